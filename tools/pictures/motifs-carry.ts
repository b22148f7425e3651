import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
  inside,
  line,
  oval,
  place,
  rect,
  ring,
  shape,
  stuff,
  times,
  tones,
  turn,
} from './shapes.ts';

/** Tote, backpack, satchel, duffel, pouch. */
export const bags: readonly Motif[] = [
  ({ main, accent }) =>
    [
      context(400, 684, 200),
      line('M300 330 Q300 110 400 110 Q500 110 500 330', main, 26),
      shape('M210 300 H590 L614 650 Q616 684 582 684 H218 Q184 684 186 650Z', stuff.cream),
      shape('M490 300 H590 L614 650 Q616 684 582 684 H500Z', tones.shade),
      rect([206, 292, 388, 26], '#dccfb4', 8),
      rect([284, 300, 32, 84], main, 8) + rect([484, 300, 32, 84], main, 8),
      disc([400, 500, 84], accent),
      shape(
        'M400 560 V470 M400 520 Q350 510 346 460 Q396 464 400 520Z M400 500 Q450 490 454 440 Q404 446 ' +
          '400 500Z',
        stuff.paper,
      ),
      line('M400 556 V470', stuff.paper, 7),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 694, 180),
      line('M330 190 Q330 120 400 120 Q470 120 470 190', stuff.ink, 20),
      rect([206, 420, 60, 200], dark, 30) + rect([534, 420, 60, 200], dark, 30),
      block([236, 250, 328, 440], main, 76),
      shape('M232 300 V226 Q232 176 282 176 H518 Q568 176 568 226 V300Z', dark),
      rect([226, 196, 348, 60], main, 30) + rect([430, 196, 144, 60], tones.shade, 30),
      rect([296, 186, 32, 330], accent, 10) + rect([472, 186, 32, 330], accent, 10),
      rect([286, 326, 52, 40], stuff.brass, 10) + rect([462, 326, 52, 40], stuff.brass, 10),
      block([282, 456, 236, 176], dark, 40),
      rect([306, 488, 188, 12], stuff.brass, 6),
      rect([480, 498, 16, 52], accent, 8),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 664, 250),
      line('M190 400 Q150 110 400 104 Q650 110 610 400', dark, 22),
      block([160, 330, 480, 330], main, 50),
      shape(
        'M160 380 Q160 320 220 320 H580 Q640 320 640 380 V450 Q640 520 560 524 H240 Q160 520 160 450Z',
        dark,
      ),
      shape('M500 320 H580 Q640 320 640 380 V450 Q640 520 560 524 H500Z', tones.shade),
      line('M184 390 V450 Q184 498 244 500 H556 Q616 498 616 450', tones.shine, 5),
      rect([258, 440, 44, 150], accent, 12) + rect([498, 440, 44, 150], accent, 12),
      rect([248, 524, 64, 52], stuff.brass, 12) + rect([264, 538, 32, 24], stuff.brassDark, 6),
      rect([488, 524, 64, 52], stuff.brass, 12) + rect([504, 538, 32, 24], stuff.brassDark, 6),
      ring([190, 398, 22], stuff.brass, 10) + ring([610, 398, 22], stuff.brass, 10),
    ].join(''),
  ({ main, dark, accent, light }) =>
    [
      context(400, 644, 300),
      line('M290 380 Q290 190 400 190 Q510 190 510 380', dark, 24),
      shape('M110 480 Q110 330 250 330 H550 Q690 330 690 480 Q690 640 550 640 H250 Q110 640 110 480Z', main),
      shape('M580 332 Q690 346 690 480 Q690 630 580 638 Q630 480 580 332Z', tones.shade),
      oval([166, 484, 56, 130], dark),
      rect([276, 332, 44, 308], accent, 4) + rect([480, 332, 44, 308], accent, 4),
      line('M236 360 H566', stuff.ink, 10),
      rect([556, 348, 22, 60], stuff.brass, 8),
      rect([332, 440, 136, 130], light, 16),
      rect([332, 440, 136, 34], tones.shade, 16),
      disc([400, 520, 22], main),
    ].join(''),
  ({ main, dark, accent, light }) =>
    turn(
      -7,
      [400, 420],
      context(400, 620, 270),
      rect([330, 170, 22, 180], stuff.flame, 6) +
        rect([372, 150, 28, 200], accent, 8) +
        rect([420, 190, 20, 160], stuff.leaf, 6) +
        rect([462, 170, 34, 180], stuff.steelLight, 10),
      block([140, 300, 520, 310], main, 60),
      rect([160, 292, 480, 40], dark, 20),
      line('M190 312 H610', stuff.brass, 8),
      rect([600, 298, 44, 30], stuff.brass, 12),
      rect([616, 320, 18, 76], light, 9),
      inside(
        'M140 430 H660 V610 H140Z',
        times(9, (zig) => line(`M${130 + zig * 64} 540 l32 -44 l32 44`, light, 13)),
        times(9, (zig) => line(`M${130 + zig * 64} 590 l32 -44 l32 44`, accent, 13)),
      ),
    ),
];

/** Suitcase, neck pillow, luggage tags, packing cubes, bottle. */
export const travel: readonly Motif[] = [
  ({ main, dark, accent }) =>
    [
      context(400, 716, 180),
      rect([330, 84, 18, 150], stuff.steel) + rect([452, 84, 18, 150], stuff.steel),
      rect([316, 70, 168, 36], stuff.ink, 16),
      [270, 530]
        .map((x) => rect([x - 26, 670, 52, 30], stuff.ink, 8) + disc([x, 702, 18], stuff.ink))
        .join(''),
      block([226, 216, 348, 464], main, 44),
      times(5, (rib) => rect([266 + rib * 60, 240, 26, 416], rib % 2 ? tones.shade : dark, 13)),
      rect([226, 424, 348, 20], tones.deep),
      rect([352, 404, 96, 60], stuff.steelLight, 14) + disc([400, 434, 11], stuff.ink),
      turn(
        12,
        [520, 250],
        line('M520 216 V260', stuff.ink, 7),
        rect([486, 256, 68, 100], accent, 14),
        rect([500, 290, 40, 10], stuff.paper, 4),
        rect([500, 312, 28, 10], stuff.paper, 4),
      ),
    ].join(''),
  ({ main, dark, accent }) => {
    const roll = 'M180 560 C110 300 250 150 400 150 C550 150 690 300 620 560';
    return [
      context(400, 660, 260),
      line(roll, main, 150),
      line('M560 250 Q662 390 640 560', tones.shade, 66),
      line('M176 540 C120 320 250 190 380 172', tones.shine, 18),
      line('M150 470 Q182 500 222 486 M650 470 Q618 500 578 486', dark, 9),
      line('M230 600 Q300 660 380 640 M570 600 Q500 660 420 640', stuff.ink, 12),
      rect([362, 612, 76, 52], accent, 14),
    ].join('');
  },
  ({ main, dark, accent, light }) => {
    const tag = (fill: string, edge: string) => [
      line('M400 200 Q360 90 300 110 Q260 140 330 200 Q380 236 400 210', stuff.ink, 13),
      shape('M330 190 H470 L540 260 V600 Q540 640 500 640 H300 Q260 640 260 600 V260Z', fill),
      shape('M450 190 H470 L540 260 V600 Q540 640 500 640 H450Z', tones.shade),
      disc([400, 232, 24], stuff.brass) + disc([400, 232, 12], stuff.ink),
      rect([296, 330, 208, 220], light, 16),
      rect([296, 330, 208, 64], edge, 16),
      line('M324 440 H470 M324 476 H440 M324 512 H456', tones.shade, 10),
    ];
    return (
      turn(20, [480, 420], place([100, 10], 1, ...tag(accent, dark))) +
      turn(-12, [360, 420], place([-70, 20], 1, ...tag(main, dark)))
    );
  },
  ({ main, accent, dark, light }) => {
    const cube = (y: number, [x, width, fill]: readonly [number, number, string]) => {
      const mesh = `M${x + 40} ${y + 34} H${x + width - 40} V${y + 112} H${x + 40}Z`;
      return [
        block([x, y, width, 150], fill, 34),
        rect([x + 40, y + 34, width - 80, 78], tones.deep, 16),
        inside(
          mesh,
          times(14, (wire) =>
            line(
              `M${x + 30 + wire * 34} ${y + 20} l-60 110 M${x - 30 + wire * 34} ${y + 20} l60 110`,
              tones.shine,
              3,
            ),
          ),
        ),
        rect([x + width - 30, y + 44, 44, 62], stuff.ink, 16),
        rect([x + 60, y + 128, width - 160, 8], light, 4),
        rect([x + width - 110, y + 122, 30, 20], stuff.brass, 7),
      ].join('');
    };
    return (
      context(400, 684, 270) +
      cube(530, [130, 520, main]) +
      cube(372, [170, 450, accent]) +
      cube(214, [210, 370, dark])
    );
  },
  ({ main, accent, light }) =>
    [
      context(400, 706, 120),
      line('M330 170 Q330 76 400 76 Q470 76 470 170', stuff.ink, 20),
      rect([336, 138, 128, 88], stuff.ink, 22),
      rect([348, 220, 104, 40], stuff.steel, 8),
      shape(
        'M348 250 H452 Q520 290 520 370 V650 Q520 704 466 704 H334 Q280 704 280 650 V370 Q280 290 348 250Z',
        main,
      ),
      shape('M440 250 H452 Q520 290 520 370 V650 Q520 704 466 704 H440Z', tones.shade),
      rect([280, 636, 240, 24], light),
      line('M312 390 V590', tones.shine, 18),
      shape(
        'M400 420 L420 462 L466 468 L432 500 L442 546 L400 522 L358 546 L368 500 L334 468 L380 462Z',
        accent,
      ),
    ].join(''),
];

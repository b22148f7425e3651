import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
  inside,
  line,
  mirror,
  oval,
  rect,
  set,
  shape,
  stuff,
  times,
  tones,
  turn,
} from './shapes.ts';

/** Mushroom lamp, desk lamp, pendant, paper globe, string lights. */
export const lighting: readonly Motif[] = [
  ({ main }) =>
    [
      context(400, 676, 180),
      oval([400, 440, 210, 120], stuff.glow),
      block([340, 400, 120, 240], stuff.cream, 30),
      shape(
        'M300 640 Q300 612 340 612 H460 Q500 612 500 640 V656 Q500 676 478 676 H322 Q300 676 300 656Z',
        main,
      ),
      shape(
        'M160 400 C160 240 270 150 400 150 C530 150 640 240 640 400 Q640 430 606 430 H194 Q160 430 160 400Z',
        main,
      ),
      shape('M480 164 C570 190 640 270 640 400 Q640 430 606 430 H520 C560 330 550 240 480 164Z', tones.shade),
      line('M216 340 Q236 250 310 212', tones.shine, 18),
      rect([188, 424, 424, 14], stuff.flame, 7),
    ].join(''),
  ({ main, dark }) =>
    [
      context(380, 676, 190),
      shape('M470 300 L640 560 H330Z', 'rgba(255,241,201,.55)'),
      line('M340 640 L270 420', stuff.steelDark, 22),
      line('M270 420 L430 210', stuff.steelDark, 22),
      line('M286 430 L420 250', stuff.steel, 6),
      disc([270, 420, 26], dark) + disc([270, 420, 10], stuff.steelLight),
      disc([340, 636, 22], dark),
      rect([236, 636, 230, 40], main, 20),
      rect([360, 636, 106, 40], tones.shade, 20),
      turn(
        28,
        [440, 220],
        shape('M392 190 Q440 120 488 190 L560 330 H320Z', main),
        shape('M452 160 Q476 166 488 190 L560 330 H480Z', tones.shade),
        oval([440, 332, 120, 20], stuff.glow),
      ),
      disc([432, 196, 20], dark),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      shape('M250 470 H550 L650 720 H150Z', 'rgba(255,241,201,.6)'),
      rect([395, 60, 10, 170], stuff.ink),
      rect([372, 204, 56, 52], accent, 12),
      shape('M170 480 C176 320 280 244 400 244 C520 244 624 320 630 480Z', main),
      shape('M470 254 C560 284 626 360 630 480 H530 C540 390 520 310 470 254Z', tones.shade),
      oval([400, 480, 230, 36], dark),
      oval([400, 484, 206, 26], stuff.paper),
      disc([400, 494, 34], stuff.flame),
      line('M226 420 Q250 330 320 292', tones.shine, 16),
    ].join(''),
  ({ accent }) =>
    [
      rect([396, 50, 8, 120], stuff.ink),
      oval([400, 410, 290, 290], 'rgba(255,241,201,.55)'),
      disc([400, 400, 234], stuff.paper),
      shape('M470 178 A234 234 0 0 1 470 622 Q560 400 470 178Z', tones.shade),
      times(7, (rib) => {
        const y = 220 + rib * 60;
        const half = Math.round(Math.sqrt(234 ** 2 - (y - 400) ** 2));
        return line(`M${400 - half} ${y} Q400 ${y + 46} ${400 + half} ${y}`, '#dfd3b8', 5);
      }),
      oval([400, 172, 66, 18], accent),
      oval([400, 630, 56, 15], accent),
    ].join(''),
  ({ main, accent }) => {
    const pear = 'M-14 22 H14 Q42 50 36 78 Q0 122 -36 78 Q-42 50 -14 22Z';
    const bulb = (x: number, y: number, fill: string) =>
      set(
        [x, y],
        0,
        disc([0, 62, 62], 'rgba(255,236,180,.5)'),
        rect([-15, -12, 30, 36], stuff.ink, 6),
        shape(pear, fill),
        line('M-14 56 Q-20 72 -12 86', tones.glass, 8),
      );
    return [
      line('M-20 170 Q200 390 400 250 T820 170', stuff.ink, 9),
      line('M-20 410 Q220 650 430 490 T820 410', stuff.ink, 9),
      bulb(110, 262, stuff.flame) +
        bulb(250, 300, accent) +
        bulb(400, 256, stuff.flame) +
        bulb(540, 194, main) +
        bulb(690, 168, stuff.flame),
      bulb(150, 526, main) +
        bulb(310, 550, stuff.flame) +
        bulb(470, 474, accent) +
        bulb(630, 424, stuff.flame),
    ].join('');
  },
];

const pillow =
  'M196 226 Q220 196 256 210 Q400 246 544 210 Q580 196 604 226 Q618 256 602 290 Q570 400 602 520 Q620 ' +
  '560 596 590 Q574 612 540 598 Q400 562 260 598 Q226 612 204 590 Q180 560 198 520 Q230 400 198 290 ' +
  'Q182 256 196 226Z';

/** Cushion, throw, pouf, runner, bolster. */
export const cushionsAndThrows: readonly Motif[] = [
  ({ main, light, accent }) =>
    [
      context(400, 618, 210),
      turn(
        -6,
        [400, 400],
        shape(pillow, light),
        inside(
          pillow,
          times(4, (stripe) => rect([206 + stripe * 112, 180, 52, 460], stripe === 1 ? accent : main)),
          shape('M520 180 Q470 400 520 640 H640 V180Z', tones.shade),
        ),
        line('M214 240 Q246 400 214 560', tones.shine, 10),
      ),
    ].join(''),
  ({ main, dark, light }) => {
    const fold = (y: number, fill: string) => block([190, y, 420, 92], fill, 46);
    return [
      context(400, 640, 250),
      fold(548, main),
      fold(470, dark),
      fold(392, main),
      shape('M250 330 Q250 300 286 300 H560 Q610 300 610 346 Q610 392 560 392 H250Z', light),
      shape('M470 300 H560 Q610 300 610 346 Q610 392 560 392 H470Z', tones.shade),
      rect([250, 330, 170, 246], light, 8),
      times(3, (stripe) => rect([250, 370 + stripe * 52, 170, 20], stripe === 1 ? dark : main)),
      times(9, (cord) => line(`M${260 + cord * 19} 578 q${cord % 2 ? 4 : -4} 22 0 42`, light, 7)),
    ].join('');
  },
  ({ main, dark }) => {
    const body =
      'M180 470 C170 330 270 270 400 270 C530 270 630 330 620 470 C630 610 520 660 400 660 C280 660 ' +
      '170 610 180 470Z';
    const knit = times(7, (row) =>
      times(13, (stitch) => {
        const x = 160 + stitch * 40;
        const y = 320 + row * 54;
        return line(`M${x} ${y} q14 26 20 40 q6 -14 20 -40`, row % 2 ? dark : tones.shade, 9);
      }),
    );
    return (
      context(400, 664, 240) +
      shape(body, main) +
      inside(body, knit, shape('M500 250 Q560 460 480 680 H680 V250Z', tones.shade)) +
      oval([400, 300, 110, 22], tones.deep) +
      oval([400, 296, 92, 15], dark)
    );
  },
  ({ main, light, accent }) => {
    const diamond = (y: number, half: number, fill: string) =>
      shape(`M400 ${y - half * 0.8} L${400 + half} ${y} L400 ${y + half * 0.8} L${400 - half} ${y}Z`, fill);
    const fringe = (y: number) => times(12, (cord) => rect([281 + cord * 20.6, y, 7, 36], stuff.cream, 3));
    return turn(
      14,
      [400, 400],
      rect([288, 142, 250, 540], tones.shade, 6),
      fringe(108) + fringe(656),
      rect([275, 136, 250, 528], main, 6),
      rect([275, 162, 250, 14], light) + rect([275, 624, 250, 14], light),
      rect([275, 188, 250, 8], accent) + rect([275, 604, 250, 8], accent),
      [270, 400, 530]
        .map((y) => diamond(y, 96, light) + diamond(y, 66, main) + diamond(y, 34, accent))
        .join(''),
      times(4, (row) => diamond(205 + row * 130, 0, light)),
    );
  },
  ({ main, dark, accent }) =>
    [
      context(400, 574, 270),
      shape('M190 270 H590 Q660 290 660 412 Q660 540 590 560 H190Z', main),
      shape('M240 500 H654 Q640 546 590 560 H190Z', tones.shade),
      times(5, (fold) =>
        line(`M${330 + fold * 60} 284 Q${350 + fold * 60} 412 ${330 + fold * 60} 546`, tones.shade, 6),
      ),
      line('M262 330 H560', tones.shine, 16),
      oval([190, 415, 74, 146], accent),
      oval([190, 415, 60, 130], main),
      times(8, (crease) => turn(crease * 45, [190, 415], line('M190 415 L190 340', dark, 5))),
      disc([190, 415, 17], accent),
    ].join(''),
];

/** Dispenser, towels, toothbrush cup, mirror, soap. */
export const bathroom: readonly Motif[] = [
  ({ main, light, accent }) =>
    [
      context(400, 680, 150),
      line('M404 190 H300 Q276 190 276 214', stuff.steelDark, 24),
      rect([380, 190, 40, 130], stuff.steel, 8),
      rect([360, 160, 90, 44], stuff.steelDark, 18),
      rect([340, 286, 120, 48], stuff.steelDark, 14),
      block([270, 324, 260, 354], main, 70),
      shape('M270 520 H530 V610 Q530 678 460 678 H340 Q270 678 270 610Z', light),
      shape('M446 520 H530 V610 Q530 678 460 678 H446Z', tones.shade),
      line('M306 400 V480', tones.shine, 16),
      shape('M400 420 Q436 470 400 492 Q364 470 400 420Z', accent),
    ].join(''),
  ({ main, light, accent }) => {
    const towel = (y: number, x: number, fill: string) =>
      [
        block([x, y, 800 - 2 * x, 112], fill, 48),
        line(`M${x + 46} ${y + 62} H${800 - x - 130}`, tones.shade, 8),
        times(9, (cell) => rect([x + 60 + cell * 34, y + 20, 18, 18], tones.shine, 5)),
      ].join('');
    return (
      context(400, 656, 260) +
      towel(540, 150, main) +
      towel(428, 176, light) +
      towel(316, 206, accent) +
      shape('M250 318 Q300 250 330 300 Q350 250 400 300 Q440 262 452 318Z', stuff.leaf) +
      line('M350 316 Q346 290 330 270', stuff.leafDark, 6)
    );
  },
  ({ main, dark, accent, light }) => {
    const brush = (fill: string) =>
      rect([386, 130, 26, 420], stuff.woodLight, 13) +
      rect([384, 116, 30, 86], stuff.wood, 10) +
      times(5, (tuft) => rect([412, 124 + tuft * 15, 28, 11], fill, 4));
    return [
      context(400, 672, 160),
      turn(14, [400, 560], brush(accent)),
      mirror(390, turn(18, [400, 560], brush(light))),
      oval([400, 380, 150, 30], dark),
      shape('M250 380 C290 424 510 424 550 380 L530 640 Q526 670 494 672 H306 Q274 670 270 640Z', main),
      shape('M470 408 Q530 400 550 380 L530 640 Q526 670 494 672 H440 Q480 560 470 408Z', tones.shade),
      line('M262 500 Q400 540 540 500', light, 10),
    ].join('');
  },
  ({ sheet, accent }) =>
    [
      disc([400, 110, 15], stuff.woodDark),
      line('M400 112 L250 250 M400 112 L550 250', accent, 16),
      disc([410, 444, 240], tones.shade),
      disc([400, 430, 240], stuff.brass),
      shape('M560 251 A240 240 0 0 1 400 670 A240 240 0 0 0 560 251Z', stuff.brassDark),
      disc([400, 430, 216], sheet),
      inside(
        'M184 430 A216 216 0 1 0 616 430 A216 216 0 1 0 184 430Z',
        shape('M120 560 L470 130 H590 L240 690Z', tones.glass),
        shape('M330 690 L640 300 V380 L400 690Z', tones.shine),
      ),
    ].join(''),
  ({ main, accent, light }) =>
    [
      context(400, 616, 250),
      [
        [250, 240, 44],
        [330, 170, 26],
        [520, 210, 58],
        [610, 300, 28],
        [430, 140, 18],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            disc([x, y, r], tones.glass) +
            line(
              `M${x - r * 0.5} ${y - r * 0.1} Q${x - r * 0.4} ${y - r * 0.5} ${x - r * 0.05} ${y - r * 0.55}`,
              stuff.paper,
              6,
            ),
        )
        .join(''),
      block([220, 350, 360, 180], main, 66),
      rect([250, 366, 270, 40], tones.shine, 20),
      oval([400, 446, 96, 44], tones.shade),
      oval([400, 443, 88, 38], main),
      shape('M366 444 Q390 414 432 436 Q410 468 366 444Z', light),
      shape('M130 506 H670 Q662 600 560 612 H240 Q138 600 130 506Z', accent),
      shape('M470 506 H670 Q662 600 560 612 H440Z', tones.shade),
      rect([120, 494, 560, 30], accent, 15),
    ].join(''),
];

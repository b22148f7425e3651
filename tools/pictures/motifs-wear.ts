import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
  hoop,
  inside,
  line,
  oval,
  place,
  rect,
  shape,
  stuff,
  times,
  tones,
  turn,
} from './shapes.ts';

/** Beanie, straw hat, scarf, umbrella, socks. */
export const hatsAndScarves: readonly Motif[] = [
  ({ main, light, accent }) => {
    const dome = 'M190 500 C180 300 270 210 400 210 C530 210 620 300 610 500Z';
    return [
      context(400, 640, 220),
      shape(dome, main),
      inside(
        dome,
        times(9, (rib) => line(`M${220 + rib * 45} 520 Q${300 + rib * 25} 320 400 200`, tones.shade, 10)),
        shape('M510 200 Q570 360 540 520 H640 V200Z', tones.shade),
      ),
      disc([400, 196, 82], accent),
      times(12, (tuft) => turn(tuft * 30, [400, 196], disc([400, 118, 17], accent))),
      disc([372, 170, 20], tones.shine),
      block([172, 480, 456, 150], light, 44),
      times(12, (rib) => line(`M${204 + rib * 36} 498 V612`, tones.shade, 9)),
    ].join('');
  },
  ({ accent, main }) => {
    const crown = 'M266 480 C260 260 310 200 400 200 C490 200 540 260 534 480Z';
    return [
      context(400, 620, 310),
      oval([400, 520, 320, 92], stuff.woodDark),
      oval([400, 506, 320, 88], '#e3c183'),
      [300, 272, 244].map((across) => hoop([400, 506, across, across * 0.27], '#cda765', 5)).join(''),
      shape(crown, '#ecd09a'),
      inside(
        crown,
        times(6, (row) =>
          line(`M250 ${240 + row * 44} Q400 ${276 + row * 44} 550 ${240 + row * 44}`, '#d6b374', 5),
        ),
        shape('M470 180 Q520 330 490 500 H560 V180Z', tones.shade),
        shape('M250 400 Q400 450 550 400 V486 Q400 530 250 486Z', accent),
      ),
      oval([540, 452, 40, 26], main) + oval([586, 470, 40, 20], main) + disc([556, 462, 15], tones.deep),
    ].join('');
  },
  ({ main, light, accent }) => {
    const tail = (x: number, y: number, height: number) => {
      const stripe = (index: number) => rect([x, y + 60 + index * 84, 120, 34], index % 2 ? accent : light);
      const cord = (index: number) => rect([x + 4 + index * 17, y + height - 6, 9, 48], main, 4);
      return (
        rect([x, y, 120, height], main, 8) +
        times(Math.floor((height - 60) / 84), stripe) +
        rect([x + 82, y, 38, height], tones.shade) +
        times(7, cord)
      );
    };
    return [
      turn(7, [460, 400], tail(420, 360, 250)),
      turn(-5, [330, 400], tail(270, 340, 320)),
      shape('M180 330 Q170 220 400 200 Q630 220 620 330 Q630 440 400 450 Q170 440 180 330Z', main),
      shape('M180 330 Q170 220 240 214 Q226 320 300 440 Q180 430 180 330Z', light),
      shape('M330 204 Q320 330 420 450 Q470 448 500 442 Q400 330 420 202Z', accent),
      shape('M540 212 Q630 240 620 330 Q626 420 560 436 Q590 320 540 212Z', tones.shade),
      oval([400, 282, 150, 50], tones.deep),
      oval([400, 272, 146, 44], stuff.ink),
    ].join('');
  },
  ({ main, dark, accent, light }) => {
    const canopy =
      'M110 430 C120 230 250 140 400 140 C550 140 680 230 690 430 Q642 380 594 430 Q546 380 498 430 ' +
      'Q450 380 400 430 Q350 380 302 430 Q254 380 206 430 Q158 380 110 430Z';
    return [
      line('M400 110 V620 Q400 680 452 680 Q500 680 500 626', stuff.wood, 22),
      line('M400 430 V560', stuff.steelDark, 16),
      rect([391, 92, 18, 60], stuff.ink, 8),
      shape(canopy, main),
      inside(
        canopy,
        shape('M400 140 Q200 240 206 440 H302 Q300 260 400 140Z', light),
        shape('M400 140 Q500 260 498 440 H594 Q600 240 400 140Z', accent),
        shape('M520 140 Q640 260 640 460 H720 V140Z', tones.shade),
      ),
      line('M160 360 Q190 270 260 220', tones.shine, 12),
      disc([400, 148, 12], dark),
      [150, 280, 540, 670]
        .map((x, drop) => shape(`M${x} ${530 + (drop % 3) * 60} q20 34 0 46 q-20 -12 0 -46Z`, '#8fb8d2'))
        .join(''),
    ].join('');
  },
  ({ main, accent, light, dark }) => {
    const foot =
      'M330 130 H470 V420 Q472 450 500 466 L596 520 Q640 550 620 596 Q600 640 540 636 L404 622 Q330 ' +
      '610 330 520Z';
    const sock = (fill: string, tip: string) => [
      shape(foot, fill),
      inside(
        foot,
        times(3, (stripe) => rect([320, 236 + stripe * 56, 170, 26], stripe === 1 ? tip : light)),
        oval([350, 580, 86, 78], tip),
        shape('M540 480 Q500 560 560 660 H660 V480Z', tip),
        shape('M440 120 H480 V430 L640 540 V660 Q560 520 440 470Z', tones.shade),
      ),
      rect([318, 116, 164, 70], tip, 18),
      times(6, (rib) => line(`M${338 + rib * 25} 130 V172`, tones.shade, 6)),
    ];
    return place([90, -40], 1, ...sock(dark, accent)) + place([-120, 60], 1, ...sock(main, accent));
  },
];

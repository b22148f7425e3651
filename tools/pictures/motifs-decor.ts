import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
  inside,
  line,
  oval,
  rect,
  ring,
  set,
  shape,
  stuff,
  times,
  tones,
  turn,
} from './shapes.ts';

/** Hour marks and two hands that show ten past ten, around a point. */
function dial(x: number, y: number, radius: number): string {
  const mark = (hour: number) =>
    turn(
      hour * 30,
      [x, y],
      rect([x - 4, y - radius * 0.9, 8, hour % 3 === 0 ? radius * 0.16 : radius * 0.08], stuff.ink, 4),
    );
  const hand = (degrees: number, length: number, width: number) =>
    turn(degrees, [x, y], rect([x - width / 2, y - length, width, length + 12], stuff.ink, width / 2));
  return (
    times(12, mark) + hand(-56, radius * 0.5, 14) + hand(60, radius * 0.72, 10) + disc([x, y, 13], stuff.ink)
  );
}

/** Wall clock, alarm clock, mantel clock, frame, sunburst clock. */
export const clocksAndFrames: readonly Motif[] = [
  ({ light, accent }) =>
    [
      disc([410, 416, 250], tones.shade),
      disc([400, 400, 250], stuff.wood),
      shape('M566 213 A250 250 0 0 1 400 650 A250 250 0 0 0 566 213Z', tones.shade),
      disc([400, 400, 214], light),
      dial(400, 400, 206),
      turn(200, [400, 400], rect([397, 240, 6, 190], accent, 3)),
      disc([400, 400, 7], accent),
    ].join(''),
  ({ main, light, dark }) =>
    [
      context(400, 676, 200),
      line('M270 600 L230 668 M530 600 L570 668', dark, 30),
      line('M400 200 V150', stuff.steelDark, 16),
      line('M300 210 Q400 90 500 210', stuff.steelDark, 14),
      turn(
        -32,
        [280, 230],
        shape('M196 250 A84 84 0 0 1 364 250Z', stuff.brass),
        rect([190, 244, 180, 18], stuff.brassDark, 9),
      ),
      turn(
        32,
        [520, 230],
        shape('M436 250 A84 84 0 0 1 604 250Z', stuff.brass),
        rect([430, 244, 180, 18], stuff.brassDark, 9),
      ),
      disc([400, 444, 220], main),
      shape('M546 279 A220 220 0 0 1 400 664 A220 220 0 0 0 546 279Z', tones.shade),
      disc([400, 444, 176], light),
      dial(400, 444, 168),
    ].join(''),
  ({ light, accent }) =>
    [
      context(400, 664, 240),
      shape('M220 640 V380 A180 180 0 0 1 580 380 V640Z', stuff.wood),
      shape('M470 214 A180 180 0 0 1 580 380 V640 H480 Q520 420 470 214Z', tones.shade),
      line('M250 600 V390 A150 150 0 0 1 330 260', tones.shine, 10),
      rect([180, 618, 440, 46], stuff.woodDark, 14),
      disc([400, 400, 140], stuff.brass),
      disc([400, 400, 126], light),
      dial(400, 400, 120),
      rect([376, 570, 48, 14], accent, 7),
    ].join(''),
  ({ main, dark, accent }) => {
    const view = 'M262 196 H538 V584 H262Z';
    return [
      rect([206, 146, 400, 510], tones.shade, 10),
      rect([194, 130, 400, 510], stuff.woodDark, 10),
      rect([194, 130, 400, 14], stuff.wood, 7) + rect([194, 130, 16, 510], stuff.wood, 7),
      rect([222, 158, 344, 454], stuff.paper),
      inside(
        view,
        rect([262, 196, 276, 388], '#f7e3c4'),
        disc([450, 300, 52], accent),
        shape('M240 470 L340 340 L420 440 L480 380 L580 500 V600 H240Z', tones.shade),
        shape('M240 500 Q330 430 420 490 T580 480 V600 H240Z', main),
        shape('M240 548 Q360 500 580 560 V600 H240Z', dark),
      ),
      shape('M222 158 H380 L222 420Z', 'rgba(255,255,255,.2)'),
    ].join('');
  },
  ({ light, accent }) => {
    const ray = (index: number) =>
      turn(
        index * 15,
        [400, 400],
        rect([391, index % 2 ? 150 : 96, 18, 250], index % 2 ? stuff.brass : stuff.woodLight, 9),
      );
    return (
      times(24, ray) +
      disc([404, 408, 150], tones.shade) +
      disc([400, 400, 148], stuff.brass) +
      disc([400, 400, 128], light) +
      dial(400, 400, 122) +
      ring([400, 400, 138], stuff.brassDark, 4) +
      disc([400, 400, 6], accent)
    );
  },
];

/** A flame whose wick stands at (x, y). */
function flame(x: number, y: number): string {
  return set(
    [x, y],
    0,
    disc([0, -44, 66], 'rgba(255,236,180,.55)'),
    line('M0 0 V-24', stuff.ink, 6),
    shape('M0 -104 Q38 -50 22 -26 Q0 -2 -22 -26 Q-38 -50 0 -104Z', stuff.flame),
    shape('M0 -62 Q16 -36 0 -18 Q-16 -36 0 -62Z', stuff.glow),
  );
}

/** Jar candle, pillars, tapers, diffuser, lantern. */
export const candlesAndScent: readonly Motif[] = [
  ({ main, accent, light }) =>
    [
      context(400, 664, 180),
      rect([250, 300, 300, 362], tones.glass, 40),
      block([264, 380, 272, 270], main, 30),
      oval([400, 382, 136, 24], light),
      flame(400, 382),
      rect([318, 460, 164, 120], stuff.paper, 12),
      shape('M400 480 Q444 510 400 560 Q356 510 400 480Z', accent),
      line('M400 490 V556', stuff.paper, 5),
      line('M276 330 V620', tones.glass, 12),
      oval([400, 302, 150, 26], tones.shine),
    ].join(''),
  ({ main, accent, light }) => {
    const pillar = (x: number, y: number, fill: string) =>
      block([x, y, 140, 650 - y], fill, 22) +
      oval([x + 70, y + 12, 66, 15], tones.shade) +
      flame(x + 70, y + 14);
    return (
      rect([150, 644, 500, 26], stuff.woodDark, 13) +
      pillar(330, 260, light) +
      pillar(180, 400, main) +
      pillar(482, 468, accent)
    );
  },
  ({ main, light, accent }) => {
    const stick = (x: number, y: number, fill: string, wax: string) =>
      set(
        [x, 0],
        0,
        block([-21, y - 210, 42, 214], wax, 8),
        flame(0, y - 208),
        rect([-46, y - 6, 92, 34], fill, 14),
        rect([-17, y, 34, 660 - y], fill),
        disc([0, y + 74, 37], fill) + oval([0, y + 136, 30, 17], fill),
        shape('M-20 600 Q-30 640 -94 646 V668 H94 V646 Q30 640 20 600Z', fill),
        shape(`M6 ${y + 28} H17 V600 Q30 640 94 646 V668 H20 Q0 640 6 600Z`, tones.shade),
      );
    return context(400, 670, 240) + stick(294, 350, main, light) + stick(516, 440, accent, light);
  },
  ({ main, light, accent }) => {
    const reeds = [-26, -16, -8, 0, 9, 18, 28].map((degrees) =>
      turn(degrees, [400, 600], rect([396, 120, 8, 420], stuff.wood, 4)),
    );
    return [
      context(400, 670, 170),
      reeds.join(''),
      rect([340, 396, 120, 44], stuff.woodDark, 12),
      rect([262, 430, 276, 238], tones.glass, 60),
      shape('M276 530 H524 V606 Q524 656 474 656 H326 Q276 656 276 606Z', main),
      shape('M450 530 H524 V606 Q524 656 474 656 H430Z', tones.shade),
      rect([336, 540, 128, 82], light, 10),
      disc([400, 581, 22], accent),
      line('M290 480 V560', tones.glass, 12),
    ].join('');
  },
  ({ main, dark }) =>
    [
      context(400, 686, 200),
      ring([400, 130, 52], dark, 14),
      shape('M250 290 L356 176 H444 L550 290Z', main),
      shape('M400 176 H444 L550 290 H450Z', tones.shade),
      rect([230, 284, 340, 34], dark, 10),
      rect([258, 318, 284, 300], tones.glass),
      rect([340, 500, 120, 116], stuff.paper, 10) + rect([420, 500, 40, 116], tones.shade, 10),
      flame(400, 504),
      [258, 390, 522]
        .map((x) => rect([x, 318, 20, 300], main))
        .filter((_, index) => index !== 1)
        .join(''),
      line('M300 350 L360 350 M300 350 V420', tones.glass, 8),
      rect([218, 616, 364, 46], main, 12),
      rect([470, 616, 112, 46], tones.shade, 12),
      rect([252, 660, 60, 24], dark, 8) + rect([488, 660, 60, 24], dark, 8),
    ].join(''),
];

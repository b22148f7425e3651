import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
  hoop,
  line,
  oval,
  place,
  rect,
  ring,
  set,
  shape,
  stuff,
  times,
  tones,
} from './shapes.ts';

/** Dog bowl, scratching post, collar, bed, toys. */
export const pets: readonly Motif[] = [
  ({ main, dark, accent, light }) => {
    const heap = (count: number, y: number) =>
      times(count, (bit) =>
        disc([400 + (bit - (count - 1) / 2) * 46, y, 27], bit % 2 ? '#a06c43' : '#8a5936'),
      );
    const bone =
      'M-70 -14 Q-100 -50 -66 -56 Q-34 -58 -46 -18 H46 Q34 -58 66 -56 Q100 -50 70 -14 Q100 26 66 34 ' +
      'Q34 34 46 2 H-46 Q-34 34 -66 34 Q-100 26 -70 -14Z';
    return [
      context(400, 640, 310),
      oval([400, 404, 226, 50], dark),
      heap(3, 322) + heap(6, 354) + heap(8, 392),
      shape('M174 404 C210 456 590 456 626 404 L690 600 Q694 636 650 638 H150 Q106 636 110 600Z', main),
      shape('M520 438 Q600 430 626 404 L690 600 Q694 636 650 638 H540Z', tones.shade),
      rect([106, 606, 588, 34], stuff.ink, 17),
      place([400, 540], 1.1, shape(bone, light)),
      set([610, 250], 24, shape(bone, accent)),
    ].join('');
  },
  ({ main, accent, dark }) =>
    [
      context(400, 700, 250),
      block([190, 640, 420, 56], main, 24),
      rect([350, 240, 100, 404], '#d8bb8a', 10),
      times(16, (coil) => line(`M352 ${262 + coil * 24} L448 ${252 + coil * 24}`, '#bd9a64', 7)),
      rect([416, 240, 34, 404], tones.shade, 10),
      block([220, 180, 360, 64], main, 30),
      line('M540 240 Q548 340 536 400', stuff.ink, 6),
      disc([534, 440, 44], accent) + line('M498 424 Q534 446 570 424', tones.shine, 9),
      shape(
        'M262 184 Q250 120 300 110 L306 70 L336 98 H372 L402 70 L408 112 Q430 130 452 134 Q520 140 526 184Z',
        stuff.ink,
      ),
      line('M520 176 Q590 170 592 110', stuff.ink, 20),
      disc([330, 126, 7], stuff.flame) + disc([376, 126, 7], stuff.flame),
      rect([190, 660, 420, 12], dark, 6),
    ].join(''),
  ({ main, dark }) =>
    [
      oval([400, 610, 250, 26], tones.shade),
      hoop([400, 370, 240, 180], dark, 64),
      hoop([400, 352, 240, 180], main, 56),
      hoop([400, 352, 256, 196], tones.glass, 5) + hoop([400, 352, 224, 164], tones.glass, 5),
      rect([330, 130, 110, 90], stuff.ink, 18) + rect([362, 152, 46, 46], main, 10),
      ring([400, 560, 26], stuff.steelDark, 12),
      disc([406, 644, 78], tones.shade) + disc([400, 636, 78], stuff.brass),
      shape('M446 573 A78 78 0 0 1 400 714 Q470 650 446 573Z', tones.shade),
      shape('M400 650 m-34 14 q0 -34 34 -34 q34 0 34 34 q-16 16 -34 10 q-18 6 -34 -10Z', dark),
      disc([360, 624, 13], dark) +
        disc([386, 602, 14], dark) +
        disc([416, 602, 14], dark) +
        disc([440, 624, 13], dark),
    ].join(''),
  ({ main, dark, light, accent }) =>
    [
      context(400, 640, 320),
      oval([400, 500, 310, 140], main),
      oval([400, 460, 300, 120], dark),
      oval([400, 470, 236, 84], light),
      shape('M230 470 Q240 360 370 350 Q520 340 580 430 Q600 500 520 520 H300 Q230 520 230 470Z', accent),
      shape('M520 370 Q590 410 584 460 Q570 516 520 520 H460 Q560 480 520 370Z', tones.shade),
      shape(
        'M232 420 L226 340 L276 376 Q310 366 336 378 L384 344 L380 430 Q376 490 304 490 Q236 488 232 420Z',
        accent,
      ),
      line('M262 430 q14 12 28 0 M326 430 q14 12 28 0', stuff.ink, 7),
      shape('M298 450 h20 l-10 12Z', '#d9737f'),
      line('M308 462 v8', stuff.ink, 5),
      line('M560 470 Q600 540 470 536 Q400 536 380 520', accent, 34),
      shape('M90 490 Q96 640 400 644 Q704 640 710 490 Q700 570 400 572 Q100 570 90 490Z', main),
      shape('M560 560 Q690 540 710 490 Q704 610 520 638Z', tones.shade),
    ].join(''),
  ({ main, dark, accent, light }) =>
    [
      context(320, 560, 220) + context(590, 660, 110),
      line('M480 500 Q600 470 620 380 Q640 290 710 320', dark, 14),
      shape('M110 520 Q120 430 230 380 Q380 320 470 420 Q520 490 480 550 H140 Q110 550 110 520Z', main),
      shape('M400 372 Q520 420 480 550 H400 Q460 460 400 372Z', tones.shade),
      disc([300, 366, 62], dark) + disc([300, 366, 38], '#e8a5a8'),
      disc([214, 396, 48], main) + disc([214, 396, 28], '#e8a5a8'),
      disc([190, 470, 12], stuff.ink) + disc([112, 516, 15], '#d9737f'),
      line('M150 520 L84 560 M156 530 L110 590', stuff.ink, 5),
      line('M330 540 q30 -70 70 -60', light, 6),
      disc([590, 570, 92], accent),
      shape('M650 500 A92 92 0 0 1 590 662 Q680 590 650 500Z', tones.shade),
      line('M504 548 Q590 610 676 548 M530 500 Q590 540 650 500 M520 626 Q590 580 660 626', light, 10),
    ].join(''),
];

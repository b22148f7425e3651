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
  set,
  shape,
  stuff,
  times,
  tones,
} from './shapes.ts';

/** Plates, noodle bowl, tumblers, cutlery, jug. */
export const tableware: readonly Motif[] = [
  ({ main, dark, light }) => {
    const plate = (x: number, y: number, fill: string, rim: string) =>
      disc([x + 10, y + 14, 196], tones.shade) +
      disc([x, y, 196], fill) +
      ring([x, y, 178], rim, 7) +
      disc([x, y, 128], tones.shade) +
      disc([x - 3, y - 4, 124], fill);
    return (
      plate(470, 330, main, dark) +
      plate(330, 470, light, main) +
      line('M232 452 Q244 390 300 372', tones.shade, 10)
    );
  },
  ({ main, dark, accent, light }) =>
    [
      context(400, 664, 170),
      oval([400, 390, 232, 62], dark),
      oval([400, 396, 210, 50], '#e9b872'),
      line('M250 396 Q300 366 350 396 T450 396 T550 392 M280 414 Q330 388 380 414 T480 412', '#f8e2b4', 13),
      oval([478, 384, 46, 24], stuff.paper) + oval([478, 384, 22, 12], stuff.flame),
      disc([318, 382, 14], stuff.leaf) +
        disc([350, 404, 11], stuff.leafDark) +
        disc([292, 400, 10], stuff.leaf),
      shape(
        'M168 392 C172 560 300 624 330 630 V646 Q330 664 348 664 H452 Q470 664 470 646 V630 C500 624 ' +
          '628 560 632 392 C590 470 210 470 168 392Z',
        main,
      ),
      shape(
        'M470 444 C560 436 618 420 632 392 C628 560 500 624 470 630 V646 Q470 664 452 664 H420 C480 ' +
          '590 490 520 470 444Z',
        tones.shade,
      ),
      line('M214 486 Q400 552 586 486', light, 10),
      line('M150 300 L640 330', accent, 15) + line('M170 256 L650 312', accent, 15),
    ].join(''),
  ({ main, accent }) => {
    const glass = (x: number, y: number, fill: string) =>
      place(
        [x, y],
        1,
        shape('M0 0 H210 L186 290 Q184 304 170 304 H40 Q26 304 24 290Z', tones.glass),
        shape('M8 96 H202 L184 276 Q182 290 168 290 H42 Q28 290 26 276Z', fill),
        times(6, (rib) => line(`M${28 + rib * 31} 24 L${42 + rib * 25} 282`, tones.shine, 7)),
        oval([105, 0, 105, 17], tones.glass),
        line('M0 0 L26 290 M210 0 L184 290', tones.shade, 5),
      );
    return (
      context(400, 664, 230) + glass(295, 180, tones.shade) + glass(172, 358, main) + glass(420, 358, accent)
    );
  },
  ({ main }) => {
    const grip = (x: number) =>
      rect([x - 17, 430, 34, 250], main, 17) + rect([x, 430, 17, 250], tones.shade, 8);
    const neck = (x: number) => rect([x - 9, 310, 18, 140], stuff.steel, 6);
    const tines = times(4, (tine) => rect([216 + tine * 26, 120, 14, 130], stuff.steel, 7));
    return [
      neck(262) +
        tines +
        shape('M216 220 H308 V260 Q308 340 262 344 Q216 340 216 260Z', stuff.steel) +
        grip(262),
      neck(400) +
        shape('M378 118 Q446 170 440 360 L424 384 H378Z', stuff.steelLight) +
        shape('M378 118 H392 V384 H378Z', tones.shade) +
        grip(400),
      neck(538) +
        oval([538, 220, 58, 98], stuff.steel) +
        oval([538, 214, 38, 72], stuff.steelLight) +
        grip(538),
    ].join('');
  },
  ({ main, dark, accent, light }) => {
    const petals = 'M-38 -66 L-14 -34 L0 -78 L14 -34 L38 -66 Q50 14 0 18 Q-50 14 -38 -66Z';
    const tulip = (x: number, y: number, fill: string) =>
      line(`M${x} ${y} Q${(x + 400) / 2 - 8} ${y + 130} 400 420`, stuff.leafDark, 11) +
      set([x, y], 0, shape(petals, fill));
    return [
      context(396, 676, 160),
      tulip(300, 190, accent) + tulip(510, 210, '#d9737f') + tulip(400, 160, accent),
      shape('M356 400 Q260 300 236 250 Q300 260 380 380Z', stuff.leaf) +
        shape('M440 400 Q560 330 590 270 Q510 270 420 380Z', stuff.leaf),
      line('M516 400 Q640 400 620 500 Q600 590 500 580', main, 34),
      shape(
        'M262 362 H528 C520 440 560 500 560 570 C560 650 510 676 470 676 H330 C290 676 240 650 240 570 ' +
          'C240 500 282 440 278 400 L236 372Z',
        main,
      ),
      shape(
        'M450 362 H528 C520 440 560 500 560 570 C560 650 510 676 470 676 H420 C500 600 470 460 450 362Z',
        tones.shade,
      ),
      oval([394, 366, 132, 22], dark),
      line('M246 560 Q400 600 554 560', light, 12),
    ].join('');
  },
];

/** Jars, bread bin, spice rack, basket, lunch box. */
export const pantryStorage: readonly Motif[] = [
  ({ main, accent }) => {
    const jar = (x: number, y: number, fill: string, width = 150) =>
      [
        rect([x, y, width, 664 - y], tones.glass, 26),
        rect([x + 10, y + (664 - y) * 0.36, width - 20, (664 - y) * 0.64 - 10], fill, 18),
        rect([x + 18, y + 26, 13, 664 - y - 60], tones.shine, 6),
        rect([x + 8, y - 44, width - 16, 58], stuff.wood, 12),
        rect([x + width / 2, y - 44, width / 2 - 8, 58], tones.shade, 12),
      ].join('');
    const beans = times(22, (bean) =>
      oval([494 + ((bean * 59) % 108), 552 + ((bean * 37) % 94), 10, 7], tones.deep),
    );
    return (
      context(400, 666, 250) +
      jar(165, 330, accent) +
      jar(325, 210, '#ecd9a8') +
      jar(485, 430, main) +
      times(6, (stick) => line(`M${348 + stick * 21} 400 V640`, '#d7b872', 5)) +
      beans
    );
  },
  ({ main, dark, accent }) =>
    [
      context(400, 668, 270),
      shape('M250 300 Q250 216 340 220 Q372 196 420 218 Q520 196 540 300Z', '#d99a55'),
      line('M320 236 L346 282 M392 226 L414 276 M462 226 L484 276', '#f2c88d', 13),
      block([160, 340, 480, 326], main, 44),
      rect([140, 296, 520, 66], stuff.wood, 22),
      line('M190 322 H430 M470 338 H600', stuff.woodDark, 5),
      times(5, (vent) => rect([318 + vent * 36, 590, 18, 18], dark, 9)),
      disc([400, 472, 26], accent),
      disc([400, 472, 12], stuff.woodLight),
    ].join(''),
  ({ main, accent, dark }) => {
    const spices = [accent, '#c9a13b', '#a5533c', stuff.leaf, main, '#7a5540'];
    const jar = (x: number, y: number, fill: string) =>
      rect([x, y, 104, 130], tones.glass, 18) +
      rect([x + 8, y + 40, 88, 82], fill, 13) +
      rect([x + 8, y - 26, 88, 34], stuff.steelDark, 8) +
      rect([x + 22, y + 62, 60, 36], stuff.paper, 6);
    return [
      context(400, 690, 250),
      rect([176, 130, 448, 550], stuff.woodLight, 20),
      rect([200, 154, 400, 502], tones.shade, 10),
      spices.map((fill, jarNo) => jar(220 + (jarNo % 3) * 128, jarNo < 3 ? 226 : 476, fill)).join(''),
      rect([176, 352, 448, 40], stuff.wood, 8),
      rect([176, 602, 448, 40], stuff.wood, 8),
      rect([176, 372, 448, 20], tones.shade, 8) + rect([176, 622, 448, 20], tones.shade, 8),
      disc([400, 142, 7], dark),
    ].join('');
  },
  ({ accent }) => {
    const body = 'M166 378 H634 L586 636 Q580 666 550 666 H250 Q220 666 214 636Z';
    const colour = (row: number, knot: number) =>
      row === 2 ? accent : (row + knot) % 2 === 0 ? stuff.wood : stuff.woodLight;
    const weave = times(7, (row) =>
      times(14, (knot) =>
        oval([146 + knot * 42 + (row % 2) * 21, 400 + row * 44, 25, 19], colour(row, knot)),
      ),
    );
    return [
      context(400, 668, 220),
      line('M200 380 Q170 250 250 250 Q320 254 306 370', stuff.woodDark, 24),
      line('M494 370 Q480 254 550 250 Q630 250 600 380', stuff.woodDark, 24),
      shape(body, stuff.woodDark),
      inside(body, weave, shape('M500 360 H660 V680 H470Z', tones.shade)),
      rect([150, 358, 500, 34], stuff.wood, 17),
    ].join('');
  },
  ({ main, light, accent, dark }) =>
    [
      context(400, 658, 250),
      block([160, 490, 480, 164], main, 44),
      rect([172, 470, 456, 30], dark, 15),
      block([160, 320, 480, 156], light, 40),
      rect([172, 460, 456, 20], tones.shade, 10),
      rect([150, 264, 500, 72], stuff.woodLight, 30),
      line('M200 296 H470 M500 306 H590', stuff.wood, 5),
      rect([352, 254, 96, 404], accent, 14),
      rect([400, 254, 48, 404], tones.shade, 14),
      rect([372, 420, 56, 40], stuff.paper, 8),
    ].join(''),
];

import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
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

/** Pencil pot, organiser, laptop stand, cork board, bookends. */
export const deskAccessories: readonly Motif[] = [
  ({ main, accent, dark }) => {
    const pencil = (degrees: number, top: number, fill: string) =>
      turn(
        degrees,
        [400, 620],
        rect([384, top + 56, 32, 540 - top], fill),
        rect([405, top + 56, 11, 540 - top], tones.shade),
        shape(`M384 ${top + 58} L400 ${top} L416 ${top + 58}Z`, stuff.woodLight),
        shape(`M394 ${top + 22} L400 ${top} L406 ${top + 22}Z`, stuff.ink),
      );
    return [
      context(400, 680, 150),
      pencil(-17, 180, accent) +
        pencil(18, 170, main) +
        pencil(-9, 130, stuff.leaf) +
        pencil(9, 150, '#d9737f') +
        pencil(0, 100, stuff.flame) +
        pencil(25, 250, dark),
      oval([400, 420, 124, 22], stuff.woodDark),
      shape('M276 420 Q400 452 524 420 V640 Q524 678 486 678 H314 Q276 678 276 640Z', stuff.woodLight),
      shape('M450 438 Q500 432 524 420 V640 Q524 678 486 678 H450Z', tones.shade),
      line('M278 600 Q400 632 522 600', accent, 16),
    ].join('');
  },
  ({ main, dark, accent }) =>
    [
      context(400, 680, 270),
      rect([190, 196, 420, 484], stuff.woodDark, 24),
      rect([216, 220, 368, 436], tones.deep, 12),
      rect([240, 306, 300, 24], stuff.paper, 4) + rect([250, 290, 280, 18], stuff.cream, 4),
      rect([236, 446, 240, 32], main, 6) +
        rect([250, 418, 220, 28], accent, 6) +
        rect([246, 394, 200, 24], dark, 6),
      rect([240, 606, 300, 16], stuff.paper, 4) +
        rect([246, 590, 290, 16], stuff.cream, 4) +
        rect([240, 574, 300, 16], stuff.paper, 4),
      [330, 478, 622].map((y) => block([176, y, 448, 34], stuff.wood, 12)).join(''),
      rect([500, 150, 20, 60], accent, 8) + rect([470, 136, 20, 74], main, 8),
      block([440, 184, 120, 62], stuff.woodLight, 14),
    ].join(''),
  ({ main, accent }) =>
    [
      context(400, 680, 250),
      line('M250 670 L470 560 L310 470', stuff.steelDark, 30),
      line('M250 670 H560', stuff.steelDark, 26),
      line('M262 656 L440 566', stuff.steel, 9),
      turn(
        -6,
        [400, 480],
        shape('M192 446 H614 L570 496 H120Z', stuff.steelLight),
        shape('M206 456 H590 L564 484 H158Z', stuff.steelDark),
        rect([112, 494, 466, 18], stuff.steel, 9),
      ),
      turn(
        -6,
        [400, 480],
        shape('M190 448 L236 150 Q240 128 264 128 H640 Q664 128 660 152 L612 448Z', stuff.ink),
        shape('M212 434 L252 166 Q254 150 270 150 H622 Q638 150 636 166 L596 434Z', main),
        shape('M212 434 L252 166 Q254 150 270 150 H420 L300 434Z', tones.shine),
        disc([490, 300, 52], accent),
      ),
    ].join(''),
  ({ main, accent, light, dark }) => {
    const pin = (x: number, y: number) =>
      disc([x + 4, y + 6, 14], tones.deep) + disc([x, y, 14], stuff.woodLight);
    return [
      rect([142, 194, 540, 436], tones.shade, 20),
      rect([130, 180, 540, 436], main, 20),
      rect([158, 208, 484, 380], '#d3a877', 8),
      times(46, (speck) =>
        disc(
          [172 + ((speck * 131) % 456), 222 + ((speck * 89) % 352), 3 + (speck % 3)],
          speck % 2 ? '#bd8f5d' : '#e2bd91',
        ),
      ),
      turn(
        -5,
        [280, 330],
        rect([206, 246, 160, 190], light),
        times(3, (row) => rect([228, 300 + row * 34, 116 - row * 22, 10], tones.shade, 5)),
      ) + pin(280, 258),
      turn(
        6,
        [500, 320],
        rect([424, 240, 160, 130], accent),
        shape('M424 370 L480 300 L516 340 L544 312 L584 370Z', tones.shade),
      ) + pin(506, 252),
      turn(
        -3,
        [470, 490],
        rect([402, 420, 130, 130], stuff.paper),
        disc([467, 485, 38], dark),
        disc([467, 485, 18], stuff.flame),
      ) + pin(466, 430),
      shape('M250 470 H340 V570 L295 540 L250 570Z', dark) + pin(295, 486),
    ].join('');
  },
  ({ main, dark, accent, light }) => {
    const book = (x: number, top: number, [width, fill]: readonly [number, string]) =>
      rect([x, top, width, 640 - top], fill, 6) +
      rect([x + width - 12, top, 12, 640 - top], tones.shade, 4) +
      rect([x + 8, top + 36, width - 24, 12], tones.glass, 3) +
      rect([x + 8, 590, width - 24, 12], tones.glass, 3);
    const arch = 'M0 260 V120 A120 120 0 0 1 120 0 V260Z';
    return [
      context(400, 650, 300),
      book(268, 300, [56, accent]) +
        book(326, 250, [44, light]) +
        book(372, 330, [66, stuff.clay]) +
        book(440, 280, [40, main]),
      turn(9, [530, 640], book(486, 306, [48, stuff.steelDark])),
      place(
        [144, 380],
        1,
        shape(arch, dark),
        shape('M44 260 V140 A84 84 0 0 1 120 60 V260Z', main),
        shape('M84 260 V150 A46 46 0 0 1 120 108 V260Z', stuff.flame),
      ),
      place(
        [560, 380],
        1,
        shape('M0 0 A120 120 0 0 1 120 120 V260 H0Z', dark),
        shape('M0 60 A84 84 0 0 1 76 140 V260 H0Z', main),
        shape('M0 108 A46 46 0 0 1 36 150 V260 H0Z', stuff.flame),
      ),
      rect([100, 636, 600, 24], stuff.wood, 10),
    ].join('');
  },
];

/** Notebook, sketchbook, letter set, calendar, paper tapes. */
export const notebooksAndPaper: readonly Motif[] = [
  ({ main, dark, accent, light }) =>
    turn(
      -8,
      [400, 400],
      rect([248, 166, 340, 500], tones.shade, 22),
      rect([246, 150, 336, 496], light, 16),
      rect([234, 142, 336, 496], main, 22),
      shape('M234 164 Q234 142 256 142 H292 V638 H256 Q234 638 234 616Z', dark),
      rect([512, 142, 18, 496], accent, 4),
      shape('M380 630 H412 V708 L396 690 L380 708Z', accent),
      rect([330, 236, 150, 90], light, 10),
      line('M356 272 H452 M356 296 H420', tones.shade, 8),
    ),
  ({ main, light, accent, dark }) =>
    [
      turn(
        5,
        [400, 400],
        rect([216, 176, 390, 480], tones.shade, 14),
        rect([204, 160, 390, 480], stuff.paper, 14),
        rect([204, 160, 390, 44], main, 14),
        line('M250 500 L340 372 L402 458 L468 356 L556 500', dark, 8),
        disc([400, 304, 44], accent),
        line('M260 560 H540', light, 7),
        line('M250 566 H548', tones.shade, 7),
        times(11, (loop) => rect([222 + loop * 33, 130, 13, 56], stuff.steelDark, 6)),
      ),
      turn(
        38,
        [580, 540],
        rect([560, 380, 40, 270], stuff.flame),
        rect([586, 380, 14, 270], tones.shade),
        rect([560, 352, 40, 40], '#d9737f', 8),
        rect([560, 384, 40, 18], stuff.steel),
        shape('M560 650 H600 L580 710Z', stuff.woodLight),
        shape('M573 688 H587 L580 710Z', stuff.ink),
      ),
    ].join(''),
  ({ main, light, accent, dark }) =>
    [
      turn(
        8,
        [440, 300],
        rect([260, 150, 360, 260], tones.shade, 8),
        rect([250, 138, 360, 260], stuff.paper, 8),
        times(4, (row) => rect([290, 190 + row * 40, 280 - (row % 3) * 50, 9], tones.shade, 4)),
        shape('M520 150 H590 V236 H520Z', accent),
        disc([555, 193, 20], stuff.paper),
      ),
      turn(
        -6,
        [400, 480],
        rect([182, 336, 440, 300], tones.shade, 12),
        rect([172, 322, 440, 300], main, 12),
        shape('M172 334 Q172 322 184 322 H600 Q612 322 612 334 L412 490 Q392 506 372 490Z', dark),
        shape('M172 326 L612 326 L600 322 H184Z', dark),
        line('M178 616 L340 480 M606 616 L444 480', tones.shade, 7),
        disc([392, 484, 42], accent),
        shape('M392 508 Q350 478 372 460 Q388 456 392 472 Q396 456 412 460 Q434 478 392 508Z', light),
      ),
    ].join(''),
  ({ main, accent, light, dark }) => {
    const pips = (x: number, count: number) =>
      times(count, (pip) => disc([x + (pip % 3) * 36, 436 + Math.floor(pip / 3) * 40, 11], stuff.ink));
    return [
      context(400, 680, 250),
      shape('M170 640 L210 240 Q214 210 244 210 H556 Q586 210 590 240 L630 640Z', stuff.wood),
      rect([240, 246, 320, 100], light, 14),
      disc([300, 296, 26], accent) + line('M350 282 H520 M350 310 H470', tones.shade, 11),
      block([238, 386, 150, 176], light, 16),
      block([412, 386, 150, 176], light, 16),
      pips(277, 7) + pips(451, 9),
      rect([216, 562, 368, 22], stuff.woodDark, 8),
      block([150, 584, 500, 94], main, 22),
      times(7, (day) => disc([214 + day * 62, 631, day === 3 ? 17 : 11], day === 3 ? accent : dark)),
    ].join('');
  },
  ({ main, accent, dark, light }) => {
    const roll = (x: number, y: number, [fill, spot]: readonly [string, string]) =>
      [
        disc([x + 8, y + 12, 116], tones.shade),
        disc([x, y, 116], fill),
        times(12, (dot) => turn(dot * 30, [x, y], disc([x, y - 94, 10], spot))),
        disc([x, y, 72], tones.shade),
        ring([x, y, 66], stuff.woodLight, 16),
      ].join('');
    return [
      shape('M318 300 L700 236 L690 258 L708 276 L690 294 L700 318 L318 372Z', main),
      times(6, (dot) => disc([430 + dot * 44, 318 - dot * 7, 12], light)),
      roll(280, 266, [main, light]),
      roll(520, 420, [accent, light]),
      roll(262, 530, [dark, stuff.flame]),
      roll(470, 620, [light, main]),
    ].join('');
  },
];

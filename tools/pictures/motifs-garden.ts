import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
  inside,
  line,
  mirror,
  oval,
  place,
  rect,
  ring,
  set,
  shape,
  stuff,
  times,
  tones,
  turn,
} from './shapes.ts';

/** Trowel and fork, watering can, shears, gloves, bird house. */
export const gardenTools: readonly Motif[] = [
  ({ main }) => {
    const handle =
      rect([372, 100, 56, 220], stuff.wood, 28) +
      rect([400, 100, 28, 220], tones.shade, 14) +
      rect([372, 270, 56, 46], main, 10) +
      rect([386, 310, 28, 90], stuff.steelDark, 8);
    const trowel =
      shape('M340 390 Q400 366 460 390 Q486 560 400 690 Q314 560 340 390Z', stuff.steel) +
      shape('M400 378 Q440 378 460 390 Q486 560 400 690Z', tones.shade);
    const fork =
      shape('M332 390 H468 V450 H332Z', stuff.steel) +
      times(3, (tine) =>
        shape(
          `M${332 + tine * 53} 430 H${362 + tine * 53} V610 Q${347 + tine * 53} 690 ${332 + tine * 53} 610Z`,
          stuff.steel,
        ),
      );
    return (
      turn(16, [400, 400], place([-110, 0], 1, handle, trowel)) +
      turn(-16, [400, 400], place([110, 0], 1, handle, fork))
    );
  },
  ({ main, dark, accent }) =>
    [
      context(430, 662, 210),
      line('M352 320 Q330 140 470 140 Q690 160 584 500', dark, 28),
      shape('M330 560 L330 470 L170 300 L132 330Z', main),
      turn(
        -42,
        [140, 300],
        rect([86, 270, 110, 54], accent, 16),
        times(4, (hole) => disc([102 + hole * 26, 284, 5], tones.deep)),
      ),
      shape('M318 300 H560 L586 620 Q588 660 548 660 H330 Q292 660 294 620Z', main),
      shape('M480 300 H560 L586 620 Q588 660 548 660 H470 Q510 480 480 300Z', tones.shade),
      oval([439, 302, 122, 24], dark),
      line('M330 360 L322 600', tones.shine, 14),
      rect([300, 540, 280, 18], tones.shade, 9),
    ].join(''),
  ({ main, dark }) => {
    const grip = 'M392 420 Q330 480 318 690 Q352 712 376 684 Q384 540 436 456Z';
    return turn(
      24,
      [400, 400],
      shape(grip, main),
      mirror(
        408,
        shape(grip, main) +
          shape('M392 420 Q330 480 318 690 Q330 704 344 700 Q352 520 412 440Z', tones.shade),
      ),
      shape('M376 430 Q330 260 414 110 Q446 240 440 430Z', stuff.steelLight),
      shape('M414 110 Q446 240 440 430 H410Z', tones.shade),
      shape('M436 440 Q520 360 506 226 Q446 250 430 300 Q456 360 396 420Z', stuff.steelDark),
      line('M372 560 q18 14 36 0 t36 0', stuff.steelDark, 9),
      disc([410, 430, 30], dark) + disc([410, 430, 12], stuff.brass),
    );
  },
  ({ main, dark, accent, light }) => {
    const glove = (fill: string) => {
      const finger = (index: number) => {
        const top = [246, 200, 206, 250][index] ?? 0;
        return (
          rect([306 + index * 49, top, 44, 200], fill, 22) + rect([306 + index * 49, top, 44, 62], accent, 22)
        );
      };
      return [
        turn(-42, [300, 470], rect([276, 330, 52, 150], fill, 26), rect([276, 330, 52, 60], accent, 26)),
        times(4, finger),
        rect([300, 350, 204, 180], fill, 46),
        rect([440, 360, 64, 170], tones.shade, 32),
        shape('M312 516 H492 L510 650 Q400 676 294 650Z', light),
        shape('M430 516 H492 L510 650 Q480 660 440 664Z', tones.shade),
        rect([304, 502, 196, 30], stuff.ink, 14),
      ].join('');
    };
    return (
      turn(16, [520, 440], place([110, 0], 1, mirror(404, glove(dark)))) +
      turn(-10, [330, 440], place([-70, 10], 1, glove(main)))
    );
  },
  ({ main, dark, accent }) =>
    [
      line('M400 60 V150', stuff.ink, 8),
      shape('M250 330 L400 180 L550 330 V600 H250Z', main),
      shape('M470 250 L550 330 V600 H470Z', tones.shade),
      times(3, (board) => line(`M252 ${400 + board * 66} H548`, tones.shade, 6)),
      line('M212 366 L400 176 L588 366', stuff.woodDark, 44),
      line('M220 352 L400 170', stuff.wood, 12),
      disc([400, 400, 56], stuff.ink),
      ring([400, 400, 60], dark, 12),
      rect([386, 490, 28, 70], stuff.woodDark, 14),
      rect([226, 596, 348, 34], stuff.wood, 12),
      shape(
        'M420 490 Q430 440 476 444 Q500 420 524 448 L552 456 L526 468 Q516 516 460 516 Q432 512 420 490Z',
        accent,
      ),
      disc([512, 452, 5], stuff.ink),
      shape('M424 488 Q456 470 486 484 Q468 514 440 508Z', tones.deep),
    ].join(''),
];

/** A leaf that starts at a point and goes `length` away in the given direction, upright being 0. */
function leaf(
  degrees: number,
  at: readonly [number, number],
  length: number,
  fill: string = stuff.leaf,
): string {
  const half = Math.round(length * 0.24);
  const blade = `M0 0 Q${-half * 1.6} ${-length / 2} 0 ${-length} Q${half * 1.6} ${-length / 2} 0 0Z`;
  return set(at, degrees, shape(blade, fill), line(`M0 0 V${-length * 0.8}`, tones.shade, 5));
}

/** Clay pot, hanging planter, planter on legs, herb trough, terrarium. */
export const planters: readonly Motif[] = [
  () =>
    [
      context(400, 690, 190),
      [-62, -34, 34, 62].map((degrees) => leaf(degrees, [400, 400], 220, stuff.leafDark)).join(''),
      [-48, -16, 16, 48, 0].map((degrees) => leaf(degrees, [400, 410], degrees === 0 ? 270 : 230)).join(''),
      shape('M270 450 H530 L500 640 Q496 664 470 664 H330 Q304 664 300 640Z', stuff.clay),
      shape('M450 450 H530 L500 640 Q496 664 470 664 H430Z', tones.shade),
      block([248, 392, 304, 72], stuff.clay, 14),
      rect([270, 464, 258, 16], tones.shade),
      shape('M250 656 H550 Q540 690 500 690 H300 Q260 690 250 656Z', stuff.clayDark),
    ].join(''),
  ({ main, light }) =>
    [
      disc([400, 70, 16], stuff.brass),
      line('M400 80 L246 420 M400 80 L554 420 M400 80 V400', stuff.cream, 9),
      [-70, -40, -14, 14, 40, 70].map((degrees) => leaf(degrees, [400, 430], 160, stuff.leafDark)).join(''),
      shape('M220 410 H580 Q586 590 400 600 Q214 590 220 410Z', main),
      shape('M480 410 H580 Q586 590 400 600 Q470 540 480 410Z', tones.shade),
      line('M232 486 Q400 540 568 486', light, 12),
      rect([206, 392, 388, 38], main, 19),
      line(
        'M270 420 Q230 520 252 640 M330 420 Q310 560 332 700 M520 420 Q566 520 540 660',
        stuff.leafDark,
        8,
      ),
      times(5, (pair) => leaf(pair % 2 ? 110 : -110, [250 + pair * 1, 470 + pair * 38], 54)),
      times(6, (pair) => leaf(pair % 2 ? 110 : -110, [322 + pair, 480 + pair * 40], 54)),
      times(5, (pair) => leaf(pair % 2 ? 110 : -110, [548 - pair, 480 + pair * 40], 54)),
    ].join(''),
  ({ main, light }) => {
    const blade = (degrees: number, length: number) =>
      turn(
        degrees,
        [400, 460],
        shape(
          `M376 460 Q360 ${460 - length * 0.6} 400 ${460 - length} Q440 ${460 - length * 0.6} 424 460Z`,
          stuff.leafDark,
        ),
        shape(
          `M390 460 Q384 ${460 - length * 0.5} 400 ${480 - length} Q416 ${460 - length * 0.5} 410 460Z`,
          stuff.leaf,
        ),
      );
    return [
      context(400, 700, 170),
      [-32, 32, -18, 18, 0]
        .map((degrees, index) => blade(degrees, [230, 240, 310, 300, 360][index] ?? 0))
        .join(''),
      line('M300 590 L270 694 M500 590 L530 694', stuff.wood, 24),
      line('M400 620 V694', stuff.woodDark, 22),
      shape('M252 440 H548 L524 600 Q520 640 480 640 H320 Q280 640 276 600Z', main),
      shape('M470 440 H548 L524 600 Q520 640 480 640 H440Z', tones.shade),
      rect([242, 424, 316, 34], main, 17),
      line('M300 480 L312 590', tones.shine, 13),
      times(5, (dot) => disc([310 + dot * 45, 545, 9], light)),
    ].join('');
  },
  ({ main, light, accent }) =>
    [
      context(400, 640, 270),
      times(7, (stem) =>
        leaf(-48 + stem * 16, [230, 450], 150 + (stem % 3) * 20, stem % 2 ? stuff.leaf : stuff.leafDark),
      ),
      times(9, (blade) =>
        turn(
          -34 + blade * 8.5,
          [400, 470],
          line(`M400 460 V${270 - (blade % 3) * 26}`, blade % 2 ? stuff.leaf : stuff.leafDark, 9),
        ),
      ),
      times(
        5,
        (stem) =>
          line(`M${520 + stem * 26} 460 Q${510 + stem * 30} 380 ${506 + stem * 34} 300`, stuff.leafDark, 7) +
          times(4, (bud) =>
            disc([508 + stem * 32 + (bud % 2) * 10, 292 + bud * 26, 13], stem % 2 ? stuff.leaf : '#8a78b4'),
          ),
      ),
      block([140, 450, 520, 184], main, 26),
      rect([124, 430, 552, 44], main, 16),
      rect([140, 474, 520, 12], tones.shade),
      [230, 400, 570]
        .map((x) => rect([x - 50, 520, 100, 60], light, 10) + leaf(0, [x, 572], 44, accent))
        .join(''),
    ].join(''),
  ({ main }) => {
    const glass =
      'M230 590 V390 Q230 190 400 190 Q570 190 570 390 V590 Q570 650 510 650 H290 Q230 650 230 590Z';
    return [
      context(400, 662, 200),
      shape(glass, 'rgba(255,255,255,.45)'),
      inside(
        glass,
        rect([200, 540, 400, 130], '#6f5a49'),
        rect([200, 600, 400, 70], '#b9ab98'),
        times(14, (stone) =>
          disc([226 + stone * 27, 616 + (stone % 3) * 14, 13], stone % 2 ? '#cfc4b4' : '#9d9081'),
        ),
        [-52, -26, 0, 26, 52]
          .map((degrees) =>
            leaf(
              degrees,
              [350, 545],
              degrees === 0 ? 220 : 170,
              degrees % 52 === 0 ? stuff.leaf : stuff.leafDark,
            ),
          )
          .join(''),
        [-60, -30, 30, 60, 0].map((degrees) => leaf(degrees, [480, 545], 96, stuff.leafDark)).join(''),
        oval([270, 546, 50, 24], '#8fb27f') + oval([540, 548, 56, 26], '#8fb27f'),
      ),
      line('M262 540 V400 Q262 280 330 236', tones.glass, 14),
      oval([400, 206, 96, 22], main),
      disc([400, 166, 32], stuff.wood) + shape('M412 137 A32 32 0 0 1 412 195Z', tones.shade),
    ].join('');
  },
];

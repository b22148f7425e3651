import type { Motif } from './palettes.ts';
import {
  block,
  disc,
  context,
  line,
  oval,
  place,
  rect,
  set,
  shape,
  stuff,
  times,
  tones,
  turn,
} from './shapes.ts';

/** A wooden wheel with its hub. */
function wheel(x: number, y: number, [radius, fill]: readonly [number, string]): string {
  return (
    disc([x, y, radius], stuff.ink) +
    disc([x, y, radius * 0.82], fill) +
    disc([x, y, radius * 0.3], stuff.woodLight)
  );
}

/** Train, stacking rings, blocks, snail, boat. */
export const woodenToys: readonly Motif[] = [
  ({ main, dark, accent, light }) =>
    [
      context(400, 620, 340),
      rect([90, 596, 620, 16], stuff.woodDark, 8),
      rect([380, 530, 60, 20], stuff.ink, 8) + rect([230, 530, 60, 20], stuff.ink, 8),
      block([420, 300, 130, 250], main, 20),
      rect([404, 280, 162, 36], dark, 14),
      rect([450, 340, 70, 74], light, 12),
      block([530, 400, 160, 150], accent, 34),
      rect([610, 330, 44, 80], dark, 6) + shape('M596 312 H668 L654 344 H610Z', main),
      disc([632, 262, 30], '#ffffff') + disc([668, 222, 22], '#ffffff') + disc([694, 188, 14], '#ffffff'),
      block([270, 430, 130, 120], stuff.leaf, 16) +
        disc([306, 424, 26], '#d9a25c') +
        disc([350, 420, 30], '#c98a4a') +
        rect([262, 430, 146, 24], stuff.leafDark, 10),
      block([106, 430, 140, 120], light, 16) +
        rect([98, 430, 156, 24], dark, 10) +
        rect([126, 380, 40, 56], accent, 6) +
        shape('M184 430 L214 376 L240 430Z', main),
      [
        [142, 566, 32],
        [214, 566, 32],
        [304, 566, 32],
        [372, 566, 32],
        [470, 556, 46],
        [580, 566, 34],
        [656, 566, 34],
      ]
        .map(([x = 0, y = 0, radius = 0]) => wheel(x, y, [radius, accent]))
        .join(''),
    ].join(''),
  ({ main, accent, dark }) => {
    const colours = [dark, main, stuff.leaf, stuff.flame, accent, '#d9737f'];
    return [
      context(400, 690, 190),
      shape('M210 640 H590 Q580 690 500 692 H300 Q220 690 210 640Z', stuff.wood),
      colours
        .map(
          (fill, index) =>
            block([206 + index * 22, 576 - index * 68, 388 - index * 44, 70], fill, 35) +
            rect([240 + index * 22, 590 - index * 68, 90 - index * 8, 12], tones.shine, 6),
        )
        .join(''),
      disc([400, 178, 52], stuff.wood) + shape('M420 130 A52 52 0 0 1 420 226Z', tones.shade),
      disc([382, 160, 12], tones.shine),
    ].join('');
  },
  ({ main, accent, dark, light }) =>
    [
      context(400, 680, 280),
      block([140, 540, 140, 136], main, 10) + block([520, 540, 140, 136], accent, 10),
      shape('M280 676 V540 H520 V676 H474 A74 74 0 0 0 326 676Z', stuff.woodLight),
      shape('M440 540 H520 V676 H474 A74 74 0 0 0 440 614Z', tones.shade),
      block([140, 478, 520, 62], stuff.wood, 8),
      block([190, 346, 130, 132], light, 10) + disc([255, 412, 34], accent),
      block([480, 346, 130, 132], dark, 10) + shape('M545 376 L578 446 H512Z', stuff.flame),
      shape('M320 478 V420 A80 80 0 0 1 480 420 V478 H436 V430 A36 36 0 0 0 364 430 V478Z', stuff.leaf),
      shape('M170 346 L255 240 L340 346Z', accent) + shape('M262 250 L340 346 H290Z', tones.shade),
      shape('M460 346 L545 240 L630 346Z', main) + shape('M552 250 L630 346 H580Z', tones.shade),
      block([368, 230, 64, 110], stuff.flame, 8) + disc([400, 196, 36], '#d9737f'),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 664, 280),
      line('M640 520 Q730 470 740 360', stuff.cream, 9) + disc([742, 346, 24], stuff.wood),
      line('M566 330 L600 230 M610 340 L660 250', stuff.wood, 15) +
        disc([602, 222, 20], accent) +
        disc([664, 242, 20], accent),
      shape(
        'M120 600 Q110 560 170 540 L500 500 Q520 320 590 310 Q670 320 660 420 Q650 590 560 604Z',
        stuff.woodLight,
      ),
      shape('M140 580 H600 Q580 604 560 604 H124Z', tones.shade),
      disc([610, 376, 13], stuff.ink) + line('M590 430 Q616 450 636 424', stuff.ink, 8),
      disc([340, 400, 176], main),
      shape('M452 264 A176 176 0 0 1 340 576 Q480 440 452 264Z', tones.shade),
      line(
        'M340 400 m0 -10 a30 30 0 1 1 -34 30 a66 66 0 1 1 96 48 a104 104 0 0 1 -160 -84 a128 128 0 0 1 ' +
          '130 -122',
        dark,
        20,
      ),
      wheel(210, 608, [50, accent]) + wheel(510, 608, [50, accent]),
    ].join(''),
  ({ main, dark, accent, light }) =>
    [
      shape('M0 630 Q80 590 160 630 T320 630 T480 630 T640 630 T800 630 V800 H0Z', 'rgba(120,170,200,.4)'),
      rect([391, 120, 18, 440], stuff.wood, 8),
      shape('M420 160 Q610 330 620 500 H420Z', light),
      shape('M420 160 Q610 330 620 500 H540 Q540 330 420 160Z', tones.shade),
      rect([420, 390, 166, 30], accent),
      shape('M380 200 Q240 360 220 500 H380Z', accent),
      shape('M380 200 Q350 380 340 500 H380Z', tones.shade),
      shape('M400 120 L470 146 L400 172Z', main),
      shape('M150 530 H650 Q640 640 540 650 H270 Q180 640 150 530Z', main),
      shape('M500 530 H650 Q640 640 540 650 H460Z', tones.shade),
      rect([136, 514, 528, 32], dark, 16),
      times(3, (hole) => disc([290 + hole * 90, 590, 19], light)),
      shape('M0 670 Q80 630 160 670 T320 670 T480 670 T640 670 T800 670 V800 H0Z', '#9cc3da'),
    ].join(''),
];

/** Dice and cup, jigsaw, dominoes, chess, tower. */
export const gamesAndPuzzles: readonly Motif[] = [
  ({ main, dark, light, accent }) => {
    const spots: Record<number, readonly (readonly [number, number])[]> = {
      3: [
        [-34, -34],
        [0, 0],
        [34, 34],
      ],
      5: [
        [-34, -34],
        [34, -34],
        [0, 0],
        [-34, 34],
        [34, 34],
      ],
      2: [
        [-30, 30],
        [30, -30],
      ],
    };
    const die = (count: number, [fill, spot]: readonly [string, string]) =>
      rect([-66, -60, 136, 136], tones.shade, 28) +
      block([-70, -70, 140, 140], fill, 28) +
      (spots[count] ?? []).map(([x, y]) => disc([x, y, 13], spot)).join('');
    return [
      context(400, 670, 280),
      turn(
        24,
        [300, 300],
        shape('M180 160 H440 L410 440 Q404 470 374 470 H246 Q216 470 210 440Z', main),
        shape('M360 160 H440 L410 440 Q404 470 374 470 H330Z', tones.shade),
        oval([310, 160, 130, 34], dark),
        oval([310, 164, 104, 23], tones.deep),
        rect([196, 400, 226, 20], accent, 8),
        line('M206 214 L222 380', tones.shine, 12),
      ),
      set([250, 588], -8, die(5, [light, stuff.ink])),
      set([430, 596], 14, die(3, [accent, stuff.paper])),
      set([590, 520], -20, die(2, [light, stuff.ink])),
    ].join('');
  },
  ({ main, accent, light, dark }) => {
    const piece =
      'M0 0 H70 Q60 -50 100 -50 Q140 -50 130 0 H200 V70 Q250 60 250 100 Q250 140 200 130 V200 H130 ' +
      'Q140 150 100 150 Q60 150 70 200 H0 V130 Q50 140 50 100 Q50 60 0 70Z';
    const at = ([x, y]: readonly [number, number], degrees: number, fill: string) =>
      place(
        [x, y],
        1,
        turn(
          degrees,
          [100, 100],
          place([8, 12], 1, shape(piece, tones.shade)),
          shape(piece, fill),
          line('M16 20 H60', tones.shine, 9),
        ),
      );
    return (
      at([196, 200], 0, main) +
      at([396, 200], 0, accent) +
      at([196, 400], 0, light) +
      at([440, 440], 14, dark)
    );
  },
  ({ light, main, accent }) => {
    const half = (count: number, y: number) => {
      const all = [
        [0, 0],
        [-30, -30],
        [30, 30],
        [30, -30],
        [-30, 30],
        [-30, 0],
        [30, 0],
      ] as const;
      const shown = count % 2 ? all.slice(0, count) : all.slice(1, count + 1);
      return shown.map(([x, dy]) => disc([x, y + dy, 11], stuff.ink)).join('');
    };
    const tile = ([x, y, degrees]: readonly [number, number, number], top: number, foot: number) =>
      set(
        [x, y],
        degrees,
        rect([-62, -122, 134, 260], tones.shade, 20),
        rect([-68, -130, 136, 260], light, 20),
        rect([-68, 108, 136, 22], tones.shade, 11),
        half(top, -66) + half(foot, 62),
        rect([-48, -4, 96, 7], accent, 3),
        disc([0, 0, 10], stuff.brass),
      );
    return [
      shape('M120 560 H680 L640 680 H160Z', stuff.woodDark) +
        rect([104, 540, 592, 44], stuff.wood, 14) +
        rect([300, 612, 200, 22], main, 11),
      tile([240, 380, -14], 3, 5) + tile([400, 330, 4], 6, 2) + tile([570, 390, 18], 1, 4),
    ].join('');
  },
  ({ main, light, dark, accent }) => {
    const foot = (x: number, fill: string) =>
      rect([x - 86, 560, 172, 44], fill, 16) +
      shape(`M${x - 66} 560 Q${x - 30} 480 ${x - 30} 400 H${x + 30} Q${x + 30} 480 ${x + 66} 560Z`, fill) +
      shape(
        `M${x + 8} 400 H${x + 30} Q${x + 30} 480 ${x + 66} 560 H${x + 24} Q${x + 6} 480 ${x + 8} 400Z`,
        tones.shade,
      ) +
      rect([x - 46, 384, 92, 26], fill, 12);
    const pawn =
      foot(270, light) +
      disc([270, 330, 62], light) +
      shape('M290 272 A62 62 0 0 1 290 388 Q330 330 290 272Z', tones.shade);
    const rook =
      foot(520, main) +
      shape('M450 392 V230 H482 V262 H504 V230 H536 V262 H558 V230 H590 V392Z', main) +
      shape('M540 262 H558 V230 H590 V392 H540Z', tones.shade) +
      rect([452, 300, 136, 16], dark, 6);
    const board = times(8, (square) =>
      rect([120 + square * 70, 604, 70, 46], square % 2 ? stuff.woodDark : stuff.woodLight),
    );
    return (
      context(400, 690, 310) +
      board +
      rect([108, 646, 584, 32], stuff.wood, 10) +
      pawn +
      rook +
      disc([400, 566, 34], accent) +
      rect([360, 584, 80, 22], accent, 10)
    );
  },
  ({ accent, main }) => {
    const row = (index: number) => {
      const y = 600 - index * 62;
      const tint = (block: number) =>
        (index * 2 + block) % 5 === 0 ? accent : (index + block) % 3 === 0 ? stuff.wood : stuff.woodLight;
      if (index % 2)
        return (
          rect([262, y, 276, 58], tint(1), 8) +
          rect([450, y, 88, 58], tones.shade, 8) +
          line(`M286 ${y + 22} H420`, tones.shade, 4)
        );
      return times(3, (end) =>
        index === 4 && end === 1
          ? rect([354, y, 92, 58], tones.deep)
          : rect([262 + end * 93, y, 90, 58], tint(end), 8) +
            oval([307 + end * 93, y + 29, 18, 13], tones.shade) +
            oval([307 + end * 93, y + 29, 9, 6], tones.shade),
      );
    };
    return [
      context(400, 664, 230),
      times(7, row),
      turn(-7, [400, 200], rect([262, 156, 276, 58], main, 8), rect([450, 156, 88, 58], tones.shade, 8)),
      turn(
        16,
        [610, 620],
        rect([560, 604, 170, 52], stuff.woodLight, 8),
        rect([680, 604, 50, 52], tones.shade, 8),
      ),
    ].join('');
  },
];

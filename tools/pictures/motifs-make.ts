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

/** Knitting, embroidery, watercolours, sewing, folding paper. */
export const craftKits: readonly Motif[] = [
  ({ main, accent, dark }) => {
    const edge = 'M-100 0 a100 100 0 1 0 200 0 a100 100 0 1 0 -200 0Z';
    const strand = (index: number) => {
      const y = index * 42 - 100;
      return line(`M-100 ${y} Q0 ${y - 22} 100 ${y + 58}`, tones.shade, 6);
    };
    const ball = ([x, y]: readonly [number, number], size: number, fill: string) =>
      place(
        [x, y],
        size,
        disc([0, 0, 100], fill),
        inside(edge, times(6, strand), line('M-30 100 Q10 0 100 -50 M0 100 Q40 20 100 0', tones.shine, 6)),
      );
    return [
      context(400, 660, 260),
      turn(34, [400, 400], rect([392, 96, 16, 520], stuff.woodLight, 8), disc([400, 98, 24], dark)),
      turn(-34, [420, 400], rect([412, 96, 16, 520], stuff.wood, 8), disc([420, 98, 24], dark)),
      ball([310, 500], 1.58, main),
      ball([540, 556], 1.02, accent),
      line('M440 610 Q500 690 600 660 T700 690', main, 10),
    ].join('');
  },
  ({ light, accent, main }) => {
    const petal = (degrees: number) => turn(degrees, [400, 440], oval([400, 366, 34, 52], accent));
    return [
      rect([378, 128, 44, 62], stuff.woodDark, 10) + rect([366, 120, 68, 26], stuff.brass, 10),
      disc([410, 456, 250], tones.shade),
      disc([400, 440, 250], stuff.wood),
      disc([400, 440, 222], light),
      ring([400, 440, 226], stuff.woodDark, 7),
      line(
        'M400 440 Q380 560 330 610 M392 520 Q440 540 470 500 M372 566 Q330 560 306 526',
        stuff.leafDark,
        9,
      ),
      shape(
        'M470 502 Q500 446 546 452 Q536 510 470 502Z M306 528 Q256 520 252 470 Q304 474 306 528Z',
        stuff.leaf,
      ),
      times(6, (index) => petal(index * 60)),
      disc([400, 440, 30], stuff.flame),
      times(5, (dash) => rect([500 + dash * 6, 330 - dash * 16, 20, 6], main, 3)),
      turn(42, [590, 300], rect([586, 180, 9, 190], stuff.steelDark, 4)),
      line('M652 218 Q720 300 640 380 T560 520', main, 5),
    ].join('');
  },
  ({ main, dark }) => {
    const colours = [
      '#d9534f',
      '#ee8a66',
      '#f0b64c',
      '#f5dd6a',
      '#8cb86b',
      '#4f9a6e',
      '#4aa3a0',
      '#4f8fc0',
      '#4b5c9c',
      '#8262a8',
      '#c26b9a',
      '#7a5540',
    ];
    return [
      rect([142, 294, 540, 360], tones.shade, 36),
      shape('M150 300 L180 130 Q184 110 206 110 H594 Q616 110 620 130 L650 300Z', dark),
      shape('M178 286 L204 146 H596 L622 286Z', stuff.paper),
      disc([290, 220, 46], '#8fc2dd') + disc([350, 236, 34], '#f2b8a0') + disc([480, 214, 42], '#cfe0a0'),
      rect([130, 290, 540, 346], main, 36),
      rect([160, 318, 480, 290], stuff.paper, 20),
      colours
        .map(
          (colour, index) =>
            rect([178 + (index % 6) * 76, 336 + Math.floor(index / 6) * 92, 62, 76], colour, 12) +
            rect([186 + (index % 6) * 76, 344 + Math.floor(index / 6) * 92, 46, 16], tones.shine, 8),
        )
        .join(''),
      rect([178, 526, 444, 64], tones.shade, 14),
      rect([200, 544, 250, 20], dark, 10) +
        rect([440, 542, 60, 24], stuff.steel, 4) +
        shape('M500 540 Q560 540 590 554 Q560 568 500 568Z', stuff.wood),
    ].join('');
  },
  ({ main, accent, dark }) => {
    const spool = (x: number, y: number, fill: string) =>
      rect([x - 56, y, 112, 26], stuff.wood, 10) +
      block([x - 42, y + 22, 84, 112], fill, 6) +
      times(5, (turnNo) =>
        line(`M${x - 40} ${y + 40 + turnNo * 20} L${x + 40} ${y + 34 + turnNo * 20}`, tones.shine, 5),
      ) +
      rect([x - 56, y + 130, 112, 26], stuff.woodDark, 10);
    const blade =
      rect([388, 120, 26, 240], stuff.steel, 12) +
      ring([372, 430, 46], dark, 22) +
      rect([386, 340, 24, 60], stuff.steelDark, 8);
    return [
      context(400, 684, 240),
      turn(14, [400, 350], blade) +
        turn(-14, [400, 350], mirror(400, blade)) +
        disc([400, 330, 12], stuff.ink),
      spool(236, 520, main) + spool(400, 524, accent) + spool(564, 520, stuff.leaf),
      disc([620, 400, 42], '#d9737f') +
        disc([606, 390, 7], tones.deep) +
        disc([634, 390, 7], tones.deep) +
        disc([606, 412, 7], tones.deep) +
        disc([634, 412, 7], tones.deep),
      disc([182, 420, 32], stuff.flame) +
        disc([172, 412, 5], tones.deep) +
        disc([192, 412, 5], tones.deep) +
        disc([172, 430, 5], tones.deep) +
        disc([192, 430, 5], tones.deep),
    ].join('');
  },
  ({ main, accent, light, dark }) =>
    [
      context(400, 690, 200),
      shape('M326 490 L206 130 L470 430Z', dark),
      shape('M480 460 L716 290 L440 600Z', main),
      shape('M716 290 L440 600 L470 500Z', tones.shade),
      shape('M330 460 L146 256 L356 610Z', main),
      shape('M146 256 L84 352 L206 330Z', accent),
      shape('M286 480 L400 680 L524 480 L404 420Z', accent),
      shape('M404 420 L400 680 L524 480Z', tones.shade),
      shape('M312 510 L590 100 L510 500 L400 610Z', light),
      shape('M400 610 L590 100 L510 500Z', tones.shade),
      shape('M312 510 L400 610 L450 460Z', tones.shade),
    ].join(''),
];

/** Cable, charging pad, power bank, headphones, speaker. */
export const techAccessories: readonly Motif[] = [
  ({ main, dark }) => {
    const plug =
      rect([-34, -64, 68, 110], stuff.ink, 18) +
      rect([-21, -104, 42, 44], stuff.steel, 12) +
      rect([-6, 40, 12, 40], stuff.ink, 4);
    return [
      [190, 150, 110]
        .map((radius) => ring([400, 420, radius], main, 26) + ring([400, 420, radius], dark, 5))
        .join(''),
      line('M210 420 Q200 270 220 220', main, 26) + line('M590 420 Q620 560 590 610', main, 26),
      rect([352, 200, 96, 260], stuff.woodDark, 22) +
        rect([400, 200, 48, 260], tones.shade, 22) +
        disc([400, 420, 13], stuff.brass),
      set([218, 190], -8, plug),
      set([584, 640], 196, plug),
    ].join('');
  },
  ({ main, dark, accent, light }) =>
    [
      context(400, 640, 240),
      line('M600 590 Q700 600 720 700', stuff.ink, 14),
      oval([400, 586, 230, 62], dark),
      oval([400, 564, 230, 62], main),
      oval([400, 560, 176, 44], tones.shade),
      turn(
        -14,
        [400, 400],
        rect([292, 130, 216, 420], stuff.ink, 36),
        rect([306, 144, 188, 392], light, 26),
        shape('M306 400 Q380 330 494 420 V510 Q494 536 468 536 H332 Q306 536 306 510Z', accent),
        shape('M306 460 Q400 380 494 480 V510 Q494 536 468 536 H332 Q306 536 306 510Z', dark),
        disc([440, 240, 30], stuff.flame),
      ),
      shape('M640 190 L600 280 H636 L616 360 L690 254 H652 L676 190Z', stuff.flame),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 690, 150),
      line('M400 210 Q400 90 520 100 Q640 116 620 240', stuff.ink, 14),
      rect([594, 236, 52, 80], stuff.ink, 12) + rect([606, 312, 28, 30], stuff.steel, 6),
      rect([368, 170, 64, 50], stuff.ink, 10),
      block([260, 206, 280, 480], main, 56),
      rect([288, 236, 224, 110], dark, 30),
      times(4, (light) => disc([326 + light * 49, 291, 14], light < 3 ? '#a8d88b' : tones.shine)),
      shape('M424 400 L340 540 H396 L376 640 L468 490 H410Z', accent),
      line('M286 400 V620', tones.shine, 14),
    ].join(''),
  ({ main, dark, accent }) => {
    const cup =
      rect([170, 400, 90, 230], dark, 45) +
      block([200, 416, 90, 198], main, 40) +
      rect([262, 430, 44, 170], stuff.ink, 22);
    return [
      line('M210 470 C190 250 280 150 400 150 C520 150 610 250 590 470', dark, 36),
      line('M256 280 Q310 186 400 180 Q490 186 544 280', accent, 16),
      line('M214 430 C204 300 244 230 290 190', tones.shine, 8),
      rect([190, 372, 48, 70], stuff.steel, 12) + rect([562, 372, 48, 70], stuff.steel, 12),
      cup + mirror(400, cup),
    ].join('');
  },
  ({ main, dark, accent, light }) => {
    const mesh = 'M176 356 H624 V616 H176Z';
    return [
      context(400, 676, 270),
      line('M600 300 Q700 220 690 400 Q680 470 640 480', accent, 22),
      rect([140, 310, 520, 360], main, 90),
      shape('M520 310 H570 Q660 310 660 400 V580 Q660 670 570 670 H520Z', tones.shade),
      inside(
        mesh,
        times(9, (row) =>
          times(16, (hole) => disc([190 + hole * 28 + (row % 2) * 14, 372 + row * 29, 6], tones.deep)),
        ),
      ),
      disc([290, 490, 96], dark) + disc([290, 490, 66], tones.deep) + disc([290, 490, 30], light),
      disc([510, 490, 96], dark) + disc([510, 490, 66], tones.deep) + disc([510, 490, 30], light),
      rect([270, 280, 260, 42], dark, 20),
      times(3, (button) => disc([336 + button * 64, 301, 11], button === 1 ? accent : light)),
    ].join('');
  },
];

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
  ring,
  set,
  shape,
  stuff,
  times,
  tones,
  turn,
} from './shapes.ts';

/** Tent, kettle, lantern, sleeping bag, chair. */
export const camping: readonly Motif[] = [
  ({ main, dark, accent, light }) =>
    [
      oval([400, 640, 320, 34], tones.shade),
      line('M110 640 L150 600 M690 640 L650 600', stuff.woodDark, 9),
      shape('M400 190 L680 630 H500Z', dark),
      shape('M400 190 L120 630 H580Z', main),
      shape('M400 190 L580 630 H540Z', tones.deep),
      shape('M352 330 L448 330 L500 630 H240Z', stuff.ink),
      shape('M352 330 Q360 500 240 630 H206Z', accent),
      shape('M448 330 Q420 500 500 630 H524Z', light),
      line('M400 190 L384 160 M400 190 L416 160', stuff.woodDark, 12),
      line('M238 450 L160 572', tones.shine, 10),
      disc([600, 160, 44], '#fdf3cf'),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 674, 180),
      line('M270 370 Q270 160 400 160 Q530 160 530 370', stuff.ink, 20),
      rect([350, 146, 100, 34], stuff.wood, 16),
      shape('M500 560 L620 384 Q636 362 694 360 V392 Q664 400 654 424 L566 610Z', main),
      shape(
        'M210 540 Q200 370 330 340 H470 Q600 370 590 540 L570 620 Q566 640 544 640 H256 Q234 640 230 620Z',
        main,
      ),
      shape('M470 340 Q600 370 590 540 L570 620 Q566 640 544 640 H470 Q530 480 470 340Z', tones.shade),
      oval([400, 344, 100, 24], dark),
      rect([384, 292, 32, 40], accent, 12),
      line('M256 540 Q256 430 330 390', tones.shine, 16),
      rect([256, 640, 288, 20], stuff.steelDark, 10),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 684, 150),
      disc([400, 410, 250], 'rgba(255,241,201,.6)'),
      line('M300 240 Q300 110 400 110 Q500 110 500 240', stuff.ink, 18),
      block([290, 226, 220, 66], main, 24),
      rect([300, 292, 200, 230], stuff.glow, 20),
      rect([360, 340, 80, 150], stuff.flame, 40),
      disc([400, 400, 24], stuff.paper),
      [300, 476].map((x) => rect([x, 286, 24, 240], dark, 6)).join(''),
      times(2, (bar) => rect([300, 358 + bar * 76, 200, 12], dark, 6)),
      block([270, 516, 260, 120], main, 28),
      rect([256, 626, 288, 52], dark, 20),
      disc([400, 578, 26], accent) + rect([396, 556, 8, 22], stuff.paper, 4),
    ].join(''),
  ({ main, dark, accent, light }) =>
    [
      context(400, 640, 270),
      shape('M180 320 H580 Q670 330 670 474 Q670 620 580 630 H180Z', main),
      shape('M200 570 H656 Q636 624 580 630 H180Z', tones.shade),
      times(4, (seam) =>
        line(`M${300 + seam * 84} 326 Q${322 + seam * 84} 474 ${300 + seam * 84} 624`, tones.shade, 8),
      ),
      rect([330, 312, 34, 326], accent, 10) + rect([520, 312, 34, 326], accent, 10),
      rect([322, 450, 50, 44], stuff.ink, 10) + rect([512, 450, 50, 44], stuff.ink, 10),
      oval([190, 475, 98, 156], dark),
      oval([190, 475, 72, 120], light),
      oval([190, 475, 50, 86], dark),
      oval([190, 475, 28, 52], light),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(410, 684, 230),
      line('M250 300 L540 672 M560 450 L250 672', stuff.steelDark, 20),
      line('M220 150 L300 480', stuff.steelDark, 20),
      line('M620 420 L560 672 M300 480 L216 672', stuff.steelDark, 20),
      shape('M196 150 Q216 120 250 140 L470 160 Q500 170 506 200 L560 470 H296Z', main),
      shape('M430 156 L470 160 Q500 170 506 200 L560 470 H470Z', tones.shade),
      shape('M280 450 H580 Q630 450 640 490 Q630 520 580 516 H310Z', dark),
      line('M236 176 L300 440', tones.shine, 10),
      rect([540, 380, 130, 30], accent, 15),
      rect([574, 400, 64, 70], accent, 12) + rect([606, 400, 32, 70], tones.shade, 12),
      line('M290 250 H500 M306 340 H520', tones.shade, 8),
    ].join(''),
];

/** Helmet, bell, front light, bottle, pump. */
export const cycling: readonly Motif[] = [
  ({ main, dark, light, accent }) => {
    const shell =
      'M150 470 C140 280 270 180 430 190 C590 200 680 320 670 440 Q664 476 620 474 L190 500 Q154 500 ' +
      '150 470Z';
    return [
      context(410, 650, 220),
      line('M300 486 Q330 600 400 640 Q470 590 500 480', stuff.ink, 14),
      rect([372, 616, 60, 34], accent, 12),
      shape(shell, main),
      inside(shell, shape('M520 180 Q600 340 560 500 H720 V180Z', tones.shade)),
      shape('M230 400 Q270 280 370 250 Q330 330 330 400Z', dark),
      shape('M370 400 Q380 290 450 246 Q496 310 490 392Z', dark),
      shape('M530 386 Q530 300 510 258 Q600 300 616 376Z', dark),
      shape('M150 462 Q400 430 672 436 Q668 476 620 476 L190 502 Q152 500 150 462Z', light),
      line('M200 380 Q230 290 300 240', tones.shine, 14),
    ].join('');
  },
  ({ accent }) =>
    [
      rect([90, 490, 620, 66], stuff.steelDark, 33),
      rect([90, 490, 620, 22], stuff.steel, 11),
      rect([90, 478, 150, 90], stuff.ink, 36),
      times(4, (rib) => rect([122 + rib * 26, 478, 10, 90], tones.shine, 4)),
      rect([346, 430, 106, 150], stuff.ink, 24),
      disc([398, 552, 11], stuff.steel),
      line('M500 440 L600 392', stuff.ink, 24),
      disc([608, 388, 28], accent),
      shape('M216 420 C216 280 300 190 396 190 C500 190 580 280 580 420Z', stuff.brass),
      shape('M470 206 C540 240 580 320 580 420 H500 Q520 300 470 206Z', tones.shade),
      rect([196, 404, 404, 40], stuff.brassDark, 20),
      line('M264 370 Q276 280 340 240', tones.shine, 18),
      disc([398, 184, 26], stuff.brassDark),
      line('M170 220 Q130 280 140 350 M626 220 Q666 280 660 330', stuff.brassDark, 10),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      shape('M480 330 L800 176 V664 L480 500Z', 'rgba(255,241,201,.75)'),
      block([170, 322, 300, 186], main, 70),
      shape('M430 304 H480 Q520 310 520 340 V490 Q520 520 480 526 H430Z', dark),
      oval([506, 415, 30, 92], stuff.glow),
      oval([510, 415, 17, 60], stuff.paper),
      rect([240, 298, 110, 34], accent, 17),
      times(4, (rib) => rect([202 + rib * 34, 380, 12, 74], tones.deep, 6)),
      rect([280, 500, 120, 60], stuff.ink, 14),
      ring([340, 606, 56], stuff.ink, 26),
      line('M216 350 H360', tones.shine, 12),
    ].join(''),
  ({ main, light, accent }) =>
    [
      context(400, 700, 130),
      rect([366, 96, 68, 66], stuff.ink, 20),
      shape('M330 170 Q332 148 356 148 H444 Q468 148 470 170 L480 224 H320Z', accent),
      shape('M424 148 H444 Q468 148 470 170 L480 224 H430Z', tones.shade),
      block([290, 218, 220, 480], main, 60),
      rect([282, 380, 236, 66], light, 26) + rect([440, 380, 78, 66], tones.shade, 26),
      shape('M340 500 L460 500 L380 640 L340 640Z', tones.shine),
      line('M318 270 V350', tones.shine, 16),
      times(3, (mark) => rect([326, 560 + mark * 34, 34, 9], light, 4)),
    ].join(''),
  ({ main, dark, accent, light }) =>
    [
      context(380, 692, 190),
      line('M420 610 Q620 620 610 440 Q600 320 520 340', stuff.ink, 16),
      rect([490, 318, 58, 46], stuff.ink, 14),
      rect([340, 160, 26, 200], stuff.steel, 8),
      rect([232, 112, 242, 54], stuff.wood, 27) + rect([360, 112, 114, 54], tones.shade, 27),
      rect([330, 100, 46, 78], dark, 14),
      block([310, 320, 86, 330], main, 24),
      rect([300, 304, 106, 36], dark, 12),
      line('M330 370 V600', tones.shine, 11),
      rect([200, 646, 310, 40], dark, 16),
      disc([354, 570, 66], light),
      ring([354, 570, 66], dark, 10),
      times(7, (tick) => turn(-90 + tick * 30, [354, 570], rect([351, 516, 6, 16], stuff.ink, 3))),
      turn(40, [354, 570], rect([350, 524, 8, 56], accent, 4)),
      disc([354, 570, 10], stuff.ink),
    ].join(''),
];

/** Mat, dumbbells, skipping rope, kettlebell, balance ball. */
export const fitness: readonly Motif[] = [
  ({ main, dark, accent }) =>
    [
      context(400, 650, 300),
      shape('M250 470 H700 L640 640 H180Z', main),
      shape('M520 470 H700 L640 640 H460Z', tones.shade),
      line('M280 500 H650 M226 610 H600', tones.shine, 6),
      shape('M240 300 H620 Q690 310 690 400 Q690 490 620 500 H240Z', main),
      shape('M250 450 H676 Q660 494 620 500 H240Z', tones.shade),
      oval([240, 400, 76, 100], dark),
      line('M240 400 m0 -14 a20 26 0 1 1 -22 14 a40 52 0 1 1 56 34 a58 76 0 0 1 -92 -30', main, 9),
      rect([350, 296, 36, 208], accent, 6) + rect([540, 296, 36, 208], accent, 6),
      line('M368 300 Q460 170 558 300', accent, 18),
    ].join(''),
  ({ main, dark, accent }) => {
    const plate = (x: number) =>
      shape(
        `M${x} 330 L${x + 26} 290 H${x + 94} L${x + 120} 330 V470 L${x + 94} 510 H${x + 26} L${x} 470Z`,
        main,
      ) +
      shape(`M${x + 74} 290 H${x + 94} L${x + 120} 330 V470 L${x + 94} 510 H${x + 74}Z`, tones.shade) +
      rect([x + 16, 330, 12, 140], tones.shine, 6);
    const bell =
      rect([290, 372, 220, 56], stuff.steel, 20) +
      times(7, (ridge) => rect([322 + ridge * 23, 372, 9, 56], tones.shade, 4)) +
      plate(190) +
      plate(490) +
      rect([304, 340, 18, 120], dark, 8) +
      rect([478, 340, 18, 120], dark, 8) +
      disc([250, 400, 20], accent) +
      disc([550, 400, 20], accent);
    return [
      context(400, 640, 290),
      turn(-12, [400, 300], place([76, -70], 0.88, bell)),
      turn(5, [400, 520], place([24, 170], 0.88, bell)),
    ].join('');
  },
  ({ main, dark, accent }) => {
    const handle =
      rect([-26, -100, 52, 220], main, 24) +
      rect([0, -100, 26, 220], tones.shade, 13) +
      rect([-26, -40, 52, 20], dark) +
      rect([-26, 20, 52, 20], dark) +
      rect([-14, 116, 28, 40], stuff.steelDark, 10);
    return [
      line(
        'M230 380 C230 640 150 690 320 690 C560 690 640 620 560 530 C480 450 300 500 330 600 C360 690 ' +
          '580 640 570 380',
        tones.shade,
        22,
      ),
      line(
        'M230 370 C230 630 150 680 320 680 C560 680 640 610 560 520 C480 440 300 490 330 590 C360 680 ' +
          '580 630 570 370',
        accent,
        18,
      ),
      set([230, 250], -10, handle) + set([572, 250], 10, handle),
    ].join('');
  },
  ({ main, accent, light }) =>
    [
      context(400, 676, 200),
      line('M300 420 Q250 160 400 156 Q550 160 500 420', stuff.ink, 58),
      line('M284 340 Q280 190 360 168', tones.shine, 12),
      disc([400, 500, 186], main),
      shape('M524 361 A186 186 0 0 1 400 686 Q560 520 524 361Z', tones.shade),
      rect([286, 648, 228, 34], main, 14) + rect([420, 648, 94, 34], tones.shade, 14),
      disc([400, 506, 96], accent) + disc([400, 506, 70], light),
      shape('M370 470 L400 450 L430 470 V548 L400 568 L370 548Z', main),
      line('M250 460 Q264 400 310 370', tones.shine, 16),
    ].join(''),
  ({ main, dark }) => {
    const ball = 'M166 420 a234 234 0 1 0 468 0 a234 234 0 1 0 -468 0Z';
    return [
      context(400, 662, 210),
      disc([400, 420, 234], main),
      inside(
        ball,
        [-150, -75, 0, 75, 150].map((bend) => hoop([400, 420 + bend, 250, 60], dark, 7)).join(''),
        shape('M520 150 Q640 420 440 680 H700 V150Z', tones.shade),
      ),
      oval([310, 310, 62, 40], tones.shine),
    ].join('');
  },
];

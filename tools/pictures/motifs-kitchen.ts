import type { Motif } from './palettes.ts';
import { disc, context, line, oval, place, rect, shape, stuff, times, tones, turn } from './shapes.ts';

/** Spatulas, whisk, board, mortar, bowls. */
export const kitchenTools: readonly Motif[] = [
  ({ accent }) => {
    const handle = rect([386, 360, 28, 320], stuff.wood, 14) + rect([386, 590, 28, 90], accent, 14);
    const spoon = oval([400, 245, 64, 100], stuff.wood) + oval([400, 240, 42, 74], stuff.woodDark);
    const blade = 'M340 165 Q400 130 460 165 L448 350 Q400 400 352 350Z';
    const slots = times(3, (slot) => rect([366 + slot * 28, 205, 12, 120], stuff.woodDark, 6));
    return [
      turn(-24, [400, 640], handle, spoon),
      turn(24, [400, 640], handle, shape(blade, stuff.wood), slots),
      handle +
        shape(blade, stuff.woodLight) +
        shape('M400 147 Q436 150 460 165 L448 350 Q430 378 400 386Z', tones.shade),
    ].join('');
  },
  ({ main, dark }) => {
    const loop = (across: number) => {
      const [left, right] = [400 - across, 400 + across];
      const path = `M400 470 C${left} 350 ${left} 110 400 110 C${right} 110 ${right} 350 400 470`;
      return line(path, stuff.steelDark, 9);
    };
    return turn(
      28,
      [400, 400],
      [190, 140, 85, 30].map(loop).join(''),
      rect([378, 440, 44, 60], stuff.steel, 10),
      rect([372, 490, 56, 220], main, 28),
      rect([402, 490, 26, 220], dark, 13),
      disc([400, 682, 9], stuff.paper),
    );
  },
  () => {
    const slice = (x: number, y: number) =>
      disc([x, y, 56], '#f2c94c') +
      disc([x, y, 46], '#fdf3c4') +
      times(6, (part) =>
        turn(
          part * 60,
          [x, y],
          shape(`M${x} ${y - 6} L${x - 16} ${y - 38} Q${x} ${y - 46} ${x + 16} ${y - 38}Z`, '#f6d968'),
        ),
      );
    return turn(
      -10,
      [400, 400],
      rect([262, 232, 300, 440], tones.shade, 46),
      rect([250, 220, 300, 440], stuff.wood, 46),
      rect([362, 96, 76, 170], stuff.wood, 38),
      disc([400, 142, 17], stuff.woodDark),
      line(
        'M308 250 H492 Q522 250 522 280 V600 Q522 630 492 630 H308 Q278 630 278 600 V280 Q278 250 308 250Z',
        stuff.woodDark,
        7,
      ),
      line('M330 280 Q350 420 326 600 M440 270 Q420 400 452 610', stuff.woodDark, 4),
      slice(380, 500),
      slice(452, 430),
    );
  },
  ({ main, dark }) =>
    [
      context(400, 662, 220),
      turn(
        32,
        [440, 380],
        rect([412, 130, 56, 250], stuff.woodLight, 28),
        oval([440, 380, 44, 56], stuff.woodLight),
        rect([440, 130, 28, 250], tones.shade, 14),
      ),
      oval([400, 392, 190, 42], dark),
      oval([400, 398, 160, 28], tones.deep),
      shape(
        'M210 392 C214 560 300 612 330 620 V648 Q330 662 344 662 H456 Q470 662 470 648 V620 C500 612 ' +
          '586 560 590 392 C560 446 240 446 210 392Z',
        main,
      ),
      shape(
        'M440 432 C520 426 574 412 590 392 C586 560 500 612 470 620 V648 Q470 662 456 662 H410 C440 ' +
          '600 446 520 440 432Z',
        tones.shade,
      ),
    ].join(''),
  ({ main, accent, light }) => {
    const bowl = (y: number, size: number, fill: string) =>
      place(
        [400, y],
        size,
        shape('M-100 0 H100 C100 70 50 100 0 100 C-50 100 -100 70 -100 0Z', fill),
        shape('M45 0 H100 C100 70 50 100 0 100 C35 80 50 40 45 0Z', tones.shade),
        rect([-106, -7, 212, 14], fill, 7),
      );
    return context(400, 664, 160) + bowl(300, 1.5, accent) + bowl(358, 1.92, light) + bowl(424, 2.38, main);
  },
];

/** Dripper, espresso pot, teapot, grinder, mug. */
export const coffeeAndTea: readonly Motif[] = [
  ({ main, dark }) =>
    [
      context(400, 672, 170),
      shape('M352 430 H448 L540 610 Q552 668 500 670 H300 Q248 668 260 610Z', tones.glass),
      shape('M300 532 H500 L540 610 Q552 668 500 670 H300 Q248 668 260 610Z', stuff.coffee),
      line('M330 560 Q300 610 306 640', tones.shine, 12),
      rect([338, 414, 124, 62], stuff.wood, 16),
      rect([400, 414, 62, 62], tones.shade, 16),
      rect([310, 386, 180, 26], dark, 13),
      shape('M262 200 H538 L444 388 H356Z', main),
      shape('M440 200 H538 L444 388 H410Z', tones.shade),
      times(3, (rib) => line(`M${322 + rib * 40} 232 L${362 + rib * 16} 360`, tones.shine, 8)),
      rect([246, 178, 308, 34], dark, 17),
      line('M540 232 Q620 240 600 300 Q580 340 498 330', main, 24),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 676, 160),
      line('M500 250 H610 Q630 250 628 280 L612 420', stuff.ink, 34),
      shape('M300 220 L248 180 L262 300 L300 330Z', dark),
      shape('M294 200 H506 L476 420 H324Z', main),
      shape('M438 200 H506 L476 420 H424Z', tones.shade),
      line('M356 214 L370 410', tones.shine, 10),
      rect([318, 416, 164, 32], stuff.steelDark, 8),
      shape('M324 448 H476 L516 640 Q518 672 490 674 H310 Q282 672 284 640Z', main),
      shape('M426 448 H476 L516 640 Q518 672 490 674 H440Z', tones.shade),
      line('M366 464 L346 650', tones.shine, 10),
      shape('M286 200 Q400 120 514 200Z', dark),
      rect([384, 118, 32, 44], accent, 14),
      disc([460, 560, 14], stuff.steelLight),
    ].join(''),
  ({ main, dark, light }) =>
    [
      context(400, 660, 210),
      line('M262 372 Q240 130 400 126 Q560 130 538 372', stuff.woodDark, 24),
      line('M262 372 Q240 130 400 126 Q560 130 538 372', stuff.wood, 12),
      shape('M232 470 Q150 450 130 360 Q124 336 148 334 Q176 340 186 372 Q200 410 252 420Z', dark),
      oval([400, 500, 204, 160], main),
      shape('M470 350 Q604 390 604 500 Q604 640 440 658 Q560 560 470 350Z', tones.shade),
      oval([400, 364, 118, 30], dark),
      shape('M288 358 Q400 288 512 358 Q400 392 288 358Z', main),
      disc([400, 306, 24], light),
      line('M250 460 Q262 410 300 390', tones.shine, 16),
      times(9, (dot) =>
        disc([270 + ((dot * 83) % 250), 450 + ((dot * 47) % 160), 5 + (dot % 3)], tones.shine),
      ),
      rect([330, 642, 140, 22], dark, 11),
    ].join(''),
  ({ main, dark, accent }) =>
    [
      context(400, 690, 120),
      line('M400 206 Q470 168 560 190', stuff.steelDark, 20),
      disc([400, 206, 20], stuff.steelDark),
      rect([540, 122, 44, 84], stuff.wood, 20),
      rect([562, 122, 22, 84], tones.shade, 11),
      shape('M322 300 Q322 226 400 224 Q478 226 478 300Z', stuff.steel),
      rect([306, 296, 188, 240], stuff.steelLight, 18),
      rect([306, 340, 188, 150], main, 0),
      rect([430, 296, 64, 240], tones.shade, 18),
      rect([318, 528, 164, 160], dark, 26),
      rect([420, 528, 62, 160], tones.shade, 26),
      rect([306, 516, 188, 28], accent, 14),
      line('M334 360 V470', tones.shine, 12),
    ].join(''),
  ({ main, light, dark }) =>
    [
      context(390, 652, 190),
      line('M560 390 Q680 380 668 490 Q650 580 540 566', main, 42),
      shape('M220 330 H572 L556 610 Q552 652 510 652 H282 Q240 652 236 610Z', main),
      shape('M480 330 H572 L556 610 Q552 652 510 652 H430 Q490 560 480 330Z', tones.shade),
      oval([396, 332, 176, 40], dark),
      oval([396, 338, 152, 29], stuff.coffee),
      times(18, (dot) =>
        disc([258 + ((dot * 97) % 280), 400 + ((dot * 61) % 220), 4 + (dot % 3) * 2], light),
      ),
      line(
        'M340 270 Q310 230 344 196 Q374 164 346 126 M440 270 Q410 230 444 196 Q474 164 446 126',
        stuff.paper,
        14,
      ),
    ].join(''),
];

// A pad to draw a signature on, where scripts run. Its strokes go with the form as JSON; without scripts a name is typed.

/** As the form takes them: 64 KB, less a little for the last point. */
const bytesMax = 65_000;
/** Points nearer than this to the one before add bytes and nothing that can be seen. */
const stepMin = 5;
const [width, height] = [1_000, 360];

export function addSigning(pad: HTMLElement): void {
  const [field, board, pen] = [
    pad.querySelector('input'),
    pad.querySelector('svg'),
    pad.querySelector('[data-pen]'),
  ];
  if (field === null || board === null || pen === null) return;
  pad.hidden = false;
  let strokes = readStrokes(field.value);
  let isDown = false;
  const show = () => {
    field.value = strokes.some(({ length }) => length >= 4) ? JSON.stringify(strokes) : '';
    pen.setAttribute('d', strokes.map(pathOf).join(''));
  };
  const add = (event: PointerEvent) => {
    const stroke = strokes.at(-1);
    if (!isDown || stroke === undefined || field.value.length > bytesMax) return;
    const box = board.getBoundingClientRect();
    const x = placeOf((event.clientX - box.left) / box.width, width);
    const y = placeOf((event.clientY - box.top) / box.height, height);
    const [lastX, lastY] = stroke.slice(-2);
    if (lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < stepMin) return;
    stroke.push(x, y);
    show();
  };
  board.addEventListener('pointerdown', (event) => {
    board.setPointerCapture(event.pointerId);
    isDown = true;
    strokes.push([]);
    add(event);
  });
  board.addEventListener('pointermove', add);
  for (const end of ['pointerup', 'pointercancel']) {
    board.addEventListener(end, () => {
      isDown = false;
    });
  }
  pad.querySelector('button')?.addEventListener('click', () => {
    strokes = [];
    show();
  });
  show();
}

function placeOf(share: number, size: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * size);
}

/** What was drawn before the form came back. */
function readStrokes(text: string): number[][] {
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return [];
    return read.filter((one): one is number[] => Array.isArray(one) && one.every(Number.isFinite));
  } catch {
    return [];
  }
}

function pathOf(stroke: readonly number[]): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2) points.push(`${stroke[at]} ${stroke[at + 1]}`);
  return points.length === 0 ? '' : `M${points.join('L')}${points.length === 1 ? 'h.1' : ''}`;
}

import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { readStrokes, type Stroke } from '#domain/wire/signature.ts';

// A stroke's numbers are whole, within the pad's 1000 by 360.
const width = 1_000;
const height = 360;
/** Points nearer than this to the one before add bytes and nothing that can be seen. */
const stepMin = 5;

type Props = {
  label: string;
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
};

/** Where a finger, a pen or the mouse draws. It takes the finger for itself: the page does not scroll under it. */
export function SignaturePad({ label, strokes, onChange }: Props) {
  const drawing = useRef<readonly Stroke[] | undefined>(undefined);

  function begin(event: PointerEvent<SVGSVGElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = [...strokes, pointOf(event)];
    onChange(drawing.current);
  }

  function move(event: PointerEvent<SVGSVGElement>): void {
    const before = drawing.current;
    const stroke = before?.at(-1);
    if (before === undefined || stroke === undefined) return;
    const [x = 0, y = 0] = pointOf(event);
    const [lastX = 0, lastY = 0] = stroke.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) < stepMin) return;
    drawing.current = [...before.slice(0, -1), [...stroke, x, y]];
    onChange(drawing.current);
  }

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        drawing.current = undefined;
      }}
      onPointerCancel={() => {
        drawing.current = undefined;
      }}
      className="h-auto w-full touch-none rounded-field border border-line-strong bg-surface"
    >
      <line x1={60} x2={width - 60} y1={280} y2={280} strokeWidth={2} className="stroke-line-strong" />
      <Lines strokes={strokes} />
    </svg>
  );
}

/** A drawn signature as it was kept; nothing where it cannot be read. */
export function DrawnSignature({ value, label }: { value: string; label: string }) {
  const strokes = readStrokes(value);
  if (strokes === undefined) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full max-w-64 rounded-field border border-line bg-surface"
    >
      <Lines strokes={strokes} />
    </svg>
  );
}

function Lines({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map((stroke, index) => (
    <path
      key={index}
      d={pathOf(stroke)}
      fill="none"
      strokeWidth={7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-ink"
    />
  ));
}

function pathOf(stroke: Stroke): string {
  const points = Array.from({ length: Math.floor(stroke.length / 2) }, (_, index) => {
    return `${stroke[index * 2] ?? 0} ${stroke[index * 2 + 1] ?? 0}`;
  });
  return points.length === 1 ? `M${points[0]}h0.1` : `M${points.join('L')}`;
}

function pointOf(event: PointerEvent<SVGSVGElement>): Stroke {
  const box = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - box.left) / Math.max(1, box.width)) * width;
  const y = ((event.clientY - box.top) / Math.max(1, box.height)) * height;
  return [clamp(Math.round(x), width), clamp(Math.round(y), height)];
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

export type StageMoves = {
  /** In CSS pixels; a finger that goes right takes the picture with it. */
  readonly onMove: (x: number, y: number) => void;
  /** Times what it was. */
  readonly onZoom: (factor: number) => void;
};

type Point = { readonly x: number; readonly y: number };

const keyStep = 12;
const keyZoom = 1.15;

const keys: Record<string, readonly [number, number]> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

/** One finger or the mouse moves, two fingers and the wheel zoom, arrow keys move, + and − zoom. */
export function useStageMoves(stage: RefObject<HTMLElement | null>, { onMove, onZoom }: StageMoves) {
  const fingers = useRef(new Map<number, Point>());

  // The browser lets no handler of React keep the page from scrolling under the wheel.
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(Math.exp(-event.deltaY / 400));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage, onZoom]);

  function move(event: PointerEvent<HTMLElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const at = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, at);
    if (other === undefined) {
      onMove(at.x - before.x, at.y - before.y);
      return;
    }
    const [, still] = other;
    onMove((at.x - before.x) / 2, (at.y - before.y) / 2);
    const apart = distance(before, still);
    if (apart > 0) onZoom(distance(at, still) / apart);
  }

  const end = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = keys[event.key];
      if (step !== undefined) onMove(...step);
      else if (event.key === '+' || event.key === '=') onZoom(keyZoom);
      else if (event.key === '-' || event.key === '_') onZoom(1 / keyZoom);
      else return;
      event.preventDefault();
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

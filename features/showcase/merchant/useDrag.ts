import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** A finger this near to the edge of the window scrolls it, so far for each of its moves. */
const edgePixels = 72;
const scrollPixels = 14;

type Drag = { readonly from: number; readonly to: number };

/**
 * Dragging a row of a list by its handle, with a finger, a pen or a mouse. Escape, or a finger that the system
 * takes away, ends it without a move.
 *
 * @param onDrop Called once with the row's old and new place, where they differ.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  length: number,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();

  function placeAt(clientY: number): number {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    return below === -1 ? length - 1 : below;
  }

  function grab(event: PointerEvent, from: number): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const stop = new AbortController();
    const { signal } = stop;
    let to = from;
    setDrag({ from, to });

    function end(isDropped: boolean): void {
      stop.abort();
      setDrag(undefined);
      if (isDropped && to !== from) onDrop(from, to);
    }
    function follow(moved: Event): void {
      if (!(moved instanceof MouseEvent)) return;
      const { clientY } = moved;
      if (clientY < edgePixels) window.scrollBy(0, -scrollPixels);
      if (clientY > window.innerHeight - edgePixels) window.scrollBy(0, scrollPixels);
      to = placeAt(clientY);
      setDrag({ from, to });
    }
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') end(false);
      },
      { signal },
    );
  }

  return { grab, from: drag?.from, to: drag?.to };
}

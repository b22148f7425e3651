import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** So near to the end is at the end: fingers are not exact. */
const nearPixels = 48;
/** So near to the beginning, more is fetched before it is reached. */
const earlyPixels = 200;

type Parts = {
  /** The number of the first message that is shown, and how many are: what was put before or after. */
  readonly first: number;
  readonly last: number;
  /** Something at the end has changed besides: what waits to be sent, somebody typing. */
  readonly tail: string;
  readonly onTop: () => void;
};

export type LogScroll = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** True while the newest message is in sight. */
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
};

/**
 * Keeps one's place in a conversation: at the end it stays at the end, whatever comes or however the keyboard changes
 * the height; elsewhere nothing moves, also where older messages are put before.
 */
export function useLogScroll({ first, last, tail, onTop }: Parts): LogScroll {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef({ first, height: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const before = place.current;
    // What was read stays under the eye: it moved down by as much as was put above it.
    if (before.isAtEnd) element.scrollTop = element.scrollHeight;
    else if (first < before.first) element.scrollTop += element.scrollHeight - before.height;
    place.current = { ...before, first, height: element.scrollHeight };
  }, [first, last, tail]);

  useEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function note(): void {
    const element = box.current;
    if (element === null) return;
    const isEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearPixels;
    place.current = { ...place.current, isAtEnd: isEnd, height: element.scrollHeight };
    setAtEnd(isEnd);
    if (element.scrollTop < earlyPixels && !isEnd) onTop();
  }

  return {
    box,
    onScroll: note,
    isAtEnd,
    toEnd: () => {
      const element = box.current;
      if (element === null) return;
      place.current = { ...place.current, isAtEnd: true };
      setAtEnd(true);
      element.scrollTop = element.scrollHeight;
    },
  };
}

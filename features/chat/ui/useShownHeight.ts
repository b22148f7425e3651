import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Tells an element how high the part of the page is that can be seen (`--shown`): on phones whose keyboard lies over
 * the page, what stands at the bottom would be covered.
 */
export function useShownHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = window.visualViewport;
    const element = box.current;
    if (!shown || element === null) return undefined;
    const tell = () => element.style.setProperty('--shown', `${Math.round(shown.height)}px`);
    tell();
    shown.addEventListener('resize', tell);
    return () => shown.removeEventListener('resize', tell);
  }, []);
  return box;
}

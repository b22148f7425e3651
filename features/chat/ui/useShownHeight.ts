import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Tells an element how high the part of the page is that can be seen (`--shown`), and how far below the page's top it
 * begins (`--top`): on phones whose keyboard lies over the page, and below a banner or a title of two lines, what stands
 * at its bottom would be covered.
 */
export function useShownHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = window.visualViewport;
    const element = box.current;
    if (!shown || element === null) return undefined;
    const tell = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--shown', `${Math.round(shown.height)}px`);
      element.style.setProperty('--top', `${Math.ceil(top)}px`);
    };
    tell();
    // A banner that comes later moves the top as well.
    const page = new ResizeObserver(tell);
    page.observe(document.body);
    shown.addEventListener('resize', tell);
    return () => {
      page.disconnect();
      shown.removeEventListener('resize', tell);
    };
  }, []);
  return box;
}

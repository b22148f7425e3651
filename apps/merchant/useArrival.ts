import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '#ui/routing/hooks.ts';

/** Where each entry of the history was left; a page that is loaded anew begins at its top. */
const places = new Map<string, number>();
const placesMax = 50;
/** What was asked for again may come late and push the old place down. */
const patienceMs = 3_000;

/** A new place begins at its top, with the focus before its content; going back finds the place that was left. */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useEffect(() => {
    const remember = (): void => {
      places.delete(key);
      places.set(key, window.scrollY);
      for (const oldest of places.keys()) {
        if (places.size <= placesMax) break;
        places.delete(oldest);
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // The first place is at its top as it is: to ask where it stands would lay the page out once more.
    if (kind !== 'POP' || isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    return goBackTo(places.get(key) ?? 0);
  }, [key, kind]);

  const shown = useRef(pathname);
  useEffect(() => {
    // A filter or an open sheet changes the address and is no new place.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}

/** Goes there as soon as the page is long enough, unless the person scrolls first. */
function goBackTo(place: number): () => void {
  const start = (): boolean => {
    window.scrollTo(0, place);
    return Math.abs(window.scrollY - place) < 2;
  };
  if (start()) return () => undefined;
  const observer = new ResizeObserver(() => (start() ? stop() : undefined));
  const timer = setTimeout(() => stop(), patienceMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, stop);
  }
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(sign, stop, { passive: true });
  return stop;
}

import { useEffect } from 'react';
import { setDrawing } from './AppRouter.tsx';
import { makeDrawing } from './view-transitions.ts';

/** Draws how one screen becomes another, for as long as the component is there that uses it. */
export function useViewTransitions(): void {
  useEffect(() => {
    const stop = new AbortController();
    setDrawing(makeDrawing(stop.signal));
    return () => {
      setDrawing();
      stop.abort();
    };
  }, []);
}

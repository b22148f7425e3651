import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { setDrawing } from './AppRouter.tsx';
import { makeDrawing } from './view-transitions.ts';

/** Draws how one screen becomes another, for as long as the component is there that uses it. */
export function useViewTransitions(): void {
  const { navigator } = useContext(NavigationContext);
  useEffect(() => {
    const stop = new AbortController();
    setDrawing(makeDrawing(navigator, stop.signal));
    return () => {
      setDrawing();
      stop.abort();
    };
  }, [navigator]);
}

import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { DrawChange } from './view-transitions.ts';

const showAtOnce: DrawChange = (_change, apply) => apply();
let draw = showAtOnce;

/** Draws every change of screen from here on; without it a tap is answered with the next screen at once. */
export function setDrawing(next = showAtOnce): void {
  draw = next;
}

/** `BrowserRouter`, which offers no view transitions, with one function in between: it draws how one screen becomes another. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => history.listen((change) => draw(change, () => setPlace(change))), [history]);
  return (
    // A tap is answered at once, with the frame of the next screen; Shell draws the screen itself after it.
    <Router
      location={place.location}
      navigationType={place.action}
      navigator={history}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

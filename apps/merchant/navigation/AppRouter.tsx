import type { ReactNode } from 'react';
import { BrowserRouter } from '#ui/routing/Router.tsx';
import type { DrawChange } from '#ui/routing/Router.tsx';

const showAtOnce: DrawChange = (_change, apply) => apply();
let draw = showAtOnce;

/** Draws every change of screen from here on; without it a tap is answered with the next screen at once. */
export function setDrawing(next = showAtOnce): void {
  draw = next;
}

const drawChange: DrawChange = (change, apply) => draw(change, apply);

/** The router of the app. A tap is answered at once, with the frame of the next screen; Shell draws the screen itself after it. */
export function AppRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter draw={drawChange}>{children}</BrowserRouter>;
}

// How one screen becomes another: the next one comes in from the right, the way back goes there again, tabs only fade.
// What is drawn, and for how long, stands in view-transitions.css.
import './view-transitions.css';
import { flushSync } from 'react-dom';
import type { Change } from '#ui/routing/history.ts';
import type { DrawChange } from '#ui/routing/Router.tsx';
import { makeAnswerPace } from './answer-pace.ts';
import { tabPaths } from './tab-paths.ts';

type Kind = 'forward' | 'back' | 'fade';

/** No tap waits longer than this for the picture of the screen that it leaves. */
const pictureMsMax = 50;
/** Forgotten beyond this: then a way back that is a link comes in from the right. */
const trailMax = 50;

const tabs = new Set(tabPaths);

/**
 * Draws the changes of the history from here on, until the signal says that it is over: `apply` is called at once, or as
 * soon as the browser has a picture of this screen.
 */
export function makeDrawing(signal: AbortSignal): DrawChange {
  const kindOf = makeKindOf(window.location.pathname);
  const pace = makeAnswerPace(signal);
  const { documentElement: root } = document;
  let running: ViewTransition | undefined;
  let applyWaiting: (() => void) | undefined;
  let isDrawnByBrowser = false;

  // A finger that draws the page aside has seen it go already. At the window itself this comes before the history.
  window.addEventListener(
    'popstate',
    (event) => {
      isDrawnByBrowser = event.hasUAVisualTransition === true;
    },
    { capture: true, signal },
  );

  /** Changes are shown in the order in which they happened: what waits for its picture goes first, without it. */
  const settle = (): void => {
    if (applyWaiting === undefined) return;
    const apply = applyWaiting;
    applyWaiting = undefined;
    running?.skipTransition();
    apply();
  };

  signal.addEventListener('abort', settle);

  const draw = (kind: Kind, apply: () => void, onApplied: (isDrawn: boolean) => void): void => {
    root.dataset['change'] = kind;
    applyWaiting = () => {
      clearTimeout(timer);
      apply();
      onApplied(true);
    };
    const mine = applyWaiting;
    const timer = setTimeout(() => {
      if (applyWaiting === mine) settle();
    }, pictureMsMax);
    const transition = document.startViewTransition(() => {
      if (applyWaiting !== mine) return;
      applyWaiting = undefined;
      flushSync(mine);
    });
    running = transition;
    // Both fail where a transition is skipped, which is no error. What fails in the callback is reported by its own promise.
    transition.ready.catch(() => undefined);
    void transition.finished
      .catch(() => undefined)
      .finally(() => {
        if (running !== transition) return;
        running = undefined;
        delete root.dataset['change'];
      });
  };

  return (change, apply) => {
    settle();
    const kind = kindOf(change);
    const onApplied = pace.begin();
    if (kind !== undefined && !isDrawnByBrowser && canDraw() && pace.hasTime()) {
      draw(kind, apply, onApplied);
      return;
    }
    isDrawnByBrowser = false;
    apply();
    if (kind !== undefined) onApplied(false);
  };
}

function canDraw(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Which way a change goes; undefined for a redirect, a filter or a sheet, which are not drawn. */
function makeKindOf(start: string): (change: Change) => Kind | undefined {
  let shown = start;
  /** Where each screen on the way here was opened from: its link back leads there, which history takes for a step forward. */
  let trail: string[] = [];
  return ({ action, delta, location }) => {
    const from = shown;
    const to = location.pathname;
    shown = to;
    if (from === to) return undefined;
    const kind = pickKind({ from, to, isBack: to === trail.at(-1), action, delta });
    if (kind === 'forward') trail = [...trail, from].slice(-trailMax);
    else if (kind === 'back') trail = trail.slice(0, -1);
    else if (tabs.has(to)) trail = [];
    return kind;
  };
}

type Step = { from: string; to: string; isBack: boolean; action: string; delta: number | null };

function pickKind({ from, to, isBack, action, delta }: Step): Kind | undefined {
  if (action === 'REPLACE') return undefined;
  if (tabs.has(from) && tabs.has(to)) return 'fade';
  if (action === 'POP') return (delta ?? -1) < 0 ? 'back' : 'forward';
  if (isBack || from.startsWith(`${to}/`)) return 'back';
  // A tab from elsewhere is the side navigation of a wide screen; a neighbour is the list beside it.
  const parent = parentOf(from);
  const isNeighbour = parent !== '' && parent === parentOf(to);
  return tabs.has(to) || isNeighbour ? 'fade' : 'forward';
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

// Which way a screen goes when another one comes, and that no tap is lost, whatever the browser can draw.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserHistory } from '#ui/routing/history.ts';
import { useLocation } from '#ui/routing/hooks.ts';
import { Link } from '#ui/routing/Link.tsx';
import { resolvePath } from '#ui/routing/paths.ts';
import { AppRouter } from './AppRouter.tsx';
import { useViewTransitions } from './useViewTransitions.ts';
import { makeDrawing } from './view-transitions.ts';

type Drawn = { kind: string | undefined; isSkipped: boolean; takePicture: () => void; finish: () => void };

let drawn: Drawn[] = [];
let unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => unhandled.push(reason);
/** How long after a change its first frame comes. */
let frameMs = 10;

beforeEach(() => {
  drawn = [];
  frameMs = 10;
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (draw: (at: number) => void) => {
    const before = now;
    now += frameMs;
    draw(now);
    now = before;
    return 0;
  });
  unhandled = [];
  process.on('unhandledRejection', onUnhandled);
});
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', onUnhandled);
  Reflect.deleteProperty(document, 'startViewTransition');
  delete document.documentElement.dataset['change'];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A browser that draws: it takes its picture when it is told to, and its promises fail as those of browsers do. */
function stubTransitions(): void {
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      const ready = Promise.withResolvers<void>();
      const finished = Promise.withResolvers<void>();
      const one: Drawn = {
        kind: document.documentElement.dataset['change'],
        isSkipped: false,
        takePicture: () => update(),
        finish: () => finished.resolve(),
      };
      drawn.push(one);
      const skipTransition = () => {
        one.isSkipped = true;
        ready.reject(new DOMException('skipped', 'AbortError'));
        finished.resolve();
      };
      return { ready: ready.promise, finished: finished.promise, skipTransition };
    },
  });
}

/** The history of one app, with what has been shown of it so far. */
function openHistory(start: string, { isProved = true } = {}) {
  window.history.replaceState(null, '', start);
  const history = createBrowserHistory();
  const over = new AbortController();
  const draw = makeDrawing(over.signal);
  const shown: string[] = [];
  const unlisten = history.listen((change) =>
    draw(change, () => shown.push(change.location.pathname + change.location.search)),
  );
  const stop = () => {
    unlisten();
    over.abort();
  };
  const go = (to: string): string | undefined => {
    const before = drawn.length;
    history.push({ pathname: to, search: '', hash: '' });
    drawn.at(-1)?.takePicture();
    return drawn.length === before ? undefined : drawn.at(-1)?.kind;
  };
  // Two quick answers, and back where it began: from here on it draws.
  if (isProved) {
    for (const to of ['/wallet', start]) go(to);
    shown.length = 0;
  }
  return { history, shown, go, stop };
}

test('what is opened comes in, its way back goes out again, and tabs only fade', () => {
  stubTransitions();
  const { go, shown, stop } = openHistory('/orderList');
  expect(go('/orderList/7')).toBe('forward');
  expect(go('/orderList/7/money')).toBe('forward');
  expect(go('/orderList/7')).toBe('back');
  expect(go('/orderList/8')).toBe('fade');
  expect(go('/orderList')).toBe('back');
  expect(go('/wallet')).toBe('fade');
  expect(go('/notifications')).toBe('forward');
  expect(go('/orderList/7')).toBe('forward');
  // Its link back leads to the list above it, and from there to where the merchant was.
  expect(go('/notifications')).toBe('back');
  expect(go('/wallet')).toBe('back');
  expect(shown).toEqual([
    '/orderList/7',
    '/orderList/7/money',
    '/orderList/7',
    '/orderList/8',
    '/orderList',
    '/wallet',
    '/notifications',
    '/orderList/7',
    '/notifications',
    '/wallet',
  ]);
  stop();
});

test('the buttons of the browser go back and forward the way they say', async () => {
  stubTransitions();
  const { history, go, shown, stop } = openHistory('/orderList');
  go('/orderList/7');
  const pop = async (step: number) => {
    const before = drawn.length;
    history.go(step);
    await vi.waitFor(() => expect(drawn.length).toBe(before + 1));
    drawn.at(-1)?.takePicture();
    return drawn.at(-1)?.kind;
  };
  expect(await pop(-1)).toBe('back');
  expect(await pop(1)).toBe('forward');
  expect(shown).toEqual(['/orderList/7', '/orderList', '/orderList/7']);
  stop();
});

test('a filter, a sheet and a redirect are not drawn', () => {
  stubTransitions();
  const { history, shown, stop } = openHistory('/orderList');
  history.push(resolvePath('/orderList?status=shipped', '/'));
  history.replace(resolvePath('/wallet', '/'));
  expect(drawn).toEqual([]);
  expect(shown).toEqual(['/orderList?status=shipped', '/wallet']);
  stop();
});

test('a second tap skips the first transition and shows both screens in their order', async () => {
  stubTransitions();
  const { history, shown, stop } = openHistory('/orderList');
  history.push(resolvePath('/orderList/7', '/'));
  expect(shown).toEqual([]);
  history.push(resolvePath('/wallet', '/'));
  expect(drawn[0]?.isSkipped).toBe(true);
  expect(shown).toEqual(['/orderList/7']);
  // A browser calls the update of a skipped transition too: it was shown already.
  drawn[0]?.takePicture();
  drawn[1]?.takePicture();
  drawn[1]?.finish();
  expect(shown).toEqual(['/orderList/7', '/wallet']);
  await vi.waitFor(() => expect(document.documentElement.dataset['change']).toBeUndefined());
  expect(unhandled).toEqual([]);
  stop();
});

test('a change that is not drawn never comes before one that waits for its picture', () => {
  stubTransitions();
  const { history, shown, stop } = openHistory('/orderList');
  history.push(resolvePath('/orderList/7', '/'));
  history.replace(resolvePath('/orderList/7?tab=money', '/'));
  drawn[0]?.takePicture();
  expect(shown).toEqual(['/orderList/7', '/orderList/7?tab=money']);
  stop();
});

test('a browser that takes no picture in time shows the next screen without it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubTransitions();
  const { history, shown, stop } = openHistory('/orderList');
  history.push(resolvePath('/orderList/7', '/'));
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['/orderList/7']);
  expect(drawn[0]?.isSkipped).toBe(true);
  stop();
});

test('who wants less motion, and a page that nobody sees, has the next screen at once', () => {
  stubTransitions();
  const { go, shown, stop } = openHistory('/orderList');
  let isLess = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isLess && query.includes('reduce') }));
  expect(go('/orderList/7')).toBeUndefined();
  isLess = false;
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(go('/orderList')).toBeUndefined();
  visibility.mockRestore();
  expect(shown).toEqual(['/orderList/7', '/orderList']);
  expect(go('/orderList/7')).toBe('forward');
  stop();
});

test('a browser without view transitions has the next screen at once', () => {
  const { go, shown, stop } = openHistory('/orderList');
  go('/orderList/7');
  expect(shown).toEqual(['/orderList/7']);
  stop();
});

test('what a finger drew aside is not drawn a second time', async () => {
  stubTransitions();
  const { go, shown, stop } = openHistory('/orderList');
  go('/orderList/7');
  window.history.replaceState({ idx: 0 }, '', '/orderList');
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }));
  expect(drawn).toHaveLength(1);
  expect(shown).toEqual(['/orderList/7', '/orderList']);
  expect(go('/wallet')).toBe('fade');
  stop();
});

test('a machine draws once it has answered quickly, and not after it was slow', () => {
  stubTransitions();
  const { go, stop } = openHistory('/orderList', { isProved: false });
  const tapTabs = (count: number) =>
    Array.from({ length: count }, (_, index) => go(index % 2 === 0 ? '/wallet' : '/orderList'));
  expect(tapTabs(4)).toEqual([undefined, undefined, 'fade', 'fade']);
  // Too slow for a picture, not for an answer.
  frameMs = 60;
  expect(tapTabs(2)).toEqual(['fade', 'fade']);
  frameMs = 200;
  expect(tapTabs(6)).toEqual(['fade', undefined, undefined, undefined, undefined, undefined]);
  frameMs = 60;
  expect(tapTabs(4)).toEqual([undefined, undefined, undefined, undefined]);
  frameMs = 10;
  expect(tapTabs(4)).toEqual([undefined, undefined, 'fade', 'fade']);
  stop();
});

function Place({ isDrawn }: { isDrawn: boolean }) {
  const { pathname } = useLocation();
  return (
    <>
      <p>at {pathname}</p>
      <Link to={pathname === '/orderList' ? '/orderList/7' : '/orderList'}>go</Link>
      {isDrawn ? <Drawing /> : null}
    </>
  );
}

function Drawing() {
  useViewTransitions();
  return null;
}

test('the app shows the next screen at once before the drawing has been fetched, draws it then, and loses none', () => {
  stubTransitions();
  window.history.replaceState(null, '', '/orderList');
  const app = (isDrawn: boolean) => (
    <AppRouter>
      <Place isDrawn={isDrawn} />
    </AppRouter>
  );
  const { rerender } = render(app(false));
  const tap = () => fireEvent.click(screen.getByText('go'));
  const tapAndRead = () => {
    tap();
    return screen.getByText(/^at/).textContent;
  };
  expect(tapAndRead()).toBe('at /orderList/7');
  rerender(app(true));
  expect([tapAndRead(), tapAndRead()]).toEqual(['at /orderList', 'at /orderList/7']);
  expect(drawn).toEqual([]);
  // Quick twice: now it takes a picture first.
  expect(tapAndRead()).toBe('at /orderList/7');
  expect(drawn.map(({ kind }) => kind)).toEqual(['back']);
  act(() => drawn[0]?.takePicture());
  expect(screen.getByText('at /orderList')).toBeDefined();
  // What waits for its picture when the drawing ends is shown.
  tap();
  rerender(app(false));
  expect(screen.getByText('at /orderList/7')).toBeDefined();
});

import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { findMatch } from '#ui/routing/paths.ts';
import { Routes } from '#ui/routing/Routes.tsx';
import type { Route } from '#ui/routing/Routes.tsx';
import { useLocation } from '#ui/routing/hooks.ts';
import { Offline } from '#ui/calls/api.ts';
import { Boundary } from '#ui/layout/Boundary.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import type { Load } from './places/later-loads.ts';
import { laterDoors, laterPaths, type LaterPath } from './places/later-paths.ts';
import { FirstPlace } from './FirstPlace.tsx';
import { Shell } from './Shell.tsx';
import { allWords } from './spoken.ts';

// Every screen is a file of its own. Those of the tabs are on their way before the app itself runs (apps/merchant/boot.ts);
// the others are fetched when they are first opened, or before that once there is time, so that a lost connection later
// does not keep anyone from opening them: the worker does that, and where there is none, this page.

/** An address, its screen, and whether the words of a day are enough for it. */
type Place = readonly [path: string, load: Load, says?: 'day'];

const fetchLoads = async () => (await import('./places/later-loads.ts')).laterLoads;
const laterPlace = (path: LaterPath): Place => [path, async () => (await fetchLoads())[path]()];

const inside: readonly Place[] = [
  // The tabs, which are fetched first.
  [
    '/shopCenter',
    async () => (await import('#features/statistics/merchant/ShopCenterScreen.tsx')).ShopCenterScreen,
    'day',
  ],
  ['/orderList', async () => (await import('./OrdersPlace.tsx')).OrdersPlace, 'day'],
  ['/goodsList', async () => (await import('#features/showcase/merchant/ShowcaseScreen.tsx')).ShowcaseScreen],
  ['/wallet', async () => (await import('#features/wallet/merchant/WalletScreen.tsx')).WalletScreen],
  ['/orderList/:id', async () => (await import('./OrderPlace.tsx')).OrderPlace],
  ...laterPaths.map(laterPlace),
];
const doors: readonly Place[] = [
  ['/invite', async () => (await import('./InvitePlace.tsx')).InvitePlace],
  ['/login', async () => (await import('./SignInPlace.tsx')).SignInPlace],
  ...laterDoors.map(laterPlace),
  ['*', async () => (await import('./NoticePlace.tsx')).NoticePlace],
];
const tabCount = 4;
const firstAddress = '/shopCenter';
const fetchAheadMs = 2_500;

const insideScreens = inside.map(screenAt);
const doorScreens = doors.map(screenAt);
const shell = <Shell />;
const routes: readonly Route[] = [
  ...doorScreens.map(({ path, View }) => ({ path, element: <View /> })),
  { path: '/', element: <FirstPlace />, frame: shell },
  ...insideScreens.map(({ path, View }) => ({ path, element: <View />, frame: shell })),
];

/**
 * Fetches the screen of an address before it is drawn, so that it is drawn without waiting: React shows what waits 300 ms
 * later than what is there. The first words are there by now.
 *
 * @throws Offline where it does not come; it is fetched again when it is drawn.
 */
export async function fetchScreen(pathname: string): Promise<void> {
  const address = pathname === '/' ? firstAddress : pathname;
  await findMatch([...insideScreens, ...doorScreens], address)?.route.fetch();
}

/** Every address of the app. What is not here is answered by the notice page. */
export function Screens() {
  useScreensAhead();
  return (
    <Boundary>
      <Suspense fallback={null}>
        <Routes routes={routes} />
      </Suspense>
    </Boundary>
  );
}

type Screen = { readonly path: string; readonly View: ComponentType; fetch(): Promise<unknown> };

/**
 * A screen that could not be fetched fails like any call without a connection. Its words come beside it: those of a
 * day are there already.
 */
function screenAt([path, load, says]: Place): Screen {
  let ready: ComponentType | undefined;
  const fetch = async () => {
    try {
      const [screen] = await Promise.all([load(), says === 'day' ? undefined : allWords()]);
      ready = screen;
      return { default: screen };
    } catch (cause) {
      throw new Offline(false, { cause });
    }
  };
  const Later = lazy(fetch);
  function View() {
    const [Drawn] = useState(() => ready ?? Later);
    return <Drawn />;
  }
  return { path, View, fetch };
}

/** Only for who is inside: a visitor at the door is spared what may never be opened. */
function useScreensAhead(): void {
  const isInside = useSession().token() !== undefined;
  // Asked again at every new place: signing in is one.
  useLocation();
  useEffect(() => {
    if (!isInside) return undefined;
    let isOver = false;
    const timer = setTimeout(() => void fetchAhead(() => isOver), fetchAheadMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isInside]);
}

/** One screen after the other, the tabs first, each when the phone has nothing better to do. */
async function fetchAhead(isOver: () => boolean): Promise<void> {
  // To fetch is not to run: what the worker keeps costs the phone nothing until it is opened.
  const ahead =
    'serviceWorker' in navigator ? insideScreens.slice(0, tabCount) : [...insideScreens, ...doorScreens];
  await idle();
  await fetchLoads().catch(() => undefined);
  for (const screen of ahead) {
    await idle();
    if (isOver()) return;
    // What fails here or above is fetched again when it is opened.
    await screen.fetch().catch(() => undefined);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });
}

// The router of an app: it holds where one is, for the hooks, links and routes below it.
import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createBrowserHistory, createMemoryHistory } from './history.ts';
import type { Action, Change, History, Location } from './history.ts';

/** Calls `apply`, which shows the next screen, exactly once. */
export type DrawChange = (change: Change, apply: () => void) => void;
type Place = { readonly history: History; readonly location: Location; readonly action: Action };

const PlaceContext = createContext<Place | undefined>(undefined);

/** Where one is, and the history that leads elsewhere. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('a link, a route or a hook of the router needs a Router above it');
  return place;
}

/** The screen that is there stays until the next one can be drawn. */
const drawWhenReady: DrawChange = (_change, apply) => startTransition(apply);

type Props = {
  history: History;
  /** Not read again once the router is there. */
  draw?: DrawChange;
  children: ReactNode;
};

export function Router({ history, draw = drawWhenReady, children }: Props) {
  const [place, setPlace] = useState(() => ({ location: history.location, action: history.action }));
  useLayoutEffect(() => history.listen((change) => draw(change, () => setPlace(change))), [history, draw]);
  return (
    <PlaceContext value={{ history, location: place.location, action: place.action }}>
      {children}
    </PlaceContext>
  );
}

type BrowserProps = { base?: string; draw?: DrawChange; children: ReactNode };

/** Follows the address of the browser. `base` is what the app stands under, such as `/console`. */
export function BrowserRouter({ base, draw, children }: BrowserProps) {
  const [history] = useState(() => createBrowserHistory(base));
  return (
    <Router history={history} {...(draw === undefined ? {} : { draw })}>
      {children}
    </Router>
  );
}

/** For tests and exhibits: the addresses are kept in memory. */
export function MemoryRouter({ start, children }: { start?: readonly string[]; children: ReactNode }) {
  const [history] = useState(() => createMemoryHistory(start));
  return <Router history={history}>{children}</Router>;
}

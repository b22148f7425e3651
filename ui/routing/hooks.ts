import { createContext, useCallback, useContext, useMemo } from 'react';
import type { Action, History, Location } from './history.ts';
import { createPath, resolvePath } from './paths.ts';
import type { Params, Path } from './paths.ts';
import { usePlace } from './Router.tsx';

export type To = string | Partial<Path>;
export type NavigateOptions = {
  /** In place of the entry that is there. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry; read as `useLocation().state`. */
  readonly state?: unknown;
};
/** A number goes so many entries on, or back below 0. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

export const ParamsContext = createContext<Params>({});

export function useLocation(): Location {
  return usePlace().location;
}

/** How one came here. */
export function useNavigationType(): Action {
  return usePlace().action;
}

/** The values of the route's pattern: of `/orderList/:id`, `id`. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

/** The same function for as long as the router is there. */
export function useNavigate(): Navigate {
  const { history } = usePlace();
  return useCallback<Navigate>((to, options) => navigateIn(history, to, options), [history]);
}

type Query = URLSearchParams | Readonly<Record<string, string>>;
type SetQuery = (next: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** What stands behind `?` in the address, and how to change it. */
export function useSearchParams(): readonly [URLSearchParams, SetQuery] {
  const { history, location } = usePlace();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setQuery = useCallback<SetQuery>(
    (next, options) => {
      const { pathname } = history.location;
      const known = new URLSearchParams(history.location.search);
      const changed = typeof next === 'function' ? next(known) : next;
      const text = new URLSearchParams(changed).toString();
      navigateIn(history, { pathname, search: text === '' ? '' : `?${text}` }, options);
    },
    [history],
  );
  return [query, setQuery];
}

function navigateIn(
  history: History,
  to: To | number,
  { replace = false, state }: NavigateOptions = {},
): void {
  if (typeof to === 'number') {
    history.go(to);
    return;
  }
  const path = resolvePath(to, history.location.pathname);
  // Where one is already is no second entry: until the next screen is there, a second tap meets the link of the first.
  if (replace || createPath(path) === createPath(history.location)) history.replace(path, state);
  else history.push(path, state);
}

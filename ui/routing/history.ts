// Where one is in an app, and how one came there: over the history of the browser, or in memory for tests.
import { createPath, parsePath, resolvePath } from './paths.ts';
import type { Path } from './paths.ts';

export type Action = 'POP' | 'PUSH' | 'REPLACE';
/** `key` is one entry of the history; `state` is what was given with the address, or null. */
export type Location = Path & { readonly state: unknown; readonly key: string };
/** `delta`: by how many entries it goes on (or back, below 0); null where nobody knows. */
export type Change = { readonly action: Action; readonly location: Location; readonly delta: number | null };
export type ChangeListener = (change: Change) => void;

export type History = {
  readonly action: Action;
  readonly location: Location;
  /** The address for a link, with what the app stands under. */
  readonly hrefOf: (to: Path) => string;
  readonly push: (to: Path, state?: unknown) => void;
  readonly replace: (to: Path, state?: unknown) => void;
  readonly go: (delta: number) => void;
  /** Returns how to stop. */
  readonly listen: (listener: ChangeListener) => () => void;
};

/** What an entry of the browser's history holds. */
type Entry = { readonly usr: unknown; readonly key: string; readonly idx: number };

/** @param base What the app stands under, such as `/console`; empty at the root of its host. */
export function createBrowserHistory(base = ''): History {
  const listeners = new Set<ChangeListener>();
  let action: Action = 'POP';
  let index = entryIn(window.history.state)?.idx;
  if (index === undefined) {
    index = 0;
    window.history.replaceState({ ...objectOf(window.history.state), idx: 0 }, '');
  }
  let location = readLocation(base);
  const tell = (next: Action, delta: number | null): void => {
    action = next;
    location = readLocation(base);
    const change = { action, location, delta };
    for (const listener of listeners) listener(change);
  };
  const write = (next: 'PUSH' | 'REPLACE', to: Path, state: unknown): void => {
    const delta = next === 'PUSH' ? 1 : 0;
    index = (index ?? 0) + delta;
    const entry: Entry = { usr: state, key: newKey(), idx: index };
    const href = base + createPath(to);
    if (next === 'PUSH') window.history.pushState(entry, '', href);
    else window.history.replaceState(entry, '', href);
    tell(next, delta);
  };
  const onPop = (): void => {
    const next = entryIn(window.history.state)?.idx;
    const delta = next === undefined || index === undefined ? null : next - index;
    index = next;
    tell('POP', delta);
  };

  return {
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    hrefOf: (to) => base + createPath(to),
    push: (to, state = null) => write('PUSH', to, state),
    replace: (to, state = null) => write('REPLACE', to, state),
    go: (delta) => window.history.go(delta),
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
  };
}

/** @param start The addresses that were opened, the last one being shown. */
export function createMemoryHistory(start: readonly string[] = ['/']): History {
  const listeners = new Set<ChangeListener>();
  const locationOf = (to: Path, state: unknown): Location => ({ ...to, state, key: newKey() });
  let entries = start.map((address) => locationOf(resolvePath(parsePath(address), '/'), null));
  let index = entries.length - 1;
  let action: Action = 'POP';
  const here = (): Location => entries[index] ?? locationOf(resolvePath('/', '/'), null);
  const tell = (next: Action, delta: number): void => {
    action = next;
    for (const listener of listeners) listener({ action, location: here(), delta });
  };

  return {
    get action() {
      return action;
    },
    get location() {
      return here();
    },
    hrefOf: createPath,
    push(to, state = null) {
      entries = [...entries.slice(0, index + 1), locationOf(to, state)];
      index += 1;
      tell('PUSH', 1);
    },
    replace(to, state = null) {
      entries = entries.with(index, locationOf(to, state));
      tell('REPLACE', 0);
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      tell('POP', delta);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readLocation(base: string): Location {
  const { pathname, search, hash } = window.location;
  const { usr, key } = objectOf(window.history.state);
  const inApp = pathname.toLowerCase().startsWith(`${base}/`.toLowerCase())
    ? pathname.slice(base.length)
    : '/';
  return {
    pathname: inApp,
    search,
    hash,
    state: usr ?? null,
    key: typeof key === 'string' ? key : 'default',
  };
}

function entryIn(state: unknown): { readonly idx: number } | undefined {
  const { idx } = objectOf(state);
  return typeof idx === 'number' ? { idx } : undefined;
}

function objectOf(state: unknown): { usr?: unknown; key?: unknown; idx?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

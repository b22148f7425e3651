// What the app does about a refusal besides showing it (specification, section 4): told to whoever listens.
import type { Refusal } from '#ui/calls/api.ts';

type Listener = (refusal: Refusal) => void;

export type Reactions = {
  readonly tell: Listener;
  /** Returns how to stop listening. */
  readonly listen: (listener: Listener) => () => void;
};

export function makeReactions(): Reactions {
  const listeners = new Set<Listener>();
  return {
    tell: (refusal) => {
      for (const listener of listeners) listener(refusal);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

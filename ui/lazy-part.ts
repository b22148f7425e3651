import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A part that comes after the page. Where it cannot be fetched it is left out: nobody came for it. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: Nothing };
    }
  });
}

function Nothing() {
  return null;
}

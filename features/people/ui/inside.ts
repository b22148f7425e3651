// Where a screen leads on to: an address of this app, never one that somebody else put into a link.

/** A place of this app; an address of anywhere else is not followed. */
export function insideOf(path: string | null): string | undefined {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
}

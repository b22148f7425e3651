// Ids that carry their shop's code, as the console sends them.
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, type Routed } from '#domain/wire/ids.ts';

/** A routed id of the console. @throws Refused `recordNotFound` for what is none. */
export function readRouted(text: string): Routed {
  const routed = readRoutedId(text);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'restriction' });
  return routed;
}

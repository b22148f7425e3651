// The address of an application in the console: shop code, a dot, its id.
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, type Routed } from '#domain/wire/ids.ts';

/** @throws Refused `recordNotFound` for what is no address. */
export function readRouted(text: string): Routed {
  const routed = readRoutedId(text);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'application' });
  return routed;
}

// What is only kept of a message, and decides nothing.
import { catch as otherwise, optional, type ZodMiniType } from 'zod/mini';

/** A message without it, or with another shape of it, is read all the same. */
export function optionalFact<S extends ZodMiniType>(shape: S) {
  return otherwise(optional(shape), undefined);
}

// What a client sent, as its contract wants it.
import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { findUnstorable } from '#domain/storable.ts';

/**
 * Parses the input; the first fault is named by its field.
 *
 * @throws Refused `parameterMissing` or `invalidParameter`.
 */
export function readInput<E extends Endpoint>(endpoint: E, input: unknown): InputOf<E> {
  const unstorable = findUnstorable(input);
  if (unstorable !== undefined) {
    throw refuse('invalidParameter', { field: unstorable.path.join('.'), reason: unstorable.reason });
  }
  const parsed = z.safeParse<E['input']>(endpoint.input, input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  const isMissing = issue?.code === 'invalid_type' && valueAt(input, issue.path) === undefined;
  throw refuse(isMissing ? 'parameterMissing' : 'invalidParameter', {
    field,
    reason: isMissing ? 'missing' : (issue?.code ?? 'invalid'),
  });
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

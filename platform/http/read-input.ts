// What a client sent, as its contract wants it.
import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { findUnstorable } from '#domain/text/storable.ts';
import type { FieldFault } from './api/problem.ts';
import { findUnknownFields } from './api/unknown-fields.ts';

/**
 * Parses the input; the first fault is named by its field.
 *
 * @param isProgram True for callers with a key: they are told all faults at once, and fields that there are none of.
 * @throws Refused `parameterMissing` or `invalidParameter`.
 */
export function readInput<E extends Endpoint>(endpoint: E, input: unknown, isProgram = false): InputOf<E> {
  const unstorable = findUnstorable(input);
  if (unstorable !== undefined) {
    throw refuse('invalidParameter', { field: unstorable.path.join('.'), reason: unstorable.reason });
  }
  const parsed = z.safeParse<E['input']>(endpoint.input, input ?? {});
  const unknown = isProgram ? findUnknownFields(endpoint.input, input) : [];
  if (parsed.success && unknown.length === 0) return parsed.data;
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => faultOf(input, issue))),
    ...unknown.map((field) => ({ field, reason: 'unknown_field' })),
  ];
  const first = faults[0] ?? { field: '', reason: 'invalid' };
  const key = first.reason === 'missing' ? 'parameterMissing' : 'invalidParameter';
  throw refuse(key, isProgram ? { ...first, fields: faults } : first);
}

type Issue = z.core.$ZodIssue;

function faultOf(input: unknown, issue: Issue): FieldFault {
  const isMissing = issue.code === 'invalid_type' && valueAt(input, issue.path) === undefined;
  const reason = isMissing ? 'missing' : (issue.code ?? 'invalid');
  return { field: issue.path.join('.'), reason, ...expectedBy(issue) };
}

/** What the contract wants there, for the words of the refusal: which kind of value, and within what. */
function expectedBy(issue: Issue): { expects?: string; max?: number; min?: number } {
  if (issue.code === 'invalid_value') return { expects: 'choice' };
  if (issue.code === 'invalid_format') return isForDigits(issue.pattern) ? { expects: 'digits' } : {};
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return {};
  const expects = issue.origin === 'string' ? 'text' : issue.origin;
  if (issue.code === 'too_big') return { expects, max: Number(issue.maximum) };
  return { expects, min: Number(issue.minimum) };
}

/** A pattern that nothing but digits can fit, such as `/^[0-9]{6}$/`. */
function isForDigits(pattern: string | undefined): boolean {
  return /^\/?\^(?:\\d|\[0-9\])(?:\{[\d,]+\}|[+*])?\$\/?u?$/.test(pattern ?? '');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

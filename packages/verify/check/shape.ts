// Reads JSON that strangers wrote: each part has the type that is asked for, or there is a sentence that names it.
import { Failure, sentenceOf } from './failure.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Deeper than any document of ours. What is deeper was made to break a reader. */
const depthMax = 64;

export function parseJson(text: string, what: string): unknown {
  let depth = 0;
  for (const letter of text.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    if (letter === '{' || letter === '[') depth += 1;
    if (letter === '}' || letter === ']') depth -= 1;
    if (depth > depthMax)
      throw new Failure('unreadable', `${what} is nested deeper than ${depthMax} levels.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('unreadable', `${what} is not JSON: ${sentenceOf(error)}.`);
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown, what: string): Fields {
  if (!isFields(value)) throw new Failure('unreadable', `${what} is not an object.`);
  return value;
}

export function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Failure('unreadable', `${what} is not a list.`);
  return value;
}

export function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Failure('unreadable', `${what} is not a text.`);
  return value;
}

/** A whole number of 0 or more that JavaScript holds exactly. */
export function countOf(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new Failure('unreadable', `${what} is not a whole number.`);
  }
  return value;
}

/** The answer of a call without what wraps it: `{code, msg, data}`. */
export function openEnvelope(value: unknown, what: string): unknown {
  const fields = fieldsOf(value, what);
  if (!('code' in fields) || !('data' in fields)) return fields;
  if (fields['code'] !== 200) {
    throw new Failure(
      'unreadable',
      `${what} answers code ${String(fields['code'])}: ${String(fields['msg']).replace(/[.。]$/, '')}.`,
    );
  }
  return fields['data'];
}

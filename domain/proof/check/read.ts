// Reading what a server answered, field by field: a verifier is too small for a library of schemas.
import { isRecord } from '#domain/wire/fields.ts';
import { ProofFault, type FaultCode } from '../fault.ts';

export type Fields = {
  readonly get: (name: string) => unknown;
  readonly text: (name: string) => string;
  readonly textOrNull: (name: string) => string | null;
  /** Whole, and not below zero. */
  readonly count: (name: string) => number;
  readonly countOrNull: (name: string) => number | null;
  readonly list: (name: string) => readonly unknown[];
  readonly texts: (name: string) => readonly string[];
  /** A whole number as decimal text, or as a safe integer. */
  readonly big: (name: string) => bigint;
};

/** @throws ProofFault of this code where the value has no fields; so does each field that is not of its kind. */
export function readFields(value: unknown, code: FaultCode): Fields {
  if (!isRecord(value)) throw new ProofFault(code);
  const is = <T>(name: string, one: unknown, isKind: (one: unknown) => one is T): T => {
    if (!isKind(one)) throw new ProofFault(code, { field: name });
    return one;
  };
  const list = (name: string) => is(name, value[name], isList);
  return {
    get: (name) => value[name],
    text: (name) => is(name, value[name], isText),
    textOrNull: (name) => (isAbsent(value[name]) ? null : is(name, value[name], isText)),
    count: (name) => is(name, value[name], isCount),
    countOrNull: (name) => (isAbsent(value[name]) ? null : is(name, value[name], isCount)),
    list,
    texts: (name) => list(name).map((one) => is(name, one, isText)),
    big: (name) => {
      const one = value[name];
      const text = isCount(one) ? String(one) : is(name, one, isText);
      if (!/^(?:0|[1-9]\d{0,18})$/.test(text)) throw new ProofFault(code, { field: name });
      return BigInt(text);
    },
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

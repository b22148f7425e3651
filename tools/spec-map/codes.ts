// Section 8: every code of the catalogue. Which calls answer with it is read from their contracts.
import { refusals } from '#domain/errors.ts';
import { keysOf } from '#domain/keys.ts';
import type { Clause, Proof } from './clauses.ts';

/** Whose refusal has a test of its own besides the one that every code has. */
const words: Proof = ['promises/every-refusal-has-words.promise.ts', ''];

export const codeClauses: Clause[] = [
  {
    section: '8 Errors',
    says: '200 ok',
    place: 'platform/http/answer.ts',
    proof: words,
  },
  ...keysOf(refusals).map((key) => ({
    section: '8 Errors',
    says: `${refusals[key].code} ${key}`,
    place: 'domain/errors.ts',
    proof: words,
  })),
];

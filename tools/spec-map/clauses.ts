// What one clause of the specification is kept by. The tables beside this file name them; `resolve.ts` checks them.

import type { RefusalKey } from '#domain/wire/errors.ts';

export type Clause = {
  /** The section of the specification and the clause in its words, shortened. */
  readonly section: string;
  readonly says: string;
  /** `POST /v1/user/wallet`: must be a call of a contract. */
  readonly call?: string;
  /** Whose calls keep it, where it is not one call: `every call`, or why there is none. */
  readonly calls?: string;
  /** A refusal: the calls are those whose contracts name it. */
  readonly refusal?: RefusalKey;
  /** A path in the call's answer, or with `ask:` in what it is asked: must be there. `[]` is a list's element. */
  readonly field?: string;
  /** The file of the screen, or of the rule where no screen shows it; else the screen that makes the call. */
  readonly place?: string;
};

/** Shared beginnings of many clauses. */
export function clausesOf(
  section: string,
  rest: Omit<Clause, 'section' | 'says'>,
  says: Readonly<Record<string, Omit<Clause, 'section' | 'says'>>>,
): Clause[] {
  return Object.entries(says).map(([words, own]) => ({ section, says: words, ...rest, ...own }));
}

import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useErrorText } from '#ui/states/useErrorText.ts';

export type FieldErrors<Field extends string> = {
  /** What to say at a field of the form; undefined where nothing is wrong with it. */
  readonly at: (field: Field) => string | undefined;
  /** The error that belongs to no field; null where there is none. */
  readonly rest: unknown;
};

/** Puts a refusal at the field it names, in words that say what to change; the server's own where it says more. */
export function useFieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FieldErrors<Field> {
  const { safety, people } = useWords();
  const textOf = useErrorText();
  if (!(error instanceof Refusal)) return { at: nowhere, rest: error };
  const name = error.field?.replace(/^patch\./, '');
  const field = fields.find((one) => one === name);
  // A code that is asked for is the next step of the form, not a failure of it.
  if (error.key === 'secondFactorNeeded' && error.reason === 'code') return { at: nowhere, rest: null };
  if (field === undefined) return { at: nowhere, rest: error };
  const reasons: Readonly<Record<string, string>> = {
    ...safety.reasons,
    mismatch: safety.mismatch,
    ...(field === 'username' ? { shape: people.reasons.shape, taken: people.reasons.taken } : {}),
    ...(field === 'email' ? { shape: safety.email_shape } : {}),
    ...(field === 'phone' ? { shape: safety.phone_shape } : {}),
  };
  const text = reasons[error.reason ?? ''] ?? textOf(error);
  return { at: (asked) => (asked === field ? text : undefined), rest: null };
}

const nowhere = () => undefined;

/** True from the moment that a call answered that it needs the second step. */
export function needsFactor(error: unknown): boolean {
  return error instanceof Refusal && error.key === 'secondFactorNeeded' && error.reason === 'code';
}

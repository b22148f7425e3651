import { isIdentityField, type IdentityFault, type IdentityField } from '#domain/identity/identity.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useErrorText } from '#ui/states/useErrorText.ts';
import type { Faults } from './draft.ts';

type Told = {
  readonly faults: Faults;
  /** What the server said last. */
  readonly error: unknown;
  /** Fields that were changed since then: what was said about them may no longer hold. */
  readonly touched: ReadonlySet<string>;
};

/** What to say at each field: what the form finds, else what the server found. */
export function useFieldText({ faults, error, touched }: Told) {
  const { identity: words } = useWords();
  const textOf = useErrorText();
  const shapes: Readonly<Record<string, string>> = words.shapes;

  const faultText = (field: IdentityField, fault: IdentityFault) =>
    fault === 'shape' ? (shapes[field] ?? words.faults.shape) : words.faults[fault];

  function serverText(refusal: Refusal, field: IdentityField): string {
    const reason = refusal.reason ?? '';
    const known = Object.entries(words.faults).find(([fault]) => fault === reason);
    if (known === undefined) return textOf(refusal);
    return reason === 'shape' ? (shapes[field] ?? known[1]) : known[1];
  }

  return (field: IdentityField): string | undefined => {
    const fault = faults[field];
    if (fault !== undefined) return faultText(field, fault);
    const isToldHere = error instanceof Refusal && error.field === field && !touched.has(field);
    return isToldHere ? serverText(error, field) : undefined;
  };
}

/** True where the server's no belongs to one field of the form and is said there. */
export function isFieldError(error: unknown): boolean {
  return error instanceof Refusal && error.field !== undefined && isIdentityField(error.field);
}

import type { AccountField } from '#domain/payouts/payout.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/merchant-words.ts';

const fields: readonly AccountField[] = [
  'account_name',
  'bank_name',
  'branch_number',
  'card_number',
  'iban',
  'bic',
  'country',
  'wallet_address',
];

/** What to say at a field: what the browser found, or else what the server refused. */
export function useAccountErrors(faults: ReadonlyMap<AccountField, string>, error: unknown) {
  const { payouts: words } = useWords();
  const said: Readonly<Record<string, string>> = words.reasons;
  const refused = error instanceof Refusal ? fields.find((field) => field === error.field) : undefined;
  const at = (field: AccountField): string | undefined => {
    const reason = faults.get(field);
    if (reason !== undefined) return said[reason] ?? words.short;
    if (field !== refused || !(error instanceof Refusal)) return undefined;
    return said[error.reason ?? ''] ?? error.message;
  };
  return {
    at,
    /** True where the refusal is about a field of the form, so that it is said there. */
    isAtField: refused !== undefined,
  };
}

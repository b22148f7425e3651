// A payout account with what was typed anew: the rest is as it was.
import type { InputOf } from '#domain/wire/endpoint.ts';
import type { TypedAccount } from '#domain/payouts/payout.ts';
import type { editPayoutAccount } from '#features/payouts/accounts.contract.ts';
import type { AccountRow } from './account.sql.ts';

const fields = [
  'account_name',
  'bank_name',
  'branch_number',
  'card_number',
  'iban',
  'bic',
  'country',
  'wallet_address',
] as const;

/**
 * The whole destination with what is new in it; undefined where nothing of it was sent.
 *
 * @param openNumber Gives the number as it is now.
 */
export function readTyped(
  row: AccountRow,
  input: InputOf<typeof editPayoutAccount>,
  openNumber: () => string,
): TypedAccount | undefined {
  if (fields.every((field) => input[field] === undefined)) return undefined;
  const number = openNumber();
  const isNew = [input.card_number, input.iban, input.wallet_address].some((text) => text !== undefined);
  const kept = (kind: AccountRow['number_kind']) => (!isNew && row.number_kind === kind ? number : undefined);
  return {
    account_name: input.account_name ?? row.account_name,
    bank_name: input.bank_name ?? row.bank_name,
    branch_number: input.branch_number ?? row.branch_number,
    bic: input.bic ?? row.bic,
    country: input.country ?? row.country,
    card_number: input.card_number ?? kept('account'),
    iban: input.iban ?? kept('iban'),
    wallet_address: input.wallet_address ?? kept('address'),
  };
}

// The form of a payout account: what is typed, and what of it is sent.
import {
  readAccount,
  type AccountField,
  type PayoutType,
  type TypedAccount,
} from '#domain/payouts/payout.ts';

export type NumberKind = 'iban' | 'account';

export type TypedForm = Record<AccountField, string> & { numberKind: NumberKind };

export const emptyForm: TypedForm = {
  account_name: '',
  bank_name: '',
  branch_number: '',
  card_number: '',
  iban: '',
  bic: '',
  country: '',
  wallet_address: '',
  numberKind: 'iban',
};

/** Only what this kind of account has a use for; a field of another kind that was filled in before stays behind. */
export function sentOf(type: PayoutType, form: TypedForm): TypedAccount {
  const { account_name, wallet_address, bank_name, bic, iban, card_number, branch_number, country } = form;
  if (type !== 'bank') return { account_name, wallet_address };
  const bank = { account_name, bank_name, ...(bic.trim() === '' ? {} : { bic }) };
  if (form.numberKind === 'iban') return { ...bank, iban };
  return { ...bank, card_number, branch_number, country };
}

/** What is wrong with the fields, by the same rules as the server's. */
export function faultsOf(type: PayoutType, form: TypedForm): ReadonlyMap<AccountField, string> {
  const read = readAccount(type, sentOf(type, form));
  return new Map('type' in read ? [] : read.map(({ field, reason }) => [field, reason]));
}

/** The whole number as it is read, to be compared once more before it is sent. */
export function numberText(type: PayoutType, form: TypedForm): string {
  const read = readAccount(type, sentOf(type, form));
  return 'type' in read ? read.number : '';
}

import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listPayoutAccounts } from '#features/payouts/accounts.contract.ts';

export type PayoutAccount = OutputOf<typeof listPayoutAccounts>['list'][number];

/** The masked number of an account, whatever kind it is. */
export function numberOf(account: PayoutAccount): string {
  return account.wallet_address ?? account.iban_masked ?? account.card_number_masked ?? '';
}

/** An account in a list that a phone shows in one line: the number by its two ends. */
export function shortLineOf(account: PayoutAccount): string {
  const number = numberOf(account);
  const short = number.length > 16 ? `${number.slice(0, 4)}…${number.slice(-4)}` : number;
  return [account.label, short, account.wallet_note].filter((part) => part !== '').join(' · ');
}

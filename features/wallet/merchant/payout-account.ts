import type { OutputOf } from '#domain/endpoint.ts';
import type { listPayoutAccounts } from '#features/wallet/payout.contract.ts';

export type PayoutAccount = OutputOf<typeof listPayoutAccounts>['list'][number];

/** The masked number of an account, whatever kind it is. */
export function numberOf(account: PayoutAccount): string {
  return account.wallet_address ?? account.iban_masked ?? account.card_number_masked ?? '';
}

/** One line that tells an account from its owner's others. */
export function lineOf(account: PayoutAccount): string {
  return [account.label, numberOf(account), account.wallet_note].filter((part) => part !== '').join(' · ');
}

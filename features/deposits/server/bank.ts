// Deposits at the accounts that this instance has: the reference says whose the money is, and statements tell that it came.
import type { Asset } from '#domain/money/money.ts';
import { plainBankNumber } from '#domain/payouts/payout.ts';
import type { DepositSource } from '#platform/ports/deposits.ts';

/** An account of ours that merchants send to. */
export type DepositAccount = {
  readonly currency: Asset;
  readonly holder: string;
  readonly bank: string;
  /** IBAN or account number. */
  readonly account: string;
  readonly bic: string;
};

/**
 * Puts the bank's accounts before what stands in for them where there are none. With some, a currency without one has no
 * way in by bank.
 */
export function withBankAccounts(
  given: readonly DepositAccount[] | undefined,
  rest: DepositSource,
): DepositSource {
  if (given === undefined || given.length === 0) return rest;
  const accounts = given.map((one) => ({
    ...one,
    account: plainBankNumber(one.account),
    bic: plainBankNumber(one.bic),
  }));
  return {
    ...rest,
    isTest: (channel) => channel !== 'bank' && rest.isTest(channel),
    own: (channel) => (channel === 'bank' ? undefined : rest.own(channel)),
    placeOf(ask) {
      if (ask.channel !== 'bank') return rest.placeOf(ask);
      const found = accounts.find(({ currency }) => currency === ask.currency);
      if (found === undefined) return undefined;
      const { holder, account: iban, bic, bank: bankName } = found;
      return { holder, iban, bic, bankName, reference: ask.no };
    },
    // Nothing is asked of a bank: people bring its statements.
    look: (channel, place) => (channel === 'bank' ? Promise.resolve([]) : rest.look(channel, place)),
  };
}

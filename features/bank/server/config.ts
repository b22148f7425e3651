// The bank accounts of this instance.
import { bankNumberFault, bicFault, ibanFault, ownerFault, plainBankNumber } from '#domain/payouts/payout.ts';
import type { BankAccount } from './file.ts';

export type BankConfig = { readonly accounts: readonly BankAccount[] };

/**
 * The accounts of a configuration in plain spelling.
 *
 * @throws Error that names what is wrong: an account that cannot be one, or two of one currency.
 */
export function readBankConfig({ accounts }: BankConfig): BankConfig {
  const read = accounts.map((one) => {
    const account = plainBankNumber(one.account);
    const bic = plainBankNumber(one.bic);
    const isIban = /^[A-Z]{2}\d{2}/.test(account);
    const fault =
      (isIban ? ibanFault(account) : bankNumberFault(account)) ??
      (bic === '' ? undefined : bicFault(bic)) ??
      ownerFault(one.holder) ??
      ownerFault(one.bank);
    if (fault !== undefined) throw new Error(`the bank account in ${one.currency} cannot be right: ${fault}`);
    return { ...one, account, bic };
  });
  if (new Set(read.map(({ currency }) => currency)).size < read.length)
    throw new Error('there are two bank accounts of one currency: buyers could not be told which');
  return { accounts: read };
}

// What withdrawals need from other rooms, given when the platform is composed.
import type { Asset } from '#domain/money/money.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';

/** Who owns a shop, as far as documents showed it. */
export type Verified = { readonly isVerified: boolean; readonly legalName: string | undefined };

/** An account of ours that the bank takes payouts from, by file. */
export type Debtor = {
  readonly currency: Asset;
  readonly holder: string;
  /** IBAN or account number, without spaces, in capitals. */
  readonly account: string;
  readonly bic: string;
};

export type PayoutParts = {
  /** Where there is one, payouts to banks wait for people, who take them to the bank in a file. */
  readonly debtors?: readonly Debtor[];
  readonly identityOf: (tx: Tx, shopId: bigint) => Promise<Verified>;
  /**
   * @param units Of the withdrawal: a restriction of an amount leaves the rest. Undefined: is all of it free?
   * @throws Refused `walletFrozen` or `withdrawalDisabled`, with the restriction, while one stands in writing.
   */
  readonly assertMayWithdraw: (tx: Tx, shopId: bigint, units?: bigint) => Promise<void>;
};

/** What every move of a shop's withdrawals stands on. `tx` is the caller's transaction. */
export type Context = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly now: Date;
};

/** What every act of withdrawals stands on. */
export type PayoutContext = Context & { readonly parts: PayoutParts };

/** A merchant's own act: who it is decides which transaction password is asked for. */
export type OwnContext = PayoutContext & { readonly personId: string };

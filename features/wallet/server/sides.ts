// What the wallet is told by the rooms that move its money: they come after it, and the composition hands them over.
import type { GivenOf, OutputOf } from '#domain/wire/endpoint.ts';
import type { WithdrawalState } from '#domain/states/withdrawal.ts';
import type { ShopRow } from '#features/shop/server/public.ts';
import type { wallet, walletFlow } from '#features/wallet/contract.ts';
import type { Tx } from '#platform/db/database.ts';

type Entry = OutputOf<typeof walletFlow>['list'][number];
export type WalletDay = GivenOf<typeof wallet>['daily'];

/** A withdrawal as a movement of the wallet tells of it. */
export type WalletWithdrawal = {
  readonly id: string;
  readonly no: string;
  readonly state: WithdrawalState;
  readonly units: bigint;
  readonly feeUnits: bigint;
  readonly promiseAt: Date | null;
  readonly endedAt: Date | null;
  readonly failure: Pick<Entry, 'failure_code' | 'failure_reason' | 'next_step'>;
};

type DepositRowsInput = {
  readonly status: 'awaiting_review' | 'failure' | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly limit: number;
  readonly offset: number;
};

export type WalletSides = {
  countAccounts(tx: Tx, shopId: bigint): Promise<number>;
  /** What withdrawals may still be approved by themselves today, by the clock of the shop. */
  readDay(tx: Tx, shop: ShopRow, now: Date): Promise<WalletDay>;
  listWithdrawals(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<readonly WalletWithdrawal[]>;
  /** Deposits that wait or came to nothing, told beside the `available` that the caller gives. */
  listDepositRows(
    tx: Tx,
    shopId: bigint,
    available: bigint,
    input: DepositRowsInput,
  ): Promise<{ readonly rows: readonly Entry[] }>;
};

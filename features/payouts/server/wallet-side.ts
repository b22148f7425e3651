// What the wallet is told of payouts: accounts, the day's limit, and withdrawals for its movements.
import type { WalletDay, WalletSides, WalletWithdrawal } from '#features/wallet/server/public.ts';
import { countAccounts } from './accounts/account.sql.ts';
import { withdrawalNumberOf } from './moves.ts';
import { readWithdrawals, type WithdrawalRow } from './request.sql.ts';
import { dayOf, presentDay } from './terms.ts';
import { failureOf } from './view.ts';

export const payoutsOfWallet: Pick<WalletSides, 'countAccounts' | 'readDay' | 'listWithdrawals'> = {
  countAccounts,
  readDay: async (tx, shop, now): Promise<WalletDay> => presentDay(shop.currency, await dayOf(tx, shop, now)),
  listWithdrawals: async (tx, shopId, ids) =>
    (await readWithdrawals(tx, { shopId, ids })).map((row) => presentForWallet(row)),
};

function presentForWallet(row: WithdrawalRow): WalletWithdrawal {
  return {
    id: row.id,
    no: withdrawalNumberOf(row),
    state: row.state,
    units: row.units,
    feeUnits: row.fee_units,
    promiseAt: row.promise_at,
    endedAt: row.ended_at,
    failure: failureOf(row),
  };
}

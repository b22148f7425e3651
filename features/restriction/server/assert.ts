// Whether a shop may do something. What stands in the way is told whole: reason, evidence, amount, end, appeal.
import { account } from '#domain/ledger/accounts.ts';
import { refuse, type RefusalKey, type Refused } from '#domain/wire/errors.ts';
import { stopsAct, type MerchantAct } from '#domain/restriction.ts';
import { balancesOfAccounts } from '#features/ledger/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { findClosing, listStanding, type RestrictionRow } from './restriction.sql.ts';
import { presentRefused } from './view.ts';

export type Asked = {
  readonly now: Date;
  /** Of a withdrawal, where the amount is known. Lock the book before, so that it stays true. */
  readonly units?: bigint | undefined;
};

/**
 * Lets an act pass that no restriction stands in the way of. One whose end has come stops nothing, even where the
 * clock has not ended it yet.
 *
 * A held amount is not in the free balance any more, so the rest can be withdrawn. Where less was there than the
 * restriction covers, what came in later is kept back up to the amount; without `units`, any such rest says no.
 *
 * @throws Refused with `restriction`: `accountDisabled` (enter), `walletFrozen` (withdraw, deposit),
 * `withdrawalDisabled` (withdraw), `insufficientPermissions` (list, sell).
 */
export async function assertMay(tx: Tx, shopId: bigint, act: MerchantAct, asked: Asked): Promise<void> {
  if (act === 'enter') return assertMayEnter(tx, shopId, asked.now);
  const rows = (await listStanding(tx, { shopId })).filter((row) => isInForce(row, asked.now));
  const isOfMoney = act === 'withdraw' || act === 'deposit';
  // A closed account keeps its money: what was asked for before is paid out.
  const stopping = rows.find(
    ({ level }) => stopsAct(level, act) && (!isOfMoney || level === 'wallet_frozen'),
  );
  if (stopping !== undefined)
    throw await refused(tx, isOfMoney ? 'walletFrozen' : 'insufficientPermissions', stopping);
  if (act === 'withdraw') await assertRest(tx, shopId, rows, asked.units);
}

async function assertMayEnter(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  const row = await findClosing(tx, { shopId, now });
  if (row !== undefined) throw await refused(tx, 'accountDisabled', row);
}

async function assertRest(
  tx: Tx,
  shopId: bigint,
  rows: readonly RestrictionRow[],
  units: bigint | undefined,
): Promise<void> {
  const amounts = rows.filter(({ scope }) => scope === 'amount');
  const open =
    amounts.find(({ units: whole, held_units: held }) => (held ?? 0n) < (whole ?? 0n)) ?? amounts[0];
  if (open === undefined) return;
  const missing = amounts.reduce((sum, row) => sum + (row.units ?? 0n) - (row.held_units ?? 0n), 0n);
  if (units === undefined) {
    if (missing > 0n) throw await refused(tx, 'withdrawalDisabled', open);
    return;
  }
  const [available = 0n] = await balancesOfAccounts(tx, shopId, [account('shop_available')]);
  const held = amounts.reduce((sum, row) => sum + (row.held_units ?? 0n), 0n);
  // More than there would be without the restriction is simply too much.
  if (units > available - missing && units <= available + held)
    throw await refused(tx, 'withdrawalDisabled', open);
}

function isInForce({ state, until_at: until }: RestrictionRow, now: Date): boolean {
  return state === 'active' && until > now;
}

async function refused(tx: Tx, key: RefusalKey, row: RestrictionRow): Promise<Refused> {
  return refuse(key, { reason: 'restricted', restriction: await presentRefused(tx, row) });
}

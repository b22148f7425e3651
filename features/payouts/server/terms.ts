// What a withdrawal costs, what arrives, when, and who decides: the same for the quote and for the request.
import { oneForOne } from '#domain/money/fx.ts';
import { majorUnits, readAmount } from '#domain/money/major-units.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, minus, type Asset, type Money } from '#domain/money/money.ts';
import { payoutFacts, type PayoutType } from '#domain/payouts/payout.ts';
import { addHours, addMinutes, localDay, nextMidnight } from '#domain/time.ts';
import { levelNow, shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { quoteWithdrawal } from '#features/payouts/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { accountStatus } from './accounts/accounts.ts';
import type { PayoutContext } from './parts.ts';
import * as accounts from './accounts/account.sql.ts';
import { usedOfDay } from './sources.sql.ts';

/** What a payout of this type costs: at most the network's own price (limits.ts), and nothing at a bank. */
export function feeUnits(currency: Asset, type: PayoutType): bigint {
  return (majorUnits(currency, payoutFacts[type].feeHundredths) + 99n) / 100n;
}

export function leastUnits(currency: Asset, type: PayoutType): bigint {
  return majorUnits(currency, type === 'bank' ? limits.withdrawalBankMinMajor : limits.withdrawalMinMajor);
}

/** What arrives: a dollar is paid out as one USDT, banks pay the shop's own currency; the fee stays here. */
export function received(type: PayoutType, paid: Money, fee: Money): Money & { rate: '1' | null } {
  const left = minus(paid, fee);
  if (type === 'bank') return { ...left, rate: null };
  return { ...oneForOne(left, 'USDT'), rate: left.asset === 'USDT' ? null : '1' };
}

type Sending = { readonly units: bigint; readonly fee_units: bigint };

/** What arrives of a sending, or of a whole withdrawal. */
export function arrivingOf(
  { currency: asset, account_type }: { readonly currency: Asset; readonly account_type: PayoutType },
  { units, fee_units }: Sending,
) {
  return received(account_type, { asset, units }, { asset, units: fee_units });
}

/** @throws Refused `invalidParameter` (`minimum`) below the least amount of this type, which it names. */
export function assertLeast(units: bigint, currency: Asset, type: PayoutType, field = 'amount'): void {
  const least = leastUnits(currency, type);
  if (units >= least) return;
  const minimum = formatUnits(least, currency);
  throw refuse('invalidParameter', { field, reason: 'minimum', minimum, currency });
}

/**
 * The account that money is to go to, usable at this moment.
 *
 * @throws Refused `withdrawalAccountNotFound`; `invalidOperation` with `account_on_hold` and `usable_at`, or
 * `name_mismatch` where its name is not the verified one.
 */
export async function usableAccount(context: PayoutContext, id: string): Promise<accounts.AccountRow> {
  const { tx, shopId, now, parts } = context;
  const row = await accounts.findAccount(tx, { shopId, id });
  if (row === undefined)
    throw refuse('withdrawalAccountNotFound', { reason: 'account', field: 'account_id' });
  const status = accountStatus(row, await parts.identityOf(tx, shopId), now);
  if (status === 'on_hold') {
    const usableAt = row.usable_at.toISOString();
    throw refuse('invalidOperation', { reason: 'account_on_hold', field: 'account_id', usable_at: usableAt });
  }
  if (status === 'blocked')
    throw refuse('invalidOperation', {
      reason: 'name_mismatch',
      field: 'account_id',
      route: '/wallet/accounts',
    });
  return row;
}

/** What the level lets through by itself in one local day, and what of it was used. */
export async function dayOf(tx: Tx, shop: ShopRow, now: Date) {
  const day = localDay(now, shop.tz);
  const limit = majorUnits(shop.currency, (await levelNow(tx, shop.level, now)).autoWithdrawMajor);
  const used = await usedOfDay(tx, shop.shop_id, day);
  return { day, limit, used, resetsAt: nextMidnight(now, shop.tz) };
}

export function presentDay(currency: Asset, day: Awaited<ReturnType<typeof dayOf>>) {
  return {
    limit: formatUnits(day.limit, currency),
    used: formatUnits(day.used, currency),
    resets_at: day.resetsAt.toISOString(),
  };
}

/** Says before anything is asked for what would come of it. Writes nothing. */
export async function quote(
  context: PayoutContext,
  ask: { account_id: string; amount: string },
): Promise<GivenOf<typeof quoteWithdrawal>> {
  const { tx, shopId, now } = context;
  const shop = await shopOf(tx, shopId);
  const units = readAmount(ask.amount, shop.currency);
  const { type } = await usableAccount(context, ask.account_id);
  assertLeast(units, shop.currency, type);
  const fee = feeUnits(shop.currency, type);
  const day = await dayOf(tx, shop, now);
  const isAtOnce = day.used + units <= day.limit;
  const decideAt = addHours(now, limits.withdrawalDecideHours);
  const leavesAt = isAtOnce ? addMinutes(now, limits.withdrawalUndoMinutes) : decideAt;
  const asset = shop.currency;
  const arrives = received(type, { asset, units }, { asset, units: fee });
  return {
    amount: ask.amount,
    currency: shop.currency,
    fee: formatUnits(fee, shop.currency),
    receive_amount: formatUnits(arrives.units, arrives.asset),
    receive_currency: arrives.asset,
    rate: arrives.rate,
    decision: isAtOnce ? 'at_once' : 'review',
    promise_at: isAtOnce ? null : decideAt,
    approves_at: isAtOnce ? null : addHours(now, limits.withdrawalSelfApproveHours),
    arrives_by: addMinutes(leavesAt, payoutFacts[type].arrivesMinutes),
    second_factor: units > majorUnits(shop.currency, limits.withdrawalSecondFactorMajor),
    daily: presentDay(shop.currency, day),
  };
}

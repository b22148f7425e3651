// What a deposit costs and how much may still be put in: the same for the list of ways, the quote and the credit.
import { blocksNeeded, depositFactsOf, depositKinds, type DepositKind } from '#domain/deposits/deposit.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import { isOpenDeposit } from '#domain/states/deposit.ts';
import { addDays } from '#domain/time.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { payChannels } from '#features/deposits/contract.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { Verified } from '#features/payouts/server/public.ts';
import { accountLabel } from '#features/payouts/server/public.ts';
import { majorUnits } from '#domain/money/major-units.ts';
import * as sql from './deposit.sql.ts';

/** What deposits need from other rooms, given when the platform is composed. */
export type DepositParts = {
  readonly identityOf: (tx: Tx, shopId: bigint) => Promise<Verified>;
  /** @throws Refused `walletFrozen`, with the restriction, while one stands in writing: nobody pays into a closed wallet. */
  readonly assertMayDeposit: (tx: Tx, shopId: bigint) => Promise<void>;
};

/** What every act of deposits stands on. `tx` is the caller's transaction. */
export type DepositContext = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly now: Date;
  readonly parts: DepositParts;
};

/** The number a person quotes, and writes into a bank transfer: `D-9GX2K-4` is the shop's fourth deposit. */
export function depositNumberOf(shopId: bigint, number: number): string {
  return `D-${orderNumberOf(shopId, number)}`;
}

/** What is sent by each way. */
export function depositAsset(kind: DepositKind, currency: Asset): Asset {
  return kind === 'bank' ? currency : 'USDT';
}

/** One dollar is one USDT; there is no rate for other currencies, so those ways are closed for them. */
export function isTakenIn(kind: DepositKind, currency: Asset): boolean {
  return kind === 'bank' || currency === 'USD';
}

export function leastDeposit(kind: DepositKind, currency: Asset): bigint {
  return majorUnits(currency, depositFactsOf(kind).minMajor);
}

/** Blocks that a receipt waits for. */
export function needOf(row: Pick<sql.DepositRow, 'channel' | 'asset'>, units: bigint): number {
  return blocksNeeded(row.channel, units, row.asset);
}

type Cap = {
  readonly limit: bigint;
  readonly used: bigint;
  readonly left: bigint;
  readonly why: 'first_days' | 'sales' | 'unverified';
  readonly days: number;
};

/**
 * How much may still be put in. What is asked for and open counts as if it had arrived.
 *
 * @param except A deposit that is not counted.
 */
export async function capOf(
  { tx, shopId, now, parts }: Pick<DepositContext, 'tx' | 'shopId' | 'now' | 'parts'>,
  shop: ShopRow,
  except: string | null = null,
): Promise<Cap> {
  const own = await ownCap({ tx, shopId, now }, shop, except);
  if ((await parts.identityOf(tx, shopId)).isVerified) return own;
  const days = limits.depositUnverifiedDays;
  const limit = majorUnits(shop.currency, limits.depositUnverifiedMajor);
  const used = await sql.usedUnits(tx, shopId, except, addDays(now, -days));
  const unverified = capFrom(limit, used, { why: 'unverified', days });
  return unverified.left < own.left ? unverified : own;
}

type At = Pick<DepositContext, 'tx' | 'shopId' | 'now'>;

/** Months that an order may take from its payment to the day its money is free, at most. */
const orderDaysMax = 180;

async function ownCap({ tx, shopId, now }: At, shop: ShopRow, except: string | null): Promise<Cap> {
  const base = majorUnits(shop.currency, limits.depositCapMajor);
  if (now < addDays(shop.created_at, limits.depositFirstDays)) {
    const used = await sql.usedUnits(tx, shopId, except, shop.created_at);
    return capFrom(base, used, { why: 'first_days', days: limits.depositFirstDays });
  }
  const days = limits.depositSalesDays;
  const since = addDays(now, -days);
  const half = (await sql.settledUnits(tx, shopId, addDays(since, -orderDaysMax), since)) / 2n;
  const used = await sql.usedUnits(tx, shopId, except, since);
  return capFrom(half > base ? half : base, used, { why: 'sales', days });
}

function capFrom(limit: bigint, used: bigint, more: Pick<Cap, 'why' | 'days'>): Cap {
  return { limit, used, left: used < limit ? limit - used : 0n, ...more };
}

/** What may be credited to a deposit now: what it was promised when it was quoted, or what the cap leaves. */
export async function roomOf(context: DepositContext, row: sql.DepositRow): Promise<bigint> {
  const shop = await shopOf(context.tx, context.shopId);
  const { limit, used } = await capOf(context, shop, row.id);
  const left = limit - used - row.credited_units;
  const promised = isOpenDeposit(row.state) && !row.is_unasked ? row.units - row.credited_units : 0n;
  const room = left > promised ? left : promised;
  return room > 0n ? room : 0n;
}

/** True where this instance has a place to send to by this way. */
export function isSetUp({ deposits }: Environment, kind: DepositKind, currency: Asset): boolean {
  const ask = { channel: payoutChannels[kind], depositId: '', no: depositNumberOf(1n, 1), account: 1 };
  return deposits.placeOf({ ...ask, currency: depositAsset(kind, currency) }) !== undefined;
}

const networks = { 'TRX/USDT': 'TRON (TRC-20)', 'ETC/USDT': 'Ethereum (ERC-20)' } as const;

/** The ways money can be paid in. Writes nothing. */
export async function presentChannels(
  context: DepositContext,
  language: Language,
): Promise<GivenOf<typeof payChannels>> {
  const { tx, shopId, env } = context;
  const shop = await shopOf(tx, shopId);
  const { currency } = shop;
  const cap = await capOf(context, shop);
  const words = serverWords(language).deposit;
  const amount = (units: bigint) => formatUnits(units, currency);
  const list = depositKinds.map((kind) => {
    const facts = depositFactsOf(kind);
    const closed = closedReason(env, { kind, currency, left: cap.left });
    return {
      id: kind,
      kind,
      name: accountLabel({ type: kind, bank_name: words.bank }),
      network: kind === 'bank' ? words.bank : networks[kind],
      asset: depositAsset(kind, currency),
      currency,
      min: amount(leastDeposit(kind, currency)),
      max: amount(cap.left),
      fee: amount(0n),
      rate: kind === 'bank' ? null : '1',
      confirmations: env.deposits.own(payoutChannels[kind])?.needed ?? facts.confirmations,
      typical_minutes: facts.typicalMinutes,
      address_format: facts.addressFormat,
      open: closed === null,
      closed_reason: closed,
      warnings: [...facts.warnings],
      is_test: env.deposits.isTest(payoutChannels[kind]),
    };
  });
  return {
    // The cheapest first; the order of the kinds is that of payouts.
    list: list.toSorted((left, right) => rankOf(left.kind) - rankOf(right.kind)),
    cap: {
      limit: amount(cap.limit),
      used: amount(cap.used),
      left: amount(cap.left),
      why: cap.why,
      days: cap.days,
    },
    currency,
    needed: false,
    why_not_needed: words.whyNotNeeded,
  };
}

const rankOf = (kind: DepositKind) => ['TRX/USDT', 'ETC/USDT', 'bank'].indexOf(kind);

type Way = { readonly kind: DepositKind; readonly currency: Asset; readonly left: bigint };

/** Why nothing can be paid in by this way now; null where it can. */
export function closedReason(
  env: Environment,
  { kind, currency, left }: Way,
): 'not_set_up' | 'currency' | 'cap' | null {
  if (!isTakenIn(kind, currency)) return 'currency';
  if (!isSetUp(env, kind, currency)) return 'not_set_up';
  return left < leastDeposit(kind, currency) ? 'cap' : null;
}

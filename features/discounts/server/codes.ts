// The merchant's discount codes: made, looked at, paused and ended.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { faultOfCode, normalizeCode } from '#domain/discounts/discount-code.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { addDays } from '#domain/time.ts';
import type { addDiscount, listDiscounts, setDiscountState } from '#features/discounts/contract.ts';
import type { Context } from '#features/showcase/server/public.ts';
import { holdLimits } from '#features/showcase/server/public.ts';
import * as sql from './codes.sql.ts';

type Shown = GivenOf<typeof addDiscount>;

/**
 * Codes with what they cost, the newest first.
 *
 * @throws Refused `recordNotFound` where one is asked for that is not the shop's.
 */
export async function showDiscounts(
  context: Context,
  input: InputOf<typeof listDiscounts>,
): Promise<GivenOf<typeof listDiscounts>> {
  const { tx, shop } = context;
  const { id, state, page, page_size: size } = input;
  const isEnded = state === 'all' ? undefined : state === 'ended';
  const offset = (page - 1) * size;
  const [rows, { live, ended }] = await Promise.all([
    sql.listCodes(tx, {
      shopId: shop.shop_id,
      limit: size + 1,
      offset,
      ...(id === undefined ? {} : { id }),
      ...(isEnded === undefined ? {} : { isEnded }),
    }),
    sql.countCodes(tx, shop.shop_id),
  ]);
  if (id !== undefined && rows.length === 0)
    throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  const total =
    id !== undefined ? rows.length : state === 'all' ? live + ended : isEnded === true ? ended : live;
  const list = rows.map((row) => presentDiscount(context, row));
  return { ...toPage(list, input, total), live, live_max: limits.discountsMax, currency: shop.currency };
}

/**
 * Makes a code. Its spelling is kept in capitals; what it gives never changes afterwards.
 *
 * @throws Refused `invalidParameter` with the field and a reason: `characters` or `length` of the code, `exists`,
 *   `needed`, `scale`, `amount`, `order` of the dates.
 * @throws Refused `recordNotFound` where goods are not in the showcase.
 * @throws Refused `invalidOperation` `discounts_max` with `limit` where the shop has as many codes as it may.
 */
export async function makeDiscount(context: Context, input: InputOf<typeof addDiscount>): Promise<Shown> {
  const { tx, shop, now, env } = context;
  const fault = faultOfCode(input.code);
  if (fault !== undefined) throw refuse('invalidParameter', { field: 'code', reason: fault });
  const given = readTerms(context, input);
  const startsAt = input.starts_at === undefined ? now : new Date(input.starts_at);
  const endsAt = input.ends_at === undefined ? undefined : new Date(input.ends_at);
  if (endsAt !== undefined && (endsAt <= startsAt || endsAt <= now))
    throw refuse('invalidParameter', { field: 'ends_at', reason: 'order' });
  if (startsAt > addDays(now, 366) || (endsAt !== undefined && endsAt > addDays(now, 3 * 366)))
    throw refuse('invalidParameter', { field: 'starts_at', reason: 'too_far' });
  await assertOwn(context, input.goods_ids);
  // Acts of one shop go one after the other from here: what is counted stays true.
  await holdLimits(context);
  const { live } = await sql.countCodes(tx, shop.shop_id);
  if (live >= limits.discountsMax)
    throw refuse('invalidOperation', { reason: 'discounts_max', limit: limits.discountsMax, used: live });
  const id = env.random.id(now);
  const isNew = await sql.insertCode(tx, {
    shopId: shop.shop_id,
    id,
    code: normalizeCode(input.code),
    kind: input.kind,
    percentBps: given.percentBps ?? null,
    units: given.units ?? null,
    minUnits: readAmount(context, 'min_amount', input.min_amount) ?? 0n,
    goodsIds: input.goods_ids === undefined ? null : [...new Set(input.goods_ids)],
    startsAt,
    endsAt: endsAt ?? null,
    usesMax: input.uses_max ?? null,
    perBuyerMax: input.per_buyer_max ?? null,
    at: now,
  });
  if (!isNew) throw refuse('invalidParameter', { field: 'code', reason: 'exists' });
  return showOne(context, id);
}

/**
 * Pauses a code, continues it, or ends it for good.
 *
 * @throws Refused `recordNotFound`, `staleVersion`, and `invalidOperation` `ended` for one that is over.
 */
export async function changeDiscountState(
  context: Context,
  { id, state, version }: InputOf<typeof setDiscountState>,
): Promise<Shown> {
  const { tx, shop, now } = context;
  const row = await sql.lockCode(tx, { shopId: shop.shop_id, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  if (row.version !== version) throw refuse('staleVersion', { reason: 'stale' });
  if (row.state === 'ended') throw refuse('invalidOperation', { reason: 'ended' });
  if (row.state !== state)
    await sql.updateCodeState(tx, { shopId: shop.shop_id, id, state, version, at: now });
  return showOne(context, id);
}

async function showOne(context: Context, id: string): Promise<Shown> {
  const { tx, shop } = context;
  const [row] = await sql.listCodes(tx, { shopId: shop.shop_id, id, limit: 1, offset: 0 });
  if (row === undefined) throw new Error('a code was not written');
  return presentDiscount(context, row);
}

type Terms = Pick<InputOf<typeof addDiscount>, 'kind' | 'percent_bps' | 'amount'>;

/**
 * What a discount takes off, as it was asked for.
 *
 * @throws Refused `invalidParameter` where the value of its kind is missing, or one of another kind is there.
 */
export function readTerms(context: Context, { kind, percent_bps: percentBps, amount }: Terms) {
  if (kind === 'percent' && percentBps === undefined)
    throw refuse('invalidParameter', { field: 'percent_bps', reason: 'needed' });
  if (kind !== 'percent' && percentBps !== undefined)
    throw refuse('invalidParameter', { field: 'percent_bps', reason: 'other_kind' });
  const units = readAmount(context, 'amount', amount);
  if (kind === 'amount' && units === undefined)
    throw refuse('invalidParameter', { field: 'amount', reason: 'needed' });
  if (kind !== 'amount' && units !== undefined)
    throw refuse('invalidParameter', { field: 'amount', reason: 'other_kind' });
  return { kind, percentBps, units };
}

/** An amount as it was typed. @throws Refused `invalidParameter` where it is none, nothing, or too much. */
export function readAmount({ shop }: Context, field: string, text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  const units = parseUnits(text, shop.currency);
  if (units === undefined) throw refuse('invalidParameter', { field, reason: 'scale' });
  if (units === 0n || units > limits.priceUnitsMax)
    throw refuse('invalidParameter', { field, reason: 'amount' });
  return units;
}

/** @throws Refused `recordNotFound` `unknown` where goods are not in the showcase. */
export async function assertOwn(
  { tx, shop }: Context,
  goodsIds: readonly string[] | undefined,
): Promise<void> {
  if (goodsIds === undefined) return;
  const wanted = [...new Set(goodsIds)];
  const own = await sql.countOwn(tx, { shopId: shop.shop_id, goodsIds: wanted });
  if (own?.own !== wanted.length) throw refuse('recordNotFound', { field: 'goods_ids', reason: 'unknown' });
}

function presentDiscount({ env, shop, now }: Context, row: sql.ListedCode): Shown {
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    percent_bps: row.percent_bps,
    amount: row.units === null ? null : amount(row.units),
    min_amount: row.min_units === 0n ? null : amount(row.min_units),
    goods_ids: row.goods_ids,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    uses_max: row.uses_max,
    per_buyer_max: row.per_buyer_max,
    used: row.used,
    state: row.state,
    phase: phaseOf(row, now),
    orders: row.orders,
    cost: amount(row.cost_units),
    sales: amount(row.sales_units),
    currency: shop.currency,
    link: `${env.baseUrl}/s/${shop.handle}?code=${row.code}`,
    version: row.version,
  };
}

function phaseOf(row: sql.ListedCode, now: Date): Shown['phase'] {
  if (row.state === 'ended' || (row.ends_at !== null && row.ends_at <= now)) return 'ended';
  if (row.state === 'paused') return 'paused';
  if (row.starts_at > now) return 'planned';
  return row.uses_max !== null && row.used >= row.uses_max ? 'used_up' : 'running';
}

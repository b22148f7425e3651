// Samples: what one piece of own goods costs a merchant, and the code that lets the checkout ask no more.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { addDays } from '#domain/time.ts';
import type { makeSample, readSample } from '#features/discounts/samples.contract.ts';
import type { Context } from '#features/showcase/server/public.ts';
import { holdLimits } from '#features/showcase/server/public.ts';
import { readAmount } from './codes.ts';
import * as sql from './samples.sql.ts';

type Shown = GivenOf<typeof readSample>;

/**
 * What a sample costs now, and the one that waits.
 *
 * @throws Refused `recordNotFound` where the goods are not on sale in the shop.
 * @throws Refused `invalidOperation` `at_cost` where buyers pay no more than cost and commission: no code is needed.
 */
export async function showSample(
  context: Context,
  { goods_id: goodsId }: InputOf<typeof readSample>,
): Promise<Shown> {
  const { tx, shop, now } = context;
  const goods = await goodsOf(context, goodsId);
  const open = await sql.findOpen(tx, { shopId: shop.shop_id, goodsId, at: now });
  const counts = await countsOf(context);
  return present(context, { goods, counts, open: open?.units === offOf(context, goods) ? open : undefined });
}

/**
 * Makes the code, or finds the one that waits. Thirty at once for the same goods are one.
 *
 * @throws Refused as `showSample`; `invalidParameter` where `price` is no amount; `priceChanged` with `price` where a sample costs another amount by now.
 * @throws Refused `invalidOperation` `samples_open` or `samples_month` with `limit` and `used`.
 */
export async function giveSample(
  context: Context,
  { goods_id: goodsId, price }: InputOf<typeof makeSample>,
): Promise<Shown> {
  const { tx, shop, now } = context;
  const shown = readAmount(context, 'price', price);
  // Acts of one shop go one after the other from here: what is counted stays true.
  await holdLimits(context);
  const goods = await goodsOf(context, goodsId);
  const units = offOf(context, goods);
  const asked = goods.price_units - units;
  if (shown !== asked)
    throw refuse('priceChanged', { reason: 'price_changed', price: formatUnits(asked, shop.currency) });
  await sql.endSamples(tx, { shopId: shop.shop_id, goodsId, units, at: now });
  const found = await sql.findOpen(tx, { shopId: shop.shop_id, goodsId, at: now });
  if (found === undefined) await assertAllowed(context);
  const open = found ?? (await makeCode(context, goodsId, units));
  return present(context, { goods, counts: await countsOf(context), open });
}

async function makeCode(
  { tx, shop, now, env }: Context,
  goodsId: string,
  units: bigint,
): Promise<sql.OpenSample> {
  const id = env.random.id(now);
  const code = newCode(env.random.token());
  const endsAt = addDays(now, limits.sampleDays);
  const asked = { shopId: shop.shop_id, id, code, units, goodsId, at: now, endsAt };
  if (!(await sql.insertSample(tx, asked))) throw new Error('a sample has the code of another one');
  return { id, code, units, ends_at: endsAt };
}

/** @throws Refused `recordNotFound`, and `invalidOperation` `at_cost`. */
async function goodsOf(context: Context, goodsId: string): Promise<sql.SampleRow> {
  const { tx, shop, language } = context;
  const goods = await sql.readGoods(tx, { shopId: shop.shop_id, goodsId, language });
  if (goods === undefined) throw refuse('recordNotFound', { field: 'goods_id', reason: 'unknown' });
  if (offOf(context, goods) <= 0n) throw refuse('invalidOperation', { reason: 'at_cost' });
  return goods;
}

/** What a sample takes off the price of one piece. */
function offOf({ commissionBps }: Context, goods: sql.SampleRow): bigint {
  return goods.price_units - floorUnits(goods.cost_units, commissionBps);
}

async function countsOf({ tx, shop, now }: Context) {
  const counts = await sql.countSamples(tx, { shopId: shop.shop_id, at: now, since: addDays(now, -30) });
  return counts ?? { open: 0, since: 0 };
}

async function assertAllowed(context: Context): Promise<void> {
  const { open, since } = await countsOf(context);
  if (open >= limits.samplesOpenMax)
    throw refuse('invalidOperation', { reason: 'samples_open', limit: limits.samplesOpenMax, used: open });
  if (since >= limits.samplesMonthMax)
    throw refuse('invalidOperation', { reason: 'samples_month', limit: limits.samplesMonthMax, used: since });
}

/** Letters and digits of a secret: one that nobody finds by trying within its week. */
function newCode(secret: string): string {
  return `SAMPLE-${secret.replace(/[-_]/g, '').toUpperCase().slice(0, 12)}`;
}

type Given = {
  readonly goods: sql.SampleRow;
  readonly counts: { readonly open: number; readonly since: number };
  readonly open: sql.OpenSample | undefined;
};

function present(context: Context, { goods, counts, open }: Given): Shown {
  const { shop, env } = context;
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  const price = goods.price_units - offOf(context, goods);
  return {
    goods_id: goods.goods_id,
    title: goods.title,
    currency: shop.currency,
    cost: amount(goods.cost_units),
    commission: amount(price - goods.cost_units),
    price: amount(price),
    sale_price: amount(goods.price_units),
    delivery_from: amount(goods.ship_fee_units),
    open: counts.open,
    open_max: limits.samplesOpenMax,
    used_30d: counts.since,
    max_30d: limits.samplesMonthMax,
    link:
      open === undefined ? null : `${env.baseUrl}/s/${shop.handle}/goods/${goods.goods_id}?code=${open.code}`,
    code: open?.code ?? null,
    ends_at: open?.ends_at ?? null,
  };
}

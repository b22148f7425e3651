// What goods do by themselves: off sale when there are none, or when a cost rose above what the price allows,
// and back when the reason ends. What the merchant took off sale stays where it is.
import { floorUnits } from '#domain/pricing/prices.ts';
import { rulePriceUnits } from '#domain/pricing/price-rule.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import { holdLimits, standOn, type Context } from './context.ts';
import {
  listSellers,
  lockItems,
  updatePrices,
  updateState,
  type ItemRow,
  type NewPrice,
} from './items.sql.ts';
import { readRuleRow } from './price-rule.sql.ts';
import { ruleOf } from './price-rule.ts';
import { moveQuota } from './quota.sql.ts';

const goodsChangedTimer = 'goods-changed';

/**
 * Has every shop that sells these goods look at them again, each in a transaction of its own: their cost
 * changed, or a supplier has none any more, or some again. Part of the transaction that changes the goods.
 */
export async function goodsChanged(tx: Tx, goodsIds: readonly string[], at: Date): Promise<void> {
  const sellers = await listSellers(tx, { goodsIds });
  const timers = sellers.map(({ shop_id, goods_id }) => ({ shopId: shop_id, subject: goods_id }));
  await setTimersOfShops(tx, timers, { kind: goodsChangedTimer, dueAt: at });
}

/** Timers of the showcase. */
export const showcaseJobs: TimerKinds = { [goodsChangedTimer]: { run: lookAgain } };

type Fate = 'withdrawn' | 'out_of_stock' | 'below_break_even' | 'reprice' | 'back' | 'stay';

/** The price that follows the cost; undefined where the merchant chose to be asked instead. */
type Follow = ((row: ItemRow) => bigint) | undefined;

async function lookAgain({ tx, env, shopId, due }: TimerWork): Promise<void> {
  const context = await standOn(tx, env, shopId, 'en');
  const quota = await holdLimits(context);
  const rows = await lockItems(
    tx,
    shopId,
    due.map(({ subject }) => subject),
  );
  const follow = await following(context);
  let free = quota.listed_max - quota.listed;
  const fates = new Map<Fate, ItemRow[]>();
  for (const row of rows) {
    let fate = fateOf(context, row, follow);
    if (fate === 'back' && free < 1) fate = 'stay';
    if (fate === 'back') free -= 1;
    fates.set(fate, [...(fates.get(fate) ?? []), row]);
  }
  await takeOff(context, 'withdrawn', fates.get('withdrawn') ?? []);
  await takeOff(context, 'out_of_stock', fates.get('out_of_stock') ?? []);
  await takeOff(context, 'below_break_even', fates.get('below_break_even') ?? []);
  await putBack(context, fates.get('back') ?? []);
  await reprice(context, fates.get('reprice') ?? [], follow);
}

function fateOf({ commissionBps }: Context, row: ItemRow, follow: Follow): Fate {
  const isListed = row.status === 'listed';
  if (!isListed && row.delist_reason === null) return 'stay';
  if (!row.is_active) return isListed ? 'withdrawn' : 'stay';
  if (row.on_hand === 0n) return isListed ? 'out_of_stock' : 'stay';
  const floor = floorUnits(row.cost_units, commissionBps);
  if (row.price_units >= floor) return isListed ? 'stay' : 'back';
  if (!isListed) return 'stay';
  // A cost near the highest price there is leaves no price that earns anything.
  return follow !== undefined && follow(row) >= floor ? 'reprice' : 'below_break_even';
}

async function following({ tx, shop, commissionBps }: Context): Promise<Follow> {
  const row = await readRuleRow(tx, { shopId: shop.shop_id });
  if (row?.on_cost_rise !== 'follow') return undefined;
  const rule = ruleOf(row);
  return ({ cost_units }) => {
    const floor = floorUnits(cost_units, commissionBps);
    return rulePriceUnits(rule, { costUnits: cost_units, floorUnits: floor, asset: shop.currency });
  };
}

const offNotice = {
  withdrawn: 'goods_withdrawn',
  out_of_stock: 'goods_out_of_stock',
  below_break_even: 'goods_below_break_even',
} as const;

async function takeOff(
  context: Context,
  reason: keyof typeof offNotice,
  rows: readonly ItemRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { tx, shop, now } = context;
  await updateState(tx, { shopId: shop.shop_id, goodsIds: idsOf(rows), state: 'delisted', at: now, reason });
  await moveQuota(tx, { shopId: shop.shop_id, listed: -rows.length, rows: 0, deleted: 0 });
  await notify(context, offNotice[reason], rows);
}

async function putBack(context: Context, rows: readonly ItemRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { tx, shop, now } = context;
  await updateState(tx, { shopId: shop.shop_id, goodsIds: idsOf(rows), state: 'listed', at: now });
  await moveQuota(tx, { shopId: shop.shop_id, listed: rows.length, rows: 0, deleted: 0 });
  await notify(context, 'goods_back_on_sale', rows);
}

async function reprice(context: Context, rows: readonly ItemRow[], follow: Follow): Promise<void> {
  if (rows.length === 0 || follow === undefined) return;
  const prices: NewPrice[] = rows.map((row) => ({ goodsId: row.goods_id, priceUnits: follow(row) }));
  await updatePrices(context.tx, context.shop.shop_id, prices, context.now);
  await notify(context, 'goods_repriced', rows);
}

function idsOf(rows: readonly ItemRow[]): string[] {
  return rows.map(({ goods_id }) => goods_id);
}

/** Names of goods that one notice says; the rest are on the screen that it opens. */
const titlesMax = 3;

async function notify(
  { tx, env, shop, now }: Context,
  code: NoticeCode,
  rows: readonly ItemRow[],
): Promise<void> {
  const id = env.random.id(now);
  const titles = rows.slice(0, titlesMax).map(({ title }) => title);
  const more = rows.length > titlesMax ? ['…'] : [];
  const said = { titles: [...titles, ...more].join(', ') };
  const facts = code === 'goods_withdrawn' ? { ...said, reason: rows[0]?.state_reason ?? '' } : said;
  await tell(tx, shop.shop_id, { id, code, onceKey: `${code}:${id}`, facts, at: now });
}

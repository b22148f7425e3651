// Clicks become money, one by one, and never more than was paid: out of the campaign's account, within its day.
import { account } from '#domain/ledger/accounts.ts';
import { backRecipe, clickBackRecipe, clickRecipe } from '#domain/recipes/promotion.ts';
import { promotionMinimums } from '#domain/ads/promotion.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { localDay } from '#domain/time.ts';
import { balancesOfAccounts, lockBook, post } from '#features/ledger/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { endCampaign, type Context } from './campaign.ts';
import * as sql from './campaign.sql.ts';

export type ClickCharge = {
  readonly campaignId: string;
  /** Names the charge once for ever. */
  readonly clickId: string;
  /** Above zero; the price of the auction. */
  readonly units: bigint;
  /** When the click was made: it is charged to that day of the shop's clock. */
  readonly at: Date;
};

/** `over`: the campaign has ended, `budget`: less is left of it, `day`: less is left of the day, `known`: charged before. */
export type NotCharged = 'over' | 'budget' | 'day' | 'known';

export type Charged = {
  readonly charged: readonly ClickCharge[];
  readonly refused: readonly (ClickCharge & { readonly why: NotCharged })[];
  /** Campaigns that these clicks used up: they are over, and what was left of them is back. */
  readonly exhausted: readonly string[];
};

/**
 * Charges clicks of one shop's campaigns that counted, in this order, once each. A click that does not fit into the
 * rest of the budget or of the day is not charged at all, and costs nobody anything. Clicks made while a campaign ran
 * are charged while it is paused too; once it is over nothing is, for its money is back.
 *
 * Locks the campaigns, then the book, until the transaction ends: call it last. Safe to call twice with the same clicks.
 */
export async function chargeClicks(context: Context, clicks: readonly ClickCharge[]): Promise<Charged> {
  const { tx, shopId, now, env } = context;
  if (clicks.length === 0) return { charged: [], refused: [], exhausted: [] };
  const rows = await lockFor(context, clicks);
  const tills = await openTills(context, rows, clicks);
  const known = await knownOf(context, clicks, 'click');
  const charged: ClickCharge[] = [];
  const refused: (ClickCharge & { why: NotCharged })[] = [];
  for (const click of clicks) {
    const why = known.has(keyOf(click, 'click')) ? 'known' : tills.take(click);
    if (why === undefined) charged.push(click);
    else refused.push({ ...click, why });
    known.add(keyOf(click, 'click'));
  }
  await sql.spendOfDays(tx, shopId, tills.spent());
  await post(
    tx,
    shopId,
    now,
    charged.map((click) => clickRecipe(click.campaignId, click.clickId, click.units)),
  );
  const least = promotionMinimums(env.policy.currency).bid;
  const exhausted = rows.filter(
    (row) => isLive(row) && row.plan_id !== 'order' && tills.rest(row.id) < least,
  );
  for (const row of exhausted) await endCampaign(context, row, { why: 'exhausted', actor: 'timer' });
  return { charged, refused, exhausted: exhausted.map(({ id }) => id) };
}

/**
 * Gives back what clicks cost that were found invalid after they were charged: to the campaign while it is not over,
 * else to the shop, the balance first. A click that was never charged, or is back already, is left out.
 *
 * @returns the clicks that were given back. Locks as `chargeClicks` does.
 */
export async function takeBackClicks(
  context: Context,
  clicks: readonly Omit<ClickCharge, 'units'>[],
): Promise<string[]> {
  const { tx, shopId, now } = context;
  if (clicks.length === 0) return [];
  const rows = await lockFor(context, clicks);
  const { tz } = await shopOf(tx, shopId);
  await lockBook(tx, shopId);
  const booked = await sql.readCharged(tx, {
    shopId,
    onceKeys: clicks.map((click) => keyOf(click, 'click')),
  });
  const back = await knownOf(context, clicks, 'click-back');
  const transfers: Transfer[] = [];
  const days: { campaignId: string; day: string; units: bigint }[] = [];
  const given = new Map(rows.map((row) => [row.id, { promo: 0n, available: 0n }]));
  const done: string[] = [];
  for (const click of clicks) {
    const cost = booked.find(({ once_key }) => once_key === keyOf(click, 'click'));
    const row = rows.find(({ id }) => id === click.campaignId);
    if (row === undefined || cost?.subject !== row.id || back.has(keyOf(click, 'click-back'))) continue;
    back.add(keyOf(click, 'click-back'));
    const { units } = cost;
    transfers.push(clickBackRecipe(row.id, click.clickId, units));
    days.push({ campaignId: row.id, day: localDay(click.at, tz), units });
    done.push(click.clickId);
    const sum = given.get(row.id);
    if (isLive(row) || sum === undefined) continue;
    const availableUnits = row.available_units - row.back_available_units - sum.available;
    const rest = backRecipe({
      id: row.id,
      restUnits: units,
      availableUnits,
      actor: 'timer',
      key: click.clickId,
    });
    transfers.push(...rest.transfers);
    sum.promo += rest.promo;
    sum.available += rest.available;
  }
  await sql.takeOffDays(tx, shopId, summed(days));
  for (const row of rows.filter((one) => !isLive(one)))
    await sql.addBack(tx, { ...row, ...(given.get(row.id) ?? { promo: 0n, available: 0n }) });
  await post(tx, shopId, now, transfers);
  return done;
}

function keyOf({ clickId }: Pick<ClickCharge, 'clickId'>, part: 'click' | 'click-back'): string {
  return `${clickId}:${part}`;
}

function isLive({ ended_at: endedAt }: sql.CampaignRow): boolean {
  return endedAt === null;
}

function lockFor({ tx, shopId }: Context, clicks: readonly Pick<ClickCharge, 'campaignId'>[]) {
  return sql.lockCampaigns(tx, { shopId, ids: [...new Set(clicks.map(({ campaignId }) => campaignId))] });
}

async function knownOf(
  { tx, shopId }: Context,
  clicks: readonly Pick<ClickCharge, 'clickId'>[],
  part: 'click' | 'click-back',
): Promise<Set<string>> {
  const rows = await sql.readCharged(tx, { shopId, onceKeys: clicks.map((click) => keyOf(click, part)) });
  return new Set(rows.map(({ once_key }) => once_key));
}

/** What is left of each campaign and of each of its days, while clicks are taken from it one after the other. */
async function openTills(
  { tx, shopId }: Context,
  rows: readonly sql.CampaignRow[],
  clicks: readonly ClickCharge[],
) {
  const { tz } = await shopOf(tx, shopId);
  await lockBook(tx, shopId);
  const ids = rows.map(({ id }) => id);
  const on = [...new Set(clicks.map(({ at }) => localDay(at, tz)))];
  const [balances, days] = await Promise.all([
    balancesOfAccounts(
      tx,
      shopId,
      ids.map((id) => account('ad_budget', id)),
    ),
    sql.readDays(tx, { shopId, campaignIds: ids, on }),
  ]);
  const rests = new Map(ids.map((id, index) => [id, balances[index] ?? 0n]));
  const spentOf = new Map(days.map((row) => [`${row.campaign_id} ${row.day}`, row.spent_units]));
  const spendings: sql.Spending[] = [];
  return {
    rest: (id: string) => rests.get(id) ?? 0n,
    take({ campaignId, units, at }: ClickCharge): NotCharged | undefined {
      const row = rows.find(({ id }) => id === campaignId);
      if (row === undefined || !isLive(row) || row.plan_id === 'order') return 'over';
      const rest = rests.get(campaignId) ?? 0n;
      if (rest < units) return 'budget';
      const day = localDay(at, tz);
      const key = `${campaignId} ${day}`;
      const spent = (spentOf.get(key) ?? 0n) + units;
      if (spent > row.day_budget_units) return 'day';
      rests.set(campaignId, rest - units);
      spentOf.set(key, spent);
      spendings.push({ campaignId, day, budgetUnits: row.day_budget_units, units });
      return undefined;
    },
    spent: () => summed(spendings),
  };
}

/** One row for each campaign and day. */
function summed<T extends { campaignId: string; day: string; units: bigint }>(list: readonly T[]): T[] {
  const sums = new Map<string, T>();
  for (const one of list) {
    const key = `${one.campaignId} ${one.day}`;
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? one : { ...sum, units: sum.units + one.units });
  }
  return [...sums.values()];
}

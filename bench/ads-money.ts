// The simulator's money: shops that pay for their campaigns out of books of their own, and clicks charged as the product
// charges them. Shops are written by the owner of the database; all that moves money goes through the front doors.
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { arriveRecipe } from '#domain/recipes/deposit.ts';
import { payRecipe } from '#domain/recipes/promotion.ts';
import { addDays } from '#domain/time.ts';
import { checkBook, openBook, post } from '#features/ledger/server/public.ts';
import { insertCampaign } from '#features/promotion/server/campaign.sql.ts';
import { chargeClicks } from '#features/promotion/server/charge.ts';
import { writeTransfers } from '#platform/testing/book.ts';
import type { Environment } from '#platform/environment.ts';
import type { SimCampaign } from './ads-market.ts';
import type { SimClick, Till } from './ads-day.ts';

/** Shops that are charged side by side. */
const chargedAtOnce = 4;

export async function openMoney(
  env: Environment,
  owner: Client,
  { campaigns, days }: { readonly campaigns: readonly SimCampaign[]; readonly days: number },
): Promise<void> {
  const now = env.clock.now();
  const shopIds = [...new Set(campaigns.map(({ shopId }) => shopId))];
  await owner.query(
    `insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at)
     select n, 'ads-' || n, 'Ads shop ' || n, 'Owner', 'GB', 'UTC', 'USD', 'standard', $2
     from unnest($1::bigint[]) as n`,
    [shopIds.map(String), now],
  );
  // Unsigned, as those that a shop gave before it had a device: the simulator has no phone.
  await owner.query(
    `insert into mandate (shop_id, id, n, kind, subject, units, at)
     select shop_id, id, row_number() over (partition by shop_id), 'campaign', id, units, $4
     from unnest($1::bigint[], $2::uuid[], $3::bigint[]) as one (shop_id, id, units)`,
    [
      campaigns.map(({ shopId }) => String(shopId)),
      campaigns.map(({ id }) => id),
      campaigns.map(({ budget }) => String(budget)),
      now,
    ],
  );
  for (const shopId of shopIds) {
    const mine = campaigns.filter((one) => one.shopId === shopId);
    const whole = mine.reduce((sum, { budget }) => sum + budget, 0n);
    const id = randomUUID();
    const arrival = { depositId: id, receiptId: id, channel: 'test', actor: 'provider' } as const;
    await openBook(env.db.direct, shopId, 'USD');
    await writeTransfers(owner, shopId, now, arriveRecipe(arrival, whole, 0n));
    await env.db.transaction(async (tx) => {
      for (const one of mine) {
        await insertCampaign(tx, { shopId, ...rowOf(one, now, days) });
        await post(tx, shopId, now, payRecipe(one.id, { promo: 0n, available: one.budget }));
      }
    });
  }
}

function rowOf(one: SimCampaign, now: Date, days: number) {
  return {
    id: one.id,
    plan_id: one.surface,
    state: 'active',
    currency: 'USD',
    promo_units: 0n,
    available_units: one.budget,
    day_budget_units: one.dayBudget,
    max_bid_units: one.bid,
    percent_bps: 0,
    days,
    starts_at: now,
    ends_at: addDays(now, days),
    promise_at: null,
    created_at: now,
    personId: randomUUID(),
    // The simulator has goods of its own, which nobody can buy.
    goodsIds: [],
  } as const;
}

/** Charges clicks of five minutes, each shop's in a transaction, and says which were paid. */
export function makeTill(env: Environment): Till {
  return async (clicks, now) => {
    const shops = [...Map.groupBy(clicks, ({ campaign }) => campaign.shopId)];
    const paid = new Set<string>();
    const charge = async (): Promise<void> => {
      for (let next = shops.pop(); next !== undefined; next = shops.pop()) {
        const [shopId, mine] = next;
        const asked = mine.map(({ campaign, id, units, at }) => ({
          campaignId: campaign.id,
          clickId: id,
          units,
          at,
        }));
        const done = await env.db.transaction((tx) => chargeClicks({ env, tx, shopId, now }, asked));
        for (const { clickId } of done.charged) paid.add(clickId);
        for (const one of mine) if (done.exhausted.includes(one.campaign.id)) close(one);
      }
    };
    await Promise.all(Array.from({ length: chargedAtOnce }, charge));
    return paid;
  };
}

function close({ campaign }: SimClick): void {
  campaign.isOver = true;
}

const bookRow = z.object({
  id: z.string(),
  paid: z.string(),
  spent: z.string(),
  back: z.string(),
  day_over: z.boolean(),
});

export type Books = {
  readonly paid: bigint;
  readonly spent: bigint;
  readonly back: bigint;
  /** Campaigns that spent more than was paid for them, or on a day more than its budget, by the books. */
  readonly exceeded: number;
  /** Campaigns of which the simulator counted another sum than the books. */
  readonly different: number;
  /** What is wrong with the chains of the books, in words. */
  readonly faults: readonly string[];
};

/** Holds the simulation against the books: what was paid, charged and given back, and whether any hash is wrong. */
export async function checkMoney(
  env: Environment,
  owner: Client,
  campaigns: readonly SimCampaign[],
): Promise<Books> {
  const { rows } = await owner.query(
    `select c.id::text, (c.promo_units + c.available_units)::text as paid,
       (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = c.shop_id and t.kind = 'ad_click'
          and t.debit_subject = c.id::text)::text as spent,
       (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = c.shop_id and t.kind = 'ad_back'
          and t.debit_subject = c.id::text)::text as back,
       exists (select from campaign_day d where d.shop_id = c.shop_id and d.campaign_id = c.id
          and d.spent_units > c.day_budget_units) as day_over
     from campaign c where c.id = any($1::uuid[])`,
    [campaigns.map(({ id }) => id)],
  );
  const books = z.parse(z.array(bookRow), rows).map((row) => ({
    id: row.id,
    paid: BigInt(row.paid),
    spent: BigInt(row.spent),
    back: BigInt(row.back),
    isDayOver: row.day_over,
  }));
  const counted = new Map(campaigns.map(({ id, spent }) => [id, spent]));
  const faults: string[] = [];
  for (const shopId of new Set(campaigns.map((one) => one.shopId))) {
    for (const fault of await checkBook(env.db.direct, shopId)) faults.push(`${shopId}: ${fault}`);
  }
  const sum = (of: (row: (typeof books)[number]) => bigint) =>
    books.reduce((whole, row) => whole + of(row), 0n);
  return {
    paid: sum(({ paid }) => paid),
    spent: sum(({ spent }) => spent),
    back: sum(({ back }) => back),
    exceeded: books.filter((row) => row.spent + row.back > row.paid || row.isDayOver).length,
    different: books.filter((row) => row.spent !== counted.get(row.id)).length,
    faults,
  };
}

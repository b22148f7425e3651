// How many views and clicks of campaigns there were, between moments that are asked for all at once: one pass over the
// rows of a day serves every click of a batch.
import { statement, type Tx } from '#platform/db/database.ts';

export type StepRow = { key: string; step: number; count: number };

export type StepsAsked = {
  readonly campaignIds: readonly string[];
  /** Ascending, each once. What lies behind the first `n` of them, and not behind the next, has the step `n`. */
  readonly moments: readonly Date[];
};

// To the millisecond, a row at one of the moments lies before it.
const step = (at: string) => `width_bucket(${at} - interval '1 microsecond', $3::timestamptz[])`;
const within = (row: string) => `${row}.shop_id = $1 and ${row}.campaign_id = any($2::uuid[])
     and ${row}.at > ($3::timestamptz[])[1] and ${row}.at <= $4`;

const views = statement<StepRow>(
  'ad-view-steps',
  `select v.campaign_id::text as key, ${step('v.at')} as step, count(*)::int as count from ad_view v
   where ${within('v')} and v.verdict = 'valid' group by 1, 2 order by 1, 2`,
);

export function countViews(tx: Tx, shopId: bigint, asked: StepsAsked): Promise<StepRow[]> {
  return tx.rows(views, valuesOf(shopId, asked));
}

const clicks = statement<StepRow>(
  'ad-click-steps',
  `select e.campaign_id::text as key, ${step('e.at')} as step, count(*)::int as count from ad_click e
   where ${within('e')} and e.verdict in ('valid', 'charged') group by 1, 2 order by 1, 2`,
);

/** Clicks that count. */
export function countClicks(tx: Tx, shopId: bigint, asked: StepsAsked): Promise<StepRow[]> {
  return tx.rows(clicks, valuesOf(shopId, asked));
}

const blocks = statement<StepRow>(
  'ad-block-steps',
  `select e.campaign_id::text || ' ' || encode(e.blocks[1], 'hex') as key, ${step('e.at')} as step,
     count(*)::int as count from ad_click e
   where ${within('e')} and e.blocks[1] = any($5::bytea[])
     and e.verdict in ('waiting', 'valid', 'charged') and (e.is_held or e.verdict <> 'waiting')
   group by 1, 2 order by 1, 2`,
);

/** Clicks of networks that count or wait for an order, by campaign and mark. */
export function countBlocks(
  tx: Tx,
  shopId: bigint,
  { marks, ...asked }: StepsAsked & { readonly marks: readonly string[] },
): Promise<StepRow[]> {
  const bytes = marks.map((mark) => Buffer.from(mark, 'hex'));
  return tx.rows(blocks, [...valuesOf(shopId, asked), bytes]);
}

function valuesOf(shopId: bigint, { campaignIds, moments }: StepsAsked) {
  return [shopId, campaignIds, moments, moments.at(-1) ?? null];
}

// What campaigns do by themselves: start, rest while nothing of them can be bought, go on, and end.
import { addDays, addMinutes } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { TimerHandler, TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import {
  campaignTimers,
  endCampaign,
  moveCampaign,
  setCampaignTimers,
  tellOf,
  type Context,
} from './campaign.ts';
import { heldUp } from './campaign-bars.ts';
import * as sql from './campaign.sql.ts';
import { settleWaiting } from './delivery/billing.ts';

type Due = { readonly context: Context; readonly rows: readonly sql.CampaignRow[] };

async function dueOf({ env, tx, shopId, due }: TimerWork): Promise<Due> {
  const rows = await sql.lockCampaigns(tx, { shopId, ids: due.map(({ subject }) => subject) });
  return { context: { env, tx, shopId, now: env.clock.now() }, rows };
}

/** Nobody said no in time: it starts, and has all of its days. */
const passReview: TimerHandler = async (work) => {
  const { context, rows } = await dueOf(work);
  for (const row of rows.filter(({ state }) => state === 'review')) await approve(context, row, 'timer');
};

/** A campaign that was looked at goes on; days that passed meanwhile are not lost. */
export async function approve(context: Context, row: sql.CampaignRow, actor: 'timer'): Promise<void> {
  const startsAt = row.starts_at < context.now ? context.now : row.starts_at;
  const dates = { starts_at: startsAt, ends_at: addDays(startsAt, row.days) };
  const moved = await moveCampaign(context, row, 'approve', { actor, ...dates });
  await setCampaignTimers(context, moved);
  if (startsAt <= context.now) await begin(context, moved);
}

async function begin(context: Context, row: sql.CampaignRow): Promise<void> {
  const moved = await moveCampaign(context, row, 'start', { actor: 'timer' });
  await setCampaignTimers(context, moved);
  const why = (await heldUp(context, [row.id])).get(row.id);
  if (why === undefined) await tellOf(context, moved, 'ad_started', {});
  else await hold(context, moved, why);
}

async function hold(context: Context, row: sql.CampaignRow, why: sql.PauseReason): Promise<void> {
  const held = await moveCampaign(context, row, 'hold', { actor: 'timer', pause_reason: why });
  await tellOf(context, held, 'ad_paused', { why });
}

const start: TimerHandler = async (work) => {
  const { context, rows } = await dueOf(work);
  for (const row of rows.filter(({ state }) => state === 'scheduled')) await begin(context, row);
};

/**
 * Clicks of campaigns that are about to end are charged first, as where a merchant stops one: their money would be back
 * before their minute is over. Called before anything is locked. Where they use a campaign up, it has ended by that.
 */
async function settleBeforeEnd({ env, tx, shopId, due }: TimerWork, isShopClosed = false): Promise<void> {
  const now = env.clock.now();
  const ending: string[] = [];
  for (const { subject: id } of due) {
    const row = await sql.findCampaign(tx, { shopId, id });
    if (row === undefined || row.ended_at !== null || (!isShopClosed && row.ends_at > now)) continue;
    ending.push(id);
  }
  // All at once: clicks are held before any campaign and the book are.
  if (ending.length > 0) await settleWaiting({ env, tx, shopId, now }, ending);
}

const end: TimerHandler = async (work) => {
  await settleBeforeEnd(work);
  const { context, rows } = await dueOf(work);
  const { tx, shopId } = context;
  for (const row of rows.filter((one) => one.ended_at === null)) {
    if (row.ends_at <= context.now) await endCampaign(context, row, { why: 'time', actor: 'timer' });
    else await setTimers(tx, shopId, [{ subject: row.id, kind: campaignTimers.end, dueAt: row.ends_at }]);
  }
};

/** Looks whether anything of a campaign can be bought. Where not it rests, and where it can again it goes on. */
const look: TimerHandler = async (work) => {
  const shop = await shopOf(work.tx, work.shopId);
  if (shop.status === 'closed') await settleBeforeEnd(work, true);
  const { context, rows } = await dueOf(work);
  const { tx, shopId, now } = context;
  const running = rows.filter(({ state }) => state === 'active' || state === 'paused');
  if (shop.status === 'closed') {
    for (const row of running) await endCampaign(context, row, { why: 'shop_closed', actor: 'timer' });
    return;
  }
  const held = await heldUp(
    context,
    running.map(({ id }) => id),
  );
  for (const row of running) {
    const why = held.get(row.id);
    if (row.state === 'active' && why !== undefined) await hold(context, row, why);
    if (row.state === 'paused' && row.pause_reason !== 'merchant' && why === undefined) {
      const moved = await moveCampaign(context, row, 'resume', { actor: 'timer' });
      await tellOf(context, moved, 'ad_resumed', {});
    }
  }
  const dueAt = addMinutes(now, limits.promotionLookMinutes);
  await setTimers(
    tx,
    shopId,
    running.map(({ id }) => ({ subject: id, kind: campaignTimers.look, dueAt })),
  );
};

export const campaignJobs: TimerKinds = {
  [campaignTimers.review]: { run: passReview },
  [campaignTimers.start]: { run: start },
  [campaignTimers.end]: { run: end },
  [campaignTimers.look]: { run: look },
};

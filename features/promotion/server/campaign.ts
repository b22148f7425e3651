// How a campaign moves: along its table, with what happened written down, its timers set and its merchant told.
import { account } from '#domain/ledger/accounts.ts';
import type { ActorKind } from '#domain/actors.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { backRecipe } from '#domain/recipes/promotion.ts';
import { campaignMachine, type CampaignMove } from '#domain/states/campaign.ts';
import { addMinutes } from '#domain/time.ts';
import { balancesOfAccounts, lockBook, post } from '#features/ledger/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell, type Told } from '#platform/db/events.sql.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './campaign.sql.ts';
import { readTitles } from './campaign-goods.sql.ts';

/** What every move of a shop's campaigns stands on. `tx` is the caller's transaction. */
export type Context = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly now: Date;
};

export const campaignTimers = {
  review: 'campaign.review',
  start: 'campaign.start',
  end: 'campaign.end',
  look: 'campaign.look',
} as const;

type Change = Partial<
  Pick<
    sql.CampaignRow,
    | 'pause_reason'
    | 'ended_reason'
    | 'ended_at'
    | 'starts_at'
    | 'ends_at'
    | 'back_promo_units'
    | 'back_available_units'
  >
>;

export type Act = {
  readonly actor: ActorKind;
  readonly personId?: string | undefined;
  /** What a person wrote. */
  readonly text?: string | undefined;
};

/**
 * Moves a campaign that the caller holds (`lockCampaigns`).
 *
 * @throws Refused `invalidOperation` where its table has no such move, `staleVersion` where somebody was faster.
 */
export async function moveCampaign(
  { tx, now }: Context,
  row: sql.CampaignRow,
  move: CampaignMove,
  { actor, personId, text, ...change }: Act & Change,
): Promise<sql.CampaignRow> {
  const to = campaignMachine.move(move, row.state, actor);
  if (to === undefined)
    throw refuse('invalidOperation', { reason: 'state', field: 'action', state: row.state });
  const next = {
    ...row,
    promise_at: null,
    ...change,
    state: to,
    pause_reason: to === 'paused' ? (change.pause_reason ?? 'merchant') : null,
  };
  const moved = await sql.writeCampaign(tx, { ...next, move, actor, personId, reason: text, at: now });
  if (moved === undefined) throw refuse('staleVersion', { reason: 'moved' });
  return moved;
}

/** Sets what a campaign waits for next, by its state. */
export async function setCampaignTimers({ tx, shopId, now }: Context, row: sql.CampaignRow): Promise<void> {
  const { id } = row;
  const kinds = Object.values(campaignTimers);
  await clearTimers(tx, { shopId, subjects: [id], kinds });
  const look = {
    subject: id,
    kind: campaignTimers.look,
    dueAt: addMinutes(now, limits.promotionLookMinutes),
  };
  const end = { subject: id, kind: campaignTimers.end, dueAt: row.ends_at };
  if (row.state === 'review')
    await setTimers(tx, shopId, [{ subject: id, kind: campaignTimers.review, dueAt: row.promise_at ?? now }]);
  if (row.state === 'scheduled')
    await setTimers(tx, shopId, [{ subject: id, kind: campaignTimers.start, dueAt: row.starts_at }, end]);
  if (row.state === 'active' || row.state === 'paused') await setTimers(tx, shopId, [look, end]);
}

export type Ending = Act & { readonly why: sql.EndReason };

const endMoves = {
  stopped: 'stop',
  rejected: 'reject',
  time: 'end',
  exhausted: 'end',
  shop_closed: 'end',
} as const;

/**
 * Ends a campaign that the caller holds. What it did not spend goes back in this transaction: first what came from the
 * balance, for promotion credit was spent first. Its goods can be boosted again.
 *
 * Posts, so call it last.
 */
export async function endCampaign(
  context: Context,
  row: sql.CampaignRow,
  { why, ...act }: Ending,
): Promise<{ row: sql.CampaignRow; promo: bigint; available: bigint }> {
  const { tx, shopId, now } = context;
  await lockBook(tx, shopId);
  const [restUnits = 0n] = await balancesOfAccounts(tx, shopId, [account('ad_budget', row.id)]);
  const { transfers, promo, available } = backRecipe({
    id: row.id,
    restUnits,
    availableUnits: row.available_units - row.back_available_units,
    actor: act.actor,
    key: 'end',
  });
  const moved = await moveCampaign(context, row, endMoves[why], {
    ...act,
    ended_at: now,
    ended_reason: why,
    back_promo_units: row.back_promo_units + promo,
    back_available_units: row.back_available_units + available,
  });
  await clearTimers(tx, { shopId, subjects: [row.id], kinds: Object.values(campaignTimers) });
  const amount = { units: restUnits.toString(), currency: row.currency };
  const reason: Told['facts'] = act.text === undefined ? {} : { reason: act.text };
  if (why !== 'stopped') await tellOf(context, moved, endCodes[why], { amount, why, ...reason });
  await post(tx, shopId, now, transfers);
  return { row: moved, promo, available };
}

const endCodes = {
  rejected: 'ad_refused',
  exhausted: 'ad_exhausted',
  time: 'ad_ended',
  shop_closed: 'ad_ended',
} as const satisfies Record<Exclude<sql.EndReason, 'stopped'>, NoticeCode>;

/** Tells the merchant what a campaign does by itself. What the merchant did is seen where it was done. */
export async function tellOf(
  { tx, env, shopId, now }: Context,
  row: sql.CampaignRow,
  code: NoticeCode,
  facts: Told['facts'],
): Promise<void> {
  const [first] = await readTitles(tx, shopId, row.id);
  await tell(tx, shopId, {
    id: env.random.id(now),
    code,
    // Every move has its version, so that each is told once.
    onceKey: `campaign:${row.id}:${row.version}`,
    facts: { campaign_id: row.id, goods: first?.title ?? '', ...facts },
    at: now,
  });
}

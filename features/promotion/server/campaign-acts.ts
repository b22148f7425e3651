// What a merchant does with a campaign that is paid: stop it, pause it, let it go on.
import { refuse } from '#domain/wire/errors.ts';
import { endCampaign, moveCampaign, setCampaignTimers } from './campaign.ts';
import { heldUp } from './campaign-bars.ts';
import * as sql from './campaign.sql.ts';
import { settleWaiting } from './delivery/billing.ts';
import type { OwnContext, Paid } from './pay.ts';

export type CampaignAct = 'stop' | 'pause' | 'resume';

const nothing = { promo: 0n, available: 0n };

/**
 * Stopping gives back at once what was not spent; pausing spends nothing until it is resumed, and its last day stays
 * where it was.
 *
 * @returns the campaign, and what came back of its money.
 * @throws Refused `recordNotFound`; `invalidOperation` (`state`) where it is over or was that before, or with what keeps
 * its goods from being shown.
 */
export async function actOnCampaign(context: OwnContext, id: string, act: CampaignAct): Promise<Paid> {
  if (act === 'stop') return stop(context, id);
  const row = await lockOne(context, id);
  const moved = act === 'pause' ? await pause(context, row) : await resume(context, row);
  await setCampaignTimers(context, moved);
  return { row: moved, ...nothing };
}

async function lockOne({ tx, shopId }: OwnContext, id: string): Promise<sql.CampaignRow> {
  const [row] = await sql.lockCampaigns(tx, { shopId, ids: [id] });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  return row;
}

/** Clicks that count are paid also where a campaign is stopped within their minute: nobody is to wait for one to stop. */
async function stop(context: OwnContext, id: string): Promise<Paid> {
  const { tx, shopId, personId } = context;
  const before = await sql.findCampaign(tx, { shopId, id });
  await settleWaiting(context, [id]);
  const row = await lockOne(context, id);
  // Those clicks have used it up, and its rest is back already.
  if (before?.ended_at === null && row.ended_at !== null)
    return { row, promo: row.back_promo_units, available: row.back_available_units };
  return endCampaign(context, row, { actor: 'merchant', personId, why: 'stopped' });
}

function pause(context: OwnContext, row: sql.CampaignRow): Promise<sql.CampaignRow> {
  if (row.pause_reason === 'merchant') throw wrongState(row);
  const { personId } = context;
  return moveCampaign(context, row, 'pause', { actor: 'merchant', personId, pause_reason: 'merchant' });
}

async function resume(context: OwnContext, row: sql.CampaignRow): Promise<sql.CampaignRow> {
  if (row.state !== 'paused') throw wrongState(row);
  const why = (await heldUp(context, [row.id])).get(row.id);
  if (why !== undefined) throw refuse('invalidOperation', { reason: why, field: 'action' });
  const by = { actor: 'merchant', personId: context.personId } as const;
  return moveCampaign(context, row, row.starts_at > context.now ? 'wait' : 'resume', by);
}

function wrongState({ state }: sql.CampaignRow) {
  return refuse('invalidOperation', { reason: 'state', field: 'action', state });
}

// Charges clicks a minute after they were made, once, and gives back what is found wrong later.
import { ads } from '#domain/ads/parameters.ts';
import type { AdRefusal } from '#domain/ads/types.ts';
import { judgeClick } from '#domain/ads/valid-click.ts';
import { limits } from '#domain/limits.ts';
import { addDays, addHours } from '#domain/time.ts';
import type { TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers, setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import type { Context } from '../campaign.ts';
import { chargeClicks, takeBackClicks, type NotCharged } from '../charge.ts';
import { billTimer } from './bill-timer.ts';
import * as sql from './billing.sql.ts';
import { judgeCrowds } from './crowds.ts';
import { forget, forgetTimer } from './keeping.ts';

export const adTimers = {
  bill: billTimer,
  check: 'house.ad_check',
  recheck: 'ad.recheck',
  forget: forgetTimer,
} as const;

const bill: TimerHandler = async ({ env, tx, shopId, due }) => {
  const ids = due.map(({ subject }) => subject);
  const held = await settleClicks({ env, tx, shopId, now: env.clock.now() }, ids, { isLast: false });
  const until = (at: Date) => addHours(at, ads.evidence.surgeHoldHours);
  const again = held.map(({ id, at }) => ({ subject: id, kind: adTimers.bill, dueAt: until(at) }));
  await setTimers(tx, shopId, again);
};

/**
 * Campaigns are about to end: charges those of their waiting clicks that count, as far as is known now. The others are
 * refused with their reason, and first of all those that wait for an order: there may be thousands. Locks the clicks,
 * then the campaigns, then the book: call it before any of these is held.
 */
export async function settleWaiting(context: Context, campaignIds: readonly string[]): Promise<void> {
  const { tx, shopId } = context;
  await sql.refuseHeld(tx, { shopId, campaignIds });
  await settleClicks(context, await sql.listWaiting(tx, shopId, campaignIds), { isLast: true });
}

/** @returns clicks that wait for an order, as there were too many at once; none where this is their last look. */
async function settleClicks(
  { env, tx, shopId, now }: Context,
  ids: readonly string[],
  { isLast }: { readonly isLast: boolean },
): Promise<readonly sql.WaitingClick[]> {
  const clicks = await sql.lockWaiting(tx, { shopId, ids, clickHours: ads.evidence.clickHours });
  const sound = clicks.map((click) => ({ click, reason: reasonOf(click) }));
  const paid = sound
    .filter(({ click, reason }) => reason === null && click.price_units > 0n)
    .map(({ click }) => click);
  const crowds = await judgeCrowds({ tx, shopId, now }, paid, isLast);
  const asked = paid
    .filter(({ id }) => !crowds.has(id))
    .map((one) => ({ campaignId: one.campaign_id, clickId: one.id, units: one.price_units, at: one.at }));
  const { refused } = await chargeClicks({ env, tx, shopId, now }, asked);
  const why = new Map(refused.map((one) => [one.clickId, one.why]));
  const isHeld = ({ id }: sql.WaitingClick) => crowds.get(id) === 'later';
  const settled = sound
    .filter(({ click }) => !isHeld(click))
    .map(({ click, reason }) => {
      const crowd = crowds.has(click.id) ? ('rate' as const) : null;
      return settledOf(click, reason ?? crowd ?? whyOf(why.get(click.id)));
    });
  await sql.settleClicks(tx, shopId, 'waiting', settled);
  const held = clicks.filter(isHeld);
  await sql.holdClicks(
    tx,
    shopId,
    held.map(({ id }) => id),
  );
  return held;
}

/** The log comes first: a place that cannot be computed again is nobody's to charge. */
function reasonOf(click: sql.WaitingClick): AdRefusal | null {
  if (!click.is_logged) return 'forged';
  return judgeClick({
    token: 'valid',
    isBot: false,
    ahead: null,
    isDataCentre: false,
    isStaff: false,
    isOwnShop: false,
    isCounted: click.is_earlier,
    isRendered: click.is_rendered,
    viewerBeacons: 0,
    viewerClicks: click.viewer_clicks,
    networkClicks: click.network_clicks,
    dwellMs: click.dwelt_at === null ? 0 : ads.evidence.dwellMs,
    isInCart: false,
    isRunning: true,
    isAffordable: true,
  });
}

/** A click that was charged before is charged. */
function whyOf(why: NotCharged | undefined): AdRefusal | null {
  if (why === undefined || why === 'known') return null;
  return why === 'over' ? 'campaign_over' : 'budget';
}

function settledOf({ id, price_units: units }: sql.WaitingClick, reason: AdRefusal | null): sql.Settled {
  if (reason !== null) return { id, verdict: 'refused', reason, ledgerRef: null };
  return units > 0n
    ? { id, verdict: 'charged', reason: null, ledgerRef: `${id}:click` }
    : { id, verdict: 'valid', reason: null, ledgerRef: null };
}

/** Looks over all shops once a day, for what one shop's clicks do not show. */
const check: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  const { networkClicksPerHour, viewerClicksPerHour, blockClicksLeast, blockSharePpm } = ads.evidence;
  const floods = await sql.listFloods(tx, {
    since: addHours(now, -limits.adCheckHours),
    ofNetwork: networkClicksPerHour,
    ofViewer: viewerClicksPerHour,
  });
  const share = { clicks: blockClicksLeast, sharePpm: blockSharePpm };
  const crowds = await sql.listCrowds(tx, { since: addDays(now, -1), ...share });
  const found = new Map([...floods, ...crowds].map((one) => [`${one.shop_id} ${one.id}`, one]));
  const subjects = [...found.values()].map(({ shop_id: shop, id }) => ({ shopId: shop, subject: id }));
  await setTimersOfShops(tx, subjects, { kind: adTimers.recheck, dueAt: now });
  const dueAt = addDays(now, 1);
  await setTimers(
    tx,
    shopId,
    due.map(({ subject }) => ({ subject, kind: adTimers.check, dueAt })),
  );
};

const recheck: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  const clicks = await sql.lockCharged(tx, { shopId, ids: due.map(({ subject }) => subject) });
  const asked = clicks.map((one) => ({ campaignId: one.campaign_id, clickId: one.id, at: one.at }));
  const back = new Set(await takeBackClicks({ env, tx, shopId, now }, asked));
  const settled = clicks.flatMap(({ id, ledger_ref: ledgerRef }) =>
    back.has(id) ? { id, verdict: 'taken_back' as const, reason: 'rate', ledgerRef } : [],
  );
  await sql.settleClicks(tx, shopId, 'charged', settled);
};

export const billingJobs: TimerKinds = {
  [adTimers.bill]: { run: bill },
  [adTimers.check]: { run: check },
  [adTimers.recheck]: { run: recheck },
  [adTimers.forget]: { run: forget },
};

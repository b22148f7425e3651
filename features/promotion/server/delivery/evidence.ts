// Takes what pages and their links say of sponsored places, and counts each once: as valid, or with why not.
import { ads } from '#domain/ads/parameters.ts';
import type { AdRefusal } from '#domain/ads/types.ts';
import { judgeClick, judgeView, type Sender } from '#domain/ads/valid-click.ts';
import { hourMs, limits, minuteMs } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { Looker } from '#features/search/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { findCampaign } from '../campaign.sql.ts';
import { billTimer } from './bill-timer.ts';
import { dayOf, type Days } from './days.ts';
import * as sql from './evidence.sql.ts';
import type { Seen } from './seen.ts';
import { readPlacement, type Placement } from './token.ts';
import { earlyOf, isRobot, makeCounter, marksOf, type Marks, type Networks } from './viewers.ts';

export type Beacon = {
  readonly kind: 'view' | 'dwell';
  readonly token: string;
  readonly share: number;
  readonly ms: number;
  readonly px: number;
};

export type Evidence = {
  /** What a page tells of its places. */
  take(beacons: readonly Beacon[], looker: Looker): Promise<void>;
  /** A sponsored link was followed to the page of its goods. */
  follow(token: string, looker: Looker): Promise<void>;
  recordCart(token: string): Promise<void>;
  order(token: string, paymentId: string): Promise<void>;
};

type Parts = { readonly seen: Seen; readonly networks: Networks; readonly openDays: Days };

/** Where a refusal is written down: a row shows it to who pays, a count keeps a flood small. */
const countedOnly: readonly AdRefusal[] = ['forged', 'expired', 'duplicate', 'rate', 'prefetch', 'prerender'];

export function makeEvidence(env: Environment, parts: Parts): Evidence {
  const context: Context = {
    env,
    ...parts,
    tx: env.db.direct,
    beacons: makeCounter(minuteMs),
    clicks: makeCounter(hourMs),
    networkClicks: makeCounter(hourMs),
    rows: makeCounter(minuteMs),
  };
  const read = (token: string) => readPlacement(token, env.secret);
  return {
    async take(all, looker) {
      await takeViews(
        context,
        all.filter(({ kind }) => kind === 'view'),
        looker,
      );
      for (const beacon of all) if (beacon.kind === 'dwell') await takeDwell(context, beacon, looker);
    },
    // Who clicks too much is judged by what they did in all shops; the page that they come from is one of another.
    follow: (token, looker) => acrossShops('promotion', () => follow(context, token, looker)),
    async recordCart(token) {
      const placement = read(token);
      if (placement === undefined) return;
      await inShop(placement.shopId, () => sql.putCart(context.tx, { ...placement, at: env.clock.now() }));
    },
    async order(token, paymentId) {
      const placement = read(token);
      if (placement === undefined) return;
      const at = env.clock.now();
      const since = addDays(at, -limits.adOrderClickDays);
      await inShop(placement.shopId, () =>
        sql.putCheckout(context.tx, { ...placement, paymentId, at, since }),
      );
    },
  };
}

type Counter = ReturnType<typeof makeCounter>;

type Context = Parts & {
  readonly env: Environment;
  readonly tx: Tx;
  /** Messages and clicks of one viewer, clicks of one network, refusals of one campaign that got a row. */
  readonly beacons: Counter;
  readonly clicks: Counter;
  readonly networkClicks: Counter;
  readonly rows: Counter;
};

/** Today's marks first, then those of yesterday: a day of clicks reaches over midnight. */
async function marksFor({ openDays }: Context, looker: Looker, now: Date): Promise<Marks[]> {
  const days = await openDays(now);
  const [today, before] = [dayOf(now), dayOf(addDays(now, -1))];
  const salts = [today, before].map((day) => days.find((one) => one.day === day)?.viewer_salt ?? null);
  return salts.flatMap((salt) => (salt === null ? [] : marksOf(looker, salt)));
}

async function senderOf({ tx, networks }: Context, looker: Looker, shopId: bigint): Promise<Sender> {
  const shop = await shopOf(tx, shopId);
  return {
    isBot: isRobot(looker.agent),
    ahead: earlyOf(looker.purpose) ?? null,
    isDataCentre: networks.isDataCentre(looker.ip),
    isStaff: networks.isStaff(looker.ip),
    isOwnShop: looker.ownHandle?.toLowerCase() === shop.handle.toLowerCase(),
  };
}

/** Counts a refusal that has no row of its own. Without a placement nobody knows whose it was. */
async function refuse(
  { tx, env }: Context,
  kind: 'view' | 'click',
  reason: AdRefusal,
  { placement, count = 1 }: { readonly placement?: Placement; readonly count?: number } = {},
): Promise<void> {
  const now = env.clock.now().getTime();
  const minute = new Date(Math.floor(now / minuteMs) * minuteMs);
  const { shopId, campaignId } = placement ?? sql.nobody;
  if (count > 0) await sql.countRefusal(tx, { shopId, campaignId, kind, reason, minute, count });
}

/** True while refusals of this campaign still get rows of their own in this minute. */
function hasRow({ rows }: Context, reason: AdRefusal, { campaignId }: Placement, now: Date): boolean {
  if (countedOnly.includes(reason)) return false;
  return rows.count(Buffer.from(campaignId), now.getTime()) <= limits.adRefusedRowsPerMinute;
}

/** Each mark of a message is looked at once: a flood of one mark costs no more than the mark. */
async function takeViews(context: Context, beacons: readonly Beacon[], looker: Looker): Promise<void> {
  const byToken = new Map<string, Beacon[]>();
  for (const beacon of beacons) byToken.set(beacon.token, [...(byToken.get(beacon.token) ?? []), beacon]);
  let forged = 0;
  for (const [token, same] of byToken) {
    const [first] = same;
    const placement = readPlacement(token, context.env.secret);
    if (placement === undefined) forged += same.length;
    else if (first !== undefined) {
      const again = await takeView(context, { placement, beacon: first, times: same.length }, looker);
      await refuse(context, 'view', again, { placement, count: same.length - 1 });
    }
  }
  await refuse(context, 'view', 'forged', { count: forged });
}

type Viewing = { readonly placement: Placement; readonly beacon: Beacon; readonly times: number };

/** @returns why the same mark does not count when it comes again. */
async function takeView(
  context: Context,
  { placement, beacon, times }: Viewing,
  looker: Looker,
): Promise<AdRefusal> {
  const { env, tx, seen } = context;
  const now = env.clock.now();
  const [marks] = await marksFor(context, looker, now);
  if (marks === undefined) {
    await refuse(context, 'view', 'expired', { placement });
    return 'expired';
  }
  const viewerBeacons = context.beacons.count(marks.viewer, now.getTime());
  for (let time = 1; time < times; time += 1) context.beacons.count(marks.viewer, now.getTime());
  const [sender, { views, isKnown }, campaign] = await Promise.all([
    senderOf(context, looker, placement.shopId),
    sql.readViews(tx, placement, marks.viewer),
    findCampaign(tx, { shopId: placement.shopId, id: placement.campaignId }),
  ]);
  const reason = judgeView({
    ...sender,
    token: isLate(placement, now) ? 'expired' : 'valid',
    isCounted: isKnown,
    viewerBeacons,
    visiblePpm: beacon.share * 10_000,
    visibleMs: beacon.ms,
    pixels: beacon.px,
    viewerViews: views,
    isRunning: campaign?.state === 'active',
  });
  if (reason !== null && !hasRow(context, reason, placement, now)) {
    await refuse(context, 'view', reason, { placement });
    return reason;
  }
  const isNew = await sql.putView(tx, { placement, viewer: marks.viewer, reason, at: now });
  if (!isNew) await refuse(context, 'view', 'duplicate', { placement });
  else if (reason === null) seen.add(looker, placement.campaignId);
  return 'duplicate';
}

async function takeDwell(context: Context, { token, ms }: Beacon, looker: Looker): Promise<void> {
  const now = context.env.clock.now();
  const placement = readPlacement(token, context.env.secret);
  if (placement === undefined || ms < ads.evidence.dwellMs) return;
  const viewers = (await marksFor(context, looker, now)).map(({ viewer }) => viewer);
  const since = new Date(now.getTime() - ads.evidence.dwellMs);
  await sql.putDwell(context.tx, { ...placement, viewers, at: now, since });
}

async function follow(context: Context, token: string, looker: Looker): Promise<void> {
  const { env } = context;
  const now = env.clock.now();
  const placement = readPlacement(token, env.secret);
  if (placement === undefined) return refuse(context, 'click', 'forged');
  const marks = await marksFor(context, looker, now);
  const [first] = marks;
  if (first === undefined) return refuse(context, 'click', 'expired', { placement });
  const reason = await judge(context, placement, { looker, marks, first, now });
  if (reason !== null && !hasRow(context, reason, placement, now)) {
    return refuse(context, 'click', reason, { placement });
  }
  const isNew = await env.db.transaction((own) => putClick(own, { placement, marks, reason, now }));
  if (!isNew) await refuse(context, 'click', 'duplicate', { placement });
}

type Following = {
  readonly looker: Looker;
  readonly marks: readonly Marks[];
  readonly first: Marks;
  readonly now: Date;
};

/** What speaks against a click at once; the rest is looked at when it is charged. */
async function judge(
  context: Context,
  placement: Placement,
  { looker, marks, first, now }: Following,
): Promise<AdRefusal | null> {
  const { tx } = context;
  const since = new Date(now.getTime() - ads.evidence.clickHours * hourMs);
  const viewers = marks.map(({ viewer }) => viewer);
  const [sender, before, campaign] = await Promise.all([
    senderOf(context, looker, placement.shopId),
    sql.readClicks(tx, placement, { viewers, since }),
    findCampaign(tx, { shopId: placement.shopId, id: placement.campaignId }),
  ]);
  return judgeClick({
    ...sender,
    token: isLate(placement, now) ? 'expired' : 'valid',
    isCounted: before.isKnown || before.isEarlier,
    isRendered: true,
    viewerBeacons: context.beacons.count(first.viewer, now.getTime()),
    // This one is not among the clicks before it.
    viewerClicks: context.clicks.count(first.viewer, now.getTime()) - 1,
    networkClicks: context.networkClicks.count(first.network, now.getTime()) - 1,
    dwellMs: ads.evidence.dwellMs,
    isInCart: false,
    isRunning: campaign?.state === 'active',
    isAffordable: true,
  });
}

function isLate({ at }: Placement, now: Date): boolean {
  const age = now.getTime() - at.getTime();
  return age > ads.evidence.tokenMinutes * minuteMs;
}

type Click = { placement: Placement; marks: readonly Marks[]; reason: AdRefusal | null; now: Date };

/** The click and the timer that charges it are one. */
async function putClick(tx: Tx, { placement, marks, reason, now }: Click): Promise<boolean> {
  const [first] = marks;
  if (first === undefined) return false;
  const { viewer, network } = first;
  const blocks = marks.map(({ block }) => block);
  const isNew = await sql.putClick(tx, { placement, viewer, network, blocks, reason, at: now });
  if (isNew && reason === null) {
    const dueAt = new Date(now.getTime() + ads.evidence.billedAfterSeconds * 1_000);
    await setTimers(tx, placement.shopId, [{ subject: placement.id, kind: billTimer, dueAt }]);
  }
  return isNew;
}

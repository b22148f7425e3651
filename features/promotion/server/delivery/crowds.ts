// Holds the clicks of a shop that are about to be charged against each other and against those before them.
import { isCrowd, isSurge, usualPpm, type CrowdFacts } from '#domain/ads/click-crowd.ts';
import { ads } from '#domain/ads/parameters.ts';
import { dayMs, hourMs } from '#domain/limits.ts';
import type { Context } from '../campaign.ts';
import type { WaitingClick } from './billing.sql.ts';
import * as sql from './billing.sql.ts';
import { dayOf } from './days.ts';

/** `rate`: not charged. `later`: looked at again a day after it was made, when it is charged if an order came of it. */
type CrowdVerdict = 'rate' | 'later';

/**
 * Clicks that are too many of one network, or far more than their campaign usually gets. What brought an order counts
 * always: a cart or an unpaid checkout costs a script nothing, an order does.
 *
 * @param clicks Those that nothing else speaks against, the earliest first.
 * @param isLast Their campaign ends: nothing can wait.
 * @returns those that are not charged now.
 */
export async function judgeCrowds(
  { tx, shopId, now }: Pick<Context, 'tx' | 'shopId' | 'now'>,
  clicks: readonly WaitingClick[],
  isLast: boolean,
): Promise<Map<string, CrowdVerdict>> {
  const usualOf = await readUsual({ tx, shopId }, clicks);
  const verdicts = new Map<string, CrowdVerdict>();
  const taken: WaitingClick[] = [];
  for (const click of clicks) {
    const facts = factsOf(click, taken, usualOf(click));
    const isHeldLong = now.getTime() - click.at.getTime() >= ads.evidence.surgeHoldHours * hourMs;
    if (click.is_bought) taken.push(click);
    else if (isCrowd(facts)) verdicts.set(click.id, 'rate');
    else if (isSurge(facts)) verdicts.set(click.id, isLast || isHeldLong ? 'rate' : 'later');
    else taken.push(click);
  }
  return verdicts;
}

type UsualOf = (click: WaitingClick) => number;

async function readUsual(
  { tx, shopId }: Pick<Context, 'tx' | 'shopId'>,
  clicks: readonly WaitingClick[],
): Promise<UsualOf> {
  const keyOf = (campaignId: string, day: string) => `${campaignId} ${day}`;
  const asked = new Map(
    clicks.map(({ campaign_id: campaignId, at }) => {
      const day = dayOf(at);
      return [keyOf(campaignId, day), { campaignId, day }] as const;
    }),
  );
  if (asked.size === 0) return () => 0;
  const rows = await sql.readUsual(tx, shopId, [...asked.values()], ads.evidence.surgeHistoryDays);
  const usual = new Map(
    rows.map((row) => {
      const all = { views: row.all_views, clicks: row.all_clicks };
      return [keyOf(row.campaign_id, row.day), usualPpm(row, all)] as const;
    }),
  );
  return ({ campaign_id: campaignId, at }) => usual.get(keyOf(campaignId, dayOf(at))) ?? 0;
}

/** What was counted before a click, with those that are charged together with it. */
function factsOf(click: WaitingClick, taken: readonly WaitingClick[], usual: number): CrowdFacts {
  const before = taken.filter((one) => one.campaign_id === click.campaign_id);
  const since = (ms: number) => before.filter(({ at }) => at.getTime() > click.at.getTime() - ms);
  const [day, hour] = [since(dayMs), since(hourMs)];
  const marks = [click.block, click.block_before].filter((mark) => mark !== null);
  const sameBlock = day.filter(({ block }) => block !== null && marks.includes(block));
  return {
    dayViews: click.day_views,
    hourViews: click.hour_views,
    dayClicks: click.day_clicks + day.length,
    hourClicks: click.hour_clicks + hour.length,
    blockClicks: click.block_clicks + sameBlock.length,
    usualPpm: usual,
  };
}

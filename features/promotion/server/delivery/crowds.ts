// Holds the clicks of a shop that are about to be charged against each other and against those before them.
import { isCrowd, isSurge, baselineClickRatePpm, type CrowdFacts } from '#domain/ads/click-crowd.ts';
import { ads } from '#domain/ads/parameters.ts';
import { dayMs, hourMs } from '#domain/limits.ts';
import type { Context } from '../campaign.ts';
import type { WaitingClick } from './billing.sql.ts';
import * as sql from './billing.sql.ts';
import { countSteps, makeTally } from './counts.ts';
import * as counts from './counts.sql.ts';
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
  const verdicts = new Map<string, CrowdVerdict>();
  if (clicks.length === 0) return verdicts;
  const counted = await openFacts({ tx, shopId }, clicks);
  for (const click of clicks) {
    const facts = counted.factsOf(click);
    const isHeldLong = now.getTime() - click.at.getTime() >= ads.evidence.surgeHoldHours * hourMs;
    if (click.is_bought) counted.take(click);
    else if (isCrowd(facts)) verdicts.set(click.id, 'rate');
    else if (!isSurge(facts)) counted.take(click);
    else if (isLast || isHeldLong) verdicts.set(click.id, 'rate');
    else {
      verdicts.set(click.id, 'later');
      counted.hold(click);
    }
  }
  return verdicts;
}

const keyOf = (campaignId: string, part: string) => `${campaignId} ${part}`;

/** What was counted before each of these clicks, with those of them that were taken or held before it. */
async function openFacts({ tx, shopId }: Pick<Context, 'tx' | 'shopId'>, clicks: readonly WaitingClick[]) {
  const times = clicks.map(({ at }) => at.getTime());
  const moments = [...new Set(times.flatMap((at) => [at - dayMs, at - hourMs, at]))].toSorted(
    (a, b) => a - b,
  );
  const campaignIds = [...new Set(clicks.map((click) => click.campaign_id))];
  const asked = { campaignIds, moments: moments.map((at) => new Date(at)) };
  const marks = [...new Set(clicks.flatMap(marksOf))];
  const baselineOf = await readBaseline({ tx, shopId }, clicks);
  const viewsIn = countSteps(await counts.countViews(tx, shopId, asked), moments);
  const clicksIn = countSteps(await counts.countClicks(tx, shopId, asked), moments);
  const blocksIn = countSteps(await counts.countBlocks(tx, shopId, { ...asked, marks }), moments);
  const taken = makeTally();
  const blocks = makeTally();
  const hold = (click: WaitingClick): void => {
    // One that was held before is among those that were counted.
    const { campaign_id: id, block, at } = click;
    if (block !== null && !click.is_held) blocks.add(keyOf(id, block), at.getTime());
  };
  return {
    factsOf(click: WaitingClick): CrowdFacts {
      const { campaign_id: id } = click;
      const at = click.at.getTime();
      const clicksSince = (ms: number) => clicksIn(id, at - ms, at) + taken.since(id, at - ms);
      const ofBlocks = marksOf(click).map((mark) => {
        const key = keyOf(id, mark);
        return blocksIn(key, at - dayMs, at) + blocks.since(key, at - dayMs);
      });
      return {
        dayViews: viewsIn(id, at - dayMs, at),
        hourViews: viewsIn(id, at - hourMs, at),
        dayClicks: clicksSince(dayMs),
        hourClicks: clicksSince(hourMs),
        // Not itself.
        blockClicks: ofBlocks.reduce((sum, count) => sum + count, click.is_held ? -1 : 0),
        baselineClickRatePpm: baselineOf(click),
      };
    },
    take(click: WaitingClick): void {
      taken.add(click.campaign_id, click.at.getTime());
      hold(click);
    },
    hold,
  };
}

/** The mark of its wider network with the salt of its day, and with that of the day before. */
function marksOf({ block, block_before: before }: WaitingClick): string[] {
  return [...new Set([block, before])].filter((mark) => mark !== null);
}

type BaselineOf = (click: WaitingClick) => number;

async function readBaseline(
  { tx, shopId }: Pick<Context, 'tx' | 'shopId'>,
  clicks: readonly WaitingClick[],
): Promise<BaselineOf> {
  const asked = new Map(
    clicks.map(({ campaign_id: campaignId, at }) => {
      const day = dayOf(at);
      return [keyOf(campaignId, day), { campaignId, day }] as const;
    }),
  );
  const rows = await sql.readBaseline(tx, shopId, [...asked.values()], ads.evidence.surgeHistoryDays);
  const rates = new Map(
    rows.map((row) => {
      const all = { views: row.all_views, clicks: row.all_clicks };
      return [keyOf(row.campaign_id, row.day), baselineClickRatePpm(row, all)] as const;
    }),
  );
  return ({ campaign_id: campaignId, at }) => rates.get(keyOf(campaignId, dayOf(at))) ?? 0;
}

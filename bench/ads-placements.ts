// Places that were really drawn, for beacons to speak of: each in an auction of its own that stands in the log.
import { openPool, runAuction } from '#domain/ads/auction.ts';
import { makePool, priceOf } from '#domain/ads/pool.ts';
import { bodyHash, bodyText, recordOf } from '#domain/ads/record.ts';
import type { LogBody } from '#domain/ads/types.ts';
import { addMinutes } from '#domain/time.ts';
import { dayOf, openDays } from '#features/promotion/server/delivery/days.ts';
import { appendEntries } from '#features/promotion/server/delivery/log.sql.ts';
import { makeLanes } from '#features/promotion/server/delivery/auctions.ts';
import { signPlacement } from '#features/promotion/server/delivery/token.ts';
import type { Environment } from '#platform/environment.ts';
import { uuidOf } from './ads-chance.ts';
import type { SimCampaign } from './ads-market.ts';

/** The token of a page that was made now, or so many minutes ago. */
export type Sign = (campaign: SimCampaign, minutesAgo?: number) => string;

/** Auctions of each campaign that are in the log; places share them. */
const auctionsEach = 40;

type Drawn = {
  readonly auctionId: string;
  readonly price: bigint;
  readonly score: string;
  readonly next: string;
};

export async function makePlacements(env: Environment, campaigns: readonly SimCampaign[]): Promise<Sign> {
  const now = env.clock.now();
  const days = await env.db.transaction((tx) => openDays(tx, now));
  const today = days.find(({ day }) => day === dayOf(now));
  if (today === undefined) throw new Error('the day was not promised');
  const drawn = new Map<SimCampaign, readonly Drawn[]>();
  const bodies: LogBody[] = [];
  const nextId = await makeLanes(env).next(today.day, now);
  if (nextId === undefined) throw new Error('the day is closed');
  for (const campaign of campaigns) {
    const made = drawAlone(campaign, {
      nextId,
      at: now.toISOString(),
      seed: today.seed,
      blind: today.blind,
    });
    bodies.push(...made.bodies);
    drawn.set(campaign, made.places);
  }
  await write(env, today.day, bodies);
  let signed = 0;
  return (campaign, minutesAgo = 0) => {
    signed += 1;
    const places = drawn.get(campaign) ?? [];
    const place = places[signed % places.length];
    const goodsId = campaign.goods[0];
    if (place === undefined || goodsId === undefined) throw new Error('nothing was drawn');
    const { id: campaignId, shopId, surface } = campaign;
    const named = {
      id: uuidOf(900_000_000 + signed),
      shopId,
      campaignId,
      goodsId,
      surface,
      slot: 3,
      shuffled: false,
    };
    return signPlacement({ ...named, ...place, at: addMinutes(now, -minutesAgo) }, env.secret);
  };
}

type Context = {
  readonly at: string;
  readonly seed: string;
  readonly blind: string;
  readonly nextId: () => string;
};

/** A campaign that nobody bids against has every place at the least price. */
function drawAlone(campaign: SimCampaign, { at, seed, blind, nextId }: Context) {
  const { id, shopId, bid, dayBudget, quality, surface } = campaign;
  const facts = {
    campaign: id,
    shop: String(shopId),
    goods: campaign.goods[0] ?? '',
    currency: 'USD',
    pays: 'click',
  } as const;
  const rated = {
    bid,
    able: dayBudget,
    worth: 10n ** 10n,
    chance: 20_000,
    quality,
    participation: 1_000_000,
  };
  const made = makePool([{ ...facts, ...rated, views: 9_000, turns: 0, bar: null }], { surface, at, blind });
  const open = openPool(made.pool);
  const bodies: LogBody[] = [{ kind: 'pool', pool: made.pool }];
  const places: Drawn[] = [];
  for (let turn = 0; turn < auctionsEach; turn += 1) {
    const auctionId = nextId();
    const input = { id: auctionId, at, pool: made.hash, slots: [3], among: null, bars: [] };
    const result = runAuction(open, seed, input);
    bodies.push({ kind: 'auction', auction: recordOf(input, result) });
    const [win] = result.wins;
    const offer = made.offers[win?.index ?? -1];
    const score = made.pool.candidates[win?.index ?? -1]?.score;
    if (win === undefined || offer === undefined || score === undefined) continue;
    places.push({ auctionId, price: priceOf(offer, win.next), score, next: win.next });
  }
  return { bodies, places };
}

async function write(env: Environment, day: string, bodies: readonly LogBody[]): Promise<void> {
  const at = env.clock.now();
  const rows = bodies.map((body) => {
    const isAuction = body.kind === 'auction';
    const auctionId = isAuction ? body.auction.id : null;
    const pool = isAuction ? body.auction.pool : bodyHash(body);
    return { kind: body.kind, pool, body: bodyText(body), auctionId, at };
  });
  if (!(await env.db.transaction((tx) => appendEntries(tx, day, rows)))) throw new Error('the day is closed');
}

// What a campaign would probably bring, before it is paid: the last days' auctions run again with its bid among them.
import { account } from '#domain/ledger/accounts.ts';
import { supposedWeights } from '#domain/ads/chance.ts';
import { forecastOf, type Forecast, type PastPage } from '#domain/ads/forecast.ts';
import { ads, adSurfaces, type Surface } from '#domain/ads/parameters.ts';
import { orderBid, reserveOf, stepOf, worthOf } from '#domain/ads/pool.ts';
import type { Offer } from '#domain/ads/types.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { unitsOfHundredths } from '#domain/ads/promotion.ts';
import { budgetParts } from '#domain/recipes/promotion.ts';
import { addDays } from '#domain/time.ts';
import { balancesOfAccounts } from '#features/ledger/server/public.ts';
import { merchantOf } from '#features/people/server/public.ts';
import type { forecastPromotion, payPromotion } from '#features/promotion/contract.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Context } from './campaign.ts';
import { readAsk, type Wanted } from './campaign-request.ts';
import { barsOf } from './campaign-bars.ts';
import { countLive, findSeat } from './campaign.sql.ts';
import * as sql from './forecast.sql.ts';
import type { OwnContext } from './pay.ts';

type Given = GivenOf<typeof forecastPromotion>;
type Input = InputOf<typeof payPromotion> | InputOf<typeof forecastPromotion>;
type Bids = { readonly low: bigint; readonly usual: bigint; readonly high: bigint };

/**
 * The forecast, what is usual to bid, where the money would come from, and all that stands in the way of paying.
 * Writes nothing.
 *
 * @throws Refused as `readAsk` does.
 */
export async function presentForecast(context: OwnContext, ask: Input): Promise<Given> {
  const { tx, shopId, now } = context;
  const { currency } = await shopOf(tx, shopId);
  const wanted = readAsk(ask, currency, now);
  const bids = await bidsOf(context, wanted, currency);
  const [promo = 0n, available = 0n] = await balancesOfAccounts(tx, shopId, [
    account('shop_promo'),
    account('shop_available'),
  ]);
  const parts = budgetParts(wanted.budgetUnits, promo);
  const isShort = parts.available > available;
  const amount = (units: bigint) => formatUnits(units, currency);
  return {
    forecast: await forecastWanted(context, wanted, { currency, bid: wanted.bidUnits ?? bids.usual }),
    suggested_bid: { low: amount(bids.low), usual: amount(bids.usual), high: amount(bids.high) },
    from_promo: amount(parts.promo),
    from_available: amount(parts.available),
    available: amount(available),
    blockers: [
      ...(await blockersOf(context, wanted)),
      ...(isShort ? [{ reason: 'insufficient_balance', goods_id: null }] : []),
    ],
  };
}

/** The forecast alone, as `payPromotion` previews it. */
export async function forecastCampaign(context: OwnContext, ask: Input): Promise<Given['forecast']> {
  const { currency } = await shopOf(context.tx, context.shopId);
  const wanted = readAsk(ask, currency, context.now);
  const bid = wanted.bidUnits ?? (await usualBid(context, wanted));
  return forecastWanted(context, wanted, { currency, bid });
}

/** What is usual to bid at a place, and never above the day's budget. */
export async function usualBid(context: Context, wanted: Wanted): Promise<bigint> {
  const { currency } = await shopOf(context.tx, context.shopId);
  return (await bidsOf(context, wanted, currency)).usual;
}

function surfacesOf({ planId }: Wanted): readonly Surface[] {
  return planId === 'order' ? adSurfaces : [planId];
}

/** From what clicks cost lately; where there were too few, multiples of the least price. */
async function bidsOf({ tx, now }: Context, wanted: Wanted, currency: Asset): Promise<Bids> {
  const none = { low: 0n, usual: 0n, high: 0n };
  if (wanted.planId === 'order') return none;
  const since = addDays(now, -ads.forecast.historyDays);
  const paid = await sql.readPrices(tx, since, surfacesOf(wanted), currency);
  const multiple = (times: number) => unitsOfHundredths(limits.promotionBidMinHundredths * times, currency);
  const supposed = { low: multiple(2), usual: multiple(5), high: multiple(12) };
  const bids =
    paid.clicks < limits.promotionPricesMin
      ? supposed
      : {
          low: paid.low ?? supposed.low,
          usual: paid.usual ?? supposed.usual,
          high: paid.high ?? supposed.high,
        };
  const within = (units: bigint) => (units < wanted.dayUnits ? units : wanted.dayUnits);
  return { low: within(bids.low), usual: within(bids.usual), high: within(bids.high) };
}

type Terms = { readonly currency: Asset; readonly bid: bigint };

async function forecastWanted(
  { tx, shopId, now }: Context,
  wanted: Wanted,
  { currency, bid }: Terms,
): Promise<Given['forecast']> {
  const from = addDays(now, -ads.forecast.historyDays);
  const [since, until] = [from, now].map((at) => at.toISOString().slice(0, 10));
  const facts = await sql.readFacts(tx, shopId, wanted.goodsIds);
  const rows = await sql.listPages(tx, {
    since: since ?? '',
    surfaces: surfacesOf(wanted),
    max: limits.promotionForecastPages,
  });
  const historyDays = await sql.countDays(tx, since ?? '', until ?? '');
  const isOrder = wanted.planId === 'order';
  const asked = { percentBps: wanted.percentBps, price: facts.price_units, orders: 0, clicks: 0 };
  const offered = isOrder ? orderBid(asked) : bid;
  const offer: Offer = {
    campaign: 'forecast',
    shop: String(shopId),
    goods: wanted.goodsIds[0] ?? '',
    currency,
    pays: isOrder ? 'order' : 'click',
    bid: offered.toString(),
    able: (isOrder ? offered : wanted.dayUnits).toString(),
    reserve: reserveOf(currency).toString(),
    step: stepOf(currency).toString(),
    worth: worthOf(currency, { num: 1n, den: 1n }).toString(),
    chance: facts.chance ?? ads.chance.basePpm,
    quality: facts.quality ?? 1_000,
    salt: '',
  };
  const made = forecastOf({
    offer,
    budget: isOrder ? offered : wanted.budgetUnits,
    dayBudget: isOrder ? offered : wanted.dayUnits,
    days: wanted.days,
    pages: rows.map((row) => pageOf(row, surfacesOf(wanted)[0] ?? 'explore')),
    pagesPerSample: rows[0]?.stands_for ?? 1,
    historyDays: Math.min(historyDays, ads.forecast.historyDays),
    seenPpm: seenOf(await sql.readSeen(tx)),
  });
  return { ...present(made, currency, offer.chance), ...basisOf(made, rows.length, { from, to: now }) };
}

function pageOf({ day_index: day, slots, scores }: sql.PageRow, surface: Surface): PastPage {
  const weights = supposedWeights(surface);
  return {
    day,
    places: slots.map((slot, index) => ({
      score: BigInt(scores[index] ?? '0'),
      weightPpm: weights.get(slot) ?? 0,
    })),
  };
}

function seenOf({ views, won }: { readonly views: bigint; readonly won: bigint }): number {
  if (won < BigInt(ads.forecast.auctionsMin)) return ads.forecast.priorSeenPpm;
  const ppm = Number((views * 1_000_000n) / won);
  return ppm > 1_000_000 ? 1_000_000 : ppm;
}

function present({ clicks, days, cost }: Forecast, currency: Asset, chance: number) {
  const amount = (units: bigint) => formatUnits(units, currency);
  const views = (count: number) => Math.round((count * 1_000_000) / chance);
  return {
    clicks,
    impressions: { p10: views(clicks.p10), p50: views(clicks.p50), p90: views(clicks.p90) },
    days,
    cost: { p10: amount(cost.p10), p50: amount(cost.p50), p90: amount(cost.p90) },
    currency,
  };
}

function basisOf({ basis }: Forecast, auctions: number, { from, to }: { from: Date; to: Date }) {
  return {
    basis: {
      kind: basis.kind === 'history' ? ('replay' as const) : ('prior' as const),
      auctions,
      from: from.toISOString(),
      to: to.toISOString(),
      algorithm_version: ads.version,
    },
  };
}

/** What a payment would be refused for, one by one, money apart. */
async function blockersOf(context: OwnContext, { planId, goodsIds }: Wanted): Promise<Given['blockers']> {
  const { tx, shopId, personId, now } = context;
  const whole = (reason: string) => ({ reason, goods_id: null });
  const [bars, seat, merchant, live] = await Promise.all([
    barsOf(context, goodsIds),
    findSeat(tx, { shopId, planId, goodsIds }),
    merchantOf(tx, shopId, personId),
    countLive(tx, shopId),
  ]);
  return [
    ...((await isFrozen(tx, shopId, now)) ? [whole('wallet_frozen')] : []),
    ...(merchant?.pay_password_set === true ? [] : [whole('pay_password')]),
    ...(live >= limits.promotionLiveMax ? [whole('too_many')] : []),
    ...bars.map(({ reason, goodsId }) => ({ reason, goods_id: goodsId })),
    ...(seat === undefined ? [] : [{ reason: 'boosted', goods_id: seat.goods_id }]),
  ];
}

async function isFrozen(tx: Context['tx'], shopId: bigint, now: Date): Promise<boolean> {
  try {
    await assertMay(tx, shopId, 'deposit', { now });
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}

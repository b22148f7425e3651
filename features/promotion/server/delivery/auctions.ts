// Fills the sponsored places of one page: draws who stands there, tells the log, and signs what the page carries.
import { auctionIdOf } from '#domain/ads/auction-id.ts';
import { runAuction } from '#domain/ads/auction.ts';
import { adSlots } from '#domain/ads/parameters.ts';
import { priceOf } from '#domain/ads/pool.ts';
import { recordOf } from '#domain/ads/record.ts';
import type { AuctionInput, PageBar, Win } from '#domain/ads/types.ts';
import { minuteMs } from '#domain/limits.ts';
import { piecesOf } from '#domain/text/search-text.ts';
import {
  closedTo,
  offersOf,
  type SponsorRequest,
  type SponsoredPlace,
} from '#features/search/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import { parseUnits, isAsset } from '#domain/money/money.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Market, Row, Stall } from './market.ts';
import { makeSupport } from './support.ts';
import { openLane } from './log.sql.ts';
import { signPlacement } from './token.ts';
import type { Seen } from './seen.ts';
import type { Writer } from './writer.ts';

export type Auctions = { fill(ask: SponsorRequest): Promise<readonly SponsoredPlace[]> };

type Parts = { readonly market: Market; readonly writer: Writer; readonly seen: Seen };

export function makeAuctions(env: Environment, { market, writer, seen }: Parts): Auctions {
  const reach = makeReach(env);
  const support = makeSupport(market, env);
  const lanes = makeLanes(env);

  async function fill(ask: SponsorRequest): Promise<readonly SponsoredPlace[]> {
    writer.page(ask.surface);
    await market.lookUp();
    const supported = support.take(ask);
    const slots = adSlots[ask.surface].slots.filter((slot) => slot !== supported?.slot);
    const stall = market.stall(ask.surface);
    const placed = stall === undefined ? [] : await draw(stall, ask, slots);
    const wanted = [...placed, ...(supported === undefined ? [] : [supported])];
    if (wanted.length === 0) return [];
    const asked = { tx: env.db.direct, env, call: { language: ask.language } };
    const offers = await acrossShops('promotion', () => offersOf(asked, wanted));
    return wanted
      .flatMap(({ slot, token }, index) => {
        const offer = offers[index];
        return offer === undefined ? [] : { slot, offer, token, isSupport: token === '' };
      })
      .toSorted((left, right) => left.slot - right.slot);
  }

  async function draw(stall: Stall, ask: SponsorRequest, slots: readonly number[]) {
    const seed = market.dayOf(stall.day)?.seed;
    const now = env.clock.now();
    // Between midnight and the next reading nothing is drawn: the day's seed is another one.
    if (seed === undefined || now.toISOString().slice(0, 10) !== stall.day) return [];
    const lane = writer.isFull() ? undefined : await lanes.next(stall.day, now);
    if (lane === undefined) return [];
    const closed = ask.country === undefined ? undefined : await reach.closedSuppliers(ask.country, now);
    const input: AuctionInput = {
      // Counted here, with nothing to wait for until it is on its way into the log: one after the other, none left out.
      id: lane(),
      at: now.toISOString(),
      pool: stall.made.hash,
      slots,
      among: amongOf(stall, ask, market),
      bars: barsOf(stall, ask, { closed, seen, first: slots[0] ?? 1 }),
    };
    const result = runAuction(stall.open, seed, input);
    writer.auction(stall, recordOf(input, result), seed);
    return result.wins.flatMap((win) => placeOf(stall, input, { win, shuffled: result.shuffled }) ?? []);
  }

  function placeOf(stall: Stall, input: AuctionInput, { win, shuffled }: { win: Win; shuffled: boolean }) {
    const [offer, row] = [stall.made.offers[win.index], stall.rows[win.index]];
    const candidate = stall.made.pool.candidates[win.index];
    if (offer === undefined || row === undefined || candidate === undefined) return undefined;
    const at = new Date(input.at);
    const token = signPlacement(
      {
        id: env.random.id(at),
        shopId: row.shop_id,
        campaignId: row.campaign_id,
        goodsId: row.goods_id,
        auctionId: input.id,
        surface: stall.surface,
        slot: win.slot,
        shuffled,
        price: priceOf(offer, win.next),
        score: candidate.score,
        next: win.next,
        at,
      },
      env.secret,
    );
    return { slot: win.slot, shopId: row.shop_id, goodsId: row.goods_id, token };
  }

  return { fill };
}

/** Candidates that have to do with what was asked for, or null where nothing was. */
function amongOf({ rows }: Stall, ask: SponsorRequest, market: Market): number[] | null {
  const wanted = ask.q === undefined ? [] : piecesOf(ask.q).map(({ text }) => text);
  const isNarrowed = [ask.category, ask.priceMin, ask.priceMax, ask.maxDays].some((one) => one !== undefined);
  if (wanted.length === 0 && !isNarrowed) return null;
  return rows.flatMap((row, index) =>
    fits(row, ask) && hasWords(market.words.get(row.goods_id), wanted) && isIn(row, ask.category, market)
      ? [index]
      : [],
  );
}

function fits({ price_units: price, currency, days }: Row, ask: SponsorRequest): boolean {
  const bound = (text: string | undefined) => (text === undefined ? undefined : unitsOf(text, currency));
  const [low, high] = [bound(ask.priceMin), bound(ask.priceMax)];
  if (low !== undefined && price < low) return false;
  if (high !== undefined && price > high) return false;
  return ask.maxDays === undefined || days <= ask.maxDays;
}

/** `12` is as good a bound as `12.00`. */
function unitsOf(text: string, currency: string): bigint | undefined {
  if (!isAsset(currency)) return undefined;
  for (const padded of [text, `${text}.0`, `${text}.00`, `${text}0`]) {
    const units = parseUnits(padded, currency);
    if (units !== undefined) return units;
  }
  return undefined;
}

/** Every word that was typed begins a word of the goods. */
function hasWords(known: ReadonlySet<string> | undefined, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  if (known === undefined) return false;
  return wanted.every((word) => [...known].some((one) => one.startsWith(word)));
}

function isIn(row: Row, category: string | undefined, { types }: Market): boolean {
  if (category === undefined) return true;
  for (let type: string | null = row.type_id, steps = 0; type !== null && steps < 20; steps += 1) {
    if (type === category) return true;
    type = types.get(type) ?? null;
  }
  return false;
}

type Context = {
  readonly closed: ReadonlySet<string> | undefined;
  readonly seen: Seen;
  /** The first sponsored place: what stands above it unpaid is not shown again. */
  readonly first: number;
};

function barsOf({ rows }: Stall, ask: SponsorRequest, { closed, seen, first }: Context): [number, PageBar][] {
  const above = new Set(ask.goodsIds.slice(0, Math.max(0, first - 1)));
  const own = [ask.looker.ownHandle?.toLowerCase(), ask.host?.toLowerCase()];
  const full = seen.fullFor(ask.looker);
  const barOf = (row: Row): PageBar | undefined => {
    if (own.includes(row.handle.toLowerCase())) return 'own_shop';
    if (full.has(row.campaign_id)) return 'viewer_day';
    if (closed?.has(row.supplier_id) === true) return 'not_sold_there';
    return above.has(row.goods_id) ? 'stands_already' : undefined;
  };
  return rows.flatMap((row, index) => {
    const bar = barOf(row);
    return bar === undefined ? [] : ([[index, bar]] satisfies [number, PageBar][]);
  });
}

/** Which suppliers do not send to a country: asked once a minute for each. */
function makeReach({ db }: Environment) {
  const known = new Map<string, { readonly at: number; readonly suppliers: ReadonlySet<string> }>();
  return {
    async closedSuppliers(country: string, now: Date): Promise<ReadonlySet<string>> {
      const last = known.get(country);
      if (last !== undefined && Math.abs(now.getTime() - last.at) < minuteMs) return last.suppliers;
      const suppliers = new Set(await closedTo(db.direct, country, now));
      if (known.size > 300) known.clear();
      known.set(country, { at: now.getTime(), suppliers });
      return suppliers;
    },
  };
}

export type Lanes = {
  /** Gives the next id of a day each time it is called; undefined where the day is closed. */
  next(day: string, now: Date): Promise<(() => string) | undefined>;
};

export function makeLanes({ db }: Environment): Lanes {
  let known: { readonly day: string; readonly next: Promise<(() => string) | undefined> } | undefined;

  async function open(day: string, at: Date): Promise<(() => string) | undefined> {
    const row = await acrossShops('promotion', () => db.transaction((tx) => openLane(tx, { day, at })));
    const lane = row?.lane ?? undefined;
    if (lane === undefined) return undefined;
    let number = 0;
    return () => {
      number += 1;
      return auctionIdOf({ day, lane, number });
    };
  }

  return {
    next(day, now) {
      if (known?.day === day) return known.next;
      const next = open(day, now);
      known = { day, next };
      // What failed is not remembered.
      next.catch(() => {
        known = undefined;
      });
      return next;
    },
  };
}

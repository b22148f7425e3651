// Visits of storefronts and what visitors do there: people, not robots, one a visitor and day of the shop. What is seen
// is kept in memory for a second and written together, after the pages were sent.
import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { readLinkCode } from '#domain/sharing.ts';
import { isUuid } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { readSearchTerm } from '#domain/search-term.ts';
import { minuteMs } from '#domain/text/spans.ts';
import { addMinutes, localDay } from '#domain/time.ts';
import type { EventKind } from '#domain/visits.ts';
import { writeLinkVisits, type NewLinkVisit } from '#features/sharing/server/public.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import { acrossShops, inOpenCall } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { writeMisses, type NewMiss } from './misses.sql.ts';
import { hostOf, isFromList, linkSourceOf, sourceOf } from './source.ts';
import { writeEvents, writeVisits, type NewEvent, type NewVisit } from './visits.sql.ts';

/** A page of a storefront that was shown, or a form of it that was taken. */
export type Seen = {
  readonly handle: string;
  readonly ip: string;
  readonly agent: string | undefined;
  /** What the browser says of itself being quick: `prefetch` has shown nobody anything. */
  readonly purpose: string | undefined;
  readonly host?: string;
  readonly referer?: string | undefined;
  readonly via?: string | null;
  /** True where the merchant looks at their own shop. */
  readonly isOwn?: boolean;
  /** What was searched for in the shop and found nothing. */
  readonly missed?: string | undefined;
  /** What was done with goods. */
  readonly did?:
    | { readonly kind: Exclude<EventKind, 'click'>; readonly goodsIds: readonly string[] }
    | undefined;
};

export type VisitRecorder = {
  /** Takes what was seen. It is written within a second; it waits for nothing but the shop's name. */
  readonly see: (seen: Seen) => Promise<void>;
  /** Writes what was seen. What cannot be written waits for the next time, up to `limits.eventsWaitingMax`. */
  readonly flush: () => Promise<void>;
};

/**
 * Browsers that are told apart behind one address: a household's, so that nobody makes a crowd by renaming theirs. An
 * office of many buyers counts as few; a figure may be too low, and never invented.
 */
const browsersPerAddress = 4;

type Waiting = { visits: NewVisit[]; events: NewEvent[]; links: NewLinkVisit[]; misses: NewMiss[] };
type Found = {
  readonly visit: NewVisit;
  readonly events: readonly NewEvent[];
  /** That they came by one of the merchant's short links. */
  readonly link: NewLinkVisit | undefined;
  /** What they searched for in vain, as it is counted. */
  readonly miss: NewMiss | undefined;
};

/**
 * Records visits. What it is told twice is one visit; what fails is logged and tried again or forgotten, because a
 * figure must never cost a buyer a page.
 */
export function makeVisitRecorder(env: Environment): VisitRecorder {
  let waiting: Waiting = nothing();
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** What was seen so far, each taken after the one before it. */
  let taken: Promise<void> = Promise.resolve();
  // Only spares the database what it knows already; every process has its own.
  const known = new Set<string>();
  const hasRoom = makeDailyLimit(limits.missesPerShopDay);

  function isNew(key: string): boolean {
    if (known.has(key)) return false;
    if (known.size >= limits.visitsRemembered) known.clear();
    known.add(key);
    return true;
  }

  async function write(): Promise<void> {
    const batch = waiting;
    if (countWaiting(batch) === 0) return;
    waiting = nothing();
    try {
      const now = env.clock.now();
      const lateBefore = addMinutes(now, -limits.factLateMinutes);
      await writeVisits(env.db.direct, batch.visits, lateBefore);
      await writeEvents(env.db.direct, batch.events, lateBefore);
      await writeLinkVisits(env.db.direct, batch.links, now);
      await writeMisses(env.db.direct, batch.misses);
    } catch (error) {
      // What was written before it broke off is not written twice: the keys see to that.
      waiting = putBefore(batch, waiting);
      env.log.warn({ error }, 'visits were not written and wait');
      wake();
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = Promise.all([writing, taken]).then(() => acrossShops('statistics', write));
    return writing;
  }

  function wake(): void {
    timer ??= setTimeout(() => void flush(), limits.eventsWriteMs).unref();
  }

  function take({ visit, events, link, miss }: Found): void {
    if (countWaiting(waiting) >= limits.eventsWaitingMax) return;
    const key = `${visit.shopId}.${visit.visitor.toString('base64url')}`;
    if (isNew(key)) waiting.visits.push(visit);
    if (link !== undefined && isNew(`${key}.${link.code}`)) waiting.links.push(link);
    if (miss !== undefined && isNewMiss(isNew, key, miss) && hasRoom(`${miss.shopId}.${miss.day}`))
      waiting.misses.push(miss);
    waiting.events.push(...events.filter(({ goodsId, kind }) => isNew(`${key}.${goodsId}.${kind}`)));
    wake();
  }

  /** Never fails. */
  async function takeAfter(before: Promise<void>, seen: Seen): Promise<void> {
    const reading = inOpenCall(() => readSeen(env, seen)).catch((error: unknown) => {
      env.log.warn({ error }, 'a visit was not recorded');
    });
    await before;
    const found = await reading;
    if (found !== undefined) take(found);
  }

  return {
    flush,
    async see(seen) {
      if (!isPerson(seen) || underWay >= limits.visitsAtOnce) return;
      underWay += 1;
      // Names of shops are looked up side by side; the first page of a visitor is the one that was seen first.
      taken = takeAfter(taken, seen);
      await taken;
      underWay -= 1;
    },
  };
}

const nothing = (): Waiting => ({ visits: [], events: [], links: [], misses: [] });

/** What waits again, before what came since. What is more than may wait is forgotten. */
function putBefore(batch: Waiting, since: Waiting): Waiting {
  const max = limits.eventsWaitingMax;
  return {
    visits: [...batch.visits, ...since.visits].slice(0, max),
    events: [...batch.events, ...since.events].slice(0, max),
    links: [...batch.links, ...since.links].slice(0, max),
    misses: [...batch.misses, ...since.misses].slice(0, max),
  };
}

/** True so many times for each key: a script types any number of words. Every process counts its own. */
function makeDailyLimit(max: number): (key: string) => boolean {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    if (counts.size >= limits.visitsRemembered) counts.clear();
    counts.set(key, count);
    return count <= max;
  };
}

/** True for the first time that a visitor of the day searches for this, of so many words as one person looks for. */
function isNewMiss(isNew: (key: string) => boolean, key: string, { term }: NewMiss): boolean {
  if (!isNew(`${key}.?${term}`)) return false;
  return Array.from({ length: limits.missesPerVisitor }, (_, n) => n).some((n) => isNew(`${key}.?.${n}`));
}

const countWaiting = ({ visits, events, links, misses }: Waiting) =>
  visits.length + events.length + links.length + misses.length;

/** Undefined for a shop that is not there. */
async function readSeen(env: Environment, seen: Seen): Promise<Found | undefined> {
  const at = env.clock.now();
  const shop = await shopByHandle(env.db.direct, seen.handle);
  if (shop === undefined) return undefined;
  const { shop_id: shopId, tz } = shop;
  const day = dayIn(tz, at);
  const visitor = visitorOf(env, `${shopId}.${day}`, seen);
  const { host = '', referer, via = null, did } = seen;
  const base = { shopId, day, visitor, at };
  const kinds: EventKind[] = did === undefined ? [] : [did.kind];
  if (did?.kind === 'view' && isFromList({ host, referer }, seen.handle)) kinds.push('click');
  const events = kinds.flatMap((kind) =>
    (did?.goodsIds ?? []).filter(isUuid).map((goodsId) => ({ ...base, goodsId, kind })),
  );
  const code = readLinkCode(via);
  const link = code === undefined ? undefined : { ...base, code, source: linkSourceOf({ host, referer }) };
  const term = readSearchTerm(seen.missed);
  const miss = term === undefined ? undefined : { shopId, day, term };
  const source = sourceOf({ host, referer, via });
  return { visit: { ...base, source, host: hostOf({ host, referer }) }, events, link, miss };
}

/** The day of a zone in the minute that was asked for last: days begin with a minute, and reckoning one takes long. */
const days = new Map<string, { readonly minute: number; readonly day: string }>();

function dayIn(tz: string, at: Date): string {
  const minute = Math.floor(at.getTime() / minuteMs);
  const known = days.get(tz);
  if (known?.minute === minute) return known.day;
  const day = localDay(at, tz);
  days.set(tz, { minute, day });
  return day;
}

function isPerson({ agent, purpose, isOwn = false }: Seen): boolean {
  if (isOwn || agent === undefined || agent.trim() === '') return false;
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(purpose)) return false;
  return !isbot(agent);
}

/** Other on every day and in every shop, and of no use without the instance's secret. */
function visitorOf({ secret }: Pick<Environment, 'secret'>, scope: string, { ip, agent = '' }: Seen): Buffer {
  const browser = createHmac('sha256', secret).update(`browser.${agent}`).digest().readUInt32BE();
  const mark = `visit.${scope}.${networkOf(ip)}.${browser % browsersPerAddress}`;
  return createHmac('sha256', secret).update(mark).digest().subarray(0, 16);
}

/** A household has many addresses of the sixth version; their first half is one. */
function networkOf(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
}

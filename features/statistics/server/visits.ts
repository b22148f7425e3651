// Visits of storefronts and what visitors do there: people, not robots, one a visitor and day of the shop. What is seen
// is kept in memory for a second and written together, after the pages were sent.
import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { isUuid } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { minuteMs } from '#domain/text/spans.ts';
import { addMinutes, localDay } from '#domain/time.ts';
import type { EventKind } from '#domain/visits.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import { acrossShops, inOpenCall } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { isFromList, sourceOf } from './source.ts';
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

type Waiting = { visits: NewVisit[]; events: NewEvent[] };
type Found = { readonly visit: NewVisit; readonly events: readonly NewEvent[] };

/**
 * Records visits. What it is told twice is one visit; what fails is logged and tried again or forgotten, because a
 * figure must never cost a buyer a page.
 */
export function makeVisitRecorder(env: Environment): VisitRecorder {
  let waiting: Waiting = { visits: [], events: [] };
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** What was seen so far, each taken after the one before it. */
  let taken: Promise<void> = Promise.resolve();
  // Only spares the database what it knows already; every process has its own.
  const known = new Set<string>();

  function isNew(key: string): boolean {
    if (known.has(key)) return false;
    if (known.size >= limits.visitsRemembered) known.clear();
    known.add(key);
    return true;
  }

  async function write(): Promise<void> {
    const batch = waiting;
    if (batch.visits.length + batch.events.length === 0) return;
    waiting = { visits: [], events: [] };
    try {
      const lateBefore = addMinutes(env.clock.now(), -limits.factLateMinutes);
      await writeVisits(env.db.direct, batch.visits, lateBefore);
      await writeEvents(env.db.direct, batch.events, lateBefore);
    } catch (error) {
      // What was written before it broke off is not written twice: the keys see to that.
      waiting = {
        visits: [...batch.visits, ...waiting.visits].slice(0, limits.eventsWaitingMax),
        events: [...batch.events, ...waiting.events].slice(0, limits.eventsWaitingMax),
      };
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

  function take({ visit, events }: Found): void {
    if (waiting.events.length + waiting.visits.length >= limits.eventsWaitingMax) return;
    const key = `${visit.shopId}.${visit.visitor.toString('base64url')}`;
    if (isNew(key)) waiting.visits.push(visit);
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
  return { visit: { ...base, source: sourceOf({ host, referer, via }) }, events };
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

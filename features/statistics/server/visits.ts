// Visits of storefronts: people, not robots, one a visitor and day of the shop.
import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { limits } from '#domain/limits.ts';
import { localDay } from '#domain/time.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import type { World } from '#platform/world.ts';
import { insertVisit } from './visits.sql.ts';

/** A page of a storefront that was shown. */
export type Seen = {
  readonly handle: string;
  readonly ip: string;
  readonly agent: string | undefined;
  /** What the browser says of itself being quick: `prefetch` has shown nobody anything. */
  readonly purpose: string | undefined;
};

/** Browsers that are told apart behind one address: nobody makes a crowd by renaming theirs. */
const browsersPerAddress = 32;

/**
 * Records visits. What it is told twice is one visit; what fails is logged and forgotten, because a figure must never
 * cost a buyer a page. Nothing is recorded while too many writes are under way.
 */
export function makeVisitRecorder(world: World): (seen: Seen) => Promise<void> {
  let underWay = 0;
  // Only spares the database what it knows already; every process has its own.
  const known = new Set<string>();
  return async (seen) => {
    if (!isPerson(seen) || underWay >= limits.visitsAtOnce) return;
    underWay += 1;
    try {
      const shop = await shopByHandle(world.db.direct, seen.handle);
      if (shop === undefined) return;
      const at = world.clock.now();
      const day = localDay(at, shop.tz);
      const visitor = visitorOf(world, `${shop.shop_id}.${day}`, seen);
      const key = visitor.toString('base64url');
      if (known.has(key)) return;
      await insertVisit(world.db.direct, shop.shop_id, { day, visitor, at });
      if (known.size >= limits.visitsRemembered) known.clear();
      known.add(key);
    } catch (error) {
      world.log.warn({ error }, 'a visit was not recorded');
    } finally {
      underWay -= 1;
    }
  };
}

function isPerson({ agent, purpose }: Seen): boolean {
  if (agent === undefined || agent.trim() === '' || purpose?.includes('prefetch') === true) return false;
  return !isbot(agent);
}

/** Other on every day and in every shop, and of no use without the instance's secret. */
function visitorOf({ secret }: Pick<World, 'secret'>, scope: string, { ip, agent = '' }: Seen): Buffer {
  const browser = createHmac('sha256', secret).update(`browser.${agent}`).digest().readUInt32BE();
  const mark = `visit.${scope}.${networkOf(ip)}.${browser % browsersPerAddress}`;
  return createHmac('sha256', secret).update(mark).digest().subarray(0, 16);
}

/** A household has many addresses of the sixth version; their first half is one. */
function networkOf(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
}

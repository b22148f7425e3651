// Which shop a domain leads to, and which domain a shop is found at: cached for a moment, because every request
// asks. Names that lead to no shop have a small cache of their own: whoever sends many takes no shop's place.
import { limits } from '#domain/limits.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Database } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import type { HostRules, OwnHost, OwnHosts } from '#platform/http/hosts/own-hosts.ts';
import { makeTimedCache, type TimedCache } from '#platform/timed-cache.ts';
import { originOfHost } from '#platform/ports/own-domains.ts';
import type { Environment } from '#platform/environment.ts';
import { findCertificate } from './certificates.sql.ts';
import * as sql from './domains.sql.ts';
import { stateOf } from './state.ts';

type Caches = {
  readonly hosts: TimedCache<string, OwnHost>;
  /** Names that lead to no shop. */
  readonly misses: TimedCache<string, true>;
  readonly shops: TimedCache<bigint, OwnHost | undefined>;
};

// Of one process: another one sees a change when what it has cached is too old.
const caches = new WeakMap<Database, Caches>();

function cachesOf(db: Database): Caches {
  const known = caches.get(db);
  if (known !== undefined) return known;
  const size = { entriesMax: limits.hostsCached, ttlMs: limits.hostCacheMs };
  const few = { entriesMax: limits.hostMissesCached, ttlMs: limits.hostMissCacheMs };
  const made: Caches = {
    hosts: makeTimedCache(size),
    misses: makeTimedCache(few),
    shops: makeTimedCache(size),
  };
  caches.set(db, made);
  return made;
}

/** What changed about a domain or its shop is asked for again. */
export function forgetHost(db: Database, host: string): void {
  const { hosts, misses, shops } = cachesOf(db);
  hosts.delete(host);
  misses.delete(host);
  // Few changes, and who had the name before is not known here.
  shops.clear();
}

/** The domains that this process serves. */
export function makeOwnHosts(env: Environment): OwnHosts | undefined {
  const { domains, db } = env;
  if (domains === undefined) return undefined;
  const { hosts, misses } = cachesOf(db);
  return {
    peek: (host) => hosts.get(host)?.value,
    async find(host) {
      if (misses.get(host) !== undefined) return undefined;
      const row = await sql.findHost(db.direct, { host });
      const own = row && (await hostOfShop(env, row.shop_id, host));
      if (own !== undefined) {
        hosts.set(host, own);
        return own;
      }
      hosts.delete(host);
      misses.set(host, true);
      return undefined;
    },
  };
}

async function hostOfShop(env: Environment, shopId: bigint, host: string): Promise<OwnHost | undefined> {
  const { domains, db, clock } = env;
  if (domains === undefined) return undefined;
  const [shop, certificate] = await Promise.all([
    inShop(shopId, () => shopOf(db.direct, shopId)),
    domains.authority && findCertificate(db.direct, { host }),
  ]);
  const hasCertificate =
    domains.authority === undefined || (certificate?.ends_at ?? clock.now()) > clock.now();
  const isSecure = domains.scheme === 'https' && hasCertificate;
  return { host, base: `/s/${shop.handle}`, origin: originOfHost(domains, host), isSecure };
}

/** How this process serves domains; undefined where the instance offers none. */
export function makeHostRules(env: Environment): HostRules | undefined {
  const hosts = makeOwnHosts(env);
  return hosts && { hosts, platformUrl: env.baseUrl, instanceHosts: env.domains?.hosts ?? [] };
}

/** Where a shop's pages are to be found: its domain while that is active; undefined for the platform's address. */
export async function activeDomainOf(env: Environment, shopId: bigint): Promise<OwnHost | undefined> {
  const { domains, db } = env;
  if (domains === undefined) return undefined;
  const { shops } = cachesOf(db);
  const known = shops.get(shopId);
  if (known !== undefined) return known.value;
  const row = await inShop(shopId, () => sql.findDomain(db.direct, { shopId }));
  const own = row?.verified_at ? await usedHost(env, shopId, row) : undefined;
  shops.set(shopId, own);
  return own;
}

async function usedHost(env: Environment, shopId: bigint, row: sql.DomainRow): Promise<OwnHost | undefined> {
  const { domains, db, clock } = env;
  const { host } = row;
  const [taken, certificate] = await Promise.all([
    sql.findHost(db.direct, { host }),
    findCertificate(db.direct, { host }),
  ]);
  if (domains === undefined || taken?.shop_id !== shopId) return undefined;
  if (stateOf(row, certificate, domains, clock.now()) !== 'active') return undefined;
  return hostOfShop(env, shopId, host);
}

/** The origin of a shop's domain while that is active; undefined for any other name. */
export async function originAt(env: Environment, shopId: bigint, host: string): Promise<string | undefined> {
  const own = await activeDomainOf(env, shopId);
  return own?.host === host ? own.origin : undefined;
}

/** Whether a certificate may be made for a name: it leads to a shop. */
export async function isServed(env: Environment, host: string): Promise<boolean> {
  return env.domains !== undefined && (await sql.findHost(env.db.direct, { host })) !== undefined;
}

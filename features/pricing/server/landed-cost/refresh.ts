// Keeps the landed costs of the countries that merchants ask for: computed at the first look, and again where goods,
// price tables or suppliers' terms changed. A row of another basis is never shown, so a figure is right or missing.
import { createHash } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { readTables, type Tables } from '../table-cache.ts';
import { priceLanded } from './compute.ts';
import * as sql from './landed-cost.sql.ts';

type Env = Pick<Environment, 'db' | 'clock' | 'policy'>;

/** What the costs of a country are computed by. */
type Basis = { readonly id: string; readonly tables: Tables };

export type LandedState = {
  readonly basis: string;
  /** False while some goods have no figure yet: the timer goes on. */
  readonly isComplete: boolean;
};

/** Goods that changed so long before the last look may not have been committed then. */
const marginMinutes = 2;

/**
 * Brings the landed costs of a country up to date before they are read, at most `limits.landedGoodsPerCall` goods of them,
 * and notes that the country is asked for. Opens transactions of its own.
 */
export async function refreshLanded(env: Env, country: string): Promise<LandedState> {
  const now = env.clock.now();
  const basis = await readBasis(env, country, now);
  const known = await sql.readLandedCountry(env.db.direct, { country, basis: basis.id });
  const isAsked = known?.asked_on === dayOf(now);
  if (isAsked && known.basis === basis.id && known.is_complete && !known.is_behind)
    return { basis: basis.id, isComplete: true };
  const left = await computeBatch(env, { country, basis, limit: limits.landedGoodsPerCall, isAsked: true });
  return { basis: basis.id, isComplete: left === 0 };
}

type Batch = {
  readonly country: string;
  readonly basis: Basis;
  readonly limit: number;
  /** False for the timer, which asks for nobody. */
  readonly isAsked: boolean;
};

/** Computes goods that have no right row; gives 0 where none is left, else how many it computed. */
async function computeBatch(env: Env, { country, basis, limit, isAsked }: Batch): Promise<number> {
  const now = env.clock.now();
  const day = dayOf(now);
  return env.db.transaction(async (tx) => {
    const askedOn = isAsked ? day : undefined;
    const state = await sql.holdLandedCountry(tx, { country, day, askedOn, basis: basis.id, now });
    const since = state?.is_complete === true ? addMinutes(state.seen_until, -marginMinutes) : undefined;
    const goods = await sql.listGoodsBehind(tx, { country, basis: basis.id, limit }, since);
    if (goods.length > 0) await putGoods(tx, env, { country, basis, goods });
    if (goods.length === limit) return limit;
    await sql.markLandedCountry(tx, { country, until: now });
    return 0;
  });
}

type Part = { readonly country: string; readonly basis: Basis; readonly goods: readonly sql.LandedGoods[] };

async function putGoods(tx: Tx, env: Env, { country, basis, goods }: Part): Promise<void> {
  const rows = goods.map((one) => {
    const priced = priceLanded(one, basis.tables, env, { qty: 1 });
    if ('closed' in priced) return { shipping: null, tax: null, p50: null, p90: null };
    const { choice, shippingUnits: shipping, taxUnits: tax } = priced;
    return { shipping, tax, p50: choice.daysP50, p90: choice.daysP90 };
  });
  await sql.putLanded(tx, {
    country,
    basis: basis.id,
    goodsIds: goods.map(({ goods_id }) => goods_id),
    versions: goods.map(({ version }) => version),
    priceUnits: goods.map(({ price_units }) => price_units),
    costUnits: goods.map(({ cost_units }) => cost_units),
    shippingUnits: rows.map(({ shipping }) => shipping),
    taxUnits: rows.map(({ tax }) => tax),
    daysP50s: rows.map(({ p50 }) => p50),
    daysP90s: rows.map(({ p90 }) => p90),
  });
}

type KnownBasis = { readonly key: string; readonly byCountry: Map<string, Basis> };

/** A process may serve several databases, each with tables of its own. */
const bases = new WeakMap<Env['db'], KnownBasis>();

/** Its id changes where a price list, a rule, a rate that a rule needs or a supplier's terms change, not with the day alone. */
async function readBasis(env: Env, country: string, now: Date): Promise<Basis> {
  const tx = env.db.direct;
  const facts = await sql.readLandedTerms(tx);
  const version = facts?.version ?? null;
  const terms = facts?.terms ?? '';
  const key = `${version} ${terms} ${dayOf(now)}`;
  const known = bases.get(env.db);
  const kept = known?.key === key ? known : { key, byCountry: new Map<string, Basis>() };
  // Tables without a version are read each time: nobody would know when they are others.
  if (kept !== known && version !== null) bases.set(env.db, kept);
  const found = kept.byCountry.get(country);
  if (found !== undefined) return found;
  const suppliers = await sql.listLandedSuppliers(tx);
  const goods = suppliers.map(({ supplier_id }) => ({ supplier_id, tables_version: version }));
  const tables = await readTables({ env, tx }, goods, { country, now });
  const basis = { id: idOf(tables, [terms, String(env.policy.taxBps), env.policy.currency]), tables };
  kept.byCountry.set(country, basis);
  return basis;
}

function idOf({ ship, rules, rates }: Tables, terms: readonly string[]): string {
  const needed = new Set(rules?.flatMap(({ band, flat }) => [band?.currency, flat?.currency]));
  const used = rates.filter(({ from, to }) => needed.has(from) || needed.has(to));
  const said = JSON.stringify([terms, [...ship], rules ?? null, used], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Work of the platform: it has no end, and nobody waits for it. */
export const landedTimer = 'pricing.landed';

/** Computes what calls left, and forgets countries that nobody asked for in `limits.landedKeptDays`. */
async function continueLanded({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  const oldest = dayOf(addDays(now, -limits.landedKeptDays));
  let isMore = false;
  for (const { country, asked_on } of await sql.listLandedCountries(env.db.direct)) {
    if (asked_on < oldest) {
      await env.db.transaction((own) => sql.dropLandedCountry(own, country));
      continue;
    }
    const basis = await readBasis(env, country, now);
    const limit = limits.landedGoodsPerRound;
    if ((await computeBatch(env, { country, basis, limit, isAsked: false })) > 0) isMore = true;
  }
  const dueAt = isMore ? now : new Date(now.getTime() + limits.landedEveryMs);
  await setTimers(
    tx,
    shopId,
    due.map(({ subject }) => ({ subject, kind: landedTimer, dueAt })),
  );
}

export const landedJobs: TimerKinds = { [landedTimer]: { run: continueLanded } };

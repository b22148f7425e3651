// One look at everything: what others hold against the books, and the books against themselves. What differs is kept
// until it is gone or explained; while something differs, no new payout leaves. Orders go on.
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset, scales, type Asset } from '#domain/money/money.ts';
import { addMinutes } from '#domain/time.ts';
import { pausePayouts } from '#features/payouts/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { leaseTimer, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { checkBooks, type BooksCheck } from './books.ts';
import { findUnmatchedCaptures, type CaptureRow } from './books.sql.ts';
import { addSeal } from './items.sql.ts';
import { differenceOf, type Balance, type Fault, type Sealing, type Source } from './outside.ts';
import * as sql from './run.sql.ts';

/** Every minute, by one process at a time. */
export const reconcileTimer = 'house.reconcile';

/** @param sources Who is asked; made when the platform is composed. */
export function reconciliationJobs(sources: (env: Environment) => readonly Source[]): TimerKinds {
  const reach: NetworkHandler = async ({ env, shopId, due }) => {
    for (const { subject, kind } of due.map((one) => ({ ...one, kind: reconcileTimer }))) {
      const now = env.clock.now();
      const until = addMinutes(now, limits.reconLeaseMinutes);
      if (!(await leaseTimer(env.db.direct, { shopId, subject, kind, now, until }))) continue;
      await reconcile(env, sources(env));
      const dueAt = addMinutes(env.clock.now(), limits.reconEveryMinutes);
      await setTimers(env.db.direct, shopId, [{ subject, kind, dueAt }]);
    }
  };
  return { [reconcileTimer]: { reach } };
}

type Found = Omit<Fault, 'kind'> & Pick<sql.ItemRow, 'kind'>;

export type Reconciled = { readonly runId: string; readonly differences: number; readonly silent: number };

/** Looks once. Sources are asked outside of any transaction; what they said is written down in one. */
export async function reconcile(env: Environment, sources: readonly Source[]): Promise<Reconciled> {
  const now = env.clock.now();
  const balances: Balance[] = [];
  const found: Found[] = [];
  const sealings: Sealing[] = [];
  const silent: string[] = [];
  for (const source of sources) {
    try {
      const said = await source.read(now);
      balances.push(...said.balances);
      found.push(...(said.faults ?? []));
      if (said.sealing !== undefined) sealings.push(said.sealing);
    } catch (error) {
      // Nothing is said about a place that does not answer: what stood there goes on standing.
      silent.push(source.name);
      env.log.warn({ source: source.name, reason: String(error) }, 'a place did not answer');
    }
  }
  const captures = (await findUnmatchedCaptures(env.db.direct)).map((row) => captureItem(env, row));
  const books = await checkBooks(env, now);
  found.push(...balances.flatMap(differing), ...books.faults, ...captures);
  const runId = env.random.id(now);
  await env.db.transaction(async (tx) => {
    const { places, differences } = { places: balances.length, differences: found.length };
    const run = { id: runId, at: now, places, differences, silent: silent.length };
    await sql.addRun(tx, { ...run, booksUntil: books.until });
    await saveFacts(tx, runId, balances, now);
    await saveItems({ tx, env, now }, found, { silent, books });
    await judge({ tx, env, now });
    await sealDays({ tx, env, now }, sealings);
    const names = sources.map(({ name }) => name);
    await sql.saveSources(tx, { names, silent, now });
  });
  return { runId, differences: found.length, silent: silent.length };
}

function captureItem({ policy }: Environment, { asset, ...row }: CaptureRow): Found {
  const known = asset !== null && isAsset(asset) ? asset : policy.currency;
  return { ...row, asset: known, kind: 'capture' };
}

function differing(balance: Balance): Found[] {
  // Its items are told one by one.
  if (balance.difference !== undefined) return [];
  const units = differenceOf(balance);
  const { place, asset } = balance;
  return units === 0n ? [] : [{ place, kind: 'balance', subject: asset, asset, units }];
}

/** Facts that changed, and every fact of a day's first run: between two of them nothing happened. */
async function saveFacts(tx: Tx, runId: string, balances: readonly Balance[], now: Date): Promise<void> {
  const dayBegan = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
  const before = new Map(
    (await sql.latestFacts(tx, { since: dayBegan })).map((fact) => [
      `${fact.place}|${fact.asset}`,
      textOf(fact),
    ]),
  );
  for (const balance of balances) {
    const fact = factOf(balance, now);
    if (before.get(`${fact.place}|${fact.asset}`) === textOf(fact)) continue;
    await sql.addFact(tx, { runId, ...fact });
  }
}

function factOf(balance: Balance, at: Date): sql.FactRow {
  const { place, asset, expected, actual, transit = 0n, unmatched = 0n } = balance;
  return {
    place,
    asset,
    expected_units: expected,
    actual_units: actual,
    transit_units: transit,
    unmatched_units: unmatched,
    difference: differenceOf(balance),
    at,
  };
}

const textOf = (fact: sql.FactRow) =>
  [fact.expected_units, fact.actual_units, fact.transit_units, fact.unmatched_units, fact.difference].join(
    '|',
  );

type Context = { readonly tx: Tx; readonly env: Environment; readonly now: Date };

const nameOf = ({ place, kind, subject }: Pick<Found, 'place' | 'kind' | 'subject'>) =>
  `${place}|${kind}|${subject}`;

type RunScope = { readonly silent: readonly string[]; readonly books: BooksCheck };

/** Only what this run has looked at can be gone. */
async function saveItems(
  { tx, env, now }: Context,
  found: readonly Found[],
  { silent, books }: RunScope,
): Promise<void> {
  const standing = new Map((await sql.lockItems(tx)).map((item) => [nameOf(item), item]));
  const seen = new Set<string>();
  for (const one of found) {
    const name = nameOf(one);
    if (seen.has(name)) continue;
    seen.add(name);
    const item = standing.get(name);
    if (item === undefined) await sql.addItem(tx, { id: env.random.id(now), ...one, at: now });
    else await sql.seeItem(tx, { id: item.id, units: one.units, at: now });
  }
  const gone = [...standing.values()].filter(
    (item) => !seen.has(nameOf(item)) && !isOfSilent(item, silent) && books.isChecked(item),
  );
  await sql.endItems(
    tx,
    gone.map(({ id }) => id),
    now,
  );
}

const isOfSilent = ({ place }: sql.ItemRow, silent: readonly string[]) =>
  silent.some((name) => place === name || place.startsWith(`${name}:`));

/** What is settled is not read again; what differs in it has to be explained, for the amount that it has now. */
async function sealDays({ tx, now }: Context, sealings: readonly Sealing[]): Promise<void> {
  if (sealings.length === 0) return;
  const standing = new Map((await sql.lockItems(tx)).map((item) => [nameOf(item), item]));
  for (const { place, sums, needed } of sealings) {
    const isExplained = (fault: Found) => {
      const item = standing.get(nameOf(fault));
      return item?.state === 'explained' && item.units === fault.units;
    };
    if (!needed.every(isExplained)) continue;
    for (const sum of sums) await addSeal(tx, { place, ...sum, at: now });
  }
}

/**
 * More than rounding differs: payouts pause until two people let them go on. The incident is over when each of its items
 * is gone or explained: what is too much in one is never taken for what is too little in another.
 */
async function judge({ tx, env, now }: Context): Promise<void> {
  const incident = await sql.lockIncident(tx);
  const standing = (await sql.lockItems(tx)).filter(({ state }) => state === 'open');
  const graveOnes = graveOf(standing);
  const open = standing.filter(
    (item) => graveOnes.has(item.id) || (incident !== undefined && item.incident_id === incident.id),
  );
  if (open.length === 0) {
    if (incident !== undefined) await sql.closeIncident(tx, { id: incident.id, at: now });
    return;
  }
  const id = incident?.id ?? env.random.id(now);
  const [first] = open;
  const what = first === undefined ? '' : `${first.place}: ${signedText(first.units, first.asset)}`;
  const detail = `${open.length} difference(s), first ${what}`.slice(0, 500);
  if (incident === undefined) await sql.openIncident(tx, { id, reason: detail, at: now });
  await sql.joinIncident(tx, { id, itemIds: open.map((item) => item.id) });
  // Also where two people have lifted it while something still differs: it is what keeps money from leaving. Where its
  // time is over it stays over: two people make it longer, or payouts go on.
  await pausePayouts(env, tx, { incident: incidentName(id), reason: 'difference', detail, now });
  if (incident === undefined)
    env.log.error({ incident: id, differences: open.length }, 'the books and the outside differ');
}

/** Something that no source told: stands in the console until a look finds everything in order. */
export async function noteIncident(env: Environment, reason: string): Promise<void> {
  await env.db.transaction(async (tx) => {
    if ((await sql.lockIncident(tx)) !== undefined) return;
    const now = env.clock.now();
    await sql.openIncident(tx, { id: env.random.id(now), reason, at: now });
  });
}

/** What the pause of payouts is called. */
export const incidentName = (id: string) => `reconciliation:${id}`;

/** Those that stop payouts. Amounts of a place count together and without their signs: many small ones are one large. */
function graveOf(items: readonly sql.ItemRow[]): ReadonlySet<string> {
  const sums = new Map<string, bigint>();
  const placeOf = ({ place, asset }: sql.ItemRow) => `${place}|${asset}`;
  for (const item of items.filter(({ kind }) => amountKinds.has(kind))) {
    const units = item.units < 0n ? -item.units : item.units;
    sums.set(placeOf(item), (sums.get(placeOf(item)) ?? 0n) + units);
  }
  const isGrave = (item: sql.ItemRow) => {
    // Money that is there and nobody's holds up no other payout; what is missing for it stands at its place.
    if (item.kind === 'capture') return false;
    if (!amountKinds.has(item.kind)) return true;
    const tolerance = BigInt(limits.reconToleranceMajor) * 10n ** BigInt(scales[item.asset]);
    return (sums.get(placeOf(item)) ?? 0n) >= tolerance;
  };
  return new Set(items.filter(isGrave).map(({ id }) => id));
}

const amountKinds: ReadonlySet<sql.ItemRow['kind']> = new Set([
  'balance',
  'differs',
  'missing_outside',
  'missing_inside',
]);

export function signedText(units: bigint, asset: Asset): string {
  return units < 0n ? `-${formatUnits(-units, asset)}` : formatUnits(units, asset);
}

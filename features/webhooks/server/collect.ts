// Facts become messages: found where the rooms wrote them, each once, after their transactions have committed.
import { isAsset, formatUnits } from '#domain/money/money.ts';
import { hookFactsOf, typesBySource, type HookType, type SentType } from '#domain/hooks.ts';
import { orderNumberOf, shopCodeOf } from '#domain/wire/ids.ts';
import { dayMs, limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { messageOf } from '#features/webhooks/message.shapes.ts';
import type { Tx } from '#platform/db/database.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { insertDeliveries, type Pair } from './deliveries.sql.ts';
import * as facts from './facts.sql.ts';
import * as sql from './hooks.sql.ts';

const collectTimer = 'hook.collect';
export const sendTimer = 'hook.send';
/** Messages that are forgotten in one transaction, each with a delivery for every address of its shop. */
const purgedAtOnce = 1_000;
/** One timer a shop. */
const collectSubject = '00000000-0000-7000-8000-000000000047';

const sources = {
  moves: typesBySource('moves'),
  cases: typesBySource('cases'),
  codes: typesBySource('codes'),
} as const;

export const collectJobs: TimerKinds = { [collectTimer]: { run: collect } };

/** Begins to look for a shop's facts; where it is looked for already, the next look comes sooner. */
export async function beginCollecting(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  await sql.openShop(tx, { shopId, at: now });
  await setTimers(tx, shopId, [{ subject: collectSubject, kind: collectTimer, dueAt: now }]);
}

/** Timers that send to these addresses at once. */
export async function wake(tx: Tx, shopId: bigint, hookIds: readonly string[], now: Date): Promise<void> {
  const timers = [...new Set(hookIds)].map((subject) => ({ subject, kind: sendTimer, dueAt: now }));
  await setTimers(tx, shopId, timers);
}

async function collect({ env, tx, shopId }: TimerWork): Promise<void> {
  const now = env.clock.now();
  const shop = await sql.lockShop(tx, { shopId });
  const hooks = await sql.listHookRows(tx, { shopId });
  const [first] = hooks;
  // Without an address nobody asks, and nothing is collected until there is one again.
  if (shop === undefined || first === undefined) return;
  const since = new Date(
    Math.max(shop.collected_to.getTime() - limits.hookOverlapMs, first.created_at.getTime()),
  );
  const wanted = new Set(hooks.flatMap(({ types }) => types));
  const rows = await facts.readFacts(tx, shopId, {
    since,
    ...namesOf(wanted),
    limit: limits.hookFactsPerRound,
  });
  const events = rows.flatMap((row, index) => {
    const event = eventOf(env, shopId, row, shop.last_n + BigInt(index) + 1n);
    return event === undefined ? [] : [event];
  });
  if (events.length > 0) await saveEvents(tx, shopId, { hooks, events, now });
  const isAll = rows.length < limits.hookFactsPerRound;
  const isOld = now.getTime() - shop.purged_at.getTime() >= dayMs;
  const old = addDays(now, -limits.hookKeepDays);
  const gone = isOld ? await facts.purgeEvents(tx, shopId, old, purgedAtOnce) : 0;
  // A full batch means that there is more: the next look, seconds later, takes the next one.
  const isPurged = isOld && gone < purgedAtOnce;
  await sql.saveShop(tx, {
    shopId,
    collected_to: isAll ? now : (rows.at(-1)?.at ?? now),
    last_n: shop.last_n + BigInt(rows.length),
    purged_at: isPurged ? now : shop.purged_at,
  });
  const dueAt = isAll ? new Date(now.getTime() + limits.hookCollectMs) : now;
  await setTimers(tx, shopId, [{ subject: collectSubject, kind: collectTimer, dueAt }]);
}

function namesOf(wanted: ReadonlySet<HookType>) {
  const of = (types: ReadonlyMap<string, HookType>) =>
    [...types].flatMap(([name, type]) => (wanted.has(type) ? [name] : []));
  return { moves: of(sources.moves), cases: of(sources.cases), codes: of(sources.codes) };
}

type HandlerOptions = {
  readonly hooks: readonly sql.HookRow[];
  readonly events: readonly facts.NewEvent[];
  readonly now: Date;
};

async function saveEvents(tx: Tx, shopId: bigint, { hooks, events, now }: HandlerOptions): Promise<void> {
  await facts.insertEvents(tx, shopId, events);
  const pairs: Pair[] = events.flatMap((event) =>
    hooks
      .filter((hook) => hook.disabled_at === null && hook.created_at <= event.at)
      .filter(({ types }) => types.some((type) => type === event.type))
      .map(({ id }) => ({ hookId: id, eventId: event.id })),
  );
  if (pairs.length === 0) return;
  await insertDeliveries(tx, shopId, pairs, now);
  await wake(
    tx,
    shopId,
    pairs.map(({ hookId }) => hookId),
    now,
  );
}

function eventOf(
  env: Environment,
  shopId: bigint,
  row: facts.FactRow,
  n: bigint,
): facts.NewEvent | undefined {
  const type = sources[row.source].get(row.name);
  if (type === undefined) return undefined;
  const about = `${hookFactsOf(type).about}:${objectOf(type, row)}`;
  const made = makeMessage(env, shopId, { type, n, at: row.at, data: dataOf(shopId, row) });
  return { ...made, n, fact: row.fact, type, about, at: row.at };
}

type Made = {
  readonly type: SentType;
  readonly n: bigint;
  readonly at: Date;
  readonly data: unknown;
  readonly isTest?: boolean;
};

/** A message as it is sent, checked against its shape. */
export function makeMessage(env: Environment, shopId: bigint, { type, n, at, data, isTest }: Made) {
  const id = env.random.id(at);
  const message = messageOf(type).parse({
    id,
    type,
    n: Number(n),
    created_at: at.toISOString(),
    shop_id: shopCodeOf(shopId),
    test_data: env.testData,
    ...(isTest === true ? { test: true } : {}),
    data,
  });
  return { id, body: JSON.stringify(message) };
}

/** What a fact is about: the thing it names, else what its key names. */
function objectOf(type: HookType, row: facts.FactRow): string {
  const named = row.object_id ?? row.facts?.[`${hookFactsOf(type).about}_id`];
  return typeof named === 'string' ? named : (row.once_key?.split(':')[1] ?? row.fact);
}

function dataOf(shopId: bigint, row: facts.FactRow): unknown {
  if (row.source === 'moves') {
    return {
      order_id: row.object_id,
      order_no: orderNumberOf(shopId, row.number ?? 0),
      status: row.status,
      currency: row.currency,
      total: amountOf(row.total_units ?? 0n, row.currency ?? ''),
    };
  }
  if (row.source === 'cases') return { case_id: row.object_id, order_id: row.order_id, state: row.status };
  return Object.fromEntries(Object.entries(row.facts ?? {}).map(([name, value]) => [name, toldValue(value)]));
}

/** Values of a fact: texts as they are, money in major units, times as they are written. */
function toldValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('at' in value) return value.at;
  if (!('units' in value) || !('currency' in value)) return '';
  const currency = String(value.currency);
  return { amount: amountOf(BigInt(String(value.units)), currency), currency };
}

function amountOf(units: bigint, currency: string): string {
  if (!isAsset(currency)) throw new Error(`${currency} is no currency`);
  return formatUnits(units, currency);
}

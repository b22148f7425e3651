// Changing the limits of levels: two people, a reason, and for what gets worse days of notice to every shop of the level.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import {
  isLevelLimitKey,
  isWorse,
  levelAt,
  levelLimitKeys,
  levelLimitRules,
  partsOfKey,
  type LevelChange,
  type LevelLimitKey,
  type LevelLimitKind,
} from '#domain/shop/level-limits.ts';
import { levelCodes, levels } from '#domain/shop/levels.ts';
import { limits } from '#domain/limits.ts';
import { majorUnits } from '#domain/money/major-units.ts';
import type { Asset } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { addDays } from '#domain/time.ts';
import type { changeLimit, decideLimit, listLimits, limitHistory } from '#features/shop/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { TimerHandler } from '#platform/jobs/runner.ts';
import { setTimers, setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { changesOf, forgetChanges } from './level-now.ts';
import * as sql from './limit-change.sql.ts';
import { shopOf } from './shops.ts';

type Context = { readonly env: Environment; readonly tx: Tx; readonly now: Date };
type Act = Context & { readonly by: string };

export const limitTimers = { announce: 'house.limit-announce', tell: 'shop.limit-told' } as const;

function valueOf(key: LevelLimitKey, changes: readonly LevelChange[], now: Date): number {
  const { kind, level } = partsOfKey(key);
  return levelAt(level, changes, now)[levelLimitRules[kind].field];
}

/** Every limit that may be changed: what it is now, its bounds, and what is announced. */
export async function presentLimits({
  tx,
  now,
}: Pick<Context, 'tx' | 'now'>): Promise<GivenOf<typeof listLimits>> {
  const changes = await changesOf(tx);
  return {
    list: levelLimitKeys.map((key) => {
      const { kind, level } = partsOfKey(key);
      const { field, floor, ceiling, worse, noticeDays } = levelLimitRules[kind];
      const ahead = changes.find((one) => one.key === key && one.from > now);
      return {
        key,
        kind,
        level,
        value: valueOf(key, changes, now),
        made_with: levels[level][field],
        floor,
        ceiling,
        worse,
        notice_days: noticeDays,
        announced: ahead === undefined ? null : { value: ahead.value, from: ahead.from.toISOString() },
      };
    }),
  };
}

/**
 * Proposes another value. It holds from `days` after another person has confirmed it.
 *
 * @throws Refused `invalidParameter`: `key` (`unknown`), `value` (`same`, `bounds`, or `order` where a higher level
 *   would have less), `days` (`notice`).
 * @throws Refused `invalidOperation`: one is `announced` or `proposed` already.
 */
export async function proposeLimit(
  { env, tx, now, by }: Act,
  { key, value, days, reason }: InputOf<typeof changeLimit>,
): Promise<GivenOf<typeof changeLimit> & { before: number }> {
  if (!isLevelLimitKey(key)) throw refuse('invalidParameter', { field: 'key', reason: 'unknown' });
  const { kind } = partsOfKey(key);
  const { floor, ceiling, noticeDays } = levelLimitRules[kind];
  const changes = await changesOf(tx);
  const before = valueOf(key, changes, now);
  const wrong = (reason_: string, more = {}) =>
    refuse('invalidParameter', { field: 'value', reason: reason_, ...more });
  if (value < floor || value > ceiling) throw wrong('bounds', { min: floor, max: ceiling });
  if (value === before) throw wrong('same');
  if (breaksOrder(key, value, changes)) throw wrong('order');
  if (isWorse(kind, before, value) && days < noticeDays) {
    throw refuse('invalidParameter', { field: 'days', reason: 'notice', days: noticeDays });
  }
  if (changes.some((one) => one.key === key && one.from > now)) {
    throw refuse('invalidOperation', { reason: 'announced' });
  }
  const id = env.random.id(now);
  const row = { id, key, value_before: BigInt(before), value: BigInt(value), reason, days };
  if (!(await sql.insertChange(tx, { ...row, proposed_by: by, proposed_at: now }))) {
    throw refuse('invalidOperation', { reason: 'proposed' });
  }
  return { id, before };
}

/** A higher level never gives less than a lower one, now or with what is announced. */
function breaksOrder(key: LevelLimitKey, value: number, changes: readonly LevelChange[]): boolean {
  const { kind, level } = partsOfKey(key);
  const { worse } = levelLimitRules[kind];
  const last = new Date(8.64e15);
  const values = levelCodes.map((code) =>
    code === level ? value : valueOf(`${kind}.${code}`, changes, last),
  );
  return values.some((one, at) => {
    const lower = values[at - 1];
    return lower !== undefined && (worse === 'down' ? one < lower : one > lower);
  });
}

/**
 * Confirms a proposal: its days of notice begin, and every shop of the level is told. Or declines it.
 *
 * @throws Refused `insufficientPermissions` (`same_person`) where who proposed it confirms it.
 * @throws Refused `invalidOperation` (`decided`) where it was decided before.
 */
export async function decideChange(
  { env, tx, now, by }: Act,
  { id, verdict }: InputOf<typeof decideLimit>,
): Promise<GivenOf<typeof decideLimit>> {
  const row = await sql.findChange(tx, { id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'limit_change' });
  const isConfirmed = verdict === 'confirmed';
  if (isConfirmed && row.proposed_by === by)
    throw refuse('insufficientPermissions', { reason: 'same_person' });
  const from = isConfirmed ? addDays(now, row.days) : null;
  if (!(await sql.closeChange(tx, { id, state: verdict, by, at: now, from }))) {
    throw refuse('invalidOperation', { reason: 'decided', state: row.state });
  }
  if (isConfirmed) {
    await setTimers(tx, 0n, [{ subject: id, kind: limitTimers.announce, dueAt: now }]);
    forgetChanges(env.db.direct);
  }
  return { id, state: verdict, from };
}

export async function presentHistory(
  { tx }: Pick<Context, 'tx'>,
  { input, by }: { input: InputOf<typeof limitHistory>; by: string },
): Promise<GivenOf<typeof limitHistory>> {
  const { page, page_size: size } = input;
  const { rows, total } = await sql.listChanges(tx, { limit: size + 1, offset: (page - 1) * size });
  const list = rows.map((row) => ({
    id: row.id,
    key: row.key,
    before: Number(row.value_before),
    value: Number(row.value),
    reason: row.reason,
    days: row.days,
    state: row.state,
    proposed_by: row.proposer,
    proposed_at: row.proposed_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    from: row.from_at?.toISOString() ?? null,
    is_yours: row.proposed_by === by,
  }));
  return toPage(list, input, total);
}

/** Puts a timer to every shop of the level: each is told in a transaction of its own. */
export const announceChange: TimerHandler = async ({ env, tx, due }) => {
  for (const { subject } of due) {
    const row = await sql.findChange(tx, { id: subject });
    if (row === undefined || !isLevelLimitKey(row.key)) continue;
    const { level } = partsOfKey(row.key);
    const timer = { kind: limitTimers.tell, dueAt: env.clock.now() };
    let after = 0n;
    for (;;) {
      const shops = await sql.listShopsOf(tx, level, after, limits.levelShopsPerRound);
      await setTimersOfShops(
        tx,
        shops.map((shopId) => ({ shopId, subject })),
        timer,
      );
      const last = shops.at(-1);
      if (last === undefined || shops.length < limits.levelShopsPerRound) break;
      after = last;
    }
  }
};

export const tellChange: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  for (const { subject } of due) {
    const row = await sql.findChange(tx, { id: subject });
    if (row === undefined || row.from_at === null || !isLevelLimitKey(row.key)) continue;
    const { kind, level } = partsOfKey(row.key);
    const { currency } = await shopOf(tx, shopId);
    await tell(tx, shopId, {
      id: env.random.id(now),
      code: 'limit_changes',
      onceKey: `limit:${row.id}`,
      facts: {
        kind,
        level,
        before: factOf(kind, row.value_before, currency),
        value: factOf(kind, row.value, currency),
        from: { at: row.from_at.toISOString() },
      },
      at: now,
    });
  }
};

/** A commission as percent, an amount in the money of the shop, a number as it is. */
function factOf(kind: LevelLimitKind, value: bigint, currency: Asset) {
  if (kind === 'commission_bps') return `${Number(value) / 100} %`;
  if (kind !== 'auto_withdraw_major') return value.toString();
  return { units: majorUnits(currency, Number(value)).toString(), currency };
}

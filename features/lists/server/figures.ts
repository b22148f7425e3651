// The figures of Today. Money is dated as the books date it, so that each sum is that of the day's journal.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { hasRight } from '#domain/rights.ts';
import { addDays, addHours, localDay, startOfDay } from '#domain/time.ts';
import type { todayFigures } from '#features/lists/figures.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { Session } from '#platform/session.ts';
import * as sql from './figures.sql.ts';

type Context = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly session: Session;
};

export async function readFigures({ env, tx, now, session }: Context): Promise<GivenOf<typeof todayFigures>> {
  const [orders, money] = await Promise.all([
    hasRight(session.roles, 'orders') ? readOrders(tx, now) : null,
    hasRight(session.roles, 'ledger') ? readMoney(env, tx, now) : null,
  ]);
  return { at: now, orders, money };
}

async function readOrders(tx: Tx, now: Date) {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const first = addHours(hour, 1 - limits.figureHours);
  const hours = Array.from({ length: limits.figureHours }, (_none, index) => addHours(first, index));
  return readFigure(tx, sql.countOrders, { bars: hours, until: addHours(hour, 1), now, show: Number });
}

async function readMoney({ policy: { currency } }: Environment, tx: Tx, now: Date) {
  const day = startOfToday(now);
  const first = addDays(day, 1 - limits.figureDays);
  const days = Array.from({ length: limits.figureDays }, (_none, index) => addDays(first, index));
  const show = (units: bigint) => formatUnits(units, currency);
  const wanted = { bars: days, until: addDays(day, 1), now, show };
  const [moneyIn, refunds, payouts] = await Promise.all([
    readFigure(tx, sql.sumCaptured, wanted),
    readFigure(tx, sql.sumRefunded, wanted),
    readFigure(tx, sql.sumPaidOut, wanted),
  ]);
  return { currency, money_in: moneyIn, refunds, payouts };
}

function startOfToday(now: Date): Date {
  return startOfDay(localDay(now, 'UTC'), 'UTC');
}

type Wanted<V> = {
  /** The first moments of the bars, in order; `until` is the first one after the last bar. */
  readonly bars: readonly Date[];
  readonly until: Date;
  readonly now: Date;
  readonly show: (value: bigint) => V;
};

/** Bars, today and yesterday until the same time, of one statement: it sums between all moments that any of them needs. */
async function readFigure<V>(tx: Tx, read: typeof sql.countOrders, wanted: Wanted<V>) {
  const { bars, until, now, show } = wanted;
  const today = startOfToday(now);
  const yesterday = addDays(today, -1);
  const sameTime = addDays(now, -1);
  const cuts = new Set([...bars, yesterday, sameTime, today].map((at) => at.getTime()));
  const froms = [...cuts].toSorted((a, b) => a - b).map((at) => new Date(at));
  const rows = await read(tx, { froms, untils: [...froms.slice(1), until] });
  const values = new Map(rows.map(({ n, value }) => [n, value]));
  const sum = (from: Date, to: Date) =>
    froms.reduce(
      (total, at, index) => total + (at >= from && at < to ? (values.get(index + 1) ?? 0n) : 0n),
      0n,
    );
  const [sinceMidnight, before] = [sum(today, until), sum(yesterday, sameTime)];
  return {
    today: show(sinceMidnight),
    yesterday: show(before),
    change: show(sinceMidnight - before),
    bars: bars.map((from, index) => ({ from, value: show(sum(from, bars[index + 1] ?? until)) })),
  };
}

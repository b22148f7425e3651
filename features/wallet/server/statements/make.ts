// Statements are made after the end of a month: a timer of the platform sets one for each shop that has entries without one.
import { limits } from '#domain/limits.ts';
import { addHours } from '#domain/time.ts';
import type { Environment } from '#platform/environment.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers, setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import { listShopsToState, makeStatement } from './statements.sql.ts';

export const statementTimer = 'house.statements';
const shopTimer = 'wallet.statement';

/** The one subject of a shop's own timer. */
const subject = '00000000-0000-7000-8000-00000000000f';

export const statementJobs: TimerKinds = {
  [statementTimer]: { run: startStatements },
  [shopTimer]: { run: makeDue },
};

/** The month before is over by the clock of every shop at noon of the first day (UTC), and is closed an hour later. */
const closedHour = 13;

/** The start of the month of a moment, UTC. */
const monthOf = (at: Date, months = 0) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));

async function startStatements({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  const limit = limits.statementShopsPerRound;
  // No clock of a shop is further behind than half a day.
  const before = addHours(monthOf(addHours(now, -closedHour)), closedHour - 1);
  for (let after = 0n; ;) {
    // The transaction of the timer has written a row of the platform. On a cluster a function with its owner's rights
    // cannot look at that shard in the same transaction.
    const asked = { after, before, limit };
    const shops = await env.db.transaction((own) => listShopsToState(own, asked));
    await setTimersOfShops(
      tx,
      shops.map((one) => ({ shopId: one.shop_id, subject })),
      { kind: shopTimer, dueAt: now },
    );
    const last = shops.at(-1);
    if (last === undefined || shops.length < limit) break;
    after = last.shop_id;
  }
  const next = addHours(monthOf(addHours(now, -closedHour), 1), closedHour);
  await setTimers(
    tx,
    shopId,
    due.map((one) => ({ subject: one.subject, kind: statementTimer, dueAt: next })),
  );
}

/** Makes the statements of a shop, a few in one transaction: a shop of long ago has years of them. */
async function makeDue({ env, tx, shopId }: TimerWork): Promise<void> {
  const now = env.clock.now();
  for (let made = 0; made < limits.statementsPerRound; made += 1) {
    const row = await makeStatement(tx, { shopId, now, issuer: JSON.stringify(issuerOf(env)) });
    if (row?.number === null || row === undefined) return;
  }
  await setTimers(tx, shopId, [{ subject, kind: shopTimer, dueAt: now }]);
}

/** Who bills the fees. It is written into the statement, so that a later change of the settings changes none. */
function issuerOf({ brand }: Environment) {
  return {
    brand: brand.name,
    name: brand.legalName,
    country: brand.country,
    address: brand.address ?? '',
    tax_id: brand.taxNumber ?? '',
    tax_rate_bps: brand.feeTaxBps ?? 0,
  };
}

// What still waits in the platform. Read only: nothing is written behind the server's back.
import { statement, type Tx } from '#platform/db/database.ts';

type Waiting = { pending: number; next_due: Date | null };

// The platform's own housekeeping comes again every hour for ever, so it is not something to wait for.
const waiting = statement<Waiting>(
  'replay-waiting',
  `select count(*)::int as pending, min(due_at) as next_due from timer where kind not like 'house.%'`,
);

type Failed = { kind: string; fault: string };

// One row a kind: what fails for one shop may fail for a thousand.
const failed = statement<Failed>(
  'replay-failed',
  `select kind, coalesce(min(fault), 'no reason was kept') as fault from timer where tries > 0 group by kind order by kind`,
);

/** Timers whose last run failed, those of the platform among them: each kind with one of its reasons. */
export async function readFaults(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(failed, []);
  return rows.map(({ kind, fault }) => `the timer ${kind} fails: ${fault}`);
}

/** Timers of orders, cases and money that are set, and when the first is due. */
export async function readWaiting(tx: Tx): Promise<Waiting> {
  return (await tx.row(waiting, [])) ?? { pending: 0, next_due: null };
}

// What still waits in the platform. Read only: nothing is written behind the server's back.
import { statement, type Tx } from '#platform/db/database.ts';

type Waiting = { pending: number; next_due: Date | null };

// The platform's own housekeeping comes again every hour for ever, so it is not something to wait for.
const waiting = statement<Waiting>(
  'replay-waiting',
  `select count(*)::int as pending, min(due_at) as next_due from timer where kind not like 'house.%'`,
);

/** Timers of orders, cases and money that are set, and when the first is due. */
export async function readWaiting(tx: Tx): Promise<Waiting> {
  return (await tx.row(waiting, [])) ?? { pending: 0, next_due: null };
}

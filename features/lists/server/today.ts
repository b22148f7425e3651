// What waits for a person of the console: the queues of their rights, and the state of the books.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { QueueName } from '#domain/queues.ts';
import { hasRight, type Right } from '#domain/rights.ts';
import { addHours } from '#domain/time.ts';
import type { today } from '#features/lists/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';
import { readBooks } from './queues.sql.ts';

/** How many wait, counted up to `limits.queueCountMax` and one, and since when the oldest does. */
export type QueueLook = { readonly count: number; readonly oldest: Date | null };

/** Something that waits for people, as its room tells it. `look` is cheap: it is asked every half minute. */
export type Queue = {
  readonly name: QueueName;
  readonly right: Right;
  /** Where it is dealt with, below `/console`; absent where there is no such place. */
  readonly to?: string;
  /** How soon we promised to deal with one. */
  readonly promiseHours?: number;
  look(this: void, tx: Tx, now: Date): Promise<QueueLook>;
};

type Context = { readonly tx: Tx; readonly now: Date; readonly session: Session };

export async function readToday(
  queues: readonly Queue[],
  { tx, now, session }: Context,
): Promise<GivenOf<typeof today>> {
  const own = queues.filter(({ right }) => hasRight(session.roles, right));
  const looks = await Promise.all(own.map(async (queue) => present(queue, await queue.look(tx, now), now)));
  return {
    queues: looks,
    books: hasRight(session.roles, 'ledger') ? await booksOf(tx, now) : null,
    at: now,
  };
}

async function booksOf(tx: Tx, now: Date) {
  const { count, at } = await readBooks(tx, now);
  return { is_balanced: count === 0, difference_count: count, at: at.toISOString() };
}

function present({ name, to, promiseHours }: Queue, { count, oldest }: QueueLook, now: Date) {
  const due = oldest === null || promiseHours === undefined ? null : addHours(oldest, promiseHours);
  return {
    name,
    count: Math.min(count, limits.queueCountMax),
    count_is_floor: count > limits.queueCountMax,
    oldest_at: oldest?.toISOString() ?? null,
    due_at: due?.toISOString() ?? null,
    is_late: due !== null && due < now,
    to: to ?? null,
  };
}

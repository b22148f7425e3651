// Timers of all shops that failed: read by the index of those that did, which are few.
import { limits } from '#domain/limits.ts';
import { isUuid, shopIdOf } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ListSql } from '#platform/db/listing.ts';
import { sql } from '#platform/db/sql.ts';

export type FailingRow = {
  shop_id: bigint;
  shop_name: string | null;
  kind: string;
  subject: string;
  tries: number;
  fault: string | null;
  due_at: Date;
  due_since: Date;
  is_put_off: boolean;
};

// A server of the version before puts timers off without saying since when they are due.
const dueSince = 'coalesce(t.due_since, t.due_at)';

export const failingList: ListSql<FailingRow> = {
  name: 'jobs-failing',
  select: `t.shop_id, s.name as shop_name, t.kind, t.subject, t.tries, t.fault, t.due_at, ${dueSince} as due_since,
    coalesce(t.again_at = t.due_at, false) as is_put_off`,
  from: 'timer t left join shop s on s.shop_id = t.shop_id',
  where: 't.tries > 0',
  id: `(t.shop_id::text || ' ' || t.kind || ' ' || t.subject::text)`,
  idType: 'text',
  sorts: {
    tries: { sql: 't.tries', type: 'int' },
    due: { sql: dueSince, type: 'timestamptz' },
    next: { sql: 't.due_at', type: 'timestamptz' },
  },
  filters: {
    state: {
      cases: {
        failing: `t.tries >= ${limits.timerFailingTries}`,
        retried: `t.tries < ${limits.timerFailingTries}`,
      },
    },
    kind: 't.kind',
    shop: (code) => {
      const shopId = code === '0' ? 0n : shopIdOf(code.toLowerCase());
      return shopId === undefined ? undefined : { sql: 't.shop_id = $1', values: [shopId] };
    },
  },
  search: (text) => [
    { sql: 't.kind = lower($1)', values: [text] },
    ...(isUuid(text) ? [{ sql: 't.subject = $1::uuid', values: [text] }] : []),
  ],
};

const failing = sql.row('jobs-failing-count')`
  select count(*)::int as count, min(f.since) as oldest
  from (select coalesce(due_since, due_at) as since from timer
    where tries > 0 and tries >= ${limits.timerFailingTries} limit ${limits.queueCountMax + 1}) f`;

/** Timers that count as failing, for Today: how many, up to `limits.queueCountMax` and one, and since when the oldest is due. */
export async function readFailing(tx: Tx): Promise<{ count: number; oldest: Date | null }> {
  return (await failing(tx)) ?? { count: 0, oldest: null };
}

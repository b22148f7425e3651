// Looks of people of the console at personal data, counted against each one's day.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

/** What is looked at: documents of identity, or who the buyer of an order is. */
export type LookKind = 'identity' | 'buyer';

/** Counts one look; undefined where the day is used up. */
export const countLook = sql.row('audit-count-look')`
  insert into identity_look_day as q (kind, viewer_id, day, used, allowed, pace_from, pace_used)
  values (:kind, :viewerId, :day::date, 1, :allowed, :at, 1)
  on conflict (kind, viewer_id) do update set
    used = case when q.day = excluded.day then q.used + 1 else 1 end,
    allowed = case when q.day = excluded.day then q.allowed else excluded.allowed end,
    raised_by = case when q.day = excluded.day then q.raised_by end,
    raised_why = case when q.day = excluded.day then q.raised_why end,
    pace_from = case when q.pace_from > :paceSince then q.pace_from else :at end,
    pace_used = case when q.pace_from > :paceSince then q.pace_used + 1 else 1 end,
    fast_at = case when q.pace_from > :paceSince and q.pace_used = :paceMax then :at else q.fast_at end,
    day = excluded.day
  where q.day <> excluded.day or q.used < q.allowed
  returning used, allowed, coalesce(fast_at = :at and pace_used = :paceMax + 1, false) as is_fast_now`;

export const findLooks = sql.row('audit-looks-of-day')`
  select used, allowed from identity_look_day where kind = :kind and viewer_id = :viewerId
    and day = :day::date`;

const raise = sql.row('audit-raise-looks')`
  insert into identity_look_day as q (kind, viewer_id, day, used, allowed, raised_by, raised_why)
  values ('buyer', :viewerId, :day::date, 0, :daily::int + :step::int, :by, :why)
  on conflict (kind, viewer_id) do update set
    used = case when q.day = excluded.day then q.used else 0 end,
    allowed = case when q.day = excluded.day then q.allowed + :step::int else excluded.allowed end,
    raised_by = excluded.raised_by, raised_why = excluded.raised_why, day = excluded.day
  where q.day <> excluded.day or q.allowed + :step::int <= :max::int
  returning allowed`;

export type Raise = {
  readonly viewerId: string;
  readonly day: string;
  /** The budget of a day, what one raise adds, and the most that a day comes to. */
  readonly daily: number;
  readonly step: number;
  readonly max: number;
  readonly by: string;
  readonly why: string;
};

/** Gives what the person may look at today; undefined where no more may be added. */
export async function increaseLookBudget(tx: Tx, ask: Raise): Promise<number | undefined> {
  const { viewerId, day, daily, step, max, by, why } = ask;
  return (await raise(tx, { viewerId, day, daily, step, max, by, why }))?.allowed;
}

/** Who has looked today, and who looked at an unusual pace since `rapidSince`. */
export const listLooks = sql.rows('audit-list-looks')<{ kind: LookKind }>`
  select q.kind, q.viewer_id, coalesce(o.name, '') as name, q.used, q.allowed,
    case when q.fast_at > :rapidSince then q.fast_at end as fast_at, r.name as raised_by
  from identity_look_day q left join operator o on o.id = q.viewer_id left
    join operator r on r.id = q.raised_by
  where q.day = :day::date or q.fast_at > :rapidSince
    order by q.fast_at > :rapidSince desc nulls last, q.used desc, o.name limit 200`;

const fast = sql.row('audit-fast-looks')`
  select count(*)::int as count, min(fast_at) as oldest from identity_look_day where fast_at > :since`;

export async function findRapidLooks(tx: Tx, since: Date): Promise<{ count: number; oldest: Date | null }> {
  return (await fast(tx, { since })) ?? { count: 0, oldest: null };
}

export const isOperator = sql.has('audit-look-person')`
  select true as found from operator where id = :id and disabled_at is null and supplier_id is null`;

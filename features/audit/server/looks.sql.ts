// Looks of people of the console at personal data, counted against each one's day.
import { statement, type Tx } from '#platform/db/database.ts';

/** What is looked at: documents of identity, or who the buyer of an order is. */
export type LookKind = 'identity' | 'buyer';

export type LookInput = {
  readonly kind: LookKind;
  readonly viewerId: string;
  /** Of UTC. */
  readonly day: string;
  readonly at: Date;
  readonly allowed: number;
  /** Since when looks are of one run, and how many of a run a person's work makes at most. */
  readonly paceSince: Date;
  readonly paceMax: number;
};

export type CountedLook = { used: number; allowed: number; is_fast_now: boolean };

const count = statement<CountedLook>(
  'audit-count-look',
  `insert into identity_look_day as q (kind, viewer_id, day, used, allowed, pace_from, pace_used)
   values ($1, $2, $3::date, 1, $5, $4, 1)
   on conflict (kind, viewer_id) do update set
     used = case when q.day = excluded.day then q.used + 1 else 1 end,
     allowed = case when q.day = excluded.day then q.allowed else excluded.allowed end,
     raised_by = case when q.day = excluded.day then q.raised_by end,
     raised_why = case when q.day = excluded.day then q.raised_why end,
     pace_from = case when q.pace_from > $6 then q.pace_from else $4 end,
     pace_used = case when q.pace_from > $6 then q.pace_used + 1 else 1 end,
     fast_at = case when q.pace_from > $6 and q.pace_used = $7 then $4 else q.fast_at end,
     day = excluded.day
   where q.day <> excluded.day or q.used < q.allowed
   returning used, allowed, coalesce(fast_at = $4 and pace_used = $7 + 1, false) as is_fast_now`,
);

/** Counts one look; undefined where the day is used up. */
export function countLook(tx: Tx, ask: LookInput): Promise<CountedLook | undefined> {
  const { kind, viewerId, day, at, allowed, paceSince, paceMax } = ask;
  return tx.row(count, [kind, viewerId, day, at, allowed, paceSince, paceMax]);
}

const one = statement<{ used: number; allowed: number }>(
  'audit-looks-of-day',
  'select used, allowed from identity_look_day where kind = $1 and viewer_id = $2 and day = $3::date',
);

export function findLooks(tx: Tx, kind: LookKind, viewerId: string, day: string) {
  return tx.row(one, [kind, viewerId, day]);
}

const raise = statement<{ allowed: number }>(
  'audit-raise-looks',
  `insert into identity_look_day as q (kind, viewer_id, day, used, allowed, raised_by, raised_why)
   values ('buyer', $1, $2::date, 0, $3::int + $4::int, $6, $7)
   on conflict (kind, viewer_id) do update set
     used = case when q.day = excluded.day then q.used else 0 end,
     allowed = case when q.day = excluded.day then q.allowed + $4::int else excluded.allowed end,
     raised_by = excluded.raised_by, raised_why = excluded.raised_why, day = excluded.day
   where q.day <> excluded.day or q.allowed + $4::int <= $5::int
   returning allowed`,
);

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
  return (await tx.row(raise, [viewerId, day, daily, step, max, by, why]))?.allowed;
}

export type LookRow = {
  kind: LookKind;
  viewer_id: string;
  name: string;
  used: number;
  allowed: number;
  fast_at: Date | null;
  raised_by: string | null;
};

const list = statement<LookRow>(
  'audit-list-looks',
  `select q.kind, q.viewer_id, coalesce(o.name, '') as name, q.used, q.allowed,
     case when q.fast_at > $2 then q.fast_at end as fast_at, r.name as raised_by
   from identity_look_day q left join operator o on o.id = q.viewer_id left join operator r on r.id = q.raised_by
   where q.day = $1::date or q.fast_at > $2 order by q.fast_at > $2 desc nulls last, q.used desc, o.name limit 200`,
);

/** Who has looked today, and who looked at an unusual pace since `rapidSince`. */
export function listLooks(tx: Tx, day: string, rapidSince: Date): Promise<LookRow[]> {
  return tx.rows(list, [day, rapidSince]);
}

const fast = statement<{ count: number; oldest: Date | null }>(
  'audit-fast-looks',
  'select count(*)::int as count, min(fast_at) as oldest from identity_look_day where fast_at > $1',
);

export async function findRapidLooks(tx: Tx, since: Date): Promise<{ count: number; oldest: Date | null }> {
  return (await tx.row(fast, [since])) ?? { count: 0, oldest: null };
}

const person = statement<{ found: boolean }>(
  'audit-look-person',
  'select true as found from operator where id = $1 and disabled_at is null and supplier_id is null',
);

export async function isOperator(tx: Tx, id: string): Promise<boolean> {
  return (await tx.row(person, [id])) !== undefined;
}

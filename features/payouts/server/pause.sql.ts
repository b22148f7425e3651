// While a pause is open nothing new is sent.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type PauseRow = RowOf<typeof listPauses>;

/** What merchants are told of it; `ends_at` is when it ends by itself. */
export type OpenPause = RowOf<typeof openPause>;

const columns = `id, incident, reason, detail, since, by, until_at, extend_by, extend_why, extended_by, extended_at, ends_at,
  lift_by, lift_why, lifted_by, lifted_at`;

/**
 * The open pause that ends last, with the number of its act in the public record: null where that does not have it yet.
 * Undefined while payouts go out.
 */
export const openPause = sql.row('pause-open')<{ record: number | null }>`
  select p.reason, p.since, p.ends_at,
    (select min(l.idx)::float8 from log_entry l where l.name = 'payout.paused' and l.at >= p.since) as record
  from payout_pause p where p.lifted_at is null and p.ends_at > :now order by p.ends_at desc, p.id limit 1`;

export async function isPaused(tx: Tx, now: Date): Promise<boolean> {
  return (await openPause(tx, { now })) !== undefined;
}

/** `open` where this incident has paused them already, `again` where its time is over. */
export const insertPause = sql.row('pause-insert')<{ state: 'new' | 'open' | 'again' }>`
  select payout_pause_open(:id, :incident, :reason, :detail, :since, :by?) as state`;

/** Open ones first, then the newest. */
export const listPauses = sql.rows('pause-page')<{
  extend_by: string | null;
  extend_why: string | null;
  extended_by: string | null;
  extended_at: Date | null;
  lifted_at: Date | null;
}>`
  select ${columns} from payout_pause order by lifted_at is not null or ends_at <= :now, since desc, id
    limit :limit`;

/** The last pause of an incident, whether it is open or its time is over; never one that was lifted. */
export const lockPause = sql.row('pause-lock')`
  select ${columns} from payout_pause where incident = :incident and lifted_at is null
  order by since desc limit 1 for update`;

export const proposeLift = sql.run('pause-propose')`
  update payout_pause set lift_by = :by, lift_why = :why where id = :id and lifted_at is null`;

export const liftPause = sql.run('pause-lift')`
  update payout_pause set lifted_by = :by, lifted_at = :at where id = :id and lifted_at is null`;

export const proposeExtension = sql.run('pause-extend-propose')`
  update payout_pause set extend_by = :by, extend_why = :why where id = :id and extended_at is null`;

export const extendPause = sql.run('pause-extend')`
  update payout_pause set extended_by = :by, extended_at = :at, extended_until = :until
  where id = :id and extended_at is null`;

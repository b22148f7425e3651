// While a pause is open nothing new is sent.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type PauseRow = RowOf<typeof listPauses>;

/** What merchants are told of it. */
export type OpenPause = Pick<PauseRow, 'reason' | 'since'>;

const columns = 'id, incident, reason, detail, since, by, lift_by, lift_why, lifted_by, lifted_at';

/** The oldest pause that is open; undefined while payouts go out. */
export const openPause = sql.row('pause-open')`
  select reason, since from payout_pause where lifted_at is null order by since, id limit 1`;

export async function isPaused(tx: Tx): Promise<boolean> {
  return (await openPause(tx)) !== undefined;
}

/** False where this incident has paused them already. */
export const insertPause = sql.has('pause-insert')`
  insert into payout_pause (id, incident, reason, detail, since, by)
    values (:id, :incident, :reason, :detail, :since, :by?)
  on conflict (incident) where lifted_at is null do nothing returning id`;

/** Open ones first, then the newest. */
export const listPauses = sql.rows('pause-page')<{ lifted_at: Date | null }>`
  select ${columns} from payout_pause order by lifted_at is not null, since desc, id limit :limit`;

export const lockPause = sql.row('pause-lock')`
  select ${columns} from payout_pause where incident = :incident and lifted_at is null for update`;

export const proposeLift = sql.run('pause-propose')`
  update payout_pause set lift_by = :by, lift_why = :why where id = :id and lifted_at is null`;

export const liftPause = sql.run('pause-lift')`
  update payout_pause set lifted_by = :by, lifted_at = :at where id = :id and lifted_at is null`;

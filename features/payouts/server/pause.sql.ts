// While a pause is open nothing new is sent.
import type { PauseReason } from '#domain/states/withdrawal.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type PauseRow = {
  id: string;
  incident: string;
  reason: PauseReason;
  detail: string;
  since: Date;
  by: string | null;
  lift_by: string | null;
  lift_why: string | null;
  lifted_by: string | null;
  lifted_at: Date | null;
};

/** What merchants are told of it. */
export type OpenPause = Pick<PauseRow, 'reason' | 'since'>;

const columns = 'id, incident, reason, detail, since, by, lift_by, lift_why, lifted_by, lifted_at';

const first = statement<OpenPause>(
  'pause-open',
  'select reason, since from payout_pause where lifted_at is null order by since, id limit 1',
);

/** The oldest pause that is open; undefined while payouts go out. */
export function openPause(tx: Tx): Promise<OpenPause | undefined> {
  return tx.row(first, []);
}

export async function isPaused(tx: Tx): Promise<boolean> {
  return (await openPause(tx)) !== undefined;
}

const insert = statement<{ id: string }>(
  'pause-insert',
  `insert into payout_pause (id, incident, reason, detail, since, by) values ($1, $2, $3, $4, $5, $6)
   on conflict (incident) where lifted_at is null do nothing returning id`,
);

export type NewPause = Pick<PauseRow, 'id' | 'incident' | 'reason' | 'detail' | 'since' | 'by'>;

/** False where this incident has paused them already. */
export async function insertPause(tx: Tx, one: NewPause): Promise<boolean> {
  const { id, incident, reason, detail, since, by } = one;
  return (await tx.row(insert, [id, incident, reason, detail, since, by])) !== undefined;
}

const page = statement<PauseRow>(
  'pause-page',
  `select ${columns} from payout_pause order by lifted_at is not null, since desc, id limit $1`,
);

/** Open ones first, then the newest. */
export function listPauses(tx: Tx, limit: number): Promise<PauseRow[]> {
  return tx.rows(page, [limit]);
}

const lock = statement<PauseRow>(
  'pause-lock',
  `select ${columns} from payout_pause where incident = $1 and lifted_at is null for update`,
);

export function lockPause(tx: Tx, incident: string): Promise<PauseRow | undefined> {
  return tx.row(lock, [incident]);
}

const propose = statement<never>(
  'pause-propose',
  'update payout_pause set lift_by = $2, lift_why = $3 where id = $1 and lifted_at is null',
);

export async function proposeLift(tx: Tx, id: string, by: string, why: string): Promise<void> {
  await tx.rows(propose, [id, by, why]);
}

const lift = statement<never>(
  'pause-lift',
  'update payout_pause set lifted_by = $2, lifted_at = $3 where id = $1 and lifted_at is null',
);

export async function liftPause(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx.rows(lift, [id, by, at]);
}

// Second factors of the console's people, and what stands between their two steps of signing in.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SafetyRow = RowOf<typeof find>;

const find = sql.row('operators-find-safety')`
  select factor_box, factor_on_at, factor_new_box, factor_new_until from operator_safety
    where person_id = :personId`;
const nothing: SafetyRow = {
  factor_box: null,
  factor_on_at: null,
  factor_new_box: null,
  factor_new_until: null,
};

/** A person who has set up nothing has no row yet. */
export async function findSafety(tx: Tx, personId: string): Promise<SafetyRow> {
  return (await find(tx, { personId })) ?? nothing;
}

const enter = sql.run('operators-enter-safety')`
  insert into operator_safety (person_id) values (:personId) on conflict (person_id) do nothing`;
const lock = sql.run('operators-lock-safety')`
  select from operator_safety where person_id = :personId for update`;

/** Two changes of one person's factors go one after the other from here. */
export async function lockSafety(tx: Tx, personId: string): Promise<void> {
  await enter(tx, { personId });
  await lock(tx, { personId });
}

/** Keeps a secret that waits for its first code; the one offered before is void. */
export const offerFactor = sql.run('operators-offer-factor')`
  insert into operator_safety (person_id, factor_new_box, factor_new_until) values (:personId, :box, :until)
  on conflict (person_id) do update set factor_new_box = :box, factor_new_until = :until`;

/** For a person who is being entered with an app that they have. */
export const insertFactor = sql.run('operators-insert-factor')`
  insert into operator_safety (person_id, factor_box, factor_on_at) values (:personId, :box, :at)`;

/** True for the one confirmation that turned the offered secret on. */
export const turnFactorOn = sql.has('operators-turn-factor-on')`
  update operator_safety set factor_box = factor_new_box, factor_on_at = :at, factor_step =
    greatest(factor_step, :step),
    factor_new_box = null, factor_new_until = null
  where person_id = :personId and factor_new_box = :box returning true as done`;

export const turnFactorOff = sql.has('operators-turn-factor-off')`
  update operator_safety set factor_box = null, factor_on_at = null
  where person_id = :personId and factor_box is not null returning true as done`;

/** True for the first who brings the code of this time step, or of a later one than any before. */
export const useFactorStep = sql.has('operators-use-factor-step')`
  update operator_safety set factor_step = :step where person_id = :personId and factor_step < :step
    returning true as done`;

const dropCodes = sql.run('operators-drop-recovery-codes')`
  delete from operator_recovery_code where person_id = :personId`;
const addCodes = sql.run('operators-add-recovery-codes')`
  insert into operator_recovery_code (person_id, code_hash) select :personId, unnest(:hashes::bytea[])`;

/** Puts these in the place of all that were there. */
export async function replaceRecoveryCodes(
  tx: Tx,
  personId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await dropCodes(tx, { personId });
  await addCodes(tx, { personId, hashes });
}

export const useRecoveryCode = sql.has('operators-use-recovery-code')`
  update operator_recovery_code set used_at = :now
  where person_id = :personId and code_hash = :hash and used_at is null returning true as done`;

const countCodes = sql.row('operators-count-recovery-codes')`
  select count(*)::int as count from operator_recovery_code where person_id = :personId and used_at is null`;

export async function countRecoveryCodes(tx: Tx, personId: string): Promise<number> {
  return (await countCodes(tx, { personId }))?.count ?? 0;
}

const insertTicket = sql.run('operators-insert-ticket')`
  insert into operator_ticket (ticket_hash, person_id, device, until)
    values (:hash, :personId, :device, :until)`;
const dropTickets = sql.run('operators-drop-tickets')`
  delete from operator_ticket where person_id = :personId and until < :now`;

/** Keeps a ticket, and forgets those of the person that are long over. */
export async function enterTicket(
  tx: Tx,
  ticket: { hash: Buffer; personId: string; device: string; until: Date; now: Date },
): Promise<void> {
  await dropTickets(tx, { personId: ticket.personId, now: ticket.now });
  await insertTicket(tx, {
    hash: ticket.hash,
    personId: ticket.personId,
    device: ticket.device,
    until: ticket.until,
  });
}

export const ticketOf = sql.row('operators-find-ticket')`
  select person_id, device from operator_ticket where ticket_hash = :hash and used_at is null
    and until > :now`;

/** True once. */
export const useTicket = sql.has('operators-use-ticket')`
  update operator_ticket set used_at = :now where ticket_hash = :hash and used_at is null and until > :now
  returning true as done`;

// Second factors of the console's people, and what stands between their two steps of signing in.
import { statement, type Tx } from '#platform/db/database.ts';

export type SafetyRow = {
  factor_box: Buffer | null;
  factor_on_at: Date | null;
  factor_new_box: Buffer | null;
  factor_new_until: Date | null;
};

const find = statement<SafetyRow>(
  'operators-find-safety',
  `select factor_box, factor_on_at, factor_new_box, factor_new_until from operator_safety where person_id = $1`,
);
const nothing: SafetyRow = {
  factor_box: null,
  factor_on_at: null,
  factor_new_box: null,
  factor_new_until: null,
};

/** A person who has set up nothing has no row yet. */
export async function findSafety(tx: Tx, personId: string): Promise<SafetyRow> {
  return (await tx.row(find, [personId])) ?? nothing;
}

const enter = statement<never>(
  'operators-enter-safety',
  'insert into operator_safety (person_id) values ($1) on conflict (person_id) do nothing',
);
const lock = statement<never>(
  'operators-lock-safety',
  'select from operator_safety where person_id = $1 for update',
);

/** Two changes of one person's factors go one after the other from here. */
export async function lockSafety(tx: Tx, personId: string): Promise<void> {
  await tx.rows(enter, [personId]);
  await tx.rows(lock, [personId]);
}

const offer = statement<never>(
  'operators-offer-factor',
  `insert into operator_safety (person_id, factor_new_box, factor_new_until) values ($1, $2, $3)
   on conflict (person_id) do update set factor_new_box = $2, factor_new_until = $3`,
);

/** Keeps a secret that waits for its first code; the one offered before is void. */
export async function offerFactor(tx: Tx, personId: string, box: Buffer, until: Date): Promise<void> {
  await tx.rows(offer, [personId, box, until]);
}

const insert = statement<never>(
  'operators-insert-factor',
  'insert into operator_safety (person_id, factor_box, factor_on_at) values ($1, $2, $3)',
);

/** For a person who is being entered with an app that they have. */
export async function insertFactor(tx: Tx, personId: string, box: Buffer, at: Date): Promise<void> {
  await tx.rows(insert, [personId, box, at]);
}

const turnOn = statement<{ done: boolean }>(
  'operators-turn-factor-on',
  `update operator_safety set factor_box = factor_new_box, factor_on_at = $3, factor_step = greatest(factor_step, $4),
     factor_new_box = null, factor_new_until = null
   where person_id = $1 and factor_new_box = $2 returning true as done`,
);

/** True for the one confirmation that turned the offered secret on. */
export async function turnFactorOn(
  tx: Tx,
  personId: string,
  offered: { readonly box: Buffer; readonly at: Date; readonly step: bigint },
): Promise<boolean> {
  return (await tx.row(turnOn, [personId, offered.box, offered.at, offered.step])) !== undefined;
}

const turnOff = statement<{ done: boolean }>(
  'operators-turn-factor-off',
  `update operator_safety set factor_box = null, factor_on_at = null
   where person_id = $1 and factor_box is not null returning true as done`,
);

export async function turnFactorOff(tx: Tx, personId: string): Promise<boolean> {
  return (await tx.row(turnOff, [personId])) !== undefined;
}

const useStep = statement<{ done: boolean }>(
  'operators-use-factor-step',
  `update operator_safety set factor_step = $2 where person_id = $1 and factor_step < $2 returning true as done`,
);

/** True for the first who brings the code of this time step, or of a later one than any before. */
export async function useFactorStep(tx: Tx, personId: string, step: bigint): Promise<boolean> {
  return (await tx.row(useStep, [personId, step])) !== undefined;
}

const dropCodes = statement<never>(
  'operators-drop-recovery-codes',
  'delete from operator_recovery_code where person_id = $1',
);
const addCodes = statement<never>(
  'operators-add-recovery-codes',
  'insert into operator_recovery_code (person_id, code_hash) select $1, unnest($2::bytea[])',
);

/** Puts these in the place of all that were there. */
export async function replaceRecoveryCodes(
  tx: Tx,
  personId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.rows(dropCodes, [personId]);
  await tx.rows(addCodes, [personId, hashes]);
}

const useCode = statement<{ done: boolean }>(
  'operators-use-recovery-code',
  `update operator_recovery_code set used_at = $3
   where person_id = $1 and code_hash = $2 and used_at is null returning true as done`,
);

export async function useRecoveryCode(tx: Tx, personId: string, hash: Buffer, now: Date): Promise<boolean> {
  return (await tx.row(useCode, [personId, hash, now])) !== undefined;
}

const countCodes = statement<{ count: number }>(
  'operators-count-recovery-codes',
  'select count(*)::int as count from operator_recovery_code where person_id = $1 and used_at is null',
);

export async function countRecoveryCodes(tx: Tx, personId: string): Promise<number> {
  return (await tx.row(countCodes, [personId]))?.count ?? 0;
}

const insertTicket = statement<never>(
  'operators-insert-ticket',
  'insert into operator_ticket (ticket_hash, person_id, device, until) values ($1, $2, $3, $4)',
);
const dropTickets = statement<never>(
  'operators-drop-tickets',
  'delete from operator_ticket where person_id = $1 and until < $2',
);

/** Keeps a ticket, and forgets those of the person that are long over. */
export async function enterTicket(
  tx: Tx,
  ticket: { hash: Buffer; personId: string; device: string; until: Date; now: Date },
): Promise<void> {
  await tx.rows(dropTickets, [ticket.personId, ticket.now]);
  await tx.rows(insertTicket, [ticket.hash, ticket.personId, ticket.device, ticket.until]);
}

const findTicket = statement<{ person_id: string; device: string }>(
  'operators-find-ticket',
  `select person_id, device from operator_ticket where ticket_hash = $1 and used_at is null and until > $2`,
);

export function ticketOf(
  tx: Tx,
  hash: Buffer,
  now: Date,
): Promise<{ person_id: string; device: string } | undefined> {
  return tx.row(findTicket, [hash, now]);
}

const useTicketOnce = statement<{ done: boolean }>(
  'operators-use-ticket',
  `update operator_ticket set used_at = $2 where ticket_hash = $1 and used_at is null and until > $2
   returning true as done`,
);

/** True once. */
export async function useTicket(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  return (await tx.row(useTicketOnce, [hash, now])) !== undefined;
}

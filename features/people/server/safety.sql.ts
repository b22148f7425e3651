// What keeps a merchant's money and sign-in safe: transaction password, second factor, recovery codes.
import { statement, type Tx } from '#platform/db/database.ts';
import type { Who } from './tries.sql.ts';

export type SafetyRow = {
  pay_hash: string | null;
  pay_change_mark: Buffer | null;
  withdraw_paused_until: Date | null;
  factor_box: Buffer | null;
  factor_new_box: Buffer | null;
  factor_new_until: Date | null;
};

const find = statement<SafetyRow>(
  'people-find-safety',
  `select pay_hash, pay_change_mark, withdraw_paused_until, factor_box, factor_new_box, factor_new_until
   from merchant_safety where shop_id = $1 and person_id = $2`,
);

/** A person who has set up nothing has no row yet. */
export async function findSafety(tx: Tx, who: Who): Promise<SafetyRow> {
  return (await tx.row(find, [who.shopId, who.personId])) ?? nothing;
}

const nothing: SafetyRow = {
  pay_hash: null,
  pay_change_mark: null,
  withdraw_paused_until: null,
  factor_box: null,
  factor_new_box: null,
  factor_new_until: null,
};

const enter = statement<never>(
  'people-enter-safety',
  `insert into merchant_safety (shop_id, person_id) values ($1, $2) on conflict (shop_id, person_id) do nothing`,
);

const setPay = statement<{ done: boolean }>(
  'people-set-pay-hash',
  'select merchant_set_pay_password($1, $2, $3, $4, $5, $6) as done',
);

export type PayChange = {
  readonly hash: string;
  readonly mark: Buffer;
  readonly pausedUntil: Date | undefined;
  /** The hash that was seen when the change was checked. */
  readonly from: string | null;
};

/** False where another change came first. */
export async function setPayHash(tx: Tx, who: Who, change: PayChange): Promise<boolean> {
  await tx.rows(enter, [who.shopId, who.personId]);
  const { hash, mark, pausedUntil, from } = change;
  const row = await tx.row(setPay, [who.shopId, who.personId, hash, mark, pausedUntil ?? null, from]);
  return row?.done ?? false;
}

const offer = statement<never>(
  'people-offer-factor',
  `update merchant_safety set factor_new_box = $3, factor_new_until = $4
   where shop_id = $1 and person_id = $2 and factor_box is null`,
);

/** Keeps a secret that waits for its first code; the one offered before is void. */
export async function offerFactor(tx: Tx, who: Who, box: Buffer, until: Date): Promise<void> {
  await tx.rows(enter, [who.shopId, who.personId]);
  await tx.rows(offer, [who.shopId, who.personId, box, until]);
}

const turnOn = statement<{ done: boolean }>(
  'people-turn-factor-on',
  `update merchant_safety set factor_box = factor_new_box, factor_on_at = $4, factor_step = $5,
     factor_new_box = null, factor_new_until = null
   where shop_id = $1 and person_id = $2 and factor_box is null and factor_new_box = $3
   returning true as done`,
);

/** True for the one confirmation that turned the offered secret on. */
export async function turnFactorOn(
  tx: Tx,
  who: Who,
  offered: { readonly box: Buffer; readonly at: Date; readonly step: bigint },
): Promise<boolean> {
  const row = await tx.row(turnOn, [who.shopId, who.personId, offered.box, offered.at, offered.step]);
  return row !== undefined;
}

const turnOff = statement<{ done: boolean }>(
  'people-turn-factor-off',
  `update merchant_safety set factor_box = null, factor_on_at = null, factor_new_box = null, factor_new_until = null
   where shop_id = $1 and person_id = $2 and factor_box is not null
   returning true as done`,
);

export async function turnFactorOff(tx: Tx, who: Who): Promise<boolean> {
  return (await tx.row(turnOff, [who.shopId, who.personId])) !== undefined;
}

const useStep = statement<{ done: boolean }>(
  'people-use-factor-step',
  `update merchant_safety set factor_step = $3 where shop_id = $1 and person_id = $2 and factor_step < $3
   returning true as done`,
);

/** True for the first who brings the code of this time step, or of a later one than any before. */
export async function useFactorStep(tx: Tx, who: Who, step: bigint): Promise<boolean> {
  return (await tx.row(useStep, [who.shopId, who.personId, step])) !== undefined;
}

const dropCodes = statement<never>(
  'people-drop-recovery-codes',
  'delete from recovery_code where shop_id = $1 and person_id = $2',
);
const addCodes = statement<never>(
  'people-add-recovery-codes',
  'insert into recovery_code (shop_id, person_id, code_hash) select $1, $2, unnest($3::bytea[])',
);

/** Puts these in the place of all that were there. */
export async function replaceRecoveryCodes(tx: Tx, who: Who, hashes: readonly Buffer[]): Promise<void> {
  await tx.rows(dropCodes, [who.shopId, who.personId]);
  if (hashes.length > 0) await tx.rows(addCodes, [who.shopId, who.personId, hashes]);
}

const useCode = statement<{ done: boolean }>(
  'people-use-recovery-code',
  `update recovery_code set used_at = $4
   where shop_id = $1 and person_id = $2 and code_hash = $3 and used_at is null
   returning true as done`,
);

export async function useRecoveryCode(tx: Tx, who: Who, hash: Buffer, now: Date): Promise<boolean> {
  return (await tx.row(useCode, [who.shopId, who.personId, hash, now])) !== undefined;
}

const countCodes = statement<{ count: number }>(
  'people-count-recovery-codes',
  `select count(*)::int as count from recovery_code
   where shop_id = $1 and person_id = $2 and used_at is null`,
);

export async function countRecoveryCodes(tx: Tx, who: Who): Promise<number> {
  return (await tx.row(countCodes, [who.shopId, who.personId]))?.count ?? 0;
}

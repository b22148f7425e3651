// What keeps a merchant's money and sign-in safe: transaction password, second factor, recovery codes.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Who } from './tries.sql.ts';

export type SafetyRow = RowOf<typeof find>;

const find = sql.row('people-find-safety')`
  select pay_hash, pay_change_mark, withdraw_paused_until, factor_box, factor_new_box, factor_new_until
  from merchant_safety where shop_id = :shopId and person_id = :personId`;

/** A person who has set up nothing has no row yet. */
export async function findSafety(tx: Tx, who: Who): Promise<SafetyRow> {
  return (await find(tx, { shopId: who.shopId, personId: who.personId })) ?? nothing;
}

const nothing: SafetyRow = {
  pay_hash: null,
  pay_change_mark: null,
  withdraw_paused_until: null,
  factor_box: null,
  factor_new_box: null,
  factor_new_until: null,
};

const enter = sql.run('people-enter-safety')`
  insert into merchant_safety (shop_id, person_id) values (:shopId, :personId)
    on conflict (shop_id, person_id) do nothing`;

const setPay = sql.row('people-set-pay-hash')<{ done: boolean }>`
  select merchant_set_pay_password(:shopId, :personId, :hash, :mark, :pausedUntil?, :from?,
    :mandateId) as done`;

export type PayChange = {
  readonly hash: string;
  readonly mark: Buffer;
  readonly pausedUntil: Date | undefined;
  /** The hash that was seen when the change was checked. */
  readonly from: string | null;
  /** What a device of the shop signed for it, entered in the same transaction. */
  readonly mandateId: string;
};

/** False where another change came first. */
export async function setPayHash(tx: Tx, who: Who, change: PayChange): Promise<boolean> {
  await enter(tx, { shopId: who.shopId, personId: who.personId });
  const { hash, mark, pausedUntil, from, mandateId } = change;
  const values = { hash, mark, pausedUntil, from, mandateId };
  const row = await setPay(tx, { shopId: who.shopId, personId: who.personId, ...values });
  return row?.done ?? false;
}

const offer = sql.run('people-offer-factor')`
  update merchant_safety set factor_new_box = :box, factor_new_until = :until
  where shop_id = :shopId and person_id = :personId and factor_box is null`;

/** Keeps a secret that waits for its first code; the one offered before is void. */
export async function offerFactor(tx: Tx, who: Who, box: Buffer, until: Date): Promise<void> {
  await enter(tx, { shopId: who.shopId, personId: who.personId });
  await offer(tx, { shopId: who.shopId, personId: who.personId, box, until });
}

const turnOn = sql.row('people-turn-factor-on')`
  update merchant_safety set factor_box = factor_new_box, factor_on_at = :at, factor_step = :step,
    factor_new_box = null, factor_new_until = null
  where shop_id = :shopId and person_id = :personId and factor_box is null and factor_new_box = :box
  returning true as done`;

/** True for the one confirmation that turned the offered secret on. */
export async function turnFactorOn(
  tx: Tx,
  who: Who,
  offered: { readonly box: Buffer; readonly at: Date; readonly step: bigint },
): Promise<boolean> {
  const row = await turnOn(tx, {
    shopId: who.shopId,
    personId: who.personId,
    box: offered.box,
    at: offered.at,
    step: offered.step,
  });
  return row !== undefined;
}

export const turnFactorOff = sql.has('people-turn-factor-off')`
  update merchant_safety set factor_box = null, factor_on_at = null, factor_new_box = null,
    factor_new_until = null
  where shop_id = :shopId and person_id = :personId and factor_box is not null
  returning true as done`;

/** True for the first who brings the code of this time step, or of a later one than any before. */
export const useFactorStep = sql.has('people-use-factor-step')`
  update merchant_safety set factor_step = :step where shop_id = :shopId and person_id = :personId
    and factor_step < :step
  returning true as done`;

const dropCodes = sql.run('people-drop-recovery-codes')`
  delete from recovery_code where shop_id = :shopId and person_id = :personId`;
const addCodes = sql.run('people-add-recovery-codes')`
  insert into recovery_code (shop_id, person_id, code_hash) select :shopId, :personId,
    unnest(:hashes::bytea[]) returning shop_id`;

/** Puts these in the place of all that were there. */
export async function replaceRecoveryCodes(tx: Tx, who: Who, hashes: readonly Buffer[]): Promise<void> {
  await dropCodes(tx, { shopId: who.shopId, personId: who.personId });
  if (hashes.length > 0) await addCodes(tx, { shopId: who.shopId, personId: who.personId, hashes });
}

export const useRecoveryCode = sql.has('people-use-recovery-code')`update recovery_code set used_at = :now
  where shop_id = :shopId and person_id = :personId and code_hash = :hash and used_at is null
  returning true as done`;

const countCodes = sql.row('people-count-recovery-codes')`select count(*)::int as count from recovery_code
  where shop_id = :shopId and person_id = :personId and used_at is null`;

export async function countRecoveryCodes(tx: Tx, who: Who): Promise<number> {
  return (await countCodes(tx, { shopId: who.shopId, personId: who.personId }))?.count ?? 0;
}

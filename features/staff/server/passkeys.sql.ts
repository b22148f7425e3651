// Passkeys of the console's people, and what their devices are asked to sign.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type PasskeyRow = RowOf<typeof listPasskeys>;

export const listPasskeys = sql.rows('operators-list-passkeys')`
  select credential, name, public_key, counter, slot, created_at, used_at from operator_passkey
  where person_id = :personId order by created_at, credential`;

const insert = sql.row('operators-insert-passkey')`
  insert into operator_passkey (person_id, credential, name, public_key, counter, slot, created_at)
  values (:personId, :credential, :name, :publicKey, :counter, :slot, :createdAt) on conflict do nothing
    returning true as made`;

export type NewPasskey = Omit<PasskeyRow, 'used_at'> & { readonly personId: string };

/** False where the slot or the device is taken. */
export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<boolean> {
  const { personId, credential, name, public_key, counter, slot, created_at } = row;
  const made = await insert(tx, {
    personId,
    credential,
    name,
    publicKey: public_key,
    counter,
    slot,
    createdAt: created_at,
  });
  return made !== undefined;
}

export const dropPasskey = sql.has('operators-drop-passkey')`
  delete from operator_passkey where person_id = :personId and credential = :credential
    returning true as gone`;

// A device that counts never counts back: one that does was copied. Most count nothing at all.
export const usePasskey = sql.has('operators-use-passkey')`
  update operator_passkey set counter = :counter, used_at = :now
  where person_id = :personId and credential = :credential and (counter < :counter or (counter = 0
    and :counter = 0)) returning true as done`;

export const setChallenge = sql.run('operators-set-challenge')`
  insert into operator_safety (person_id, challenge, challenge_until) values (:personId, :text, :until)
  on conflict (person_id) do update set challenge = :text, challenge_until = :until`;

const takeOne = sql.row('operators-take-challenge')`
  with asked as (select person_id, challenge from operator_safety
    where person_id = :personId and challenge is not null and challenge_until > :now for update)
  update operator_safety s set challenge = null, challenge_until = null from asked
  where s.person_id = asked.person_id returning asked.challenge`;

/** What the person's device was last asked to sign: given once. */
export async function takeChallenge(tx: Tx, personId: string, now: Date): Promise<string | undefined> {
  return (await takeOne(tx, { personId, now }))?.challenge;
}

// Passkeys of the console's people, and what their devices are asked to sign.
import { statement, type Tx } from '#platform/db/database.ts';

export type PasskeyRow = {
  credential: string;
  name: string;
  public_key: Buffer;
  counter: bigint;
  slot: number;
  created_at: Date;
  used_at: Date | null;
};

const list = statement<PasskeyRow>(
  'operators-list-passkeys',
  `select credential, name, public_key, counter, slot, created_at, used_at from operator_passkey
   where person_id = $1 order by created_at, credential`,
);

export function listPasskeys(tx: Tx, personId: string): Promise<PasskeyRow[]> {
  return tx.rows(list, [personId]);
}

const insert = statement<{ made: boolean }>(
  'operators-insert-passkey',
  `insert into operator_passkey (person_id, credential, name, public_key, counter, slot, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning true as made`,
);

export type NewPasskey = Omit<PasskeyRow, 'used_at'> & { readonly personId: string };

/** False where the slot or the device is taken. */
export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<boolean> {
  const { personId, credential, name, public_key, counter, slot, created_at } = row;
  const made = await tx.row(insert, [personId, credential, name, public_key, counter, slot, created_at]);
  return made !== undefined;
}

const drop = statement<{ gone: boolean }>(
  'operators-drop-passkey',
  'delete from operator_passkey where person_id = $1 and credential = $2 returning true as gone',
);

export async function dropPasskey(tx: Tx, personId: string, credential: string): Promise<boolean> {
  return (await tx.row(drop, [personId, credential])) !== undefined;
}

// A device that counts never counts back: one that does was copied. Most count nothing at all.
const use = statement<{ done: boolean }>(
  'operators-use-passkey',
  `update operator_passkey set counter = $3, used_at = $4
   where person_id = $1 and credential = $2 and (counter < $3 or (counter = 0 and $3 = 0)) returning true as done`,
);

export async function usePasskey(
  tx: Tx,
  used: { personId: string; credential: string; counter: bigint; now: Date },
): Promise<boolean> {
  return (await tx.row(use, [used.personId, used.credential, used.counter, used.now])) !== undefined;
}

const challenge = statement<never>(
  'operators-set-challenge',
  `insert into operator_safety (person_id, challenge, challenge_until) values ($1, $2, $3)
   on conflict (person_id) do update set challenge = $2, challenge_until = $3`,
);

export async function setChallenge(tx: Tx, personId: string, text: string, until: Date): Promise<void> {
  await tx.rows(challenge, [personId, text, until]);
}

const takeOne = statement<{ challenge: string }>(
  'operators-take-challenge',
  `with asked as (select person_id, challenge from operator_safety
     where person_id = $1 and challenge is not null and challenge_until > $2 for update)
   update operator_safety s set challenge = null, challenge_until = null from asked
   where s.person_id = asked.person_id returning asked.challenge`,
);

/** What the person's device was last asked to sign: given once. */
export async function takeChallenge(tx: Tx, personId: string, now: Date): Promise<string | undefined> {
  return (await tx.row(takeOne, [personId, now]))?.challenge;
}

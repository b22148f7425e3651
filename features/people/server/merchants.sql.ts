// Merchants: the people of shops.
import { statement, type Tx } from '#platform/db/database.ts';

export type MerchantRow = {
  shop_id: bigint;
  id: string;
  username: string;
  password_hash: string;
  identity_status: 'unverified' | 'applying' | 'verified' | 'rejected';
  lang: string;
  created_at: Date;
  nickname: string | null;
  email: string | null;
  /** When the address was last another one. */
  email_changed_at: Date | null;
  phone: string | null;
  /** Of the person where they chose one, else of the shop. */
  tz: string;
  /** Of the shop, which never changes: days that something is counted by. */
  shop_tz: string;
  avatar_file_id: string | null;
  /** What differs from the usual: `choicesOf` of domain/notifications/notice-choices.ts reads it. */
  notify: unknown;
  pay_password_set: boolean;
  /** Until when withdrawals rest after a forgotten transaction password was replaced; it may have passed. */
  withdraw_paused_until: Date | null;
  second_factor: boolean;
  second_factor_since: Date | null;
};

const find = statement<MerchantRow>(
  'people-find-merchant',
  `select m.shop_id, m.id, m.username, m.password_hash, m.identity_status, m.lang, m.created_at, m.nickname,
     m.email, m.email_changed_at, m.phone, coalesce(m.tz, h.tz, 'UTC') as tz, coalesce(h.tz, 'UTC') as shop_tz,
     m.avatar_file_id, m.notify,
     s.pay_hash is not null as pay_password_set, s.withdraw_paused_until,
     s.factor_on_at is not null as second_factor, s.factor_on_at as second_factor_since
   from merchant m
   left join merchant_safety s on s.shop_id = m.shop_id and s.person_id = m.id
   left join shop h on h.shop_id = m.shop_id
   where m.shop_id = $1 and m.id = $2`,
);

/** A shop's person with what they told of themselves and how safe their sign-in is. */
export function findMerchant(tx: Tx, shopId: bigint, id: string): Promise<MerchantRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const ownWords = statement<{ words: string[] }>(
  'people-own-words',
  `select array_remove(array[m.username, m.nickname, split_part(m.email, '@', 1), h.name], null) as words
   from merchant m left join shop h on h.shop_id = m.shop_id where m.shop_id = $1 and m.id = $2`,
);

/** What anybody would try as this person's password. */
export async function ownWordsOf(
  tx: Tx,
  { shopId, personId }: { readonly shopId: bigint; readonly personId: string },
): Promise<string[]> {
  return (await tx.row(ownWords, [shopId, personId]))?.words ?? [];
}

const lock = statement<never>(
  'people-lock-merchant',
  'select from merchant where shop_id = $1 and id = $2 for update',
);

export async function lockMerchant(tx: Tx, shopId: bigint, id: string): Promise<void> {
  await tx.rows(lock, [shopId, id]);
}

const insert = statement<never>(
  'people-insert-merchant',
  `insert into merchant (shop_id, id, username, password_hash, invitation_id, lang, created_at, email)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export type NewMerchant = {
  readonly shopId: bigint;
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly invitationId: string;
  readonly lang: string;
  readonly at: Date;
  readonly email: string | null;
};

export async function insertMerchant(tx: Tx, row: NewMerchant): Promise<void> {
  await tx.rows(insert, [
    row.shopId,
    row.id,
    row.username,
    row.passwordHash,
    row.invitationId,
    row.lang,
    row.at,
    row.email,
  ]);
}

const change = statement<never>(
  'people-change-merchant',
  `update merchant set nickname = $3, email = $4, phone = $5, lang = $6, tz = coalesce($7, tz),
     avatar_file_id = $8, notify = $9,
     email_changed_at = case when email is distinct from $4 then $10 else email_changed_at end
   where shop_id = $1 and id = $2`,
);

export type MerchantFacts = {
  readonly nickname: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly lang: string;
  /** Undefined leaves it to the shop's, or to what was chosen before. */
  readonly tz: string | undefined;
  readonly avatarFileId: string | null;
  readonly notify: unknown;
  readonly at: Date;
};

/** Writes what a person says of themselves. Lock the merchant first: all of it is written at once. */
export async function changeMerchant(
  tx: Tx,
  { shopId, personId }: { readonly shopId: bigint; readonly personId: string },
  facts: MerchantFacts,
): Promise<void> {
  const { nickname, email, phone, lang, tz, avatarFileId, notify, at } = facts;
  const own = [nickname, email, phone, lang, tz ?? null, avatarFileId, JSON.stringify(notify), at];
  await tx.rows(change, [shopId, personId, ...own]);
}

const setPassword = statement<{ done: boolean }>(
  'people-set-password',
  `update merchant set password_hash = $3 where shop_id = $1 and id = $2 and password_hash = $4
   returning true as done`,
);

/** False where another change came first. */
export async function setPasswordHash(
  tx: Tx,
  { shopId, personId }: { readonly shopId: bigint; readonly personId: string },
  hash: string,
  from: string,
): Promise<boolean> {
  return (await tx.row(setPassword, [shopId, personId, hash, from])) !== undefined;
}

const setIdentity = statement<{ done: boolean }>(
  'people-set-identity',
  'select merchant_set_identity($1, $2, $3) as done',
);

/**
 * What the check of a person's identity has come to: the room of identity calls this in its own transaction, after the
 * application, decision or recall that the database looks for.
 */
export async function setIdentityStatus(
  tx: Tx,
  shopId: bigint,
  personId: string,
  status: MerchantRow['identity_status'],
): Promise<void> {
  const done = (await tx.row(setIdentity, [shopId, personId, status]))?.done;
  if (done !== true) throw new Error(`nothing says that the person ${personId} is ${status}`);
}

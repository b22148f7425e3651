// Merchants: the people of shops.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - email_changed_at: When the address was last another one.
 * - tz: Of the person where they chose one, else of the shop.
 * - shop_tz: Of the shop, which never changes: days that something is counted by.
 * - notify: What differs from the usual: `choicesOf` of domain/notifications/notice-choices.ts reads it.
 * - withdraw_paused_until: Until when withdrawals rest after a forgotten transaction password was
 *   replaced; it may have passed.
 */
export type MerchantRow = RowOf<typeof find>;

const find = sql.row('people-find-merchant')`
  select m.shop_id, m.id, m.username, m.password_hash, m.identity_status, m.lang, m.created_at, m.nickname,
    m.email, m.email_changed_at, m.phone, coalesce(m.tz, h.tz, 'UTC') as tz, coalesce(h.tz, 'UTC') as shop_tz,
    m.avatar_file_id, m.notify, m.role,
    s.pay_hash is not null as pay_password_set, s.withdraw_paused_until,
    s.factor_on_at is not null as second_factor, s.factor_on_at as second_factor_since
  from merchant m
  left join merchant_safety s on s.shop_id = m.shop_id and s.person_id = m.id
  left join shop h on h.shop_id = m.shop_id
  where m.shop_id = :shopId and m.id = :id and m.removed_at is null`;

/** A shop's owner or a member who is there, with what they told of themselves and how safe their sign-in is. */
export function findMerchant(tx: Tx, shopId: bigint, id: string): Promise<MerchantRow | undefined> {
  return find(tx, { shopId, id });
}

const ownWords = sql.row('people-own-words')<{ words: string[] }>`
  select array_remove(array[m.username, m.nickname, split_part(m.email, '@', 1), h.name], null) as words
  from merchant m left join shop h on h.shop_id = m.shop_id where m.shop_id = :shopId and m.id = :personId`;

/** What anybody would try as this person's password. */
export async function ownWordsOf(
  tx: Tx,
  { shopId, personId }: { readonly shopId: bigint; readonly personId: string },
): Promise<string[]> {
  return (await ownWords(tx, { shopId, personId }))?.words ?? [];
}

export const lockMerchant = sql.run('people-lock-merchant')`
  select from merchant where shop_id = :shopId and id = :id for update`;

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

export const insertMerchant = sql.run('people-insert-merchant')`
  insert into merchant (shop_id, id, username, password_hash, invitation_id, lang, created_at, email)
  values (:shopId, :id, :username, :passwordHash, :invitationId, :lang, :at, :email?)`;

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

/** False where another change came first. */
export const setPasswordHash = sql.has('people-set-password')`
  update merchant set password_hash = :hash where shop_id = :shopId and id = :personId
    and password_hash = :from
  returning true as done`;

const setIdentity = sql.row('people-set-identity')<{ done: boolean }>`
  select merchant_set_identity(:shopId, :personId, :status) as done`;

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
  const done = (await setIdentity(tx, { shopId, personId, status }))?.done;
  if (done !== true) throw new Error(`nothing says that the person ${personId} is ${status}`);
}

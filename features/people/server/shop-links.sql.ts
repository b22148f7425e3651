// Links between the owners of several shops. The database makes one; anybody who has one may end it.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const insert = statement<{ outcome: string }>(
  'people-add-shop-link',
  'select shop_link_add($1, $2, $3, $4, $5) as outcome',
);

export type NewShopLink = {
  /** Of the session that asks. */
  readonly tokenHash: Buffer;
  readonly otherShopId: bigint;
  readonly otherId: string;
  /** What the database granted for the other owner and this very session. */
  readonly grant: Buffer;
  readonly at: Date;
};

/** Says `added`, `known`, or why not: `unproved`, `same`, `full`, `other_full`. */
export async function insertShopLink(tx: Tx, link: NewShopLink): Promise<string> {
  const { tokenHash, otherShopId, otherId, grant, at } = link;
  const row = await tx.row(insert, [tokenHash, otherShopId, otherId, grant, at]);
  return row?.outcome ?? 'unproved';
}

export const listShopLinks = sql.rows('people-shop-links')`
  select other_id, other_shop_id, linked_at from shop_link where person_id = :personId order by linked_at, slot`;

export const countShopLinks = sql.row('people-count-shop-links')<{ count: number }>`
  select count(*)::int as count from shop_link where person_id = :personId`;

export const findShopLink = sql.row('people-find-shop-link')`
  select other_id from shop_link where person_id = :personId and other_shop_id = :otherShopId`;

/** Ends the link between two persons, both ways. */
export const deleteShopLink = sql.run('people-delete-shop-link')`
  delete from shop_link where (person_id = :personId and other_id = :otherId)
    or (person_id = :otherId and other_id = :personId)`;

/** Ends every link of a person, both ways. */
export const deleteShopLinks = sql.run('people-delete-shop-links')`
  delete from shop_link where person_id = :personId or other_id = :personId`;

/** What a linked shop is called. */
export const findShopName = sql.row('people-shop-name')`
  select name, handle from shop where shop_id = :shopId`;

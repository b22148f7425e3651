// Values that must be unique everywhere, each leading to its shop.
import { statement, type Tx } from './database.ts';
import { sql } from './sql.ts';

const take = sql.row('claim-take')`
  insert into claim (key, shop_id, ref, created_at) values (:key, :shopId, :ref, :at)
  on conflict (key) do nothing returning true as taken`;

export type Claim = {
  readonly key: string;
  readonly shopId: bigint;
  readonly ref: string;
  readonly at: Date;
};

/**
 * Takes a value for ever. False where somebody has it; a taker who has not committed yet is waited for.
 * Take it before the rows that depend on it, in the same transaction.
 */
export async function takeClaim(tx: Tx, claim: Claim): Promise<boolean> {
  const row = await take(tx, { key: claim.key, shopId: claim.shopId, ref: claim.ref, at: claim.at });
  return row !== undefined;
}

/** The shop that a value leads to, and what was noted with it. */
export const findClaim = sql.row('claim-find')`select shop_id, ref from claim where key = :key`;

const takeMany = statement<{ ref: string }>(
  'claim-take-many',
  `insert into claim as c (key, shop_id, ref, created_at)
   select distinct on (k.key) k.key, $1, k.ref, $2 from unnest($3::text[], $4::text[]) as k (key, ref)
   order by k.key
   on conflict (key) do update set ref = excluded.ref
   where c.shop_id = excluded.shop_id and c.ref = excluded.ref
   returning c.ref`,
);

/** Takes values of one shop at once; gives the notes of those that are its own now, taken here or before. */
export async function takeClaims(
  tx: Tx,
  shopId: bigint,
  at: Date,
  claims: readonly { key: string; ref: string }[],
): Promise<Set<string>> {
  const values = [shopId, at, claims.map(({ key }) => key), claims.map(({ ref }) => ref)];
  return new Set((await tx.rows(takeMany, values)).map(({ ref }) => ref));
}

export const findClaims = sql.rows('claim-find-many')`
  select key, shop_id, ref from claim where key = any(:keys::text[])`;

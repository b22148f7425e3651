// Keys of requests that move money: claimed by the transaction's first statement.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { inShop } from '#platform/db/scope.ts';

export type OnceKey = {
  readonly shopId: bigint;
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: Buffer;
  readonly at: Date;
  /** For ever: money moved or an order was made. Others pass after a day. */
  readonly isKept: boolean;
};

type Claimed = { claimed: boolean };

const claim = statement<Claimed>(
  'once-claim',
  `insert into idempotency (shop_id, scope, key, body_hash, created_at, is_kept) values ($1, $2, $3, $4, $5, $6)
   on conflict (shop_id, scope, key) do nothing returning true as claimed`,
);

/** A key lives with its shop, or with the platform where the call names none. True where this transaction is the first to use the key. A twin waits here until the first has ended. */
export async function claimKey(tx: Tx, once: OnceKey): Promise<boolean> {
  const { shopId, scope, key, bodyHash, at, isKept } = once;
  const values = [shopId, scope, key, bodyHash, at, isKept];
  return (await inShop(shopId, () => tx.row(claim, values))) !== undefined;
}

export type StoredAnswer = RowOf<typeof find>;

const find = sql.row('once-find')`
  select body_hash, status, answer, created_at from idempotency where shop_id = :shopId and scope = :scope
    and key = :key`;

export function findAnswer(tx: Tx, once: OnceKey): Promise<StoredAnswer | undefined> {
  return inShop(once.shopId, () => find(tx, { shopId: once.shopId, scope: once.scope, key: once.key }));
}

const store = statement<never>(
  'once-store',
  'update idempotency set status = $4, answer = $5 where shop_id = $1 and scope = $2 and key = $3',
);

/** Keeps the answer as text, to be given again byte for byte. */
export async function storeAnswer(tx: Tx, once: OnceKey, status: number, answer: string): Promise<void> {
  const values = [once.shopId, once.scope, once.key, status, answer];
  await inShop(once.shopId, () => tx.rows(store, values));
}

const storeOwn = statement<{ stored: boolean }>(
  'once-store-own',
  `update idempotency set status = $4, answer = $5 where shop_id = $1 and scope = $2 and key = $3 and created_at = $6
     and answer is null returning true as stored`,
);

/** The same for a claim that may have been taken over: false where it was. */
export async function storeOwnAnswer(
  tx: Tx,
  once: OnceKey,
  status: number,
  answer: string,
): Promise<boolean> {
  const values = [once.shopId, once.scope, once.key, status, answer, once.at];
  return (await inShop(once.shopId, () => tx.row(storeOwn, values))) !== undefined;
}

const takeOver = sql.row('once-take-over')<{ taken: boolean }>`
  select idempotency_take_over(:shopId, :scope, :key, :claimedAt, :at) as taken`;

/** Takes over a claim of that time whose call ended a minute ago or longer without an answer. False where it is none. */
export async function takeOverClaim(
  tx: Tx,
  { shopId, scope, key, at }: OnceKey,
  claimedAt: Date,
): Promise<boolean> {
  return (await inShop(shopId, () => takeOver(tx, { shopId, scope, key, claimedAt, at })))?.taken === true;
}

const freeClaim = sql.run('once-free')`select idempotency_free_claim(:shopId, :scope, :key, :at)`;

/** Gives a key back under which nothing was done. */
export async function freeKey(tx: Tx, { shopId, scope, key, at }: OnceKey): Promise<void> {
  await inShop(shopId, () => freeClaim(tx, { shopId, scope, key, at }));
}

const purge = sql.row('once-purge')<{ gone: number }>`select idempotency_forget(:before, :limit) as gone`;

/** Forgets at most `limit` answers of keys that pass, and says how many; those of money and orders are never forgotten. */
export async function purgeAnswers(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await purge(tx, { before, limit }))?.gone ?? 0;
}

const shorten = sql.row('once-shorten')<{ emptied: number }>`
  select idempotency_shorten(:before, :limit) as emptied`;

/** Empties at most `limit` answers that are kept with money and orders, those before a moment, and says how many. Keys stay. */
export async function shortenAnswers(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await shorten(tx, { before, limit }))?.emptied ?? 0;
}

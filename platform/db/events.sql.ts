// Facts that concern a merchant: told in the transaction that makes them true, kept once, never changed.
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { statement, type Tx } from './database.ts';

export type Told = {
  readonly id: string;
  readonly code: NoticeCode;
  /** Names the fact once in the shop for ever, such as `withdrawal:<id>:sent`. Telling it again changes nothing. */
  readonly onceKey: string;
  /** Values for its words and its route: texts as they are, `{ units, currency }` for money, ISO times as `{ at }`. */
  readonly facts: Readonly<Record<string, string | { units: string; currency: string } | { at: string }>>;
  /** The moment of telling, always `world.clock.now()`: notices are collected in its order. */
  readonly at: Date;
};

const insert = statement<never>(
  'event-tell',
  `insert into event (shop_id, id, code, once_key, facts, at) values ($1, $2, $3, $4, $5, $6)
   on conflict (shop_id, once_key) do nothing`,
);

/** Tells a shop's merchant something. Part of the caller's transaction: what is undone was never told. */
export async function tell(tx: Tx, shopId: bigint, told: Told): Promise<void> {
  const facts = JSON.stringify(told.facts);
  await tx.rows(insert, [shopId, told.id, told.code, told.onceKey, facts, told.at]);
}

const insertMany = statement<never>(
  'event-tell-many',
  `insert into event (shop_id, id, code, once_key, facts, at)
   select t.shop_id, t.id, $3, $4, $5, $6 from unnest($1::bigint[], $2::uuid[]) as t (shop_id, id)
   on conflict (shop_id, once_key) do nothing`,
);

/** Tells several shops the same; `ids` has one for each. */
export async function tellMany(
  tx: Tx,
  shopIds: readonly bigint[],
  { ids, code, onceKey, facts, at }: Omit<Told, 'id'> & { readonly ids: readonly string[] },
): Promise<void> {
  if (shopIds.length === 0) return;
  await tx.rows(insertMany, [shopIds, ids, code, onceKey, JSON.stringify(facts), at]);
}

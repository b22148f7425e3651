// Facts that concern a merchant: told in the transaction that makes them true, kept once, never changed.
import type { NoticeCode } from '#domain/notifications/notices.ts';
import type { Tx } from './database.ts';
import { sql } from './sql.ts';

export type Told = {
  readonly id: string;
  readonly code: NoticeCode;
  /** Names the fact once in the shop for ever, such as `withdrawal:<id>:sent`. Telling it again changes nothing. */
  readonly onceKey: string;
  /** Values for its words and its route: texts as they are, `{ units, currency }` for money, ISO times as `{ at }`. */
  readonly facts: Readonly<Record<string, string | { units: string; currency: string } | { at: string }>>;
  /** The moment of telling, always `env.clock.now()`: notices are collected in its order. */
  readonly at: Date;
};

const insert = sql.run('event-tell')`
  insert into event (shop_id, id, code, once_key, facts, at)
    values (:shopId, :id, :code, :onceKey, :facts, :at)
  on conflict (shop_id, once_key) do nothing`;

/** Tells a shop's merchant something. Part of the caller's transaction: what is undone was never told. */
export async function tell(tx: Tx, shopId: bigint, told: Told): Promise<void> {
  const facts = JSON.stringify(told.facts);
  await insert(tx, { shopId, id: told.id, code: told.code, onceKey: told.onceKey, facts, at: told.at });
}

const insertMany = sql.run('event-tell-many')`insert into event (shop_id, id, code, once_key, facts, at)
  select t.shop_id, t.id, :code, :onceKey, :facts, :at
    from unnest(:shopIds::bigint[], :ids::uuid[]) as t (shop_id, id)
  on conflict (shop_id, once_key) do nothing`;

/** Tells several shops the same; `ids` has one for each. */
export async function tellMany(
  tx: Tx,
  shopIds: readonly bigint[],
  { ids, code, onceKey, facts, at }: Omit<Told, 'id'> & { readonly ids: readonly string[] },
): Promise<void> {
  if (shopIds.length === 0) return;
  await insertMany(tx, { shopIds, ids, code, onceKey, facts: JSON.stringify(facts), at });
}

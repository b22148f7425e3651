// Facts of other rooms that are not messages yet: read, never written.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type FactRow = {
  /** Names the fact in its shop for ever. */
  fact: string;
  at: Date;
  /** Facts of one moment about one thing come in this order. */
  rank: number;
  source: 'moves' | 'cases' | 'codes';
  name: string;
  /** The order or the case. */
  object_id: string | null;
  order_id: string | null;
  /** Where it stood after the step. */
  status: string | null;
  number: number | null;
  currency: string | null;
  total_units: bigint | null;
  once_key: string | null;
  facts: Record<string, unknown> | null;
};

const isNew = (fact: string) =>
  `not exists (select from hook_event h where h.shop_id = $1 and h.fact = ${fact})`;

// What was found is looked up by its name, so that a fact whose transaction committed late is found although others
// after it are messages already.
const read = statement<FactRow>(
  'hooks-facts',
  `with steps as (
     select e.order_id, e.version, e.move, e.to_status, e.recorded_at from order_event e
     where e.shop_id = $1 and e.recorded_at >= $2 and e.move = any($3::text[])
       and ${isNew(`'order:' || e.order_id || ':' || e.version`)}
     order by e.recorded_at, e.order_id, e.version limit $6
   ), cases as (
     select c.case_id, c.n, c.move, c.to_state, c.at from case_event c
     where c.shop_id = $1 and c.at >= $2 and c.move = any($4::text[])
       and ${isNew(`'case:' || c.case_id || ':' || c.n`)}
     order by c.at, c.case_id, c.n limit $6
   ), told as (
     select v.id, v.code, v.once_key, v.facts, v.at from event v
     where v.shop_id = $1 and v.at >= $2 and v.code = any($5::text[]) and ${isNew(`'event:' || v.id`)}
     order by v.at, v.id limit $6
   )
   select * from (
     select 'order:' || s.order_id || ':' || s.version as fact, s.recorded_at as at, s.version as rank,
       'moves' as source, s.move as name, s.order_id as object_id, s.order_id, s.to_status as status, o.number,
       o.currency, o.total_units, null::text as once_key, null::jsonb as facts
     from steps s join shop_order o on o.shop_id = $1 and o.id = s.order_id
     union all
     select 'case:' || s.case_id || ':' || s.n, s.at, s.n, 'cases', s.move, s.case_id, r.order_id, s.to_state, null,
       null, null, null, null
     from cases s join return_case r on r.shop_id = $1 and r.id = s.case_id
     union all
     select 'event:' || v.id, v.at, 0, 'codes', v.code, null, null, null, null, null, null, v.once_key, v.facts
     from told v
   ) all_kinds
   order by at, rank, fact limit $6`,
);

export type Wanted = {
  readonly since: Date;
  readonly moves: readonly string[];
  readonly cases: readonly string[];
  readonly codes: readonly string[];
  readonly limit: number;
};

/** The oldest facts of a shop that are no messages yet. */
export function readFacts(tx: Tx, shopId: bigint, wanted: Wanted): Promise<FactRow[]> {
  const { since, moves, cases, codes, limit } = wanted;
  return tx.rows(read, [shopId, since, moves, cases, codes, limit]);
}

const insert = sql.run('hooks-insert-events')`
  insert into hook_event (shop_id, id, n, fact, type, about, at, body)
  select :shopId, e.id, e.n, e.fact, e.type, e.about, e.at, e.body
  from unnest(:ids::uuid[], :ns::bigint[], :facts::text[], :types::text[], :abouts::text[],
    :ats::timestamptz[], :bodies::text[])
    as e (id, n, fact, type, about, at, body)
  returning n`;

export type NewEvent = {
  readonly id: string;
  readonly n: bigint;
  readonly fact: string;
  readonly type: string;
  readonly about: string;
  readonly at: Date;
  readonly body: string;
};

export async function insertEvents(tx: Tx, shopId: bigint, events: readonly NewEvent[]): Promise<void> {
  await insert(tx, {
    shopId,
    ids: events.map(({ id }) => id),
    ns: events.map(({ n }) => n),
    facts: events.map(({ fact }) => fact),
    types: events.map(({ type }) => type),
    abouts: events.map(({ about }) => about),
    ats: events.map(({ at }) => at),
    bodies: events.map(({ body }) => body),
  });
}

const purge = sql.row('hooks-purge')<{ gone: number }>`
  with gone as (
    delete from hook_event where shop_id = :shopId and id in (
      select id from hook_event where shop_id = :shopId and at < :before order by at limit :limit)
    returning 1)
  select count(*)::int as gone from gone`;

/** Forgets at most `limit` old messages of a shop with their deliveries; gives how many messages. */
export async function purgeEvents(tx: Tx, shopId: bigint, before: Date, limit: number): Promise<number> {
  return (await purge(tx, { shopId, before, limit }))?.gone ?? 0;
}

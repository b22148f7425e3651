// What is sent to which address, and what was answered.
import type { DeliveryFailure, DeliveryState } from '#domain/hooks.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const insert = sql.run('hooks-insert-deliveries')`
  insert into hook_delivery (shop_id, endpoint_id, event_id, n, about, state, next_at)
  select :shopId, d.endpoint_id, e.id, e.n, e.about, 'waiting', :at
  from unnest(:hooks::uuid[], :eventIds::uuid[]) as d (endpoint_id, event_id)
  join hook_event e on e.shop_id = :shopId and e.id = d.event_id
  returning event_id`;

export type Pair = { readonly hookId: string; readonly eventId: string };

export async function insertDeliveries(
  tx: Tx,
  shopId: bigint,
  pairs: readonly Pair[],
  at: Date,
): Promise<void> {
  const hooks = pairs.map(({ hookId }) => hookId);
  await insert(tx, { shopId, hooks, eventIds: pairs.map(({ eventId }) => eventId), at });
}

// About one thing only the oldest waiting one may go: they arrive in the order in which they happened.
const heads = `select distinct on (about) event_id, n, next_at from hook_delivery
     where shop_id = :shopId and endpoint_id = :hookId and state = 'waiting' order by about, n`;

export type Claimed = RowOf<typeof claimDue>;

/** Takes what is due, so that nobody else sends it until `until`; then it is due again unless it was marked. */
export const claimDue = sql.rows('hooks-claim')`
  update hook_delivery d set next_at = :until, tries = d.tries + 1, last_at = :now
  where d.shop_id = :shopId and d.endpoint_id = :hookId and d.state = 'waiting' and d.next_at <= :now
    and d.event_id = any(array(select h.event_id from (${heads}) h where h.next_at <= :now order by h.n
      limit :limit))
  returning d.event_id, d.n, d.tries`;

const next = sql.row('hooks-next')`select min(h.next_at) as next_at from (${heads}) h`;

/** When the next message to an address is due. */
export async function nextOf(tx: Tx, shopId: bigint, hookId: string): Promise<Date | undefined> {
  return (await next(tx, { shopId, hookId }))?.next_at ?? undefined;
}

export type Body = RowOf<typeof readBodies>;

export const readBodies = sql.rows('hooks-bodies')`
  select id, type, body from hook_event where shop_id = :shopId and id = any(:ids::uuid[])`;

const mark = statement<never>(
  'hooks-mark',
  `update hook_delivery set state = $5, next_at = $6, status = $7, took_ms = $8, failure = $9
   where shop_id = $1 and endpoint_id = $2 and event_id = $3 and state = 'waiting'
     and (tries = $4 or $5 = 'delivered')`,
);

export type Mark = {
  readonly shopId: bigint;
  readonly hookId: string;
  readonly claimed: Claimed;
  readonly state: DeliveryState;
  readonly nextAt: Date;
  readonly status: number | undefined;
  readonly tookMs: number;
  readonly failure: DeliveryFailure | undefined;
};

/** Says what became of a try. One that was overtaken by another process's says nothing, unless it was taken. */
export async function markDelivery(tx: Tx, told: Mark): Promise<void> {
  const { shopId, hookId, claimed, state, nextAt, status, tookMs, failure } = told;
  const values = [shopId, hookId, claimed.event_id, claimed.tries, state, nextAt];
  await tx.rows(mark, [...values, status ?? null, tookMs, failure ?? null]);
}

/** Nothing more is sent to an address that is off; it can be sent again. */
export const failWaiting = sql.run('hooks-give-up')`
  update hook_delivery set state = 'failed' where shop_id = :shopId and endpoint_id = :hookId
    and state = 'waiting'`;

export const listDeliveryRows = sql.rows('hooks-deliveries')`
  select d.event_id, e.type, d.about, e.at, d.state, d.tries, d.last_at, d.status, d.took_ms, d.failure,
    d.next_at,
    e.body
  from hook_delivery d join hook_event e on e.shop_id = d.shop_id and e.id = d.event_id
  where d.shop_id = :shopId and d.endpoint_id = :hookId and (:state?::text is null or d.state = :state?)
  order by d.n desc offset :offset limit :limit`;

const again = `state = 'waiting', tries = 0, replays = hook_delivery.replays + 1`;

export const replayRow = sql.has('hooks-replay-one')`update hook_delivery set ${again}, next_at = :now
  where shop_id = :shopId and endpoint_id = :hookId and event_id = :eventId and state <> 'waiting'
    returning event_id`;

export const hasDelivery = sql.has('hooks-delivery-known')`
  select event_id from hook_delivery where shop_id = :shopId and endpoint_id = :hookId
    and event_id = :eventId`;

export const listEventsSince = sql.rows('hooks-events-since')`select e.id, e.at from hook_event e
  where e.shop_id = :shopId and e.at >= :from and e.type = any(:types::text[]) order by e.at, e.n
    limit :limit`;

/** Sends these again; one that was never sent to this address is sent for the first time. */
export const replayRows = sql.count('hooks-replay-many')`
  insert into hook_delivery (shop_id, endpoint_id, event_id, n, about, state, next_at)
  select :shopId, :hookId, e.id, e.n, e.about, 'waiting', :now from hook_event e
  where e.shop_id = :shopId and e.id = any(:ids::uuid[])
  on conflict (shop_id, endpoint_id, event_id) do update set ${again}, next_at = excluded.next_at
  returning event_id`;

// What is sent to which address, and what was answered.
import type { DeliveryFailure, DeliveryState, SentType } from '#domain/hooks.ts';
import { statement, type Tx } from '#platform/db/database.ts';

const insert = statement<never>(
  'hooks-insert-deliveries',
  `insert into hook_delivery (shop_id, endpoint_id, event_id, n, about, state, next_at)
   select $1, d.endpoint_id, e.id, e.n, e.about, 'waiting', $4
   from unnest($2::uuid[], $3::uuid[]) as d (endpoint_id, event_id)
   join hook_event e on e.shop_id = $1 and e.id = d.event_id`,
);

export type Pair = { readonly hookId: string; readonly eventId: string };

export async function insertDeliveries(
  tx: Tx,
  shopId: bigint,
  pairs: readonly Pair[],
  at: Date,
): Promise<void> {
  const hooks = pairs.map(({ hookId }) => hookId);
  await tx.rows(insert, [shopId, hooks, pairs.map(({ eventId }) => eventId), at]);
}

// About one thing only the oldest waiting one may go: they arrive in the order in which they happened.
const heads = `select distinct on (about) event_id, n, next_at from hook_delivery
     where shop_id = $1 and endpoint_id = $2 and state = 'waiting' order by about, n`;

export type Claimed = { event_id: string; n: bigint; tries: number };

const claim = statement<Claimed>(
  'hooks-claim',
  `update hook_delivery d set next_at = $4, tries = d.tries + 1, last_at = $3
   where d.shop_id = $1 and d.endpoint_id = $2 and d.state = 'waiting' and d.next_at <= $3
     and d.event_id = any(array(select h.event_id from (${heads}) h where h.next_at <= $3 order by h.n limit $5))
   returning d.event_id, d.n, d.tries`,
);

/** Takes what is due, so that nobody else sends it until `until`; then it is due again unless it was marked. */
export function claimDue(
  tx: Tx,
  at: { readonly shopId: bigint; readonly hookId: string },
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<Claimed[]> {
  return tx.rows(claim, [at.shopId, at.hookId, now, until, limit]);
}

const next = statement<{ next_at: Date | null }>(
  'hooks-next',
  `select min(h.next_at) as next_at from (${heads}) h`,
);

/** When the next message to an address is due. */
export async function nextOf(tx: Tx, shopId: bigint, hookId: string): Promise<Date | undefined> {
  return (await tx.row(next, [shopId, hookId]))?.next_at ?? undefined;
}

export type Body = { id: string; type: SentType; body: string };

const bodies = statement<Body>(
  'hooks-bodies',
  'select id, type, body from hook_event where shop_id = $1 and id = any($2::uuid[])',
);

export function readBodies(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<Body[]> {
  return tx.rows(bodies, [shopId, ids]);
}

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

const giveUp = statement<never>(
  'hooks-give-up',
  `update hook_delivery set state = 'failed' where shop_id = $1 and endpoint_id = $2 and state = 'waiting'`,
);

/** Nothing more is sent to an address that is off; it can be sent again. */
export async function failWaiting(tx: Tx, shopId: bigint, hookId: string): Promise<void> {
  await tx.rows(giveUp, [shopId, hookId]);
}

export type DeliveryRow = {
  event_id: string;
  type: SentType;
  about: string;
  at: Date;
  state: DeliveryState;
  tries: number;
  last_at: Date | null;
  status: number | null;
  took_ms: number | null;
  failure: DeliveryFailure | null;
  next_at: Date;
  body: string;
};

const list = statement<DeliveryRow>(
  'hooks-deliveries',
  `select d.event_id, e.type, d.about, e.at, d.state, d.tries, d.last_at, d.status, d.took_ms, d.failure, d.next_at,
     e.body
   from hook_delivery d join hook_event e on e.shop_id = d.shop_id and e.id = d.event_id
   where d.shop_id = $1 and d.endpoint_id = $2 and ($3::text is null or d.state = $3)
   order by d.n desc offset $4 limit $5`,
);

export function listDeliveryRows(
  tx: Tx,
  at: { readonly shopId: bigint; readonly hookId: string },
  { state, offset, limit }: { readonly state: DeliveryState | undefined; offset: number; limit: number },
): Promise<DeliveryRow[]> {
  return tx.rows(list, [at.shopId, at.hookId, state ?? null, offset, limit]);
}

const again = `state = 'waiting', tries = 0, replays = hook_delivery.replays + 1`;

const replayOne = statement<{ event_id: string }>(
  'hooks-replay-one',
  `update hook_delivery set ${again}, next_at = $4
   where shop_id = $1 and endpoint_id = $2 and event_id = $3 and state <> 'waiting' returning event_id`,
);

export async function replayRow(
  tx: Tx,
  shopId: bigint,
  { hookId, eventId }: Pair,
  now: Date,
): Promise<boolean> {
  return (await tx.row(replayOne, [shopId, hookId, eventId, now])) !== undefined;
}

const known = statement<{ event_id: string }>(
  'hooks-delivery-known',
  'select event_id from hook_delivery where shop_id = $1 and endpoint_id = $2 and event_id = $3',
);

export async function hasDelivery(tx: Tx, shopId: bigint, { hookId, eventId }: Pair): Promise<boolean> {
  return (await tx.row(known, [shopId, hookId, eventId])) !== undefined;
}

const since = statement<{ id: string; at: Date }>(
  'hooks-events-since',
  `select e.id, e.at from hook_event e
   where e.shop_id = $1 and e.at >= $2 and e.type = any($3::text[]) order by e.at, e.n limit $4`,
);

export function listEventsSince(
  tx: Tx,
  shopId: bigint,
  { from, types, limit }: { readonly from: Date; readonly types: readonly string[]; readonly limit: number },
): Promise<{ id: string; at: Date }[]> {
  return tx.rows(since, [shopId, from, types, limit]);
}

const replayMany = statement<{ event_id: string }>(
  'hooks-replay-many',
  `insert into hook_delivery (shop_id, endpoint_id, event_id, n, about, state, next_at)
   select $1, $2, e.id, e.n, e.about, 'waiting', $4 from hook_event e
   where e.shop_id = $1 and e.id = any($3::uuid[])
   on conflict (shop_id, endpoint_id, event_id) do update set ${again}, next_at = excluded.next_at
   returning event_id`,
);

/** Sends these again; one that was never sent to this address is sent for the first time. */
export async function replayRows(
  tx: Tx,
  at: { readonly shopId: bigint; readonly hookId: string },
  ids: readonly string[],
  now: Date,
): Promise<number> {
  return (await tx.rows(replayMany, [at.shopId, at.hookId, ids, now])).length;
}

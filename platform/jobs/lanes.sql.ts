// Lanes of timers, and which node holds them. Times are the database's own: all nodes share them.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { acrossShops } from '#platform/db/scope.ts';

/** The lane of the platform's own timers; those of shops are 0 to 63. */
export const platformLane = 64;

const lease = sql.rows('timer-lane-lease')`
  with here as (
    insert into timer_node (node, until) values (:node, now() + make_interval(secs => :seconds))
    on conflict (node) do update set until = excluded.until
  ), gone as (
    delete from timer_node where node in (
      select node from timer_node where node <> :node and until < now() for update skip locked)
  ), share as (
    select ceil((select count(*) from timer_lane)::numeric / (1 + count(*)))::int as lanes
      from timer_node where node <> :node and until >= now()
  ), held as (
    select lane from timer_lane where holder = :node and until >= now()
  ), free as (
    select lane from timer_lane where holder is null or until < now() order by lane desc
      limit greatest(0, (select lanes from share) - (select count(*) from held)) for update skip locked
  )
  update timer_lane l set holder = :node, until = now() + make_interval(secs => :seconds)
    from (select lane from held union select lane from free) n, share s
    where l.lane = n.lane and (l.holder = :node or l.holder is null or l.until < now())
    returning l.lane, s.lanes as share`;

export type LeasedLane = RowOf<typeof lease>;

/**
 * Renews a node's lanes and takes free ones, up to its fair share: `share` of all, by how many nodes there are. Lanes of
 * a node that has not renewed for `seconds` are free. Gives all that the node holds now.
 */
export function leaseLanes(tx: Tx, node: string, seconds: number): Promise<LeasedLane[]> {
  return acrossShops('timers', () => lease(tx, { node, seconds }));
}

const release = sql.run('timer-lane-release')`
  update timer_lane set holder = null, until = null where holder = :node and lane = any(:lanes::smallint[])`;

/** Gives lanes up that the node holds, for others to take at once. */
export function releaseLanes(tx: Tx, node: string, lanes: readonly number[]): Promise<void> {
  return acrossShops('timers', () => release(tx, { node, lanes }));
}

const leave = sql.run('timer-node-leave')`delete from timer_node where node = :node`;

/** The node works timers no more: the others' shares grow. */
export function leaveLanes(tx: Tx, node: string): Promise<void> {
  return acrossShops('timers', () => leave(tx, { node }));
}

const groups = sql.rows('timer-lane-groups', 'generic')<{ first_due: Date }>`
  select d.lane, d.shop_id, d.kind, min(d.due_at) as first_due
  from unnest(:lanes::smallint[]) as l (lane) cross join lateral (
    select t.lane, t.shop_id, t.kind, t.due_at from timer t
    where t.lane = l.lane and t.due_at <= :now order by t.due_at limit :limit) d
  group by d.lane, d.shop_id, d.kind order by first_due, d.shop_id, d.kind`;

export type LaneGroup = RowOf<typeof groups>;

// A cluster asks each worker once, and cannot look up each lane on its own.
const groupsOfAll = sql.rows('timer-lane-groups-spread')<{ first_due: Date }>`
  select d.lane, d.shop_id, d.kind, min(d.due_at) as first_due
  from (select t.lane, t.shop_id, t.kind, t.due_at from timer t
    where t.lane = any(:lanes::smallint[]) and t.due_at <= :now order by t.due_at limit :limit) d
  group by d.lane, d.shop_id, d.kind order by first_due, d.shop_id, d.kind`;

type LaneLook = { readonly now: Date; readonly limit: number; readonly isSpread: boolean };

/** Shops and kinds with something due in these lanes, earliest first, out of the first `limit` timers of each lane. */
export function listLaneGroups(
  tx: Tx,
  lanes: readonly number[],
  { now, limit, isSpread }: LaneLook,
): Promise<LaneGroup[]> {
  return acrossShops('timers', () =>
    isSpread
      ? groupsOfAll(tx, { lanes, now, limit: limit * lanes.length })
      : groups(tx, { lanes, now, limit }),
  );
}

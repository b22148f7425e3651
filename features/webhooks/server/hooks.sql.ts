// The addresses of a shop's programs, and how far its facts were collected.
import type { HookType } from '#domain/hooks.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type HookRow = RowOf<typeof listHookRows>;

const columns = `id, url, types, salt, old_salt, old_until, created_at, failing_since, disabled_at, disabled_why`;

export const listHookRows = sql.rows('hooks-list')`
  select ${columns} from hook_endpoint where shop_id = :shopId and removed_at is null
    order by created_at, id`;

export const findHook = sql.row('hooks-find')`
  select ${columns} from hook_endpoint where shop_id = :shopId and id = :id and removed_at is null`;

export type NewHook = {
  readonly shopId: bigint;
  readonly id: string;
  readonly url: string;
  readonly types: readonly HookType[];
  readonly salt: Buffer;
  readonly madeBy: string;
  readonly at: Date;
};

/** Takes a free place; undefined where none is, or where another one took it at the same moment. */
export const insertHook = sql.row('hooks-insert')`
  insert into hook_endpoint (shop_id, id, slot, url, types, salt, made_by, created_at)
  select :shopId, :id, f.slot, :url, :types, :salt, :madeBy, :at
    from generate_series(1, :hooksMax::int) as f (slot)
  where not exists (select from hook_endpoint where shop_id = :shopId and slot = f.slot) order by f.slot
    limit 1
  on conflict (shop_id, slot) do nothing returning ${columns}`;

/** Changes what is given; switched on again, it counts as never having failed. */
export const changeHookRow = sql.row('hooks-change')<{
  failing_since: Date | null;
  disabled_at: Date | null;
  disabled_why: 'failing' | 'person' | null;
}>`
  update hook_endpoint set types = coalesce(:types?, types),
    disabled_at = case when :on?::boolean is null then disabled_at when :on? then null else
      coalesce(disabled_at, :at) end,
    disabled_why = case when :on?::boolean is null then disabled_why when :on? then null
                        else coalesce(disabled_why, 'person') end,
    failing_since = case when :on? then null else failing_since end
  where shop_id = :shopId and id = :id and removed_at is null returning ${columns}`;

export const removeHookRow = sql.row('hooks-remove')`update hook_endpoint set removed_at = :at, slot = null
  where shop_id = :shopId and id = :id and removed_at is null returning url`;

export const hasHook = sql.has('hooks-known')`
  select id from hook_endpoint where shop_id = :shopId and id = :id`;

export const rotateSalt = sql.has('hooks-rotate')`
  update hook_endpoint set old_salt = salt, old_until = :oldUntil, salt = :salt
  where shop_id = :shopId and id = :id and removed_at is null returning id`;

export const noteTaken = sql.run('hooks-heal')`
  update hook_endpoint set failing_since = null where shop_id = :shopId and id = :id
    and failing_since is not null`;

const fail = sql.row('hooks-fail')`update hook_endpoint set failing_since = coalesce(failing_since, :at)
  where shop_id = :shopId and id = :id and removed_at is null returning failing_since`;

/** Notes that an address took nothing; gives since when. */
export async function noteFailing(tx: Tx, shopId: bigint, id: string, at: Date): Promise<Date | undefined> {
  return (await fail(tx, { shopId, id, at }))?.failing_since;
}

/** Switches an address off that takes nothing; undefined where it was off. */
export const disableHook = sql.row('hooks-disable')`
  update hook_endpoint set disabled_at = :at, disabled_why = 'failing'
  where shop_id = :shopId and id = :id and disabled_at is null and removed_at is null returning url`;

export const openShop = sql.run('hooks-open-shop')`
  insert into hook_shop (shop_id, collected_to, purged_at) values (:shopId, :at, :at)
    on conflict (shop_id) do nothing`;

/** Whoever writes messages of a shop, or says when its next one is due, holds this. */
export const lockShop = sql.row('hooks-lock-shop')`
  select collected_to, last_n, purged_at from hook_shop where shop_id = :shopId for update`;

export const saveShop = sql.run('hooks-keep-shop')`
  update hook_shop set collected_to = :collected_to, last_n = :last_n, purged_at = :purged_at
    where shop_id = :shopId`;

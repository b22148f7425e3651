// The addresses of a shop's programs, and how far its facts were collected.
import type { HookType } from '#domain/hooks.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type HookRow = {
  id: string;
  url: string;
  types: HookType[];
  salt: Buffer;
  old_salt: Buffer | null;
  old_until: Date | null;
  created_at: Date;
  failing_since: Date | null;
  disabled_at: Date | null;
  disabled_why: 'failing' | 'person' | null;
};

const columns = `id, url, types, salt, old_salt, old_until, created_at, failing_since, disabled_at, disabled_why`;

const list = statement<HookRow>(
  'hooks-list',
  `select ${columns} from hook_endpoint where shop_id = $1 and removed_at is null order by created_at, id`,
);

export function listHookRows(tx: Tx, shopId: bigint): Promise<HookRow[]> {
  return tx.rows(list, [shopId]);
}

const find = statement<HookRow>(
  'hooks-find',
  `select ${columns} from hook_endpoint where shop_id = $1 and id = $2 and removed_at is null`,
);

export function findHook(tx: Tx, shopId: bigint, id: string): Promise<HookRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const insert = statement<HookRow>(
  'hooks-insert',
  `insert into hook_endpoint (shop_id, id, slot, url, types, salt, made_by, created_at)
   select $1, $2, f.slot, $3, $4, $5, $6, $7 from generate_series(1, $8::int) as f (slot)
   where not exists (select from hook_endpoint where shop_id = $1 and slot = f.slot) order by f.slot limit 1
   on conflict (shop_id, slot) do nothing returning ${columns}`,
);

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
export function insertHook(tx: Tx, hook: NewHook, hooksMax: number): Promise<HookRow | undefined> {
  const { shopId, id, url, types, salt, madeBy, at } = hook;
  return tx.row(insert, [shopId, id, url, types, salt, madeBy, at, hooksMax]);
}

const change = statement<HookRow>(
  'hooks-change',
  `update hook_endpoint set types = coalesce($3, types),
     disabled_at = case when $4::boolean is null then disabled_at when $4 then null else coalesce(disabled_at, $5) end,
     disabled_why = case when $4::boolean is null then disabled_why when $4 then null
                         else coalesce(disabled_why, 'person') end,
     failing_since = case when $4 then null else failing_since end
   where shop_id = $1 and id = $2 and removed_at is null returning ${columns}`,
);

/** Changes what is given; switched on again, it counts as never having failed. */
export function changeHookRow(
  tx: Tx,
  shopId: bigint,
  id: string,
  { types, on, at }: { readonly types: readonly HookType[] | undefined; on: boolean | undefined; at: Date },
): Promise<HookRow | undefined> {
  return tx.row(change, [shopId, id, types ?? null, on ?? null, at]);
}

const remove = statement<{ url: string }>(
  'hooks-remove',
  `update hook_endpoint set removed_at = $3, slot = null
   where shop_id = $1 and id = $2 and removed_at is null returning url`,
);

export function removeHookRow(tx: Tx, shopId: bigint, id: string, at: Date) {
  return tx.row(remove, [shopId, id, at]);
}

const known = statement<{ id: string }>(
  'hooks-known',
  'select id from hook_endpoint where shop_id = $1 and id = $2',
);

export async function hasHook(tx: Tx, shopId: bigint, id: string): Promise<boolean> {
  return (await tx.row(known, [shopId, id])) !== undefined;
}

const rotate = statement<{ id: string }>(
  'hooks-rotate',
  `update hook_endpoint set old_salt = salt, old_until = $4, salt = $3
   where shop_id = $1 and id = $2 and removed_at is null returning id`,
);

export async function rotateSalt(
  tx: Tx,
  shopId: bigint,
  id: string,
  { salt, oldUntil }: { readonly salt: Buffer; readonly oldUntil: Date },
): Promise<boolean> {
  return (await tx.row(rotate, [shopId, id, salt, oldUntil])) !== undefined;
}

const heal = statement<never>(
  'hooks-heal',
  `update hook_endpoint set failing_since = null where shop_id = $1 and id = $2 and failing_since is not null`,
);

export async function noteTaken(tx: Tx, shopId: bigint, id: string): Promise<void> {
  await tx.rows(heal, [shopId, id]);
}

const fail = statement<{ failing_since: Date }>(
  'hooks-fail',
  `update hook_endpoint set failing_since = coalesce(failing_since, $3)
   where shop_id = $1 and id = $2 and removed_at is null returning failing_since`,
);

/** Notes that an address took nothing; gives since when. */
export async function noteFailing(tx: Tx, shopId: bigint, id: string, at: Date): Promise<Date | undefined> {
  return (await tx.row(fail, [shopId, id, at]))?.failing_since;
}

const disable = statement<{ url: string }>(
  'hooks-disable',
  `update hook_endpoint set disabled_at = $3, disabled_why = 'failing'
   where shop_id = $1 and id = $2 and disabled_at is null and removed_at is null returning url`,
);

/** Switches an address off that takes nothing; undefined where it was off. */
export function disableHook(tx: Tx, shopId: bigint, id: string, at: Date) {
  return tx.row(disable, [shopId, id, at]);
}

const open = statement<never>(
  'hooks-open-shop',
  `insert into hook_shop (shop_id, collected_to, purged_at) values ($1, $2, $2) on conflict (shop_id) do nothing`,
);

export async function openShop(tx: Tx, shopId: bigint, at: Date): Promise<void> {
  await tx.rows(open, [shopId, at]);
}

export type ShopRow = { collected_to: Date; last_n: bigint; purged_at: Date };

const lock = statement<ShopRow>(
  'hooks-lock-shop',
  'select collected_to, last_n, purged_at from hook_shop where shop_id = $1 for update',
);

/** Whoever writes messages of a shop, or says when its next one is due, holds this. */
export function lockShop(tx: Tx, shopId: bigint): Promise<ShopRow | undefined> {
  return tx.row(lock, [shopId]);
}

const keep = statement<never>(
  'hooks-keep-shop',
  'update hook_shop set collected_to = $2, last_n = $3, purged_at = $4 where shop_id = $1',
);

export async function saveShop(tx: Tx, shopId: bigint, row: ShopRow): Promise<void> {
  await tx.rows(keep, [shopId, row.collected_to, row.last_n, row.purged_at]);
}

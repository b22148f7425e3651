// Bundles of a shop.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type BundleRow = RowOf<typeof listRows>;

const columns = 'bundle_id, goods, units, is_on, version';

export const listRows = sql.rows('bundle-list')`
  select ${columns} from bundle where shop_id = :shopId order by slot`;

export const findRow = sql.row('bundle-find')`
  select ${columns} from bundle where shop_id = :shopId and bundle_id = :id`;

/** In the lowest of the places that nothing has; nothing where all are taken, or the id is there already. */
export const insertRow = sql.has('bundle-insert')`
  insert into bundle (shop_id, bundle_id, slot, goods, units, is_on, changed_at)
  select :shopId::bigint, :id::uuid, f.slot, :goods::uuid[], :units::bigint, true, :at::timestamptz
  from (
    select min(n.slot) as slot from generate_series(1, :max::int) as n (slot)
    where not exists (select from bundle o where o.shop_id = :shopId and o.slot = n.slot)
  ) f
  where f.slot is not null
  on conflict (shop_id, bundle_id) do nothing returning bundle_id`;

/** False where another version than the one that was read is there. */
export const updateRow = sql.has('bundle-update')`
  update bundle set units = :units, is_on = :isOn, version = version + 1, changed_at = :at
  where shop_id = :shopId and bundle_id = :id and version = :version returning bundle_id`;

export const deleteRow = sql.has('bundle-delete')`
  delete from bundle where shop_id = :shopId and bundle_id = :id and version = :version returning bundle_id`;

export const eraseBundles = sql.run('bundle-erase')`delete from bundle where shop_id = :shopId`;

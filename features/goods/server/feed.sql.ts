// Goods as their own supplier sees and changes them: stock at once, costs when they are due.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type OwnGoods = RowOf<typeof list>;

const columns = 'g.id, g.code, g.title, g.picture, g.cost_units, s.on_hand, s.reserved';

const byCode = statement<OwnGoods>(
  'goods-feed-by-code',
  `select ${columns} from goods g join stock s on s.goods_id = g.id
   where g.supplier_id = $1 and g.code = any($2::text[]) order by g.id`,
);
// Stock is locked in the order of goods ids, like a reservation does it.
const lockByCode = statement<OwnGoods>(
  'goods-feed-lock',
  `select ${columns} from goods g join stock s on s.goods_id = g.id
   where g.supplier_id = $1 and g.code = any($2::text[]) order by g.id for update of s`,
);

/** The supplier's own goods of these codes; another's are not found. */
export function ownByCode(
  tx: Tx,
  supplierId: string,
  codes: readonly string[],
  { isLocked }: { isLocked: boolean },
): Promise<OwnGoods[]> {
  return tx.rows(isLocked ? lockByCode : byCode, [supplierId, codes]);
}

const list = sql.rows('goods-feed-list')`select ${columns} from goods g join stock s on s.goods_id = g.id
  where g.supplier_id = :supplierId and (:plain = '' or lower(g.code) like :plain || '%'
    or lower(g.title) like '%' || :plain || '%')
  order by g.code limit :limit offset :offset`;

export function listOwn(
  tx: Tx,
  supplierId: string,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<OwnGoods[]> {
  const plain = q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return list(tx, { supplierId, plain, limit, offset });
}

const codes = statement<{ id: string }>(
  'goods-of-supplier',
  'select id from goods where supplier_id = $1 order by id',
);

export async function idsOfSupplier(tx: Tx, supplierId: string): Promise<string[]> {
  return (await tx.rows(codes, [supplierId])).map(({ id }) => id);
}

const stocks = sql.run('goods-feed-stock')`
  update stock s set on_hand = n.on_hand,
    turned_at = case when (s.on_hand > s.reserved) <> (n.on_hand > s.reserved)
      then greatest(s.turned_at, :at) else s.turned_at end
  from unnest(:ids::uuid[], :onHands::bigint[]) as n (goods_id, on_hand)
  where s.goods_id = n.goods_id`;

/** Sets what is there. The rows must be locked: what is reserved was looked at, and a CHECK looks again. */
export async function setStocks(
  tx: Tx,
  rows: readonly { readonly id: string; readonly onHand: bigint }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await stocks(tx, { ids: rows.map(({ id }) => id), onHands: rows.map(({ onHand }) => onHand), at });
}

const costs = sql.run('goods-feed-cost')`
  update goods g set cost_units = n.cost_units, version = g.version + 1, updated_at = :at
  from unnest(:ids::uuid[], :units::bigint[]) as n (id, cost_units) where g.id = n.id`;

/** Sets costs that are due. Orders and quotes keep those they were made with. */
export async function setCosts(
  tx: Tx,
  rows: readonly { readonly id: string; readonly units: bigint }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await costs(tx, { ids: rows.map(({ id }) => id), units: rows.map(({ units }) => units), at });
}

const terms = sql.run('goods-supplier-terms')`
  update supplier set ship_fee_units = :shipFeeUnits, dispatch_days = :dispatchDays, is_affiliated =
    :isAffiliated where id = :id`;

/** What buyers and merchants read of a supplier's contract. */
export async function setTerms(
  tx: Tx,
  row: { id: string; shipFeeUnits: bigint; dispatchDays: number; isAffiliated: boolean },
): Promise<void> {
  await terms(tx, {
    id: row.id,
    shipFeeUnits: row.shipFeeUnits,
    dispatchDays: row.dispatchDays,
    isAffiliated: row.isAffiliated,
  });
}

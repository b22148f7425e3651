// Goods as their own supplier sees and changes them: stock at once, costs when they are due.
import { statement, type Tx } from '#platform/db/database.ts';

export type OwnGoods = {
  id: string;
  code: string;
  title: string;
  picture: string;
  cost_units: bigint;
  on_hand: bigint;
  reserved: bigint;
};

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

const list = statement<OwnGoods>(
  'goods-feed-list',
  `select ${columns} from goods g join stock s on s.goods_id = g.id
   where g.supplier_id = $1 and ($2 = '' or lower(g.code) like $2 || '%' or lower(g.title) like '%' || $2 || '%')
   order by g.code limit $3 offset $4`,
);

export function listOwn(
  tx: Tx,
  supplierId: string,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<OwnGoods[]> {
  const plain = q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return tx.rows(list, [supplierId, plain, limit, offset]);
}

const codes = statement<{ id: string }>(
  'goods-of-supplier',
  'select id from goods where supplier_id = $1 order by id',
);

export async function idsOfSupplier(tx: Tx, supplierId: string): Promise<string[]> {
  return (await tx.rows(codes, [supplierId])).map(({ id }) => id);
}

const stocks = statement<never>(
  'goods-feed-stock',
  `update stock s set on_hand = n.on_hand from unnest($1::uuid[], $2::bigint[]) as n (goods_id, on_hand)
   where s.goods_id = n.goods_id`,
);

/** Sets what is there. The rows must be locked: what is reserved was looked at, and a CHECK looks again. */
export async function setStocks(
  tx: Tx,
  rows: readonly { readonly id: string; readonly onHand: bigint }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.rows(stocks, [rows.map(({ id }) => id), rows.map(({ onHand }) => onHand)]);
}

const costs = statement<never>(
  'goods-feed-cost',
  `update goods g set cost_units = n.cost_units, version = g.version + 1, updated_at = $3
   from unnest($1::uuid[], $2::bigint[]) as n (id, cost_units) where g.id = n.id`,
);

/** Sets costs that are due. Orders and quotes keep those they were made with. */
export async function setCosts(
  tx: Tx,
  rows: readonly { readonly id: string; readonly units: bigint }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.rows(costs, [rows.map(({ id }) => id), rows.map(({ units }) => units), at]);
}

const terms = statement<never>(
  'goods-supplier-terms',
  'update supplier set ship_fee_units = $2, dispatch_days = $3, is_affiliated = $4 where id = $1',
);

/** What buyers and merchants read of a supplier's contract. */
export async function setTerms(
  tx: Tx,
  row: { id: string; shipFeeUnits: bigint; dispatchDays: number; isAffiliated: boolean },
): Promise<void> {
  await tx.rows(terms, [row.id, row.shipFeeUnits, row.dispatchDays, row.isAffiliated]);
}

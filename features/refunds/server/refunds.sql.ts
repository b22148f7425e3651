// Refunds that merchants began.
import type { OwnPlace } from '#domain/recipes/shop-refund.ts';
import type { refundScopes, shopRefundReasons } from '#features/refunds/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const add = sql.run('shop-refund-add')`
  insert into shop_refund (shop_id, id, order_id, refund_id, scope, reason, note, goods_units, shipping_units, tax_units,
    commission_units, own_units, place, created_at)
  values (:shopId, :id, :orderId, :refundId, :scope, :reason, :note, :goodsUnits, :shippingUnits, :taxUnits,
    :commissionUnits, :ownUnits, :place, :now)`;

export type NewShopRefund = {
  readonly id: string;
  readonly orderId: string;
  /** The row that its money is sent by. */
  readonly refundId: string;
  readonly scope: (typeof refundScopes)[number];
  readonly reason: (typeof shopRefundReasons)[number];
  readonly note: string;
  readonly goodsUnits: bigint;
  readonly shippingUnits: bigint;
  readonly taxUnits: bigint;
  readonly commissionUnits: bigint;
  readonly ownUnits: bigint;
  readonly place: OwnPlace;
  readonly now: Date;
};

/** Writes down a refund; its mandate and the refund that sends its money are there. */
export async function insertShopRefund(tx: Tx, shopId: bigint, row: NewShopRefund): Promise<void> {
  await add(tx, { shopId, ...row });
}

export type ShopRefundRow = RowOf<typeof listShopRefunds>;

/** Those of an order, the earliest first. */
export const listShopRefunds = sql.rows('shop-refund-list')<{ units: bigint }>`
  select id, scope, reason, note, units, own_units, created_at from shop_refund
  where shop_id = :shopId and order_id = :orderId order by created_at, id`;

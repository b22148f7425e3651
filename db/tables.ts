// The registry: every table, the room that owns it, and where its rows live on a cluster (schema.md).

/**
 * `tenant`: keyed by `shop_id`, on its shop's shard. `directory`: keyed by its own value, on that value's
 * shard. `global`: small, copied everywhere. `local`: on the coordinator only.
 */
export type Scope = 'tenant' | 'directory' | 'global' | 'local';

type Entry = { readonly room: string; readonly scope: Scope };

export const tables = {
  migration: { room: 'platform', scope: 'local' },
  instance: { room: 'platform', scope: 'global' },
  claim: { room: 'platform', scope: 'directory' },
  idempotency: { room: 'platform', scope: 'tenant' },
  timer: { room: 'platform', scope: 'tenant' },
  rate: { room: 'platform', scope: 'directory' },
  posting_rule: { room: 'ledger', scope: 'global' },
  book: { room: 'ledger', scope: 'tenant' },
  account: { room: 'ledger', scope: 'tenant' },
  transfer: { room: 'ledger', scope: 'tenant' },
  hold: { room: 'ledger', scope: 'tenant' },
  merchant: { room: 'people', scope: 'tenant' },
  session: { room: 'people', scope: 'directory' },
  operator: { room: 'operators', scope: 'local' },
  invitation: { room: 'invitation', scope: 'local' },
  supplier: { room: 'goods', scope: 'global' },
  goods_type: { room: 'goods', scope: 'global' },
  goods: { room: 'goods', scope: 'global' },
  stock: { room: 'goods', scope: 'directory' },
  shop: { room: 'shop', scope: 'tenant' },
  showcase_item: { room: 'showcase', scope: 'tenant' },
  shop_quota: { room: 'showcase', scope: 'tenant' },
  quote: { room: 'checkout', scope: 'tenant' },
  checkout: { room: 'checkout', scope: 'tenant' },
  payment: { room: 'orders', scope: 'tenant' },
  payment_evidence: { room: 'orders', scope: 'tenant' },
  order_guard: { room: 'checkout', scope: 'tenant' },
  stray_event: { room: 'checkout', scope: 'local' },
  testpay_payment: { room: 'checkout', scope: 'local' },
  testpay_refund: { room: 'checkout', scope: 'local' },
  refund: { room: 'orders', scope: 'tenant' },
  order_rule: { room: 'orders', scope: 'global' },
  order_counter: { room: 'orders', scope: 'tenant' },
  shop_order: { room: 'orders', scope: 'tenant' },
  order_line: { room: 'orders', scope: 'tenant' },
  parcel: { room: 'orders', scope: 'tenant' },
  tracking_event: { room: 'orders', scope: 'tenant' },
  order_event: { room: 'orders', scope: 'tenant' },
  return_case: { room: 'returns', scope: 'tenant' },
  return_line: { room: 'returns', scope: 'tenant' },
} as const satisfies Record<string, Entry>;

/**
 * Rooms that read (never write) a table of another room in a join: one statement instead of one a row.
 * Reviewed one by one; a room that writes another's table is refused even when it is listed here.
 */
export const readsAcross: Record<string, readonly string[]> = {
  operators: ['supplier'],
  shop: ['showcase_item', 'shop_order'],
  goods: ['showcase_item'],
  showcase: ['goods', 'goods_type', 'stock', 'supplier', 'shop_order', 'order_line'],
  orders: ['supplier', 'return_case', 'shop'],
  checkout: [
    'shop',
    'showcase_item',
    'goods',
    'goods_type',
    'supplier',
    'stock',
    'shop_order',
    'payment',
    'merchant',
  ],
  returns: ['shop_order', 'order_line', 'parcel'],
  statistics: ['shop_order', 'refund', 'transfer', 'return_case', 'account', 'book'],
  wallet: ['account', 'transfer', 'hold', 'book', 'shop_order'],
  ledger: ['shop', 'shop_order'],
  people: ['shop', 'shop_order'],
};

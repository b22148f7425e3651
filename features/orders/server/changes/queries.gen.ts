// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'order-changed': { values: { shopId: bigint | number; at: Date; id: string; before: Date; limit: bigint | number }; row: { id: string; number: number; status: ColumnTypes['shop_order.status']; version: number; cancel_kind: 'buyer' | 'merchant' | 'expired' | 'stock' | 'sla' | 'fraud' | 'undeliverable' | 'returned' | null; cancel_asked_at: Date | null; cancel_reason: string | null; buyer: ColumnTypes['shop_order.buyer']; buyer_name: string; country: string; currency: ColumnTypes['shop_order.currency']; line_count: number; quantity: bigint; goods_units: bigint; shipping_units: bigint; tax_units: bigint; total_units: bigint; cost_units: bigint; supplier_shipping_units: bigint; commission_bps: number; commission_units: bigint | null; net_units: bigint | null; refunded_units: bigint; evidence_id: string; paid_at: Date; confirmed_at: Date | null; shipped_at: Date | null; delivered_at: Date | null; received_at: Date | null; window_ends_at: Date | null; accepted_at: Date | null; stated_at: Date | null; release_at: Date | null; released_at: Date | null; cancelled_at: Date | null; receive_extended_at: Date | null; case_id: string | null; updated_at: Date; shipping_back_units: bigint; discount_units: bigint | null; delivery_discount_units: bigint | null; code_id: string; code_units: bigint | null; code: string | null }; open: 'code' };
  }
}

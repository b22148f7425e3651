// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'offers-identity': { values: { goodsId: string }; row: { id: string; gtin: string; family: string; options: ColumnTypes['goods.options']; supplier_id: string }; open: never };
    'offers-measures': { values: { supplierIds: readonly (string | null)[] }; row: { supplier_id: string | null; parcels: number; late: number; returned: number; p50: number | null; p90: number | null }; open: 'supplier_id' | 'p50' | 'p90' };
    'offers-same': { values: { goodsId: string; gtins: readonly (string | null)[]; shopId: bigint | number; language: string; country?: string | null | undefined; basis?: string | null | undefined; family: string; options: string; supplierId: string; limit: bigint | number }; row: { id: string; code: string; title: string | null; picture: string; cost_units: bigint; suggested_units: bigint; maker: string; eu_person: string; supplier_id: string; supplier_name: string; supplier_country: string; supplier_affiliated: boolean; ship_fee_units: bigint; dispatch_days: number; days_p50: number; days_p90: number; available: bigint | null; is_active: boolean | null; is_itself: boolean | null; is_same_gtin: boolean | null; in_showcase: boolean; landed_price_units: bigint | null; landed_shipping_units: bigint | null; landed_tax_units: bigint | null; landed_units: bigint | null; landed_p50: number | null; landed_p90: number | null }; open: 'title' | 'available' | 'is_active' | 'is_itself' | 'is_same_gtin' | 'landed_price_units' | 'landed_shipping_units' | 'landed_tax_units' | 'landed_units' | 'landed_p50' | 'landed_p90' };
  }
}

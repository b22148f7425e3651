// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'limit-change-confirmed': { values: {  }; row: { id: string; key: string; value: bigint; from_at: Date }; open: never };
    'limit-change-count': { values: {  }; row: { n: number }; open: never };
    'limit-change-decide': { values: { state: 'proposed' | 'confirmed' | 'declined'; by: string; at: Date; from?: Date | null | undefined; id: string }; row: { done: boolean }; open: never };
    'limit-change-find': { values: { id: string }; row: { id: string; key: string; value_before: bigint; value: bigint; reason: string; days: number; state: 'proposed' | 'confirmed' | 'declined'; proposed_by: string; proposer: string | null; proposed_at: Date; decided_by: string; decider: string | null; decided_at: Date | null; from_at: Date | null }; open: 'proposer' | 'decider' };
    'limit-change-insert': { values: { id: string; value_before: bigint | number; value: bigint | number; reason: string; days: bigint | number; proposed_by: string; proposed_at: Date; key: string }; row: { id: string }; open: never };
    'limit-change-page': { values: { limit: bigint | number; offset: bigint | number }; row: { id: string; key: string; value_before: bigint; value: bigint; reason: string; days: number; state: 'proposed' | 'confirmed' | 'declined'; proposed_by: string; proposer: string | null; proposed_at: Date; decided_by: string; decider: string | null; decided_at: Date | null; from_at: Date | null }; open: 'proposer' | 'decider' };
    'shop-credit-counts': { values: { shopId: bigint | number; deliveredAt: Date }; row: { delivered: number | null; cancelled_by_shop: number; return_by_shop: number }; open: 'delivered' };
    'shop-credit-latest': { values: { shopId: bigint | number; deliveredAt: Date; count: bigint | number }; row: { why: string; at: Date | null; ref: string }; open: 'at' };
    'shop-facts': { values: { shopId: bigint | number }; row: { live_goods: number | null; has_orders: boolean }; open: 'live_goods' };
    'shop-find': { values: { shopId: bigint | number }; row: { shop_id: bigint; handle: string; name: string; about: string; address: string; phone: string; owner_name: string; country: string; tz: string; currency: ColumnTypes['shop.currency']; level: 'standard' | 'merchant' | 'partner' | 'agent'; status: string | null; auto_confirm: boolean; version: number; created_at: Date; logo_url: string | null; banner_url: string | null; return_terms: string; look: Json | null; holiday_from: string | null; holiday_to: string | null; holiday_message: string; seller_name: string; seller_form: string; seller_country: string; seller_email: string; registration_no: string; tax_id: string; handle_changed_at: Date | null; stars: number[] | null; legal_name: string | null; legal_country: string | null; unpaid_units: bigint | null; free_from_units: bigint | null }; open: 'status' | 'look' | 'holiday_from' | 'holiday_to' | 'stars' | 'legal_name' | 'legal_country' | 'unpaid_units' | 'free_from_units' };
    'shop-insert': { values: { shopId: bigint | number; handle: string; name: string; ownerName: string; country: string; tz: string; currency: ColumnTypes['shop.currency']; level: 'standard' | 'merchant' | 'partner' | 'agent'; at: Date; nameKey?: string | null | undefined }; row: {  }; open: never };
    'shop-level-announce': { values: { shopId: bigint | number; from: ColumnTypes['level_notice.level_from']; to: ColumnTypes['level_notice.level_to']; at: Date; due: Date }; row: { shop_id: bigint }; open: never };
    'shop-level-forget-notice': { values: { shopId: bigint | number }; row: { shop_id: bigint }; open: never };
    'shop-level-notice': { values: { shopId: bigint | number }; row: { level_from: ColumnTypes['level_notice.level_from']; level_to: ColumnTypes['level_notice.level_to']; due_at: Date }; open: never };
    'shop-level-slice': { values: { after: bigint | number; hour: bigint | number; limit: bigint | number }; row: { shop_id: bigint }; open: never };
    'shop-look-draft': { values: { shopId: bigint | number }; row: { choices: Json; preview_token: string; preview_until: Date }; open: never };
    'shop-look-draft-save': { values: { shopId: bigint | number; choices: string; at: Date; token: string; until: Date }; row: {  }; open: never };
    'shop-look-draft-take': { values: { shopId: bigint | number }; row: { choices: Json }; open: never };
    'shop-look-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'shop-look-forget': { values: { shopId: bigint | number; keep: bigint | number }; row: {  }; open: never };
    'shop-look-insert': { values: { shopId: bigint | number; version: bigint | number; choices: string; at: Date }; row: {  }; open: never };
    'shop-look-last': { values: { shopId: bigint | number }; row: { version: number }; open: never };
    'shop-look-preview': { values: { shopId: bigint | number; token: string; now: Date }; row: { choices: Json }; open: never };
    'shop-look-preview-renew': { values: { token: string; until: Date; shopId: bigint | number }; row: {  }; open: never };
    'shop-look-versions': { values: { shopId: bigint | number }; row: { version: number; choices: Json; published_at: Date }; open: never };
    'shop-menu': { values: { shopId: bigint | number }; row: { menu: Json | null; bundles: Json | null }; open: 'menu' | 'bundles' };
    'shop-move-level': { values: { to: 'standard' | 'merchant' | 'partner' | 'agent'; shopId: bigint | number; from: 'standard' | 'merchant' | 'partner' | 'agent' }; row: { level: 'standard' | 'merchant' | 'partner' | 'agent' }; open: never };
    'shop-named': { values: { name: string; shopId: bigint | number }; row: { shop_id: bigint }; open: never };
    'shop-names-unclaimed': { values: { max: bigint | number }; row: { shop_id: bigint; name: string }; open: never };
    'shop-orders-count': { values: { shopId: bigint | number }; row: { n: number }; open: never };
    'shop-sales-facts': { values: { shopId: bigint | number; now: Date; lateSince: Date; casesSince: Date }; row: { delivered_orders: number; buyers: number | null; late_bps: number; cases: number }; open: 'buyers' };
    'shop-set-banner': { values: { id?: string | null | undefined; url?: string | null | undefined; shopId: bigint | number }; row: {  }; open: never };
    'shop-set-handle': { values: { next: string; at: Date; shopId: bigint | number }; row: {  }; open: never };
    'shop-set-holiday': { values: { from?: Date | string | null | undefined; to?: Date | string | null | undefined; message: string; shopId: bigint | number }; row: {  }; open: never };
    'shop-set-logo': { values: { id?: string | null | undefined; url?: string | null | undefined; shopId: bigint | number }; row: {  }; open: never };
    'shop-set-name-key': { values: { key: string; shopId: bigint | number }; row: {  }; open: never };
    'shop-update': { values: { name?: string | null | undefined; about?: string | null | undefined; address?: string | null | undefined; phone?: string | null | undefined; autoConfirm?: boolean | null | undefined; returnTerms?: string | null | undefined; legalName?: string | null | undefined; form?: string | null | undefined; country?: string | null | undefined; email?: string | null | undefined; regNo?: string | null | undefined; taxId?: string | null | undefined; shopId: bigint | number; version?: bigint | number | null | undefined }; row: { version: number }; open: never };
    'shop-viewers': { values: { ids: readonly (string | null)[] }; row: { id: string; roles: ColumnTypes['operator.roles'] }; open: never };
  }
}

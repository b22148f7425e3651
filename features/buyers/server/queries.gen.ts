// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'buyer-currency': { values: { shopId: bigint | number }; row: { currency: ColumnTypes['shop.currency'] }; open: never };
    'buyer-delete': { values: { shopId: bigint | number; emailKey: Buffer }; row: {  }; open: never };
    'buyer-erase-links': { values: { shopId: bigint | number }; row: {  }; open: never };
    'buyer-erase-pages': { values: { shopId: bigint | number }; row: {  }; open: never };
    'buyer-forget-links': { values: { now: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'buyer-forget-pages': { values: { now: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'buyer-forget-sessions': { values: { now: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'buyer-goods': { values: { shopId: bigint | number; language: string; ids: readonly (string | null)[]; isKnown: boolean }; row: { id: string; title: string | null; picture: string | null; price_units: bigint | null; available: bigint }; open: 'title' | 'picture' | 'price_units' };
    'buyer-link-add': { values: { shopId: bigint | number; id: string; email: string; emailKey: Buffer; lang: string; at: Date; endsAt: Date }; row: {  }; open: never };
    'buyer-link-find': { values: { shopId: bigint | number; id: string; now: Date }; row: { email: string }; open: never };
    'buyer-link-mailed': { values: { shopId: bigint | number; ids: readonly (string | null)[]; now: Date }; row: { id: string; email: string; lang: string; mail_tries: number; created_at: Date; handle: string; shop_name: string }; open: never };
    'buyer-link-remove': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
    'buyer-link-remove-address': { values: { shopId: bigint | number; emailKey: Buffer }; row: {  }; open: never };
    'buyer-link-take': { values: { shopId: bigint | number; id: string; now: Date }; row: { email: string; email_key: Buffer }; open: never };
    'buyer-link-tried': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
    'buyer-lock': { values: { shopId: bigint | number; id: string }; row: { wishes: string; addresses: string }; open: never };
    'buyer-open': { values: { shopId: bigint | number; id: string; email: string; emailKey: Buffer; at: Date; endsAt: Date }; row: { id: string; wishes: string }; open: never };
    'buyer-orders': { values: { language: string; shopId: bigint | number; email: string; limit: bigint | number }; row: { id: string; number: number; status: ColumnTypes['shop_order.status']; total_units: bigint; currency: ColumnTypes['shop_order.currency']; paid_at: Date; title: string | null; pieces: number | null }; open: 'title' | 'pieces' };
    'buyer-page': { values: { shopId: bigint | number; now: Date; id: string }; row: { id: string; email: string; email_key: Buffer; wishes: string; addresses: string; deleted_at: Date; secret_hash: Buffer; ends_at: Date; sessions: number | null }; open: 'sessions' };
    'buyer-prices': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { goods_id: string; price_units: bigint }; open: never };
    'buyer-session-add': { values: { shopId: bigint | number; id: string; buyerId: string; secretHash: Buffer; at: Date; endsAt: Date }; row: {  }; open: never };
    'buyer-session-end': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
    'buyer-session-end-all': { values: { shopId: bigint | number; buyerId: string }; row: {  }; open: never };
    'buyer-set-addresses': { values: { addresses: string; shopId: bigint | number; id: string }; row: {  }; open: never };
    'buyer-set-wishes': { values: { wishes: string; shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'customer-add-orders': { values: { shopId: bigint | number; refs: readonly (string | null)[]; numbers: readonly (bigint | number | null)[]; ats: readonly (Date | null)[] }; row: {  }; open: never };
    'customer-buyer': { values: { shopId: bigint | number; orderId: string }; row: { number: number; email: string }; open: never };
    'customer-count': { values: { shopId: bigint | number; isReturning?: boolean | null | undefined; tag?: string | null | undefined }; row: { customers: number }; open: never };
    'customer-cursor-lock': { values: { shopId: bigint | number }; row: { up_to: number }; open: never };
    'customer-cursor-move': { values: { upTo: bigint | number; shopId: bigint | number }; row: {  }; open: never };
    'customer-cursor-open': { values: { shopId: bigint | number }; row: {  }; open: never };
    'customer-delete': { values: { shopId: bigint | number; ref?: string | null | undefined }; row: {  }; open: never };
    'customer-find': { values: { shopId: bigint | number; ref: string }; row: { ref: string; orders_all: number; last_at: Date; tags: string[]; version: number; buyer_name: string; country: string; buyer_email: string; orders: number; value_units: bigint; notes: number }; open: never };
    'customer-list-frequent': { values: { shopId: bigint | number; isReturning?: boolean | null | undefined; tag?: string | null | undefined; limit: bigint | number; offset: bigint | number }; row: { ref: string; orders_all: number; last_at: Date; tags: string[]; version: number; buyer_name: string; country: string; buyer_email: string; orders: number; value_units: bigint; notes: number }; open: never };
    'customer-list-recent': { values: { shopId: bigint | number; isReturning?: boolean | null | undefined; tag?: string | null | undefined; limit: bigint | number; offset: bigint | number }; row: { ref: string; orders_all: number; last_at: Date; tags: string[]; version: number; buyer_name: string; country: string; buyer_email: string; orders: number; value_units: bigint; notes: number }; open: never };
    'customer-lock': { values: { shopId: bigint | number; ref: string }; row: { ref: string; version: number }; open: never };
    'customer-new-orders': { values: { shopId: bigint | number; after: bigint | number; limit: bigint | number }; row: { number: number; paid_at: Date; email: string }; open: never };
    'customer-note-add': { values: { shopId: bigint | number; id: string; ref: string; body: string; at: Date; max: bigint | number }; row: { id: string }; open: never };
    'customer-note-delete': { values: { shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'customer-notes': { values: { shopId: bigint | number; ref: string }; row: { id: string; body: string; at: Date }; open: never };
    'customer-notes-delete': { values: { shopId: bigint | number; ref?: string | null | undefined }; row: {  }; open: never };
    'customer-orders': { values: { shopId: bigint | number; email: string; limit: bigint | number }; row: { id: string; number: number; status: ColumnTypes['shop_order.status']; total_units: bigint; refunded_units: bigint; paid_at: Date }; open: never };
    'customer-restore': { values: { shopId: bigint | number; ref: string; email: string; without: bigint | number }; row: {  }; open: never };
    'customer-tags': { values: { shopId: bigint | number; limit: bigint | number }; row: { tag: string | null }; open: 'tag' };
    'customer-tags-set': { values: { tags: readonly (string | null)[]; shopId: bigint | number; ref: string; version: bigint | number }; row: { ref: string }; open: never };
  }
}

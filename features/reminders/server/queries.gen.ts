// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'reminder-ask': { values: { shopId: bigint | number; id: string; email: string; emailKey: Buffer; lang: string; lines: string; at: Date; endsAt: Date }; row: { id: string }; open: never };
    'reminder-checkout': { values: { shopId: bigint | number; id: string }; row: { id: string; email: string | null; lang: string; lines: string | null }; open: 'email' | 'lines' };
    'reminder-choice': { values: { shopId: bigint | number }; row: { is_on: boolean }; open: never };
    'reminder-choose': { values: { shopId: bigint | number; isOn: boolean; at: Date }; row: {  }; open: never };
    'reminder-count': { values: { checkoutId: string; shopId: bigint | number; id: string }; row: {  }; open: never };
    'reminder-counts': { values: { shopId: bigint | number; after: Date }; row: { sent: number; ordered: number }; open: never };
    'reminder-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'reminder-erase-buyer': { values: { shopId: bigint | number; emailKey: Buffer }; row: {  }; open: never };
    'reminder-find': { values: { shopId: bigint | number; id: string }; row: { lines: string; currency: ColumnTypes['shop.currency'] }; open: never };
    'reminder-forget': { values: { now: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'reminder-list': { values: { language: string; shopId: bigint | number; after: Date; isOrdered?: boolean | null | undefined; limit: bigint | number; offset: bigint | number }; row: { id: string; sent_at: Date; order_id: string | null; number: number | null; total_units: bigint | null; lines: string | null }; open: 'order_id' | 'number' | 'total_units' | 'lines' };
    'reminder-mailed': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; email: string; lang: string; mail_tries: number; created_at: Date; ends_at: Date; handle: string; shop_name: string; currency: ColumnTypes['shop.currency']; is_over: boolean; is_open: boolean; is_on: boolean; lines: string | null }; open: 'lines' };
    'reminder-remove': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
    'reminder-sent': { values: { at: Date; endsAt: Date; shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
    'reminder-stop': { values: { endsAt: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'reminder-tried': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}

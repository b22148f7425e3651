// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'parcel-hold-open': { values: { shopId: bigint | number; now: Date; ids: readonly (string | null)[]; orderIds: readonly (string | null)[]; ns: readonly (bigint | number | null)[]; reasons: readonly (string | null)[]; carriers: readonly (string | null)[]; trackings: readonly (string | null)[] }; row: { n: number }; open: never };
    'parcel-hold-scans': { values: { shopId: bigint | number; orderIds: readonly (string | null)[] }; row: { order_id: string; n: number; code: ColumnTypes['tracking_event.code']; at: Date; place: string }; open: never };
  }
}

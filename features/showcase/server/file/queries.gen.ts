// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'showcase-export': { values: { language: string; shopId: bigint | number; limit: bigint | number }; row: { code: string; gtin: string; title: string | null; price_units: bigint | null; status: 'listed' | 'delisted'; available: bigint | null; cost_units: bigint }; open: 'title' | 'price_units' | 'available' };
    'showcase-file-close': { values: { at: Date; added: bigint | number; priced: bigint | number; listed: bigint | number; delisted: bigint | number; undoId?: string | null | undefined; undoUntil?: Date | null | undefined; shopId: bigint | number; id: string }; row: {  }; open: never };
    'showcase-file-drop': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
    'showcase-file-forget': { values: { shopId: bigint | number; openSince: Date; knownSince: Date; kept: bigint | number }; row: {  }; open: never };
    'showcase-file-goods': { values: { shopId: bigint | number; language: string; codes: readonly (string | null)[]; gtins: readonly (string | null)[] }; row: { id: string; code: string; gtin: string; title: string | null; cost_units: bigint; suggested_units: bigint; is_active: boolean | null; price_units: bigint | null; status: 'listed' | 'delisted' | null; version: number | null }; open: 'title' | 'is_active' | 'price_units' | 'status' | 'version' };
    'showcase-file-insert': { values: { shopId: bigint | number; id: string; sha256: string; at: Date; goodsIds: readonly (string | null)[]; priceUnits: readonly (bigint | number | null)[]; states: readonly (string | null)[]; versions: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'showcase-file-lock': { values: { shopId: bigint | number; id: string }; row: { id: string; goods_ids: string[]; price_units: bigint[]; states: string[]; versions: number[]; created_at: Date; written_at: Date | null; added: number | null; priced: number | null; listed: number | null; delisted: number | null; undo_id: string | null; undo_until: Date | null }; open: never };
    'showcase-file-same': { values: { shopId: bigint | number; sha256: string }; row: { written_at: Date | null }; open: 'written_at' };
  }
}

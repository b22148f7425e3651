// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'desk-books': { values: {  }; row: { at: Date | null; books: number | null }; open: 'at' | 'books' };
    'desk-books-unread': { values: {  }; row: { books: number }; open: never };
    'desk-export-advance': { values: { rows: bigint | number; parts: bigint | number; afterValue?: string | null | undefined; afterId?: string | null | undefined; id: string }; row: {  }; open: never };
    'desk-export-end': { values: { state: 'waiting' | 'running' | 'done' | 'failed'; sha256?: string | null | undefined; now: Date; id: string }; row: {  }; open: never };
    'desk-export-lock': { values: { id: string }; row: { id: string; person_id: string; list: string; query: Json; language: string; state: 'waiting' | 'running' | 'done' | 'failed'; after_value: string | null; after_id: string | null; rows: number; rows_expected: number; parts: number; sha256: string | null; file_name: string; created_at: Date; expires_at: Date }; open: never };
    'desk-export-own': { values: { id: string; personId: string; now: Date }; row: { id: string; person_id: string; list: string; query: Json; language: string; state: 'waiting' | 'running' | 'done' | 'failed'; after_value: string | null; after_id: string | null; rows: number; rows_expected: number; parts: number; sha256: string | null; file_name: string; created_at: Date; expires_at: Date }; open: never };
    'desk-export-remove': { values: { id: string; now: Date }; row: { parts: number }; open: never };
    'desk-figure-captured': { values: { froms: readonly (Date | null)[]; untils: readonly (Date | null)[] }; row: { n: number | null; value: bigint }; open: 'n' };
    'desk-figure-orders': { values: { froms: readonly (Date | null)[]; untils: readonly (Date | null)[] }; row: { n: number | null; value: bigint }; open: 'n' };
    'desk-figure-paid-out': { values: { froms: readonly (Date | null)[]; untils: readonly (Date | null)[] }; row: { n: number; value: bigint }; open: never };
    'desk-figure-refunded': { values: { froms: readonly (Date | null)[]; untils: readonly (Date | null)[] }; row: { n: number | null; value: bigint }; open: 'n' };
    'desk-view': { values: { personId: string; id: string }; row: { id: string; list: string; name: string; query: Json; is_shared: boolean; is_mine: boolean | null; is_default: boolean }; open: 'is_mine' };
    'desk-view-change': { values: { name: string; isShared: boolean; at: Date; personId: string; id: string }; row: { id: string }; open: never };
    'desk-view-choose': { values: { personId: string; list: string; id: string }; row: {  }; open: never };
    'desk-view-choose-none': { values: { personId: string; list: string }; row: {  }; open: never };
    'desk-view-delete': { values: { personId: string; id: string }; row: { id: string }; open: never };
    'desk-view-replace': { values: { query: string; isShared: boolean; at: Date; personId: string; list: string; name: string }; row: { id: string }; open: never };
    'desk-view-save': { values: { id: string; personId: string; list: string; name: string; query: string; isShared: boolean; at: Date }; row: { id: string }; open: never };
    'desk-views': { values: { personId: string; list: string }; row: { id: string; list: string; name: string; query: Json; is_shared: boolean; is_mine: boolean | null; is_default: boolean }; open: 'is_mine' };
  }
}

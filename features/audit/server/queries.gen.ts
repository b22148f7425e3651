// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'audit-append': { values: { shopId: bigint | number; at: Date; kind: string; act: string; actor: string; personId?: string | null | undefined; subject: string; why: string; before?: string | null | undefined; after?: string | null | undefined; requestId: string }; row: { seq: bigint | null }; open: 'seq' };
    'audit-count-look': { values: { kind: 'identity' | 'buyer'; viewerId: string; day: Date | string; allowed: bigint | number; at: Date; paceSince: Date; paceMax: bigint | number }; row: { used: number; allowed: number; is_fast_now: boolean }; open: never };
    'audit-entry': { values: { shopId: bigint | number; seq: bigint | number }; row: { seq: bigint; at: Date; kind: 'change' | 'view'; act: string; actor: 'merchant' | 'operator' | 'supplier' | 'house'; person_id: string; subject: string; why: string; before: Json | null; after: Json | null; request_id: string; person: string | null; record: bigint | null }; open: 'person' | 'record' };
    'audit-fast-looks': { values: { since: Date }; row: { count: number; oldest: Date | null }; open: 'oldest' };
    'audit-forget-security': { values: { before: Date; limit: bigint | number }; row: { count: number | null }; open: 'count' };
    'audit-head': { values: { shopId: bigint | number }; row: { seq: bigint }; open: never };
    'audit-insert-security': { values: { id: string; at: Date; kind: 'sign_in' | 'sign_out' | 'password' | 'factor' | 'session' | 'recovery' | 'role' | 'key' | 'export' | 'personal_data' | 'refused'; code: bigint | number; act: string; actor: 'anyone' | 'merchant' | 'operator' | 'supplier' | 'hook'; personId?: string | null | undefined; shopId?: bigint | number | null | undefined; username?: string | null | undefined; sender: string; requestId: string }; row: {  }; open: never };
    'audit-list-looks': { values: { rapidSince: Date; day: Date | string }; row: { kind: 'identity' | 'buyer'; viewer_id: string; name: string; used: number; allowed: number; fast_at: Date | null; raised_by: string | null }; open: 'fast_at' | 'raised_by' };
    'audit-look-person': { values: { id: string }; row: { found: boolean }; open: never };
    'audit-looks-of-day': { values: { kind: 'identity' | 'buyer'; viewerId: string; day: Date | string }; row: { used: number; allowed: number }; open: never };
    'audit-raise-looks': { values: { viewerId: string; day: Date | string; daily: bigint | number; step: bigint | number; by: string; why: string; max: bigint | number }; row: { allowed: number }; open: never };
    'audit-read': { values: { shopId: bigint | number; after: bigint | number; limit: bigint | number }; row: { seq: bigint; at: Date; kind: 'change' | 'view'; act: string; actor: 'merchant' | 'operator' | 'supplier' | 'house'; person_id: string | null; subject: string; why: string; before: Json | null; after: Json | null; request_id: string; salt: Buffer }; open: never };
    'audit-views': { values: { shopId: bigint | number; limit: bigint | number; offset: bigint | number }; row: { seq: bigint; at: Date; act: string; person_id: string; subject: string; why: string }; open: never };
    'audit-views-count': { values: { shopId: bigint | number }; row: { n: number }; open: never };
  }
}

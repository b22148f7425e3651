// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'proposal-applied': { values: { result: string; shopId: bigint | number; id: string }; row: {  }; open: never };
    'proposal-apply': { values: { now: Date; personId: string; shopId: bigint | number; id: string; before: Date }; row: { id: string }; open: never };
    'proposal-count': { values: { shopId: bigint | number; now: Date; keyId?: string | null | undefined }; row: { count: number }; open: never };
    'proposal-decline': { values: { now: Date; personId: string; shopId: bigint | number; id: string; before: Date }; row: { id: string }; open: never };
    'proposal-expire': { values: { now: Date; shopId: bigint | number }; row: {  }; open: never };
    'proposal-find': { values: { shopId: bigint | number; id: string }; row: { id: string; kind: 'price' | 'list' | 'delist' | 'relist' | 'answer'; state: 'open' | 'applying' | 'confirmed' | 'declined' | 'expired'; expires_at: Date; change: Json; key_id: string; key_name: string }; open: never };
    'proposal-forget': { values: { shopId: bigint | number; before: Date }; row: {  }; open: never };
    'proposal-goods': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; title: string; cost_units: bigint; state: 'draft' | 'in_review' | 'active' | 'suspended' | 'retired'; price_units: bigint | null; version: number | null; status: 'listed' | 'delisted' | null }; open: 'price_units' | 'version' | 'status' };
    'proposal-insert': { values: { shopId: bigint | number; id: string; keyId: string; kind: string; change: string; note: string; at: Date; expiresAt: Date; max: bigint | number }; row: { id: string }; open: never };
    'proposal-list': { values: { shopId: bigint | number; keyId?: string | null | undefined; isOpen: boolean; now: Date; limit: bigint | number; offset: bigint | number }; row: { id: string; kind: 'price' | 'list' | 'delist' | 'relist' | 'answer'; key_id: string; key_name: string; revoked_at: Date | null; note: string; state: 'open' | 'applying' | 'confirmed' | 'declined' | 'expired'; made_at: Date; expires_at: Date; decided_at: Date | null; change: Json; result: Json | null }; open: never };
    'proposal-reopen': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
    'proposal-talks': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; order_id: string | null; order_number: number | null }; open: never };
  }
}

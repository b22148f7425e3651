// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'once-find': { values: { shopId: bigint | number; scope: string; key: string }; row: { body_hash: Buffer; status: number | null; answer: string | null; created_at: Date }; open: never };
    'once-free': { values: { shopId: bigint | number; scope: string; key: string; at: Date }; row: { idempotency_free_claim: Json | null }; open: 'idempotency_free_claim' };
    'once-purge': { values: { before: Date; limit: bigint | number }; row: { gone: number | null }; open: 'gone' };
    'once-shorten': { values: { before: Date; limit: bigint | number }; row: { emptied: number | null }; open: 'emptied' };
    'once-take-over': { values: { shopId: bigint | number; scope: string; key: string; claimedAt: Date; at: Date }; row: { taken: boolean | null }; open: 'taken' };
  }
}

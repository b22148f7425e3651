// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'sourcing-answer': { values: { to: string; goods: readonly (string | null)[]; reason: string; at: Date; endsAt: Date; shopId: bigint | number; id: string; from: readonly (string | null)[]; by: string }; row: { id: string }; open: never };
    'sourcing-claim': { values: { to: 'sent' | 'reviewing' | 'found' | 'not_found'; by: string; shopId: bigint | number; id: string; from: readonly (string | null)[]; heldBy?: string | null | undefined }; row: { id: string }; open: never };
    'sourcing-codes': { values: { codes: readonly (string | null)[] }; row: { id: string; code: string }; open: never };
    'sourcing-delete': { values: { shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'sourcing-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'sourcing-find': { values: { shopId: bigint | number; id: string }; row: { id: string; title: string; link: string; cost_units: bigint | null; countries: string[]; pieces: number; state: 'sent' | 'reviewing' | 'found' | 'not_found'; claimed_by: string | null; goods: string[]; reason: string; created_at: Date; answered_at: Date | null }; open: never };
    'sourcing-goods': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; title: string; picture: string; cost_units: bigint; available: boolean | null; in_showcase: boolean }; open: 'available' };
    'sourcing-insert': { values: { shopId: bigint | number; id: string; title: string; link: string; costUnits?: bigint | number | null | undefined; countries: readonly (string | null)[]; pieces: bigint | number; at: Date; endsAt: Date; max: bigint | number }; row: { id: string }; open: never };
    'sourcing-list': { values: { shopId: bigint | number; limit: bigint | number; offset: bigint | number }; row: { id: string; title: string; link: string; cost_units: bigint | null; countries: string[]; pieces: number; state: 'sent' | 'reviewing' | 'found' | 'not_found'; claimed_by: string | null; goods: string[]; reason: string; created_at: Date; answered_at: Date | null }; open: never };
    'sourcing-open': { values: { shopId: bigint | number }; row: { open: number }; open: never };
    'sourcing-purge': { values: { now: Date; limit: bigint | number }; row: { gone: number }; open: never };
  }
}

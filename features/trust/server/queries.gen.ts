// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'trust-accept': { values: { shopId: bigint | number; personId: string; document: 'terms' | 'fees'; version: bigint | number; digest: Buffer; lang: string; at: Date }; row: {  }; open: never };
    'trust-newest-acceptances': { values: { shopId: bigint | number; personId: string }; row: { document: 'terms' | 'fees'; version: number; digest: Buffer; at: Date }; open: never };
    'trust-pauses': { values: { now: Date; limit: bigint | number }; row: { reason: 'difference' | 'bank' | 'chain' | 'safety' | 'maintenance'; since: Date; ended: Date | null; is_open: boolean | null; extended: boolean }; open: 'ended' | 'is_open' };
  }
}

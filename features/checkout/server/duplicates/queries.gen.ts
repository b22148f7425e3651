// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'duplicate-find': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; payment_id: string; provider: string; provider_payment: string; provider_ref: string; asset: string; units: bigint }; open: never };
    'duplicate-insert': { values: { shopId: bigint | number; id: string; paymentId: string; provider: string; providerPayment: string; ref: string; asset: string; units: bigint | number; capturedAt: Date; now: Date }; row: { id: string }; open: never };
    'duplicate-refused': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
    'duplicate-sent': { values: { now: Date; paid: readonly (string | null)[]; shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'notifications-letter-address': { values: { shopId: bigint | number; checkoutId: string }; row: { email: string }; open: never };
    'notifications-letters-again': { values: { ids: readonly (string | null)[]; day: Date | string }; row: { letter_id: string; used: number }; open: never };
  }
}

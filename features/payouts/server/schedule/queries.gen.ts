// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'mandate-enter-scheduled': { values: { shopId: bigint | number; id: string; scheduleId: string; units: bigint | number; day: Date | string }; row: { came: string | null }; open: 'came' };
    'payout-schedule-find': { values: { shopId: bigint | number }; row: { id: string; account_id: string; person_id: string; weekday: number; least_units: bigint; most_units: bigint; next_at: Date; created_at: Date; last_at: Date | null; last_reason: string | null; last_withdrawal: string | null }; open: never };
    'payout-schedule-of': { values: { shopId: bigint | number; accountId: string }; row: { id: string }; open: never };
    'payout-schedule-put': { values: { shopId: bigint | number; id: string; accountId: string; personId: string; weekday: bigint | number; least: bigint | number; most: bigint | number; nextAt: Date; at: Date }; row: {  }; open: never };
    'payout-schedule-remove': { values: { shopId: bigint | number }; row: { id: string }; open: never };
    'payout-schedule-run': { values: { nextAt: Date; at: Date; reason?: string | null | undefined; withdrawalId?: string | null | undefined; shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}

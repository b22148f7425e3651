// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'testpay-capture': { values: { id: string; asset: string; units: bigint | number; event_id: string; captured_at: Date; deliverAt?: Date | null | undefined }; row: { id: string }; open: never };
    'testpay-delivered': { values: { ids: readonly (string | null)[] }; row: {  }; open: never };
    'testpay-find': { values: { id: string }; row: { id: string; asset: string; units: bigint; refunded: bigint; event_id: string; captured_at: Date; delivered: boolean }; open: never };
    'testpay-refund': { values: { id: string; paymentId: string; units: bigint | number; at: Date }; row: { id: string }; open: never };
    'testpay-waiting': { values: { now: Date }; row: { id: string; asset: string; units: bigint; refunded: bigint; event_id: string; captured_at: Date; delivered: boolean }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'wallet-after': { values: { shopId: bigint | number; last: bigint | number; seqs: readonly (bigint | number | null)[] }; row: { seq: bigint; held: bigint | null; withdrawing: bigint | null; available: bigint | null }; open: 'held' | 'withdrawing' | 'available' };
    'wallet-book': { values: { shopId: bigint | number }; row: { currency: ColumnTypes['book.currency']; last_seq: bigint; head_hash: Buffer }; open: never };
    'wallet-days-open': { values: { first: Date | string; last: Date | string; shopId: bigint | number; limit: bigint | number }; row: { day: string }; open: never };
    'wallet-days-save': { values: { shopId: bigint | number; days: readonly (Date | string | null)[] }; row: { wallet_day_save: Json | null }; open: 'wallet_day_save' };
    'wallet-due': { values: { now: Date; tz: string; shopId: bigint | number }; row: { date: string | null; units: bigint | null }; open: 'date' | 'units' };
    'wallet-flow-sold': { values: { shopId: bigint | number; orders: readonly (string | null)[] }; row: { order_id: string; title: string | null; picture: string | null; lines: number }; open: 'title' | 'picture' };
    'wallet-span-sums': { values: { shopId: bigint | number; first: Date | string; until: Date | string; from?: Date | null | undefined; to?: Date | null | undefined }; row: { kind: string | null; debit_kind: string | null; credit_kind: string | null; rows: number | null; units: bigint | null }; open: 'kind' | 'debit_kind' | 'credit_kind' | 'rows' | 'units' };
    'wallet-withdrawal-sums': { values: { accounts: readonly (string | null)[]; shopId: bigint | number; states: readonly (string | null)[]; account?: string | null | undefined; from?: Date | null | undefined; to?: Date | null | undefined }; row: { rows: number; in: bigint; out: bigint }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'wallet-after': { values: { shopId: bigint | number; last: bigint | number; seqs: readonly (bigint | number | null)[] }; row: { seq: bigint; held: bigint | null; withdrawing: bigint | null; available: bigint | null }; open: 'held' | 'withdrawing' | 'available' };
    'wallet-book': { values: { shopId: bigint | number }; row: { currency: ColumnTypes['book.currency']; last_seq: bigint; head_hash: Buffer }; open: never };
    'wallet-due': { values: { now: Date; tz: string; shopId: bigint | number }; row: { date: string | null; units: bigint | null }; open: 'date' | 'units' };
    'wallet-flow-kinds': { values: { shopId: bigint | number; after: bigint | number; upTo: bigint | number }; row: { kind: string; debit_kind: ColumnTypes['transfer.debit_kind']; credit_kind: ColumnTypes['transfer.credit_kind']; rows: number; units: bigint | null }; open: 'units' };
    'wallet-flow-sold': { values: { shopId: bigint | number; orders: readonly (string | null)[] }; row: { order_id: string; title: string | null; picture: string | null; lines: number }; open: 'title' | 'picture' };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'desk-account-past': { values: { shopId: bigint | number; accountId: string; besides: string }; row: { paid: number | null; failed: number | null; units: bigint }; open: 'paid' | 'failed' };
    'desk-batch-sums': { values: { ids: readonly (string | null)[] }; row: { batch_id: string; count: number; units: bigint; settled: number | null }; open: 'settled' };
    'desk-ready': { values: { limit: bigint | number; offset: bigint | number }; row: { shop_id: bigint; id: string; withdrawal_id: string; number: number; units: bigint | null; currency: ColumnTypes['withdrawal.currency']; account_name: string; account_masked: string; ready_at: Date; decided_at: Date | null }; open: 'units' };
    'desk-ready-sums': { values: {  }; row: { currency: ColumnTypes['withdrawal.currency']; count: number; units: bigint | null }; open: 'units' };
    'desk-sendings': { values: { ids: readonly (string | null)[] }; row: { id: string; attempt: number; hash: string | null; nonce: bigint | null; signed_at: Date }; open: 'hash' };
  }
}

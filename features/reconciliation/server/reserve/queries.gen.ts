// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'reserve-attestation-find': { values: { auditor: string; sealNo: bigint | number; currency: ColumnTypes['reserve_attestation.currency'] }; row: { units: bigint }; open: never };
    'reserve-attestation-insert': { values: { id: string; auditor: string; sealNo: bigint | number; currency: ColumnTypes['reserve_attestation.currency']; units: bigint | number; statedAt: Date; note: string; at: Date }; row: { id: string }; open: never };
    'reserve-attestations': { values: { since: Date; limit: bigint | number }; row: { auditor: string; seal_no: number; currency: ColumnTypes['reserve_attestation.currency']; units: bigint; stated_at: Date; note: string }; open: never };
    'reserve-attestations-count': { values: { auditor: string; since: Date }; row: { count: number }; open: never };
    'reserve-bank-balances': { values: {  }; row: { account: string; currency: string; units: bigint; day: Date; at: Date }; open: never };
    'reserve-book-assets': { values: {  }; row: { account: string | null; currency: ColumnTypes['book.currency']; units: bigint | null }; open: 'account' | 'units' };
    'reserve-chain-transit': { values: {  }; row: { chain: 'ethereum' | 'tron'; units: bigint | null }; open: 'units' };
    'reserve-owed-now': { values: { currency: string }; row: { units: bigint | null }; open: 'units' };
    'reserve-provider-balances': { values: {  }; row: { provider: string; asset: string; units: bigint | null; whole_until: Date }; open: 'units' };
    'reserve-provider-transit': { values: { capturesSince: Date; payoutsSince: Date }; row: { provider: string | null; asset: string | null; units: bigint | null }; open: 'provider' | 'asset' | 'units' };
    'reserve-report-insert': { values: { at: Date; currency: ColumnTypes['reserve_report.currency']; sealNo: bigint | number; owed: bigint | number; held: bigint | number; document: Buffer }; row: {  }; open: never };
    'reserve-reports-newest': { values: {  }; row: { at: Date; currency: ColumnTypes['reserve_report.currency']; seal_no: number; owed: bigint; held: bigint }; open: never };
    'reserve-seal': { values: {  }; row: { no: number; currency: string; at: Date; merchants: bigint; buyers: bigint; suppliers: bigint }; open: never };
    'reserve-seal-find': { values: { no: bigint | number }; row: { at: Date }; open: never };
    'reserve-statement-files': { values: { since: Date; limit: bigint | number }; row: { sha256: string | null; from_day: string | null; to_day: string | null }; open: 'sha256' | 'from_day' | 'to_day' };
  }
}

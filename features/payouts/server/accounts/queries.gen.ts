// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'payout-account-count': { values: { shopId: bigint | number }; row: { n: number }; open: never };
    'payout-account-find': { values: { shopId: bigint | number; id: string }; row: { id: string; slot: number; type: 'ETC/USDT' | 'TRX/USDT' | 'bank'; account_name: string; number_kind: 'address' | 'iban' | 'account'; number_sealed: Buffer; number_masked: string; number_hash: Buffer | null; bank_name: string; branch_number: string; bic: string; country: string; note: string; default_at: Date | null; usable_at: Date; version: number; created_at: Date; last_used_at: Date | null; in_use: boolean }; open: never };
    'payout-account-insert': { values: { shopId: bigint | number; slot: bigint | number; id: string; type: 'ETC/USDT' | 'TRX/USDT' | 'bank'; accountName: string; numberKind: 'address' | 'iban' | 'account'; sealed: Buffer; masked: string; key: Buffer; bankName: string; branchNumber: string; bic: string; country: string; note: string; defaultAt?: Date | null | undefined; usableAt: Date; at: Date; hash: Buffer; mandateId: string }; row: { slot: number }; open: never };
    'payout-account-list': { values: { shopId: bigint | number }; row: { id: string; slot: number; type: 'ETC/USDT' | 'TRX/USDT' | 'bank'; account_name: string; number_kind: 'address' | 'iban' | 'account'; number_sealed: Buffer; number_masked: string; number_hash: Buffer | null; bank_name: string; branch_number: string; bic: string; country: string; note: string; default_at: Date | null; usable_at: Date; version: number; created_at: Date; last_used_at: Date | null; in_use: boolean }; open: never };
    'payout-account-mark': { values: { note?: string | null | undefined; defaultAt?: Date | null | undefined; shopId: bigint | number; id: string; version: bigint | number }; row: { usable_at: Date; version: number }; open: never };
    'payout-account-remove': { values: { shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'payout-account-shared': { values: { hash: Buffer; shopId: bigint | number; limit: bigint | number }; row: { shop_id: bigint | null }; open: 'shop_id' };
    'payout-account-update': { values: { shopId: bigint | number; id: string; version: bigint | number; mandateId: string; accountName: string; numberKind: string; sealed: Buffer; masked: string; key: Buffer; bankName: string; branchNumber: string; bic: string; country: string; usableAt: Date; hash: Buffer }; row: { usable_at: Date | null; version: number | null }; open: 'usable_at' | 'version' };
    'payout-account-use': { values: { at: Date; hash: Buffer; shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'chain-capture': { values: { chain: string }; row: { payment_id: string }; open: never };
    'chain-captured': { values: { chain: string; paymentId: string }; row: { payment_id: string; address: string; contract: string; units: bigint; hash: string | null; log_index: number; sender: string; block: bigint; at: Date }; open: 'hash' };
    'chain-due': { values: { chain: 'ethereum' | 'tron'; contract: string; now: Date; finalBlock: bigint | number; limit: bigint | number }; row: { address: string; payment_id: string; contract: string; units: bigint; seen_block: bigint; expires_at: Date; received_units: bigint; captured_units: bigint; returned_units: bigint; return_to: string | null }; open: never };
    'chain-find': { values: { chain: 'ethereum' | 'tron'; paymentId: string }; row: { address: string; payment_id: string; contract: string; units: bigint; seen_block: bigint; expires_at: Date; received_units: bigint; captured_units: bigint; returned_units: bigint; return_to: string | null }; open: never };
    'chain-lock': { values: { chain: 'ethereum' | 'tron'; paymentId: string }; row: { address: string; payment_id: string; contract: string; units: bigint; seen_block: bigint; expires_at: Date; received_units: bigint; captured_units: bigint; returned_units: bigint; return_to: string | null }; open: never };
    'chain-lock-many': { values: { chain: 'ethereum' | 'tron'; addresses: readonly (string | null)[] }; row: {  }; open: never };
    'chain-name': { values: { to: string; chain: string; paymentId: string; state: 'owed' | 'named' | 'sent' | 'paid'; from: readonly (string | null)[] }; row: { id: string }; open: never };
    'chain-nonce': { values: { chain: string; signer: string; least: bigint | number }; row: { nonce: bigint | null }; open: 'nonce' };
    'chain-open': { values: { chain: 'ethereum' | 'tron'; address: string; paymentId: string; contract: string; units: bigint | number; seenBlock: bigint | number; now: Date; expiresAt: Date; watchUntil: Date }; row: {  }; open: never };
    'chain-owed': { values: { chain: string; paymentId: string }; row: { units: bigint }; open: never };
    'chain-refund': { values: { units: bigint | number; chain: string; paymentId: string; id: string; now: Date }; row: { id: string }; open: never };
    'chain-rest': { values: { units: bigint | number; chain: string; paymentId: string; id: string; now: Date }; row: { id: string }; open: never };
    'chain-resting': { values: { chain: 'ethereum' | 'tron'; now: Date }; row: { payment_id: string }; open: never };
    'chain-return-find': { values: { chain: string; id: string }; row: { id: string; address: string; units: bigint; to_address: string | null; state: 'owed' | 'named' | 'sent' | 'paid' }; open: never };
    'chain-return-lock': { values: { chain: string; id: string }; row: { id: string; address: string; units: bigint; to_address: string | null; state: 'owed' | 'named' | 'sent' | 'paid' }; open: never };
    'chain-return-move': { values: { to: 'owed' | 'named' | 'sent' | 'paid'; now: Date; chain: string; id: string; from: readonly (string | null)[] }; row: { id: string }; open: never };
    'chain-return-open': { values: { chain: string; limit: bigint | number }; row: { id: string; address: string; units: bigint; to_address: string | null; state: 'owed' | 'named' | 'sent' | 'paid' }; open: never };
    'chain-seen': { values: { block: bigint | number; isWhole: boolean; hotSince: Date; now: Date; warmSince: Date; warmNext: Date; coldNext: Date; chain: 'ethereum' | 'tron'; addresses: readonly (string | null)[] }; row: {  }; open: never };
    'chain-send-insert': { values: { chain: string; returnId: string; attempt: bigint | number; signer: string; nonce?: bigint | number | null | undefined; hash: string; raw: string; validUntil?: Date | null | undefined; now: Date }; row: {  }; open: never };
    'chain-sends': { values: { chain: string; returnId: string }; row: { attempt: number; nonce: bigint | null; hash: string | null; raw: string; valid_until: Date | null; signed_at: Date }; open: 'hash' };
    'chain-told': { values: { now: Date; chain: 'ethereum' | 'tron'; address: string }; row: {  }; open: never };
    'chain-untold': { values: { chain: string }; row: { payment_id: string; address: string; contract: string; units: bigint; hash: string | null; log_index: number; sender: string; block: bigint; at: Date }; open: 'hash' };
    'chain-write': { values: { chain: string; now: Date; hashs: readonly (string | null)[]; indexs: readonly (bigint | number | null)[]; tos: readonly (string | null)[]; froms: readonly (string | null)[]; units: readonly (bigint | number | null)[]; blocks: readonly (bigint | number | null)[]; ats: readonly (Date | null)[] }; row: { count: number }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'payout-chain-find': { values: { id: string }; row: { id: string; chain: 'ethereum' | 'tron'; to_address: string; units: bigint; state: 'asked' | 'sent' | 'paid'; hash: string | null; nonce: bigint | null }; open: 'hash' };
    'payout-chain-insert': { values: { id: string; chain: 'ethereum' | 'tron'; to_address: string; units: bigint | number; now: Date }; row: {  }; open: never };
    'payout-chain-lock': { values: { id: string }; row: { id: string; chain: 'ethereum' | 'tron'; to_address: string; units: bigint; state: 'asked' | 'sent' | 'paid'; hash: string | null; nonce: bigint | null }; open: 'hash' };
    'payout-chain-nonce': { values: { chain: string; signer: string; least: bigint | number }; row: { nonce: bigint | null }; open: 'nonce' };
    'payout-chain-paid': { values: { hash: string; now: Date; id: string }; row: {  }; open: never };
    'payout-chain-reserve': { values: { nonce?: bigint | number | null | undefined; id: string }; row: {  }; open: never };
    'payout-chain-sends': { values: { id: string }; row: { hash: string | null; raw: string; nonce: bigint | null; valid_until: Date | null; signed_at: Date }; open: 'hash' };
    'payout-chain-signed': { values: { id: string; attempt: bigint | number; chain: string; signer: string; nonce?: bigint | number | null | undefined; hash: string; raw: string; validUntil?: Date | null | undefined; now: Date }; row: {  }; open: never };
  }
}

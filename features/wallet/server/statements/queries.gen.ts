// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'statement-erase': { values: { shopId: bigint | number; personId: string; at: Date }; row: { wallet_statement_erase: Json | null }; open: 'wallet_statement_erase' };
    'statement-list': { values: { shopId: bigint | number; upTo: bigint | number; limit: bigint | number; offset: bigint | number }; row: { number: number; month: string; tz: string; first_seq: bigint; last_seq: bigint; currency: string; available_units: bigint; pending_units: bigint; held_units: bigint; withdrawing_units: bigint; receivable_units: bigint; issuer: Json; recipient: Json; made_at: Date }; open: never };
    'statement-make': { values: { shopId: bigint | number; now: Date; issuer: string }; row: { number: number | null }; open: 'number' };
    'statement-shops': { values: { after: bigint | number; before: Date; limit: bigint | number }; row: { shop_id: bigint | null }; open: 'shop_id' };
    'statement-sums': { values: { shopId: bigint | number; numbers: readonly (bigint | number | null)[] }; row: { number: number; kind: string; debit_kind: string; credit_kind: string; movements: number; units: bigint }; open: never };
    'statement-taxes': { values: { shopId: bigint | number; number: bigint | number }; row: { country: string; label: string; rate_bps: number; is_back: boolean; movements: number; base_units: bigint; tax_units: bigint }; open: never };
  }
}

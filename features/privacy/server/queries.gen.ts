// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'privacy-buyer-address': { values: { shopId: bigint | number; id: string }; row: { email: string }; open: never };
    'privacy-buyer-erase': { values: { shopId: bigint | number; id: string }; row: { buyer_erase: Json | null }; open: 'buyer_erase' };
    'privacy-buyer-record': { values: { shopId: bigint | number; id: string; at: Date; personId?: string | null | undefined; why: string }; row: { order_id: string }; open: never };
    'privacy-buyers-old': { values: { before: Date; limit: bigint | number }; row: { shop_id: bigint; id: string }; open: never };
    'privacy-erase-person': { values: { shopId: bigint | number; personId: string; at: Date }; row: { person_erase: Json | null }; open: 'person_erase' };
    'privacy-erase-reach': { values: { shopId: bigint | number; personId: string; at: Date }; row: { reach_erase_person: Json | null }; open: 'reach_erase_person' };
    'privacy-file': { values: { shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; person_id: string; state: 'waiting' | 'done' | 'failed' | 'removed'; bytes: bigint | null; asked_at: Date; expires_at: Date }; open: never };
    'privacy-file-ask': { values: { shopId: bigint | number; id: string; personId: string; at: Date; expiresAt: Date }; row: { id: string }; open: never };
    'privacy-file-end': { values: { state: 'waiting' | 'done' | 'failed' | 'removed'; bytes?: bigint | number | null | undefined; sha256?: string | null | undefined; at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'privacy-file-newest': { values: { shopId: bigint | number }; row: { shop_id: bigint; id: string; person_id: string; state: 'waiting' | 'done' | 'failed' | 'removed'; bytes: bigint | null; asked_at: Date; expires_at: Date }; open: never };
    'privacy-owed': { values: { shopId: bigint | number }; row: { orders: number | null; cases: number | null; currency: string | null; units: bigint | null }; open: 'orders' | 'cases' | 'currency' | 'units' };
    'privacy-own-files': { values: { shopId: bigint | number; erasedToo: boolean }; row: { shop_id: bigint; id: string; kind: 'avatar' | 'logo' | 'banner' | 'goods' | 'comment' | 'proof' | 'case' | 'chat' | 'identity' | 'qualification' | 'video'; folder: string | null; widths: number[]; mime: string; bytes: number }; open: never };
    'privacy-wish': { values: { shopId: bigint | number }; row: { id: string; person_id: string; asked_at: Date; due_at: Date }; open: never };
    'privacy-wish-ask': { values: { shopId: bigint | number; id: string; person_id: string; asked_at: Date; due_at: Date }; row: { id: string }; open: never };
    'privacy-wish-end': { values: { state: 'asked' | 'cancelled' | 'done'; at: Date; shopId: bigint | number }; row: { id: string }; open: never };
  }
}

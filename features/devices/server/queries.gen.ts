// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'device-add': { values: { shopId: bigint | number; id: string; personId: string; kind: string; name: string; algorithm: string; publicKey: Buffer; credential?: string | null | undefined; waits: boolean }; row: { came: string | null }; open: 'came' };
    'device-count': { values: { shopId: bigint | number; id: string }; row: { n: number }; open: never };
    'device-end': { values: { shopId: bigint | number }; row: { ended: number | null }; open: 'ended' };
    'device-find': { values: { shopId: bigint | number; id: string }; row: { id: string; kind: 'device' | 'passkey'; name: string; algorithm: 'ES256' | 'EdDSA' | 'RS256'; public_key: Buffer; credential: string | null; added_at: Date; active_from: Date; removal_from: Date | null; removed_at: Date | null; signs: boolean | null; waits: boolean | null }; open: 'signs' | 'waits' };
    'device-forget': { values: { shopId: bigint | number; personId: string }; row: { merchant_device_forget: Json | null }; open: 'merchant_device_forget' };
    'device-list': { values: { shopId: bigint | number; limit: bigint | number }; row: { id: string; kind: 'device' | 'passkey'; name: string; algorithm: 'ES256' | 'EdDSA' | 'RS256'; public_key: Buffer; credential: string | null; added_at: Date; active_from: Date; removal_from: Date | null; removed_at: Date | null; signs: boolean | null; waits: boolean | null }; open: 'signs' | 'waits' };
    'device-remove': { values: { shopId: bigint | number; id: string }; row: { came: string | null }; open: 'came' };
    'device-retain': { values: { shopId: bigint | number; id: string }; row: { came: boolean | null }; open: 'came' };
    'device-signing': { values: { shopId: bigint | number }; row: { id: string; kind: 'device' | 'passkey'; name: string; algorithm: 'ES256' | 'EdDSA' | 'RS256'; public_key: Buffer; credential: string | null }; open: never };
    'mandate-enter': { values: { shopId: bigint | number; id: string; kind: string; subject: string; units: bigint | number; deviceId?: string | null | undefined; body?: string | null | undefined; signature?: Buffer | null | undefined; authenticatorData?: Buffer | null | undefined; clientData?: Buffer | null | undefined }; row: { came: string | null }; open: 'came' };
    'mandate-list': { values: { shopId: bigint | number; after: bigint | number; limit: bigint | number }; row: { n: bigint; id: string; kind: 'withdrawal' | 'payout_account' | 'campaign' | 'pay_password' | 'refund' | 'payout_schedule'; subject: string; body: string | null; signature: Buffer | null; authenticator_data: Buffer | null; client_data: Buffer | null; at: Date; device_id: string; device_kind: 'device' | 'passkey'; algorithm: 'ES256' | 'EdDSA' | 'RS256'; public_key: Buffer }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'notifications-claim-endpoint': { values: { hash: Buffer; shopId: bigint | number; id: string }; row: { device_id: string }; open: never };
    'notifications-device-by-id': { values: { shopId: bigint | number; id: string }; row: { id: string; person_id: string; endpoint: string; endpoint_hash: Buffer; p256dh: Buffer; auth: Buffer; name: string; created_at: Date; last_at: Date | null; failing_since: Date | null; ended_at: Date | null; ended_why: 'person' | 'moved' | 'gone' | 'refused' | 'signed_out' | null; is_signed_out: boolean; signed_out_at: Date | null }; open: 'signed_out_at' };
    'notifications-device-of': { values: { shopId: bigint | number; personId: string; hash: Buffer }; row: { id: string; person_id: string; endpoint: string; endpoint_hash: Buffer; p256dh: Buffer; auth: Buffer; name: string; created_at: Date; last_at: Date | null; failing_since: Date | null; ended_at: Date | null; ended_why: 'person' | 'moved' | 'gone' | 'refused' | 'signed_out' | null; is_signed_out: boolean; signed_out_at: Date | null }; open: 'signed_out_at' };
    'notifications-end-device': { values: { at: Date; why: 'person' | 'moved' | 'gone' | 'refused' | 'signed_out'; shopId: bigint | number; id: string; hash?: Buffer | null | undefined }; row: { endpoint_hash: Buffer }; open: never };
    'notifications-first-order': { values: { shopId: bigint | number }; row: { found: boolean }; open: never };
    'notifications-forget': { values: { before: Date; limit: bigint | number }; row: { gone: number | null }; open: 'gone' };
    'notifications-free-endpoint': { values: { endpointHash: Buffer; shopId: bigint | number; id: string }; row: {  }; open: never };
    'notifications-list-devices': { values: { shopId: bigint | number; personId: string; since: Date; limit: bigint | number }; row: { id: string; person_id: string; endpoint: string; endpoint_hash: Buffer; p256dh: Buffer; auth: Buffer; name: string; created_at: Date; last_at: Date | null; failing_since: Date | null; ended_at: Date; ended_why: 'person' | 'moved' | 'gone' | 'refused' | 'signed_out' | null; is_signed_out: boolean; signed_out_at: Date | null }; open: 'signed_out_at' };
    'notifications-living-devices': { values: { shopId: bigint | number }; row: { id: string; person_id: string; endpoint: string; endpoint_hash: Buffer; p256dh: Buffer; auth: Buffer; name: string; created_at: Date; last_at: Date | null; failing_since: Date | null; ended_at: Date | null; ended_why: 'person' | 'moved' | 'gone' | 'refused' | 'signed_out' | null; is_signed_out: boolean; signed_out_at: Date | null }; open: 'signed_out_at' };
    'notifications-move-device': { values: { endpoint: string; hash: Buffer; p256dh: Buffer; auth: Buffer; shopId: bigint | number; id: string; before: Buffer }; row: { id: string }; open: never };
    'notifications-note-device': { values: { isTaken: boolean; at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'notifications-over-devices': { values: { since: Date; limit: bigint | number }; row: { shop_id: bigint; id: string; is_signed_out: boolean }; open: never };
    'notifications-renew-device': { values: { p256dh: Buffer; auth: Buffer; name: string; sessionHash: Buffer; shopId: bigint | number; id: string }; row: {  }; open: never };
    'notifications-see-endpoint': { values: { hash: Buffer }; row: { shop_id: bigint; device_id: string }; open: never };
    'notifications-take-endpoint': { values: { hash: Buffer; shopId: bigint | number; deviceId: string }; row: {  }; open: never };
  }
}

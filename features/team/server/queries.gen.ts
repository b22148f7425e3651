// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'team-acts': { values: { shopId: bigint | number; personId?: string | null | undefined; subject?: string | null | undefined; limit: bigint | number; offset: bigint | number }; row: { id: string; name: string | null; role: 'owner' | 'orders' | 'products' | 'service'; is_gone: boolean; call: string; subject: string; at: Date }; open: 'name' };
    'team-count-refund': { values: { shopId: bigint | number; personId: string; day: Date | string; units: bigint | number }; row: { done: boolean }; open: never };
    'team-end-invitations': { values: { now: Date; shopId: bigint | number }; row: {  }; open: never };
    'team-erase': { values: { shopId: bigint | number; now: Date }; row: { team_erase: Json | null }; open: 'team_erase' };
    'team-find-invitation': { values: { shopId: bigint | number; id: string; secretHash: Buffer }; row: { id: string; role: 'orders' | 'products' | 'service'; name: string; ends_at: Date; used_at: Date | null; revoked_at: Date | null; person_id: string | null; shop: string; level: 'standard' | 'merchant' | 'partner' | 'agent'; status: 'open' | 'paused' | 'closed' }; open: never };
    'team-find-member': { values: { shopId: bigint | number; id: string }; row: { id: string; role: 'owner' | 'orders' | 'products' | 'service' }; open: never };
    'team-find-setting': { values: { shopId: bigint | number }; row: { refund_units: bigint }; open: never };
    'team-insert-invitation': { values: { shopId: bigint | number; id: string; secretHash: Buffer; role: string; name: string; madeBy: string; now: Date; endsAt: Date; max: bigint | number }; row: { done: boolean }; open: never };
    'team-invitations': { values: { shopId: bigint | number; now: Date }; row: { id: string; slot: number; role: 'orders' | 'products' | 'service'; name: string; made_at: Date; ends_at: Date }; open: never };
    'team-is-invitation': { values: { shopId: bigint | number; id: string }; row: { found: boolean }; open: never };
    'team-is-person': { values: { shopId: bigint | number; id: string }; row: { found: boolean }; open: never };
    'team-note': { values: { shopId: bigint | number; id: string; personId: string; call: string; subject: string; now: Date }; row: { team_note: Json | null }; open: 'team_note' };
    'team-order-numbers': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; number: number }; open: never };
    'team-people': { values: { shopId: bigint | number }; row: { id: string; name: string | null; username: string; role: 'owner' | 'orders' | 'products' | 'service'; created_at: Date; second_factor: boolean }; open: 'name' };
    'team-remove': { values: { shopId: bigint | number; by: string; id: string; now: Date }; row: { done: boolean }; open: never };
    'team-revoke-invitation': { values: { now: Date; shopId: bigint | number; id: string }; row: { done: boolean }; open: never };
    'team-save-setting': { values: { shopId: bigint | number; units: bigint | number; now: Date }; row: {  }; open: never };
    'team-set-role': { values: { shopId: bigint | number; by: string; id: string; role: string }; row: { done: boolean }; open: never };
    'team-used-refunds': { values: { shopId: bigint | number; personId: string; day: Date | string }; row: { units: bigint }; open: never };
  }
}

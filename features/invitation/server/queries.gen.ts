// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'deposit-inviter': { values: { shopId: bigint | number; personId: string }; row: { made_by: string }; open: never };
    'invitation-consume': { values: { username: string; shopId: bigint | number; at: Date; code: string }; row: { id: string; inviter_shop_id: bigint | null }; open: never };
    'invitation-count': { values: { state?: string | null | undefined; now: Date }; row: { count: number }; open: never };
    'invitation-count-of-shop': { values: { shopId: bigint | number }; row: { count: number }; open: never };
    'invitation-find': { values: { id: string }; row: { id: string; code: string; state: 'unused' | 'opened' | 'joined' | 'revoked'; made_by: string; made_by_name: string; note: string; username: string | null; created_at: Date; expires_at: Date; joined_at: Date | null; shop_id: bigint | null; inviter_shop_id: bigint | null }; open: never };
    'invitation-find-by-code': { values: { code: string }; row: { id: string; code: string; state: 'unused' | 'opened' | 'joined' | 'revoked'; made_by: string; made_by_name: string; note: string; username: string | null; created_at: Date; expires_at: Date; joined_at: Date | null; shop_id: bigint | null; inviter_shop_id: bigint | null }; open: never };
    'invitation-find-of-shop': { values: { id: string; shopId: bigint | number }; row: { id: string; code: string; state: 'unused' | 'opened' | 'joined' | 'revoked'; made_by: string; made_by_name: string; note: string; username: string | null; created_at: Date; expires_at: Date; joined_at: Date | null; shop_id: bigint | null; inviter_shop_id: bigint }; open: never };
    'invitation-free-seat': { values: { at: Date; shopId: bigint | number; invitationId: string }; row: {  }; open: never };
    'invitation-insert': { values: { madeBy: string; madeByName: string; note: string; at: Date; expiresAt: Date; inviterShopId?: bigint | number | null | undefined; ids: readonly (string | null)[]; codes: readonly (string | null)[] }; row: { id: string; code: string; state: 'unused' | 'opened' | 'joined' | 'revoked'; made_by: string; made_by_name: string; note: string; username: string | null; created_at: Date; expires_at: Date; joined_at: Date | null; shop_id: bigint | null; inviter_shop_id: bigint | null }; open: never };
    'invitation-list': { values: { state?: string | null | undefined; now: Date; limit: bigint | number; offset: bigint | number }; row: { id: string; code: string; state: 'unused' | 'opened' | 'joined' | 'revoked'; made_by: string; made_by_name: string; note: string; username: string | null; created_at: Date; expires_at: Date; joined_at: Date | null; shop_id: bigint | null; inviter_shop_id: bigint | null }; open: never };
    'invitation-of-shop': { values: { shopId: bigint | number; limit: bigint | number; offset: bigint | number }; row: { id: string; code: string; state: 'unused' | 'opened' | 'joined' | 'revoked'; made_by: string; made_by_name: string; note: string; username: string | null; created_at: Date; expires_at: Date; joined_at: Date | null; shop_id: bigint | null; inviter_shop_id: bigint }; open: never };
    'invitation-open': { values: { id: string }; row: {  }; open: never };
    'invitation-revoke': { values: { id: string }; row: { id: string; code: string; state: 'unused' | 'opened' | 'joined' | 'revoked'; made_by: string; made_by_name: string; note: string; username: string | null; created_at: Date; expires_at: Date; joined_at: Date | null; shop_id: bigint | null; inviter_shop_id: bigint | null }; open: never };
    'invitation-take-seat': { values: { shopId: bigint | number; seat: bigint | number; invitationId: string; until: Date; now: Date }; row: { seat: number }; open: never };
    'invitation-take-slot': { values: { shopId: bigint | number; day: Date | string; slot: bigint | number; invitationId: string }; row: { slot: number }; open: never };
    'invitation-taken-seats': { values: { shopId: bigint | number; now: Date }; row: { seat: number }; open: never };
    'invitation-tree-operators': { values: {  }; row: { id: string; name: string | null; made: number; opened: number; joined: number; verified: number; sold: number; restricted: number; sudden: boolean }; open: 'name' };
    'invitation-used': { values: { shopId: bigint | number; day: Date | string; now: Date }; row: { used: number | null; open: number; next_free_at: Date | null }; open: 'used' | 'next_free_at' };
    'invitation-waiting': { values: { now: Date }; row: { count: number }; open: never };
    'registration-insert': { values: { isOpen: boolean; reason: string; untilAt?: Date | null | undefined; byId: string; at: Date }; row: { n: number }; open: never };
    'registration-newest': { values: { limit: bigint | number }; row: { n: number; is_open: boolean; reason: string; until_at: Date | null; by_id: string; at: Date }; open: never };
  }
}

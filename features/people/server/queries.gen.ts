// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'people-add-account-codes': { values: { shopId: bigint | number; personId: string; hashes: readonly (Buffer | null)[]; now: Date }; row: { shop_id: bigint }; open: never };
    'people-add-recovery-codes': { values: { shopId: bigint | number; personId: string; hashes: readonly (Buffer | null)[] }; row: { shop_id: bigint }; open: never };
    'people-clear-tries': { values: { now: Date; shopId: bigint | number; personId: string; secret: 'pay' | 'factor' | 'password' }; row: {  }; open: never };
    'people-count-account-codes': { values: { shopId: bigint | number; personId: string }; row: { count: number }; open: never };
    'people-count-recovery-codes': { values: { shopId: bigint | number; personId: string }; row: { count: number }; open: never };
    'people-count-shop-links': { values: { personId: string }; row: { count: number }; open: never };
    'people-delete-shop-link': { values: { personId: string; otherId: string }; row: {  }; open: never };
    'people-delete-shop-links': { values: { personId: string }; row: {  }; open: never };
    'people-drop-account-codes': { values: { shopId: bigint | number; personId: string }; row: {  }; open: never };
    'people-drop-recovery-codes': { values: { shopId: bigint | number; personId: string }; row: {  }; open: never };
    'people-enter-safety': { values: { shopId: bigint | number; personId: string }; row: {  }; open: never };
    'people-factor-proved-at': { values: { tokenHash: Buffer }; row: { factor_at: Date | null }; open: never };
    'people-find-account-code': { values: { shopId: bigint | number; personId: string; hash: Buffer }; row: { found: boolean }; open: never };
    'people-find-merchant': { values: { shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; username: string; password_hash: string; identity_status: 'unverified' | 'applying' | 'verified' | 'rejected'; lang: string; created_at: Date; nickname: string | null; email: string | null; email_changed_at: Date | null; phone: string | null; tz: string; shop_tz: string; avatar_file_id: string | null; notify: Json; role: 'owner' | 'orders' | 'products' | 'service'; pay_password_set: boolean; withdraw_paused_until: Date | null; second_factor: boolean; second_factor_since: Date | null }; open: 'withdraw_paused_until' | 'second_factor_since' };
    'people-find-safety': { values: { shopId: bigint | number; personId: string }; row: { pay_hash: string | null; pay_change_mark: Buffer | null; withdraw_paused_until: Date | null; factor_box: Buffer | null; factor_new_box: Buffer | null; factor_new_until: Date | null }; open: never };
    'people-find-session': { values: { tokenHash: Buffer }; row: { actor: 'merchant' | 'operator' | 'supplier'; person_id: string; shop_id: bigint | null; supplier_id: string | null; role: string; seen_at: Date; ends_at: Date; revoked_at: Date | null }; open: never };
    'people-find-sessions': { values: { tokenHashes: readonly (Buffer | null)[] }; row: { token_hash: Buffer; actor: 'merchant' | 'operator' | 'supplier'; person_id: string; shop_id: bigint | null; supplier_id: string | null; role: string; seen_at: Date; ends_at: Date; revoked_at: Date | null }; open: never };
    'people-find-shop-link': { values: { personId: string; otherShopId: bigint | number }; row: { other_id: string }; open: never };
    'people-find-tries': { values: { shopId: bigint | number; personId: string; secret: 'pay' | 'factor' | 'password' }; row: { tries: number; locked_until: Date | null }; open: never };
    'people-forget-sessions': { values: { before: Date; limit: bigint | number }; row: { looked: number | null }; open: 'looked' };
    'people-insert-merchant': { values: { shopId: bigint | number; id: string; username: string; passwordHash: string; invitationId: string; lang: string; at: Date; email?: string | null | undefined }; row: {  }; open: never };
    'people-last-seen': { values: { people: readonly (string | null)[] }; row: { person_id: string; seen_at: Date | null }; open: 'seen_at' };
    'people-live-sessions': { values: { personId: string; now: Date; idleAt: Date }; row: { id: string | null; token_hash: Buffer; device: string; place: string; created_at: Date; seen_at: Date }; open: 'id' };
    'people-lock-merchant': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
    'people-lock-sessions': { values: { personId: string; now: Date }; row: {  }; open: never };
    'people-offer-factor': { values: { box: Buffer; until: Date; shopId: bigint | number; personId: string }; row: {  }; open: never };
    'people-own-words': { values: { shopId: bigint | number; personId: string }; row: { words: string[] | null }; open: 'words' };
    'people-pause-withdrawals': { values: { shopId: bigint | number; personId: string; until: Date }; row: { withdraw_paused_until: Date | null }; open: never };
    'people-prove-factor': { values: { now: Date; tokenHash: Buffer }; row: {  }; open: never };
    'people-revoke-oldest-sessions': { values: { now: Date; personId: string; tokenHash: Buffer; keep: bigint | number }; row: {  }; open: never };
    'people-revoke-session': { values: { now: Date; tokenHash: Buffer }; row: { ended: boolean }; open: never };
    'people-revoke-sessions': { values: { now: Date; personId: string; id?: string | null | undefined; keep?: Buffer | null | undefined }; row: { token_hash: Buffer }; open: never };
    'people-seen-device': { values: { device: string; place: string; personId: string }; row: { has_any: boolean | null; has_same: boolean }; open: 'has_any' };
    'people-seen-place': { values: { personId: string; place: string }; row: { seen: boolean }; open: never };
    'people-session-device': { values: { tokenHash: Buffer }; row: { device: string; ends_at: Date }; open: never };
    'people-set-identity': { values: { shopId: bigint | number; personId: string; status: string }; row: { done: boolean | null }; open: 'done' };
    'people-set-password': { values: { hash: string; shopId: bigint | number; personId: string; from: string }; row: { done: boolean }; open: never };
    'people-set-pay-hash': { values: { shopId: bigint | number; personId: string; hash: string; mark: Buffer; pausedUntil?: Date | null | undefined; from?: string | null | undefined; mandateId: string }; row: { done: boolean | null }; open: 'done' };
    'people-shop-links': { values: { personId: string }; row: { other_id: string; other_shop_id: bigint; linked_at: Date }; open: never };
    'people-shop-name': { values: { shopId: bigint | number }; row: { name: string; handle: string }; open: never };
    'people-touch-session': { values: { now: Date; tokenHash: Buffer }; row: {  }; open: never };
    'people-turn-factor-off': { values: { shopId: bigint | number; personId: string }; row: { done: boolean }; open: never };
    'people-turn-factor-on': { values: { at: Date; step: bigint | number; shopId: bigint | number; personId: string; box: Buffer }; row: { done: boolean }; open: never };
    'people-use-account-code': { values: { now: Date; shopId: bigint | number; personId: string; hash: Buffer }; row: { done: boolean }; open: never };
    'people-use-factor-step': { values: { step: bigint | number; shopId: bigint | number; personId: string }; row: { done: boolean }; open: never };
    'people-use-recovery-code': { values: { now: Date; shopId: bigint | number; personId: string; hash: Buffer }; row: { done: boolean }; open: never };
  }
}

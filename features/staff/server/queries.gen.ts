// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'operator-names': { values: { known: readonly (string | null)[] }; row: { id: string; name: string }; open: never };
    'operators-add-recovery-codes': { values: { personId: string; hashes: readonly (Buffer | null)[] }; row: {  }; open: never };
    'operators-any': { values: {  }; row: { found: boolean }; open: never };
    'operators-count-commands': { values: { since: Date }; row: { count: number; oldest: Date | null }; open: 'oldest' };
    'operators-count-recovery-codes': { values: { personId: string }; row: { count: number }; open: never };
    'operators-decide-change': { values: { id: string; by: string; confirms: boolean; now: Date }; row: { state: string | null }; open: 'state' };
    'operators-delete-subject': { values: { issuer: string; personId: string }; row: {  }; open: never };
    'operators-disable-by-command': { values: { personId: string; at: Date }; row: { state: string | null }; open: 'state' };
    'operators-drop-passkey': { values: { personId: string; credential: string }; row: { gone: boolean }; open: never };
    'operators-drop-recovery-codes': { values: { personId: string }; row: {  }; open: never };
    'operators-drop-tickets': { values: { personId: string; now: Date }; row: {  }; open: never };
    'operators-enter-safety': { values: { personId: string }; row: {  }; open: never };
    'operators-find': { values: { id: string }; row: { id: string; username: string; password_hash: string; name: string; roles: ColumnTypes['operator.roles']; supplier_id: string; disabled_at: Date | null; supplier_name: string | null }; open: 'supplier_name' };
    'operators-find-by-name': { values: { username: string }; row: { id: string; username: string; password_hash: string; name: string; roles: ColumnTypes['operator.roles']; supplier_id: string | null; disabled_at: Date | null }; open: never };
    'operators-find-change': { values: { id: string }; row: { id: string; person_id: string; kind: 'grant' | 'enable' | 'reset_factor' | 'remove_owner' | 'disable_owner'; roles: ColumnTypes['role_change.roles']; why: string; proposed_by: string; by_name: string; proposed_at: Date; until: Date; has_third: boolean | null }; open: 'has_third' };
    'operators-find-link': { values: { hash: Buffer; now: Date }; row: { person_id: string; username: string; name: string; until: Date }; open: never };
    'operators-find-safety': { values: { personId: string }; row: { factor_box: Buffer | null; factor_on_at: Date | null; factor_new_box: Buffer | null; factor_new_until: Date | null }; open: never };
    'operators-find-ticket': { values: { hash: Buffer; now: Date }; row: { person_id: string; device: string }; open: never };
    'operators-insert': { values: { id: string; username: string; passwordHash: string; name: string; roles: readonly (string | null)[]; supplierId?: string | null | undefined; at: Date; commandAt?: Date | null | undefined }; row: { made: boolean }; open: never };
    'operators-insert-bare': { values: { id: string; username: string; passwordHash: string; name: string; supplierId?: string | null | undefined; at: Date }; row: { made: boolean | null }; open: 'made' };
    'operators-insert-factor': { values: { personId: string; box: Buffer; at: Date }; row: {  }; open: never };
    'operators-insert-passkey': { values: { personId: string; credential: string; name: string; publicKey: Buffer; counter: bigint | number; slot: number; createdAt: Date }; row: { made: boolean }; open: never };
    'operators-insert-subject': { values: { issuer: string; subject: string; personId: string; email: string; now: Date }; row: { done: boolean }; open: never };
    'operators-insert-ticket': { values: { hash: Buffer; personId: string; device: string; until: Date }; row: {  }; open: never };
    'operators-joined': { values: {  }; row: { found: boolean }; open: never };
    'operators-lapse-change': { values: { personId: string; kind: string; proposedAt: Date }; row: { role_change_lapse: Json | null }; open: 'role_change_lapse' };
    'operators-lessen': { values: { personId: string; roles: readonly (string | null)[]; disables: boolean; by: string; now: Date }; row: { state: string | null }; open: 'state' };
    'operators-list-members': { values: {  }; row: { id: string; username: string; name: string; roles: ColumnTypes['operator.roles']; supplier_name: string | null; joined: boolean | null; has_totp: boolean; has_passkey: boolean; link_until: Date | null; disabled_at: Date; command_at: Date | null; created_at: Date }; open: 'supplier_name' | 'joined' | 'link_until' };
    'operators-list-passkeys': { values: { personId: string }; row: { credential: string; name: string; public_key: Buffer; counter: bigint; slot: number; created_at: Date; used_at: Date | null }; open: never };
    'operators-lock': { values: { id: string }; row: { operator_lock: Json | null }; open: 'operator_lock' };
    'operators-lock-safety': { values: { personId: string }; row: {  }; open: never };
    'operators-locked': { values: { id: string }; row: { id: string; username: string; password_hash: string; name: string; roles: ColumnTypes['operator.roles']; supplier_id: string | null; disabled_at: Date | null }; open: never };
    'operators-offer-factor': { values: { personId: string; box: Buffer; until: Date }; row: {  }; open: never };
    'operators-open-changes': { values: { now: Date }; row: { id: string; person_id: string; kind: 'grant' | 'enable' | 'reset_factor' | 'remove_owner' | 'disable_owner'; roles: ColumnTypes['role_change.roles']; why: string; proposed_by: string; by_name: string; proposed_at: Date; until: Date; has_third: boolean | null }; open: 'has_third' };
    'operators-propose-change': { values: { id: string; personId: string; kind: 'grant' | 'enable' | 'reset_factor' | 'remove_owner' | 'disable_owner'; roles: readonly (string | null)[]; why: string; proposedBy: string; proposedAt: Date; until: Date }; row: { made: boolean }; open: never };
    'operators-record-entry': { values: { personId: string; username: string; roles: readonly (string | null)[]; at: Date }; row: { operator_record_command: Json | null }; open: 'operator_record_command' };
    'operators-reset-by-command': { values: { personId: string; hash: Buffer; until: Date; at: Date }; row: { state: string | null }; open: 'state' };
    'operators-set-challenge': { values: { personId: string; text: string; until: Date }; row: {  }; open: never };
    'operators-set-link': { values: { personId: string; hash: Buffer; by: string; until: Date }; row: {  }; open: never };
    'operators-set-password': { values: { id: string; hash: string; from: string }; row: { done: boolean | null }; open: 'done' };
    'operators-subject-of': { values: { issuer: string; personId: string }; row: { email: string; connected_at: Date }; open: never };
    'operators-take-challenge': { values: { personId: string; now: Date }; row: { challenge: string }; open: never };
    'operators-turn-factor-off': { values: { personId: string }; row: { done: boolean }; open: never };
    'operators-turn-factor-on': { values: { at: Date; step: bigint | number; personId: string; box: Buffer }; row: { done: boolean }; open: never };
    'operators-use-factor-step': { values: { step: bigint | number; personId: string }; row: { done: boolean }; open: never };
    'operators-use-link': { values: { now: Date; hash: Buffer }; row: { done: boolean }; open: never };
    'operators-use-passkey': { values: { counter: bigint | number; now: Date; personId: string; credential: string }; row: { done: boolean }; open: never };
    'operators-use-recovery-code': { values: { now: Date; personId: string; hash: Buffer }; row: { done: boolean }; open: never };
    'operators-use-subject': { values: { now: Date; issuer: string; subject: string }; row: { person_id: string }; open: never };
    'operators-use-ticket': { values: { now: Date; hash: Buffer }; row: { done: boolean }; open: never };
    'operators-waiting-changes': { values: { now: Date }; row: { count: number; oldest: Date | null }; open: 'oldest' };
  }
}

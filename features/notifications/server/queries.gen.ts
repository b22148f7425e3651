// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'notifications-ask-code': { values: { mark: string; address: string; until: Date; shopId: bigint | number }; row: {  }; open: never };
    'notifications-choose-reach': { values: { shows_details: boolean; digest: 'off' | 'daily' | 'weekly'; digest_hour: number; shopId: bigint | number }; row: {  }; open: never };
    'notifications-claim': { values: { until: Date; together: string; shopId: bigint | number; now: Date; limit: bigint | number }; row: { id: string; once_key: string; what: 'notice' | 'digest' | 'code' | 'test' | 'reset' | 'welcome'; n: bigint | null; way: 'push' | 'email'; device_id: string | null; is_urgent: boolean; created_at: Date; tries: number; together: string }; open: never };
    'notifications-collected': { values: { length: bigint | number; at: Date; shopId: bigint | number }; row: {  }; open: never };
    'notifications-confirm-mail': { values: { at: Date; shopId: bigint | number; mark: string }; row: { done: boolean }; open: never };
    'notifications-digest': { values: { shopId: bigint | number; above: bigint | number; since: Date; kinds: readonly (string | null)[]; limit: bigint | number }; row: { n: bigint; id: string; code: string; kind: 'order' | 'wallet' | 'case' | 'review' | 'service' | 'system' | 'ad'; severity: 'info' | 'action' | 'urgent'; facts: ColumnTypes['notice.facts']; at: Date; read_at: Date | null }; open: never };
    'notifications-find-box': { values: { shopId: bigint | number }; row: { last_n: bigint; collected_to: Date | null; read_to: bigint; read_to_at: Date | null; undo_mark: string | null; undo_to: bigint | null; quiet_from: number | null; quiet_to: number | null }; open: never };
    'notifications-find-reach': { values: { shopId: bigint | number }; row: { person_id: string; shows_details: boolean; digest: 'off' | 'daily' | 'weekly'; digest_hour: number; mail_address: string | null; mail_at: Date | null; code_mark: string | null; code_address: string | null; code_until: Date | null; code_tries: number; is_open: boolean; opened_at: Date | null }; open: never };
    'notifications-forget-old': { values: { before: Date; limit: bigint | number }; row: { done: number | null }; open: 'done' };
    'notifications-insert': { values: { shopId: bigint | number; lastN: bigint | number; rows: string }; row: { n: bigint; code: string; kind: 'order' | 'wallet' | 'case' | 'review' | 'service' | 'system' | 'ad'; severity: 'info' | 'action' | 'urgent'; at: Date }; open: never };
    'notifications-insert-deliveries': { values: { shopId: bigint | number; at: Date; rows: string }; row: {  }; open: never };
    'notifications-known': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { found: number }; open: never };
    'notifications-list-after': { values: { shopId: bigint | number; n: bigint | number; limit: bigint | number }; row: { n: bigint; id: string; code: string; kind: 'order' | 'wallet' | 'case' | 'review' | 'service' | 'system' | 'ad'; severity: 'info' | 'action' | 'urgent'; facts: ColumnTypes['notice.facts']; at: Date; read_at: Date | null }; open: never };
    'notifications-lock-box': { values: { shopId: bigint | number }; row: { last_n: bigint; collected_to: Date | null; read_to: bigint; read_to_at: Date | null; undo_mark: string | null; undo_to: bigint | null; quiet_from: number | null; quiet_to: number | null }; open: never };
    'notifications-lock-free-box': { values: { shopId: bigint | number }; row: { last_n: bigint; collected_to: Date | null; read_to: bigint; read_to_at: Date | null; undo_mark: string | null; undo_to: bigint | null; quiet_from: number | null; quiet_to: number | null }; open: never };
    'notifications-lock-reach': { values: { shopId: bigint | number }; row: { person_id: string; shows_details: boolean; digest: 'off' | 'daily' | 'weekly'; digest_hour: number; mail_address: string | null; mail_at: Date | null; code_mark: string | null; code_address: string | null; code_until: Date | null; code_tries: number; is_open: boolean; opened_at: Date | null }; open: never };
    'notifications-make-box': { values: { shopId: bigint | number }; row: {  }; open: never };
    'notifications-make-reach': { values: { shopId: bigint | number; personId: string }; row: {  }; open: never };
    'notifications-mark-deliveries': { values: { at: Date; rows: string; shopId: bigint | number }; row: {  }; open: never };
    'notifications-move-mark': { values: { readTo: bigint | number; at?: Date | null | undefined; mark?: string | null | undefined; to?: bigint | number | null | undefined; shopId: bigint | number }; row: {  }; open: never };
    'notifications-next-delivery': { values: { shopId: bigint | number }; row: { next_at: Date | null }; open: 'next_at' };
    'notifications-open-reach': { values: { personId?: string | null | undefined; at: Date; shopId: bigint | number }; row: {  }; open: never };
    'notifications-place': { values: { shopId: bigint | number; id: string }; row: { n: bigint }; open: never };
    'notifications-read': { values: { at: Date; shopId: bigint | number; ids: readonly (string | null)[]; above: bigint | number }; row: { id: string }; open: never };
    'notifications-set-quiet': { values: { shopId: bigint | number; from?: number | null | undefined; to?: number | null | undefined }; row: {  }; open: never };
    'notifications-state': { values: { shopId: bigint | number; sinceId?: string | null | undefined }; row: { last_n: bigint; collected_to: Date | null; read_to: bigint; read_to_at: Date | null; undo_mark: string | null; undo_to: bigint | null; quiet_from: number | null; quiet_to: number | null; has_since: boolean; latest_id: string | null; counts: Json | null }; open: 'latest_id' | 'counts' };
    'notifications-told': { values: { shopId: bigint | number; numbers: readonly (bigint | number | null)[] }; row: { n: bigint; id: string; code: string; kind: 'order' | 'wallet' | 'case' | 'review' | 'service' | 'system' | 'ad'; severity: 'info' | 'action' | 'urgent'; facts: ColumnTypes['notice.facts']; at: Date; read_at: Date | null }; open: never };
    'notifications-try-code': { values: { shopId: bigint | number; mark: string; max: number }; row: { code_tries: number }; open: never };
    'notifications-unread-between': { values: { shopId: bigint | number; from: bigint | number; to: bigint | number }; row: { count: number }; open: never };
    'notifications-ways': { values: { shopId: bigint | number; numbers: readonly (bigint | number | null)[] }; row: { n: bigint; way: 'push' | 'email'; state: 'waiting' | 'sent' | 'unneeded' | 'late' | 'given_up'; at: Date | null }; open: never };
  }
}

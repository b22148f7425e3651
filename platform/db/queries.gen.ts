// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'claim-find': { values: { key: string }; row: { shop_id: bigint; ref: string }; open: never };
    'claim-find-many': { values: { keys: readonly (string | null)[] }; row: { key: string; shop_id: bigint; ref: string }; open: never };
    'claim-take': { values: { key: string; shopId: bigint | number; ref: string; at: Date }; row: { taken: boolean }; open: never };
    'clock-read': { values: {  }; row: { at: Date | null }; open: 'at' };
    'event-tell': { values: { shopId: bigint | number; id: string; code: string; onceKey: string; facts: string; at: Date }; row: {  }; open: never };
    'event-tell-many': { values: { code: string; onceKey: string; facts: string; at: Date; shopIds: readonly (bigint | number | null)[]; ids: readonly (string | null)[] }; row: {  }; open: never };
    'flush-commits': { values: {  }; row: { set_config: string | null; pg_logical_emit_message: Json | null }; open: 'set_config' | 'pg_logical_emit_message' };
    'instance-keep-key': { values: { name: string; fingerprint: Buffer; isTest: boolean; now: Date }; row: {  }; open: never };
    'instance-list-keys': { values: {  }; row: { name: string; fingerprint: Buffer }; open: never };
    'instance-made': { values: {  }; row: { created_at: Date }; open: never };
    'instance-mark': { values: { isTestData: boolean; now: Date }; row: {  }; open: never };
    'instance-probe': { values: { now: Date }; row: { used: number }; open: never };
    'instance-read': { values: {  }; row: { test_data: boolean }; open: never };
    'letter-end': { values: { now: Date; ended: string; shopId: bigint | number }; row: {  }; open: never };
    'letter-stop': { values: { shopId: bigint | number; address: Buffer; now: Date }; row: {  }; open: never };
    'letter-stopped': { values: { shopId: bigint | number; list: readonly (Buffer | null)[] }; row: { address: Buffer }; open: never };
    'letter-tried': { values: { now: Date; failure: string; shopId: bigint | number; id: string }; row: {  }; open: never };
    'letter-write': { values: { rows: string; shopId: bigint | number }; row: { subject: string }; open: never };
    'mail-bounce-add': { values: { address: Buffer; message: Buffer; kind: 'hard' | 'soft' | 'complaint'; at: Date }; row: { done: boolean }; open: never };
    'mail-bounce-end': { values: { address: Buffer }; row: {  }; open: never };
    'mail-bounce-purge': { values: { before: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'mail-bounce-soft': { values: { address: Buffer; since: Date }; row: { soft: number }; open: never };
    'mail-suppression-add': { values: { address: Buffer; domain: string; reason: 'hard_bounce' | 'soft_bounces' | 'complaint'; says: string; at: Date }; row: { done: boolean }; open: never };
    'mail-suppression-find': { values: { address: Buffer }; row: { domain: string; reason: 'hard_bounce' | 'soft_bounces' | 'complaint'; says: string; created_at: Date }; open: never };
    'mail-suppression-lift': { values: { address: Buffer }; row: { domain: string; reason: 'hard_bounce' | 'soft_bounces' | 'complaint'; says: string; created_at: Date }; open: never };
    'mailbox-add': { values: { messageId: string; to: string; subject: string; text: string; html: string; headers: string; createdAt: Date }; row: {  }; open: never };
    'mailbox-find': { values: { messageId: string }; row: { message_id: string; to_email: string; subject: string; plain: string; html: string; headers: ColumnTypes['mailbox_letter.headers']; created_at: Date }; open: never };
    'mailbox-list': { values: { to?: string | null | undefined; limit: bigint | number }; row: { message_id: string; to_email: string; subject: string; created_at: Date }; open: never };
    'mailbox-purge': { values: { before: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'rate-forget': { values: { keys: readonly (string | null)[] }; row: {  }; open: never };
    'rate-purge': { values: { windowAt: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'snapshot': { values: {  }; row: {  }; open: never };
  }
}

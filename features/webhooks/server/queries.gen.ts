// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'hooks-bodies': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; type: ColumnTypes['hook_event.type']; body: string }; open: never };
    'hooks-change': { values: { types?: readonly (string | null)[] | null | undefined; on?: boolean | null | undefined; at: Date; shopId: bigint | number; id: string }; row: { id: string; url: string; types: ColumnTypes['hook_endpoint.types']; salt: Buffer; old_salt: Buffer | null; old_until: Date | null; created_at: Date; failing_since: Date | null; disabled_at: Date | null; disabled_why: 'failing' | 'person' | null }; open: never };
    'hooks-claim': { values: { until: Date; now: Date; shopId: bigint | number; hookId: string; limit: bigint | number }; row: { event_id: string; n: bigint; tries: number }; open: never };
    'hooks-deliveries': { values: { shopId: bigint | number; hookId: string; state?: 'waiting' | 'delivered' | 'failed' | null | undefined; offset: bigint | number; limit: bigint | number }; row: { event_id: string; type: ColumnTypes['hook_event.type']; about: string; at: Date; state: 'waiting' | 'delivered' | 'failed'; tries: number; last_at: Date | null; status: number | null; took_ms: number | null; failure: 'timeout' | 'answer' | 'redirect' | 'address' | 'connection' | 'tls' | null; next_at: Date; body: string }; open: never };
    'hooks-delivery-known': { values: { shopId: bigint | number; hookId: string; eventId: string }; row: { event_id: string }; open: never };
    'hooks-disable': { values: { at: Date; shopId: bigint | number; id: string }; row: { url: string }; open: never };
    'hooks-events-since': { values: { shopId: bigint | number; from: Date; types: readonly (string | null)[]; limit: bigint | number }; row: { id: string; at: Date }; open: never };
    'hooks-fail': { values: { at: Date; shopId: bigint | number; id: string }; row: { failing_since: Date }; open: never };
    'hooks-find': { values: { shopId: bigint | number; id: string }; row: { id: string; url: string; types: ColumnTypes['hook_endpoint.types']; salt: Buffer; old_salt: Buffer | null; old_until: Date | null; created_at: Date; failing_since: Date | null; disabled_at: Date | null; disabled_why: 'failing' | 'person' | null }; open: never };
    'hooks-give-up': { values: { shopId: bigint | number; hookId: string }; row: {  }; open: never };
    'hooks-heal': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
    'hooks-insert': { values: { shopId: bigint | number; id: string; url: string; types: readonly (string | null)[]; salt: Buffer; madeBy: string; at: Date; hooksMax: bigint | number }; row: { id: string; url: string; types: ColumnTypes['hook_endpoint.types']; salt: Buffer; old_salt: Buffer | null; old_until: Date | null; created_at: Date; failing_since: Date | null; disabled_at: Date | null; disabled_why: 'failing' | 'person' | null }; open: never };
    'hooks-insert-deliveries': { values: { shopId: bigint | number; at: Date; hooks: readonly (string | null)[]; eventIds: readonly (string | null)[] }; row: { event_id: string }; open: never };
    'hooks-insert-events': { values: { shopId: bigint | number; ids: readonly (string | null)[]; ns: readonly (bigint | number | null)[]; facts: readonly (string | null)[]; types: readonly (string | null)[]; abouts: readonly (string | null)[]; ats: readonly (Date | null)[]; bodies: readonly (string | null)[] }; row: { n: bigint }; open: never };
    'hooks-keep-shop': { values: { collected_to: Date; last_n: bigint | number; purged_at: Date; shopId: bigint | number }; row: {  }; open: never };
    'hooks-known': { values: { shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'hooks-list': { values: { shopId: bigint | number }; row: { id: string; url: string; types: ColumnTypes['hook_endpoint.types']; salt: Buffer; old_salt: Buffer | null; old_until: Date | null; created_at: Date; failing_since: Date | null; disabled_at: Date | null; disabled_why: 'failing' | 'person' | null }; open: never };
    'hooks-lock-shop': { values: { shopId: bigint | number }; row: { collected_to: Date; last_n: bigint; purged_at: Date }; open: never };
    'hooks-next': { values: { shopId: bigint | number; hookId: string }; row: { next_at: Date | null }; open: 'next_at' };
    'hooks-open-shop': { values: { shopId: bigint | number; at: Date }; row: {  }; open: never };
    'hooks-purge': { values: { shopId: bigint | number; before: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'hooks-remove': { values: { at: Date; shopId: bigint | number; id: string }; row: { url: string }; open: never };
    'hooks-replay-many': { values: { shopId: bigint | number; hookId: string; now: Date; ids: readonly (string | null)[] }; row: { event_id: string }; open: never };
    'hooks-replay-one': { values: { now: Date; shopId: bigint | number; hookId: string; eventId: string }; row: { event_id: string }; open: never };
    'hooks-rotate': { values: { oldUntil: Date; salt: Buffer; shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'merchant-key-by-hash': { values: { shopId: bigint | number; hash: Buffer }; row: { id: string; scopes: ColumnTypes['merchant_key.scopes']; version: string; made_by: string; expires_at: Date; last_used_at: Date | null; revoked_at: Date | null }; open: never };
    'merchant-key-find': { values: { shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'merchant-key-free-expired': { values: { now: Date; shopId: bigint | number }; row: {  }; open: never };
    'merchant-key-list': { values: { shopId: bigint | number }; row: { id: string; name: string; head: string; tail: string; scopes: ColumnTypes['merchant_key.scopes']; version: string; created_at: Date; expires_at: Date; last_used_at: Date | null; revoked_at: Date }; open: never };
    'merchant-key-revoke': { values: { at: Date; shopId: bigint | number; id: string }; row: { id: string; name: string }; open: never };
    'merchant-key-use': { values: { at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}

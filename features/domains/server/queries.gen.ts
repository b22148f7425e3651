// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'authority-find': { values: { directory: string }; row: { key_sealed: Buffer; account: string | null }; open: never };
    'authority-insert': { values: { directory: string; keySealed: Buffer; at: Date }; row: {  }; open: never };
    'authority-reseal': { values: { sealed: Buffer; id: string; rowSealed: Buffer }; row: {  }; open: never };
    'authority-save': { values: { account?: string | null | undefined; directory: string }; row: {  }; open: never };
    'authority-sealed': { values: { id: string; limit: bigint | number }; row: { shop_id: bigint; id: string; sealed: Buffer }; open: never };
    'certificate-delete': { values: { host: string; shopId: bigint | number }; row: {  }; open: never };
    'certificate-find': { values: { host: string }; row: { shop_id: bigint; starts_at: Date | null; ends_at: Date | null; tries: number; fault: 'limited' | 'refused' | 'unreachable' | 'away' | null; fault_text: string | null; tried_at: Date; again_at: Date | null }; open: never };
    'certificate-note-fault': { values: { host: string; shopId: bigint | number; fault: 'limited' | 'refused' | 'unreachable' | 'away'; text: string; at: Date; againAt: Date }; row: { tries: number }; open: never };
    'certificate-read': { values: { host: string }; row: { chain: string; key_sealed: Buffer | null; ends_at: Date | null }; open: never };
    'certificate-reseal': { values: { sealed: Buffer; id: string; rowSealed: Buffer }; row: {  }; open: never };
    'certificate-save': { values: { host: string; shopId: bigint | number; chain: string; keySealed: Buffer; startsAt: Date; endsAt: Date; at: Date }; row: {  }; open: never };
    'certificate-sealed': { values: { id: string; limit: bigint | number }; row: { shop_id: bigint; id: string; sealed: Buffer }; open: never };
    'challenge-find': { values: { token: string; now: Date }; row: { host: string; answer: string }; open: never };
    'challenge-forget': { values: { now: Date }; row: {  }; open: never };
    'challenge-put': { values: { token: string; host: string; answer: string; endsAt: Date }; row: {  }; open: never };
    'challenge-remove': { values: { token: string }; row: {  }; open: never };
    'domain-delete': { values: { shopId: bigint | number }; row: {  }; open: never };
    'domain-find': { values: { shopId: bigint | number }; row: { id: string; host: string; token: string; added_at: Date; checked_at: Date | null; found: Json; verified_at: Date | null; fault: 'no_txt' | 'wrong_txt' | 'no_record' | 'elsewhere' | 'dns_away' | 'taken' | null; misses: number; failing_since: Date | null }; open: never };
    'domain-find-host': { values: { host: string }; row: { shop_id: bigint }; open: never };
    'domain-insert': { values: { shopId: bigint | number; id: string; host: string; token: string; at: Date; personId: string }; row: { done: boolean }; open: never };
    'domain-lock': { values: { shopId: bigint | number }; row: { id: string; host: string; token: string; added_at: Date; checked_at: Date | null; found: Json; verified_at: Date | null; fault: 'no_txt' | 'wrong_txt' | 'no_record' | 'elsewhere' | 'dns_away' | 'taken' | null; misses: number; failing_since: Date | null }; open: never };
    'domain-lock-host': { values: { host: string; shopId: bigint | number }; row: { done: boolean }; open: never };
    'domain-release-host': { values: { host: string; shopId: bigint | number }; row: {  }; open: never };
    'domain-save-look': { values: { at: Date; found?: string | null | undefined; verifiedAt?: Date | null | undefined; fault?: 'no_txt' | 'wrong_txt' | 'no_record' | 'elsewhere' | 'dns_away' | 'taken' | null | undefined; misses: bigint | number; failingSince?: Date | null | undefined; shopId: bigint | number }; row: {  }; open: never };
    'domain-set-live': { values: { isLive: boolean; host: string; shopId: bigint | number }; row: { done: boolean }; open: never };
    'domain-take-host': { values: { host: string; shopId: bigint | number; token: string; at: Date; texts: readonly (string | null)[] }; row: { done: boolean }; open: never };
  }
}

// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'timer-clear': { values: { shopId: bigint | number; subjects: readonly (string | null)[]; kinds: readonly (string | null)[] }; row: {  }; open: never };
    'timer-clear-leased': { values: { shopId: bigint | number; kind: string; subjects: readonly (string | null)[]; until: Date }; row: { subject: string }; open: never };
    'timer-groups': { values: { now: Date }; row: { shop_id: bigint; kind: string; first_due: Date | null }; open: 'first_due' };
    'timer-is-set': { values: { shopId: bigint | number; subject: string; kind: string }; row: { subject: string }; open: never };
    'timer-lane-groups': { values: { lanes: readonly (number | null)[]; now: Date; limit: bigint | number }; row: { lane: number; shop_id: bigint; kind: string; first_due: Date | null }; open: 'first_due' };
    'timer-lane-groups-spread': { values: { lanes: readonly (number | null)[]; now: Date; limit: bigint | number }; row: { lane: number; shop_id: bigint; kind: string; first_due: Date | null }; open: 'first_due' };
    'timer-lane-lease': { values: { node: string; seconds: number }; row: { lane: number; share: number | null }; open: 'share' };
    'timer-lane-release': { values: { node: string; lanes: readonly (number | null)[] }; row: {  }; open: never };
    'timer-later': { values: { until: Date; fault: string; since: Date; shopId: bigint | number; kind: string; subject: string }; row: {  }; open: never };
    'timer-lease': { values: { until: Date; shopId: bigint | number; subject: string; kind: string; now: Date }; row: { subject: string }; open: never };
    'timer-lease-all': { values: { until: Date; shopId: bigint | number; subjects: readonly (string | null)[]; kind: string; now: Date }; row: { subject: string }; open: never };
    'timer-make-due': { values: { now: Date; shopId: bigint | number; kind: string; subject: string }; row: { tries: number; again_at: Date; due_since: Date | null }; open: never };
    'timer-next': { values: {  }; row: { due_at: Date | null }; open: 'due_at' };
    'timer-node-leave': { values: { node: string }; row: {  }; open: never };
    'timer-peek': { values: { shopId: bigint | number; kind: string; now: Date; limit: bigint | number }; row: { subject: string; due_at: Date; tries: number }; open: never };
    'timer-put-off-leased': { values: { subjects: readonly (string | null)[]; dueAts: readonly (Date | null)[]; shopId: bigint | number; kind: string; until: Date }; row: { subject: string }; open: never };
    'timer-set': { values: { shopId: bigint | number; subjects: readonly (string | null)[]; kinds: readonly (string | null)[]; dueAts: readonly (Date | null)[] }; row: {  }; open: never };
    'timer-set-across': { values: { kind: string; dueAt: Date; shops: readonly (bigint | number | null)[]; subjects: readonly (string | null)[] }; row: {  }; open: never };
    'timer-set-first': { values: { shopId: bigint | number; subject: string; kind: string; dueAt: Date }; row: {  }; open: never };
    'timer-soon': { values: { kind: string; from: Date; to: Date; limit: bigint | number }; row: { shop_id: bigint; subject: string }; open: never };
    'timer-take': { values: { shopId: bigint | number; kind: string; now: Date; limit: bigint | number }; row: { subject: string; due_at: Date; tries: number }; open: never };
  }
}

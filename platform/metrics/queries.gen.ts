// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'metrics-emails': { values: { soon: Date; next: Date }; row: { waiting: number }; open: never };
    'metrics-hooks': { values: {  }; row: { waiting: number }; open: never };
    'metrics-notices': { values: { now: Date }; row: { way: 'push' | 'email'; waiting: number }; open: never };
    'metrics-suppressed': { values: {  }; row: { reason: 'hard_bounce' | 'soft_bounces' | 'complaint'; addresses: number }; open: never };
    'metrics-timers': { values: { now: Date; lateAt: Date; soon: Date }; row: { kind: string; due: number; late: number; oldest: Date | null; retried: number; failing: number; tries: number | null }; open: 'oldest' | 'tries' };
  }
}

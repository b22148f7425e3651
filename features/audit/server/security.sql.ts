// Events of security: written beside the call they tell of, read as a list of the console, held for a year at least.
import type { SecurityKind } from '#domain/wire/endpoint.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export const insertSecurityEvent = sql.run('audit-insert-security')`
  insert into security_event (id, at, kind, code, act, actor, person_id, shop_id, username, sender,
    request_id)
  values (:id, :at, :kind, :code, :act, :actor, :personId?, :shopId?, :username?, :sender, :requestId)`;

const forget = sql.row('audit-forget-security')<{ count: number }>`
  select security_event_forget(:before, :limit) as count`;

/** Gives how many old events went. The database refuses to let any of the last year go. */
export async function forgetSecurityEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forget(tx, { before, limit }))?.count ?? 0;
}

export type SecurityRow = {
  id: string;
  at: Date;
  kind: SecurityKind;
  code: number;
  act: string;
  actor: string;
  person: string | null;
  shop_id: bigint | null;
  sender: string;
};

const personName = 'coalesce(o.username, m.username, e.username)';

export const securityList: ListSql<SecurityRow> = {
  name: 'audit-security',
  select: `e.id, e.at, e.kind, e.code, e.act, e.actor, e.shop_id, e.sender, ${personName} as person`,
  from: `security_event e left join operator o on o.id = e.person_id
    left join merchant m on m.shop_id = e.shop_id and m.id = e.person_id`,
  id: 'e.id',
  idType: 'uuid',
  sorts: { at: { sql: 'e.at', type: 'timestamptz' } },
  filters: {
    kind: 'e.kind',
    outcome: { cases: { done: 'e.code = 200', refused: 'e.code <> 200' } },
    act: (text) => ({ sql: 'lower(e.act) = lower($1)', values: [text] }),
    person: (text) => ({ sql: `${personName} = lower($1)`, values: [text] }),
    sender: 'e.sender',
    at: 'e.at',
  },
  search: (text) => [
    { sql: `${personName} = lower($1)`, values: [text] },
    { sql: 'lower(e.act) = lower($1)', values: [text] },
    { sql: 'e.sender = $1', values: [text] },
  ],
};

// Entries of all chains as a list of the console, and one of them.
import { shopIdOf } from '#domain/wire/ids.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql, Piece } from '#platform/db/listing.ts';
import type { EntryRow } from './audit.sql.ts';

export type ListedEntry = Pick<EntryRow, 'seq' | 'at' | 'kind' | 'act' | 'actor' | 'subject' | 'why'> & {
  shop_id: bigint;
  person: string | null;
};

const personName = 'coalesce(o.username, m.username)';
const people = `left join operator o on o.id = e.person_id
  left join merchant m on m.shop_id = e.shop_id and m.id = e.person_id`;

/** Entries of whoever has this user name. */
const byPerson = (text: string): Piece => ({
  sql: `e.person_id in (select id from operator where username = lower($1)
    union all select id from merchant where lower(username) = lower($1))`,
  values: [text],
});

function ofShop(text: string): Piece | undefined {
  const code = text.toLowerCase();
  const shopId = code === '0' || code === 'house' ? 0n : shopIdOf(code);
  return shopId === undefined ? undefined : { sql: 'e.shop_id = $1', values: [shopId] };
}

export const auditList: ListSql<ListedEntry> = {
  name: 'audit-list',
  select: `e.shop_id, e.seq, e.at, e.kind, e.act, e.actor, e.subject, e.why, ${personName} as person`,
  from: `audit_entry e ${people}`,
  id: `(e.shop_id::text || '.' || e.seq::text)`,
  idType: 'text',
  sorts: { at: { sql: 'e.at', type: 'timestamptz' } },
  filters: {
    kind: 'e.kind',
    actor: 'e.actor',
    act: (text) => ({ sql: 'lower(e.act) = lower($1)', values: [text] }),
    subject: 'e.subject',
    person: byPerson,
    shop: ofShop,
    at: 'e.at',
  },
  search: (text) => {
    const shop = ofShop(text);
    return [
      byPerson(text),
      { sql: 'lower(e.act) = lower($1)', values: [text] },
      { sql: 'e.subject = $1', values: [text] },
      ...(shop === undefined ? [] : [shop]),
    ];
  },
};

export const findEntry = sql.row('audit-entry')<{ person_id: string | null; record: bigint | null }>`
  select e.seq, e.at, e.kind, e.act, e.actor, e.person_id, e.subject, e.why, e.before, e.after, e.request_id,
    ${personName} as person,
    (select l.idx from log_entry l where l.act_shop = e.shop_id and l.act_seq = e.seq) as record
  from audit_entry e ${people} where e.shop_id = :shopId and e.seq = :seq`;

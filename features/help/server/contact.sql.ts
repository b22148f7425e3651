// Requests of people without a session.
import type { ContactState, ContactTopic } from '#domain/states/contact-request.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type ContactRow = {
  id: string;
  number: string;
  token_hash: Buffer;
  topic: ContactTopic;
  email: string;
  name: string | null;
  lang: string;
  status: ContactState;
  promise_at: Date;
  created_at: Date;
  added_at: Date | null;
  ends_at: Date;
  mail_tries: number;
  mail_lost_at: Date | null;
};

const columns = `id, number, token_hash, topic, email, name, lang, status, promise_at, created_at, added_at, ends_at,
  mail_tries, mail_lost_at`;

const take = statement<{ last: number }>(
  'service-take-contact-number',
  `insert into contact_number as c (year, last) values ($1, 1)
   on conflict (year) do update set last = c.last + 1 returning last`,
);

/** `C-2026-000123`: the year's next. A number opens nothing. */
export async function takeContactNumber(tx: Tx, year: number): Promise<string> {
  const last = (await tx.row(take, [year]))?.last ?? 0;
  return `C-${year}-${String(last).padStart(6, '0')}`;
}

const turn = statement<{ at: Date }>(
  'service-take-contact-turn',
  `insert into contact_address as c (address_hash, next_at) values ($1, $2::timestamptz + interval '1 hour')
   on conflict (address_hash) do update set next_at = greatest(c.next_at, $2) + interval '1 hour'
   where c.next_at < $3 returning next_at - interval '1 hour' as at`,
);

/** When an email may go to an address of which an hour has one; undefined where others wait as long as until `max`. */
export async function takeMailTurn(
  tx: Tx,
  addressHash: Buffer,
  { now, max }: { readonly now: Date; readonly max: Date },
): Promise<Date | undefined> {
  return (await tx.row(turn, [addressHash, now, max]))?.at;
}

const insert = statement<never>(
  'service-insert-contact',
  `insert into contact_request (id, number, token_hash, topic, email, name, lang, status, promise_at, created_at, ends_at)
   values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $10)`,
);

export type NewContact = Pick<ContactRow, 'id' | 'number' | 'topic' | 'email' | 'name' | 'lang'> & {
  readonly tokenHash: Buffer;
  readonly promiseAt: Date;
  readonly at: Date;
  readonly endsAt: Date;
};

export async function insertContact(tx: Tx, row: NewContact): Promise<void> {
  const { id, number, tokenHash, topic, email, name, lang, promiseAt, at, endsAt } = row;
  await tx.rows(insert, [id, number, tokenHash, topic, email, name, lang, promiseAt, at, endsAt]);
}

const say = statement<never>(
  'service-insert-contact-message',
  `insert into contact_message (request_id, n, operator_id, content, at)
   select $1, coalesce(max(n), 0) + 1, $2, $3, $4 from contact_message where request_id = $1`,
);

export type Said = { readonly operatorId: string | null; readonly content: string; readonly at: Date };

/** Its request must be locked, or be of this transaction. */
export async function insertMessage(tx: Tx, id: string, said: Said): Promise<void> {
  await tx.rows(say, [id, said.operatorId, said.content, said.at]);
}

const messages = statement<{ operator_id: string | null; content: string; at: Date }>(
  'service-list-contact-messages',
  'select operator_id, content, at from contact_message where request_id = $1 order by n',
);

export function listMessages(tx: Tx, id: string) {
  return tx.rows(messages, [id]);
}

const byToken = statement<ContactRow>(
  'service-find-contact-by-token',
  `select ${columns} from contact_request where token_hash = $1 and ends_at > $2`,
);

export function findByToken(tx: Tx, tokenHash: Buffer, now: Date): Promise<ContactRow | undefined> {
  return tx.row(byToken, [tokenHash, now]);
}

const byId = statement<ContactRow>(
  'service-find-contact',
  `select ${columns} from contact_request where id = $1`,
);

export function findContact(tx: Tx, id: string): Promise<ContactRow | undefined> {
  return tx.row(byId, [id]);
}

const several = statement<ContactRow>(
  'service-find-contacts',
  `select ${columns} from contact_request where id = any($1::uuid[])`,
);

export function findContacts(tx: Tx, ids: readonly string[]): Promise<ContactRow[]> {
  return tx.rows(several, [ids]);
}

type Move = { readonly id: string; readonly from: readonly ContactState[]; readonly at: Date };

const setAdded = statement<ContactRow>(
  'service-set-contact-added',
  `update contact_request set status = 'open', added_at = $3, promise_at = $4, ends_at = $5
   where id = $1 and status = any($2::text[]) and added_at is null returning ${columns}`,
);

/** Undefined where its writer has added to it before, or nothing may be added any more. */
export function setContactAdded(
  tx: Tx,
  { id, from, at }: Move,
  until: { readonly promiseAt: Date; readonly endsAt: Date },
): Promise<ContactRow | undefined> {
  return tx.row(setAdded, [id, from, at, until.promiseAt, until.endsAt]);
}

const setAnswered = statement<ContactRow>(
  'service-set-contact-answered',
  `update contact_request set status = 'answered', answered_at = $3, ends_at = $4, mail_tries = 0, mail_lost_at = null
   where id = $1 and status = any($2::text[]) returning ${columns}`,
);

export function setContactAnswered(tx: Tx, { id, from, at }: Move, endsAt: Date) {
  return tx.row(setAnswered, [id, from, at, endsAt]);
}

const setClosed = statement<ContactRow>(
  'service-set-contact-closed',
  `update contact_request set status = 'closed', closed_at = $3
   where id = $1 and status = any($2::text[]) returning ${columns}`,
);

export function setContactClosed(tx: Tx, { id, from, at }: Move): Promise<ContactRow | undefined> {
  return tx.row(setClosed, [id, from, at]);
}

const noteTry = statement<never>(
  'service-note-contact-mail',
  'update contact_request set mail_tries = mail_tries + 1, mail_lost_at = $2 where id = $1',
);

/** An email was tried in vain; `lostAt` where it is not tried again. */
export async function noteMailTry(tx: Tx, id: string, lostAt: Date | null): Promise<void> {
  await tx.rows(noteTry, [id, lostAt]);
}

const forget = statement<{ id: string }>(
  'service-forget-contacts',
  `delete from contact_request where id in (
     select id from contact_request where ends_at < $1 and status <> 'open' order by ends_at limit $2)
   returning id`,
);
const forgetTurns = statement<never>(
  'service-forget-contact-turns',
  'delete from contact_address where next_at < $1',
);

/** Deletes what has ended, with its messages; gives how many there were. */
export async function forgetContacts(tx: Tx, now: Date, limit: number): Promise<number> {
  await tx.rows(forgetTurns, [now]);
  return (await tx.rows(forget, [now, limit])).length;
}

export type ContactDeskRow = ContactRow & { content: string };

export const contactList: ListSql<ContactDeskRow> = {
  name: 'service-desk-contacts',
  select: `${columns
    .split(',')
    .map((column) => `c.${column.trim()}`)
    .join(', ')}, m.content`,
  from: 'contact_request c join contact_message m on m.request_id = c.id and m.n = 1',
  id: 'c.id',
  sorts: {
    promise: { sql: 'c.promise_at', type: 'timestamptz' },
    created: { sql: 'c.created_at', type: 'timestamptz' },
  },
  filters: { status: 'c.status', topic: 'c.topic', lang: 'c.lang', created: 'c.created_at' },
  search(text) {
    const number = /^C-\d{4}-\d{6,9}$/.exec(text.trim().toUpperCase())?.[0];
    return number === undefined ? [] : [{ sql: 'c.number = $1', values: [number] }];
  },
};

// Requests of people without a session.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type ContactRow = RowOf<typeof findByToken>;

const columns = `id, number, token_hash, topic, email, name, lang, status, promise_at, created_at, added_at, ends_at,
  mail_tries, mail_lost_at`;

const take = sql.row('service-take-contact-number')`
  insert into contact_number as c (year, last) values (:year, 1)
  on conflict (year) do update set last = c.last + 1 returning last`;

/** `C-2026-000123`: the year's next. A number opens nothing. */
export async function takeContactNumber(tx: Tx, year: number): Promise<string> {
  const last = (await take(tx, { year }))?.last ?? 0;
  return `C-${year}-${String(last).padStart(6, '0')}`;
}

const turn = sql.row('service-take-contact-turn')<{ at: Date }>`
  insert into contact_address as c (address_hash, next_at)
    values (:addressHash, :now::timestamptz + interval '1 hour')
  on conflict (address_hash) do update set next_at = greatest(c.next_at, :now) + interval '1 hour'
  where c.next_at < :max returning next_at - interval '1 hour' as at`;

/** When an email may go to an address of which an hour has one; undefined where others wait as long as until `max`. */
export async function takeMailTurn(
  tx: Tx,
  addressHash: Buffer,
  { now, max }: { readonly now: Date; readonly max: Date },
): Promise<Date | undefined> {
  return (await turn(tx, { addressHash, now, max }))?.at;
}

export const insertContact = sql.run('service-insert-contact')`
  insert into contact_request (id, number, token_hash, topic, email, name, lang, status, promise_at,
    created_at, ends_at)
  values (:id, :number, :tokenHash, :topic, :email, :name?, :lang, 'open', :promiseAt, :at, :endsAt)`;

/** Its request must be locked, or be of this transaction. */
export const insertMessage = sql.run('service-insert-contact-message')`
  insert into contact_message (request_id, n, operator_id, content, at)
  select :id, coalesce(max(n), 0) + 1, :operatorId?, :content, :at from contact_message
    where request_id = :id`;

export const listMessages = sql.rows('service-list-contact-messages')`
  select operator_id, content, at from contact_message where request_id = :id order by n`;

export const findByToken = sql.row('service-find-contact-by-token')`
  select ${columns} from contact_request where token_hash = :tokenHash and ends_at > :now`;

export const findContact = sql.row('service-find-contact')`
  select ${columns} from contact_request where id = :id`;

export const findContacts = sql.rows('service-find-contacts')`
  select ${columns} from contact_request where id = any(:ids::uuid[])`;

/** Undefined where its writer has added to it before, or nothing may be added any more. */
export const setContactAdded = sql.row('service-set-contact-added')<{ added_at: Date | null }>`
  update contact_request set status = 'open', added_at = :at, promise_at = :promiseAt, ends_at = :endsAt
  where id = :id and status = any(:from::text[]) and added_at is null returning ${columns}`;

export const setContactAnswered = sql.row('service-set-contact-answered')<{ mail_lost_at: Date | null }>`
  update contact_request set status = 'answered', answered_at = :at, ends_at = :endsAt, mail_tries = 0,
    mail_lost_at = null
  where id = :id and status = any(:from::text[]) returning ${columns}`;

export const setContactClosed = sql.row('service-set-contact-closed')`
  update contact_request set status = 'closed', closed_at = :at
  where id = :id and status = any(:from::text[]) returning ${columns}`;

/** An email was tried in vain; `lostAt` where it is not tried again. */
export const noteMailTry = sql.run('service-note-contact-mail')`
  update contact_request set mail_tries = mail_tries + 1, mail_lost_at = :lostAt? where id = :id`;

const forget = sql.rows('service-forget-contacts')`delete from contact_request where id in (
    select id from contact_request where ends_at < :now and status <> 'open' order by ends_at limit :limit)
  returning id`;
const forgetTurns = sql.row('service-forget-contact-turns')<{ gone: number }>`
  with gone as (
    delete from contact_address where address_hash in (
      select address_hash from contact_address where next_at < :now
        order by next_at limit :limit for update skip locked)
    returning 1)
  select count(*)::int as gone from gone`;

/** Deletes at most `limit` requests that have ended, with their messages; gives how many there were. */
export async function forgetContacts(tx: Tx, now: Date, limit: number): Promise<number> {
  return (await forget(tx, { now, limit })).length;
}

/** Deletes at most `limit` addresses that may write again; gives how many there were. */
export async function forgetTurnsOver(tx: Tx, now: Date, limit: number): Promise<number> {
  return (await forgetTurns(tx, { now, limit }))?.gone ?? 0;
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

// The mailbox of databases of test data: what a mail server would have been given, to be read in a browser.
import type { Clock } from '#platform/ports/clock.ts';
import type { Email, Mail } from '#platform/ports/mail.ts';
import type { Tx } from './database.ts';
import { sql, type RowOf } from './sql.ts';

export type MailboxEmail = RowOf<typeof findInMailbox>;

const insert = sql.run('mailbox-add')`
  insert into mailbox_letter (message_id, to_email, subject, plain, html, headers, created_at)
  values (:messageId, :to, :subject, :text, :html, :headers::jsonb, :createdAt)
    on conflict (message_id) do nothing`;

/** Mail that stays in the database. An email that is sent twice is there once. */
export function mailboxMail(tx: Tx, clock: Clock): Mail {
  return {
    async send(email) {
      const { messageId, to, subject, text, headers } = email;
      await insert(tx, {
        messageId,
        to,
        subject,
        text,
        html: withPictures(email),
        headers: JSON.stringify(headers),
        createdAt: clock.now(),
      });
    },
  };
}

/** The page of a mail with its pictures in it: a browser knows no parts of a mail. */
function withPictures({ html, pictures = [] }: Email): string {
  const urls = new Map(
    pictures.map(({ cid, type, bytes }) => [cid, `data:${type};base64,${bytes.toString('base64')}`]),
  );
  return html.replace(/(?<= src=")cid:([^"]+)(?=")/g, (whole, cid: string) => urls.get(cid) ?? whole);
}

/** The newest emails, to one address where it is named. */
export const listMailbox = sql.rows('mailbox-list')`
  select message_id, to_email, subject, created_at from mailbox_letter
  where :to?::text is null or to_email = :to? order by created_at desc, message_id desc limit :limit`;

export const findInMailbox = sql.row('mailbox-find')`
  select message_id, to_email, subject, plain, html, headers, created_at from mailbox_letter
    where message_id = :messageId`;

const purge = sql.row('mailbox-purge')<{ gone: number }>`
  with gone as (
    delete from mailbox_letter where message_id in (
      select message_id from mailbox_letter where created_at < :before
        order by created_at limit :limit)
    returning 1)
  select count(*)::int as gone from gone`;

/** Forgets at most `limit` emails that came before, and says how many; no amount is recorded in them alone. */
export async function purgeMailbox(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await purge(tx, { before, limit }))?.gone ?? 0;
}

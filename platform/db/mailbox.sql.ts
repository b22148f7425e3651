// The mailbox of databases of test data: what a mail server would have been given, to be read in a browser.
import type { Clock } from '#platform/ports/clock.ts';
import type { Mail } from '#platform/ports/mail.ts';
import { statement, type Tx } from './database.ts';

export type MailboxEmail = {
  message_id: string;
  to_email: string;
  subject: string;
  plain: string;
  html: string;
  headers: Record<string, string>;
  created_at: Date;
};

const insert = statement<never>(
  'mailbox-add',
  `insert into mailbox_letter (message_id, to_email, subject, plain, html, headers, created_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7) on conflict (message_id) do nothing`,
);

/** Mail that stays in the database. A letter that is sent twice lies there once. */
export function mailboxMail(tx: Tx, clock: Clock): Mail {
  return {
    async send({ messageId, to, subject, text, html, headers }) {
      await tx.rows(insert, [messageId, to, subject, text, html, JSON.stringify(headers), clock.now()]);
    },
  };
}

const list = statement<Pick<MailboxEmail, 'message_id' | 'to_email' | 'subject' | 'created_at'>>(
  'mailbox-list',
  `select message_id, to_email, subject, created_at from mailbox_letter
   where $1::text is null or to_email = $1 order by created_at desc, message_id desc limit $2`,
);

/** The newest letters, of one address where it is named. */
export function listMailbox(tx: Tx, to: string | undefined, limit: number) {
  return tx.rows(list, [to ?? null, limit]);
}

const find = statement<MailboxEmail>(
  'mailbox-find',
  'select message_id, to_email, subject, plain, html, headers, created_at from mailbox_letter where message_id = $1',
);

export function findInMailbox(tx: Tx, messageId: string): Promise<MailboxEmail | undefined> {
  return tx.row(find, [messageId]);
}

const purge = statement<never>('mailbox-purge', 'delete from mailbox_letter where created_at < $1');

/** Forgets letters that came before; nobody's money is told of in them alone. */
export async function purgeMailbox(tx: Tx, before: Date): Promise<void> {
  await tx.rows(purge, [before]);
}

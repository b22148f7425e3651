// Emails to buyers: written in the transaction that makes their fact true, sent later by the room of notifications.
import type { EmailKind } from '#domain/notifications/emails.ts';
import type { Tx } from './database.ts';
import { sql } from './sql.ts';

export const emailTimer = 'letter.send';

export type NewEmail = {
  readonly id: string;
  readonly kind: EmailKind;
  /** Whose email; an order has its checkout's id. */
  readonly checkoutId: string;
  /** Names the email once in the shop for ever, such as `<order>:order_shipped`. Writing it again changes nothing. */
  readonly onceKey: string;
  /** Ids of what it tells of. What they say is read when it is sent. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Where it goes if not to the address of the checkout. */
  readonly to?: string | undefined;
  /** When it is to go at the earliest; at once where absent. */
  readonly dueAt?: Date;
  /** The moment of writing, always `world.clock.now()`. */
  readonly at: Date;
};

const insert = sql.run('letter-write')`with asked as (
    select * from jsonb_to_recordset(:rows::jsonb) as l (id uuid, kind text, checkout_id uuid, to_email text,
      facts jsonb, once_key text, at timestamptz, due_at timestamptz)
  ), written as (
    insert into letter (shop_id, id, kind, checkout_id, to_email, facts, once_key, created_at)
    select :shopId, a.id, a.kind, a.checkout_id, a.to_email, a.facts, a.once_key, a.at from asked a
    on conflict (shop_id, once_key) do nothing
    returning id
  )
  insert into timer (shop_id, subject, kind, due_at)
  select :shopId, w.id, '${emailTimer}', a.due_at from written w join asked a on a.id = w.id
  returning subject`;

/** Writes emails to buyers. Part of the caller's transaction: what is undone is never sent. */
export async function sendEmails(tx: Tx, shopId: bigint, emails: readonly NewEmail[]): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map(({ id, kind, checkoutId, onceKey, facts, to, at, dueAt }) => ({
    id,
    kind,
    checkout_id: checkoutId,
    to_email: to ?? null,
    facts: facts ?? {},
    once_key: onceKey,
    at,
    due_at: dueAt ?? at,
  }));
  await insert(tx, { shopId, rows: JSON.stringify(rows) });
}

const sent = sql.run('letter-end')`
  update letter l set state = e.state, tries = l.tries + e.tried, tried_at = :now, ended_at = :now,
    failure = e.failure
  from jsonb_to_recordset(:ended::jsonb) as e (id uuid, state text, tried int, failure text)
  where l.shop_id = :shopId and l.id = e.id and l.state = 'waiting'`;

export type EndedEmail = {
  readonly id: string;
  readonly state: 'sent' | 'unwanted' | 'given_up';
  /** 1 where the mail server was asked. */
  readonly tried: 0 | 1;
  readonly failure: string;
};

/** Ends emails that are still waiting, by compare-and-set. */
export async function endEmails(
  tx: Tx,
  shopId: bigint,
  ended: readonly EndedEmail[],
  now: Date,
): Promise<void> {
  if (ended.length > 0) await sent(tx, { shopId, ended: JSON.stringify(ended), now });
}

/** Notes a try that did not succeed. */
export const noteTry = sql.run('letter-tried')`
  update letter set tries = tries + 1, tried_at = :now, failure = :failure
  where shop_id = :shopId and id = :id and state = 'waiting'`;

/** Keeps that an address wants no emails of this shop that are not about an order itself. */
export const stopEmails = sql.run('letter-stop')`
  insert into letter_stop (shop_id, address, created_at) values (:shopId, :address, :now)
    on conflict do nothing`;

const stopped = sql.rows('letter-stopped')`
  select address from letter_stop where shop_id = :shopId and address = any(:list::bytea[])`;

/** Those of the addresses that want none, as hex. */
export async function stoppedAmong(tx: Tx, shopId: bigint, list: readonly Buffer[]): Promise<Set<string>> {
  if (list.length === 0) return new Set();
  const rows = await stopped(tx, { shopId, list });
  return new Set(rows.map(({ address }) => address.toString('hex')));
}

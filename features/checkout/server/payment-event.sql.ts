// Messages of payment providers, each once.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const enter = sql.row('payment-event-enter')`with fresh as (
    insert into payment_event (provider, event_id, kind, payment_id, ref, event, body, signature, received_at)
    values (:provider, :eventId, :kind, :paymentId, :ref, :event, :body, :signature, :now)
      on conflict (provider, event_id) do nothing returning false as done
  )
  select done from fresh
  union all
  select done_at is not null from payment_event where provider = :provider and event_id = :eventId`;

export type NewEvent = {
  readonly provider: string;
  readonly eventId: string;
  readonly kind: string;
  readonly paymentId: string;
  /** The page that it is of; empty where it does not say. */
  readonly ref: string;
  /** What the provider calls it. */
  readonly event: string;
  /** What is kept of it, as JSON. */
  readonly body: string;
  readonly signature: string;
};

/** Takes a message in once; true where it was taken in before and its work is done. */
export async function enterEvent(tx: Tx, event: NewEvent, now: Date): Promise<boolean> {
  const row = await enter(tx, { ...event, now });
  return row?.done ?? false;
}

export const finishEvent = sql.run('payment-event-done')`
  update payment_event set done_at = :now where provider = :provider and event_id = :eventId
    and done_at is null`;

/** Messages that were taken in before a time and whose work is not done. */
export const listWaiting = sql.rows('payment-event-waiting')`
  select provider, event_id, payment_id, ref from payment_event
  where done_at is null and received_at < :before order by received_at limit 100`;

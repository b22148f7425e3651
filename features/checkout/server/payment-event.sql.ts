// Messages of payment providers, each once.
import { statement, type Tx } from '#platform/db/database.ts';

const enter = statement<{ done: boolean }>(
  'payment-event-enter',
  `with fresh as (
     insert into payment_event (provider, event_id, kind, payment_id, body, signature, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, event_id) do nothing returning false as done
   )
   select done from fresh
   union all
   select done_at is not null from payment_event where provider = $1 and event_id = $2`,
);

export type NewEvent = {
  readonly provider: string;
  readonly eventId: string;
  readonly kind: string;
  readonly paymentId: string;
  readonly body: string;
  readonly signature: string;
};

/** Takes a message in once; true where it was taken in before and its work is done. */
export async function enterEvent(tx: Tx, event: NewEvent, now: Date): Promise<boolean> {
  const { provider, eventId, kind, paymentId, body, signature } = event;
  const row = await tx.row(enter, [provider, eventId, kind, paymentId, body, signature, now]);
  return row?.done ?? false;
}

const done = statement<never>(
  'payment-event-done',
  'update payment_event set done_at = $3 where provider = $1 and event_id = $2 and done_at is null',
);

export async function finishEvent(tx: Tx, provider: string, eventId: string, now: Date): Promise<void> {
  await tx.rows(done, [provider, eventId, now]);
}

const waiting = statement<{ provider: string; event_id: string; payment_id: string }>(
  'payment-event-waiting',
  `select provider, event_id, payment_id from payment_event
   where done_at is null and received_at < $1 order by received_at limit 100`,
);

/** Messages that were taken in before a time and whose work is not done. */
export function listWaiting(tx: Tx, before: Date) {
  return tx.rows(waiting, [before]);
}

// Where things happen at the double: what it remembers, its clock, and who hears of it.
import type { Clock } from '#platform/ports/clock.ts';
import { newId, secondsOf, type Event } from './book.ts';
import type { Writing } from './objects.ts';

export type Desk = {
  readonly writing: Writing;
  readonly clock: Clock;
  /** Hears of every event, in the order in which things happen. */
  readonly tell: (event: Event) => void;
};

export function happen({ writing, clock, tell }: Desk, type: string, account: string, object: object): void {
  const id = newId('evt');
  const created = secondsOf(clock);
  const from = account === '' ? {} : { account };
  const head = { id, object: 'event', api_version: '2026-10-28.endive', created, data: { object } };
  const whole = { ...head, livemode: false, pending_webhooks: 1, request: null, type, ...from };
  const event = { id, type, account, body: JSON.stringify(whole, undefined, 2), isTaken: false };
  writing.book.events.push(event);
  tell(event);
}

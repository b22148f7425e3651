// The days of a conversation, in the reader's zone.
import type { Message } from './thread.ts';

export type Day = { readonly day: string; readonly at: string; readonly messages: readonly Message[] };

/** Messages under the day on which they were said, as the reader's clock has it. */
export function byDay(messages: readonly Message[], zone: string | undefined): Day[] {
  const format = new Intl.DateTimeFormat('en-CA', zone === undefined ? {} : { timeZone: zone });
  const days: { day: string; at: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = format.format(new Date(message.at));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, at: message.at, messages: [message] });
  }
  return days;
}

/** Whether a moment is today, yesterday or another day, for the reader. */
export function nearDay(at: string, now: Date, zone: string | undefined): 'today' | 'yesterday' | undefined {
  const format = new Intl.DateTimeFormat('en-CA', zone === undefined ? {} : { timeZone: zone });
  const day = format.format(new Date(at));
  if (day === format.format(now)) return 'today';
  const before = new Date(`${format.format(now)}T12:00:00.000Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return day === before.toISOString().slice(0, 10) ? 'yesterday' : undefined;
}

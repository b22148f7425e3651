// What the platform does by itself when it is due: what waits, what fails, and having it tried again at once.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { id, timestamp } from '#domain/wire/wire.ts';

/** `retried` failed fewer than `limits.timerFailingTries` times in a row: another side may just have been away. */
export const timerStates = ['failing', 'retried'] as const;

const kind = z.string().check(z.minLength(1), z.maxLength(80));
const shopCode = z.string().check(z.regex(/^[0-9a-hjkmnp-tv-z]{1,11}$/));

export const listFailingTimers = listEndpoint({
  name: 'listFailingTimers',
  path: '/op/jobs/failing',
  right: 'jobs',
  summary: 'Timers of all shops that failed and are tried again, those that failed most often first.',
  filters: {
    state: choicesFilter(timerStates),
    kind: textFilter(80),
    shop: textFilter(16),
  },
  sorts: ['tries', 'due', 'next'],
  row: z.object({
    kind,
    /** Null for the platform's own. */
    shop: z.nullable(z.object({ id: shopCode, name: z.string() })),
    /** What it is about, such as an order. */
    subject: id,
    state: z.enum(timerStates),
    tries: z.int(),
    /** What went wrong last, without values of rows; null where a server of the version before put it off. */
    fault: z.nullable(z.string()),
    due_since: timestamp,
    next_at: timestamp,
    /** False where it is due already, or being worked: it cannot be run sooner then. */
    can_run: z.boolean(),
  }),
  columns: [
    { head: 'Kind', of: (row) => row.kind },
    { head: 'Shop', of: ({ shop }) => shop?.id ?? null },
    { head: 'Subject', of: ({ subject }) => subject },
    { head: 'Tries', of: ({ tries }) => tries },
    { head: 'Last fault', of: ({ fault }) => fault },
    { head: 'Due since', of: ({ due_since: at }) => at },
    { head: 'Next try', of: ({ next_at: at }) => at },
  ],
});

export const runTimer = endpoint({
  name: 'runTimer',
  method: 'POST',
  path: '/op/jobs/run',
  actor: 'operator',
  right: 'runJobs',
  summary: 'Make a timer that failed due at once. It is tried as at any other time; nothing is skipped.',
  input: z.object({ kind, shop: z.nullable(shopCode), subject: id }),
  output: z.object({ due_at: timestamp }),
  once: 'optional',
  refuses: ['invalidOperation'],
});

/** Counted up to 10,000. */
const count = z.int();

export const jobsState = endpoint({
  name: 'jobsState',
  method: 'GET',
  path: '/op/jobs/state',
  actor: 'operator',
  right: 'jobs',
  summary: 'What is due, late and failing by kind of timer, and what waits to be sent or answered.',
  input: z.object({}),
  output: z.object({
    /** Kinds of which something is due or failed; the most late ones first. */
    kinds: z.array(
      z.object({
        kind,
        due: count,
        /** Of those, due for `limits.timerLateMinutes` or longer. */
        late: count,
        due_since: z.nullable(timestamp),
        /** As the states of the list: `failing` failed `limits.timerFailingTries` times or more, `retried` less often. */
        retried: count,
        failing: count,
      }),
    ),
    messages: z.object({
      emails: count,
      /** Counted up to `limits.queueCountMax`, and one more for what is beyond it. */
      emails_given_up: z.int().check(z.maximum(limits.queueCountMax + 1)),
      notices: count,
      webhooks: count,
    }),
    /** Money that a provider, a bank or a chain was asked for and did not answer. */
    doubts: z.object({ payment: count, refund: count, payout: count }),
    at: timestamp,
  }),
  refuses: [],
});

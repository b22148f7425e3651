// A double of the card provider on this machine: its calls, its payment page, its messages. For tests and the demo.
import { readFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { systemClock, type Clock } from '#platform/ports/clock.ts';
import { emptyBook, type Book, type Event } from './book.ts';
import type { Desk } from './desk.ts';
import * as back from './money-back.ts';
import { confirm, pay, type Paying } from './paying.ts';
import { carryTo, emailOf, openPostRoom, type Carry, type Webhook, type Manner } from './post.ts';
import { makeListener, type Mood, type Seen } from './server.ts';
import { openTroubles, type Trouble } from './trouble.ts';

export type DoubleOptions = {
  readonly port?: number;
  /** What signs its messages. */
  readonly secret: string;
  readonly secretKey?: string;
  readonly clock?: Clock;
  /** Where its messages go: an address, or whoever carries them. */
  readonly webhook?: string | Carry;
  /** `held` messages are sent by hand, in any order; `now` is what the provider does. */
  readonly posting?: 'now' | 'held';
  /** A file that outlives the process, for the demo. */
  readonly storePath?: string;
};

export type CardDouble = Awaited<ReturnType<typeof startCardDouble>>;

/** Listens on loopback only. Stop it when done. */
export async function startCardDouble(ask: DoubleOptions) {
  const { secret, secretKey = 'sk_test_double', clock = systemClock, posting = 'now' } = ask;
  const book = readBook(ask.storePath);
  const carry = typeof ask.webhook === 'string' ? carryTo(ask.webhook) : ask.webhook;
  const webhook = (event: Event, manner?: Manner): Webhook => emailOf(event, clock, [secret], manner);
  async function send(event: Event, manner: Manner = {}): Promise<number[]> {
    if (carry === undefined) throw new Error('the double does not know where its messages go');
    const { body, signature } = webhook(event, manner);
    const copies = Array.from({ length: manner.times ?? 1 }, () => carry(body, signature));
    const statuses = await Promise.all(copies);
    if (statuses.some(isTaken)) event.isTaken = true;
    return statuses;
  }
  const room = openPostRoom(async (event) => (await send(event)).some(isTaken));
  const writing = { book, baseUrl: '' };
  const tell = (event: Event) => {
    if (posting === 'now' && carry !== undefined) room.post(event);
  };
  const desk: Desk = { writing, clock, tell };
  const mood: Mood = { refundStatus: 'succeeded', crooked: {} };
  const seen: Seen[] = [];
  const troubles = openTroubles();
  const changed = () => writeBook(ask.storePath, book);
  const server = createServer(makeListener({ desk, secretKey, troubles, mood, seen, changed }));
  writing.baseUrl = await listen(server, ask.port ?? 0);
  return {
    url: writing.baseUrl,
    secretKey,
    book,
    mood,
    seen,
    webhook,
    send,
    trouble: (trouble: Trouble) => troubles.add(trouble),
    pay: (sessionId: string, paying?: Paying) => pay(desk, sessionId, paying),
    confirm: (sessionId: string, isApproved: boolean) => confirm(desk, sessionId, isApproved),
    /** A refund that somebody makes at the provider's own desk: it has no id of ours. */
    refundAtDesk: (intent: string, amount?: number) =>
      back.refund(desk, { account: '', intent, amount, metadata: {} }, 'succeeded'),
    settleRefund: (id: string, status: 'succeeded' | 'failed') => back.settleRefund(desk, id, status),
    dispute: (intentId: string, reason?: string) => back.dispute(desk, intentId, reason),
    closeDispute: (id: string, status: 'won' | 'lost') => back.closeDispute(desk, id, status),
    settled: room.settled,
    async stop() {
      room.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) done(`http://127.0.0.1:${address.port}`);
    });
  });
}

function readBook(file: string | undefined): Book {
  if (file === undefined || !existsSync(file)) return emptyBook();
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isBook(kept) ? kept : emptyBook();
}

function isBook(value: unknown): value is Book {
  return (
    typeof value === 'object' && value !== null && Object.keys(emptyBook()).every((name) => name in value)
  );
}

function writeBook(file: string | undefined, book: Book): void {
  if (file === undefined) return;
  writeFileSync(`${file}.part`, JSON.stringify(book), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

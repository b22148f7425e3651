// The double's messages: signed as the provider signs, sent as it sends, or spoilt as told.
import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/ports/clock.ts';
import { secondsOf, type Event } from './book.ts';

/** Takes a message where it belongs; gives the status of the answer. */
export type Carry = (body: Buffer, signature: string) => Promise<number>;

export type Manner = {
  /** So many at the same moment. */
  readonly times?: number;
  /** Signed with these instead; the provider signs with two while one is being replaced. */
  readonly secrets?: readonly string[];
  /** The stamp is so much older than now; below zero it is ahead. */
  readonly stampAgeSeconds?: number;
  /** One byte is changed after signing. */
  readonly isBent?: boolean;
  /** The text is changed before it is signed: by whoever holds the secret. */
  readonly rewrite?: (text: string) => string;
};

export type Webhook = { readonly body: Buffer; readonly signature: string };

export function emailOf(
  event: Event,
  clock: Clock,
  secrets: readonly string[],
  manner: Manner = {},
): Webhook {
  const text = manner.rewrite?.(event.body) ?? event.body;
  const seconds = secondsOf(clock) - (manner.stampAgeSeconds ?? 0);
  const macs = (manner.secrets ?? secrets).map((secret) => `v1=${macOf(seconds, text, secret)}`);
  // In test mode there is a second scheme beside, which proves nothing.
  const signature = [`t=${seconds}`, ...macs, `v0=${macOf(seconds, text, 'test')}`].join(',');
  const body = Buffer.from(text);
  if (manner.isBent === true) body.writeUInt8(body.readUInt8(body.length - 2) ^ 1, body.length - 2);
  return { body, signature };
}

function macOf(seconds: number, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
}

/** Carries letters over HTTP. */
export function carryTo(url: string): Carry {
  return async (body, signature) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(url, { method: 'POST', body: new Uint8Array(body), headers });
    await answer.arrayBuffer();
    return answer.status;
  };
}

/** Waits between tries of a message that was not taken. */
const waitsMs = [500, 2_000, 10_000, 60_000, 300_000];

/** Sends events as they happen, in order, each until it is taken or nothing helps. */
export function openPostRoom<T = Event>(send: (event: T) => Promise<boolean>) {
  const timers = new Set<NodeJS.Timeout>();
  let line: Promise<unknown> = Promise.resolve();
  function post(event: T, tries = 0): void {
    line = line.then(async () => {
      const isTaken = await send(event).catch(() => false);
      const waitMs = waitsMs[tries];
      if (isTaken || waitMs === undefined) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        post(event, tries + 1);
      }, waitMs);
      timers.add(timer.unref());
    });
  }
  return {
    post,
    /** Until everything on its way has been carried once. */
    settled: () => line,
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

// One call until it is answered: again after an outage, never after a refusal.
import { OutageError } from './errors.ts';
import { readAnswer, toRequest, type Answer, type CallOptions, type Operation } from './request.ts';
import type { IncomingResponse, Send } from './send.ts';

export type RetryPolicy = {
  /** How long an outage may last before the call gives up. */
  readonly forMs: number;
  /** The pause before the next try; `turn` counts from 1. A server's own `Retry-After` is waited for where it is longer. */
  readonly pauseMs: (turn: number) => number;
  /** True where nothing is to be tried again. */
  readonly isOver?: () => boolean;
  readonly onRetry?: () => void;
};

export type Connection = { readonly base: string; readonly send: Send; readonly retry: RetryPolicy };

const pauseMsFirst = 250;
const pauseMsMax = 8_000;

/** Twice as long each time, up to 8 seconds, and anywhere below it: a thousand clients do not come back at once. */
export function backOff(turn: number, random: () => number = Math.random): number {
  const whole = Math.min(pauseMsFirst * 2 ** (turn - 1), pauseMsMax);
  return Math.round(whole / 2 + (random() * whole) / 2);
}

/**
 * Makes a call. After an outage (no answer, 502–504, codes 201 and 202) it is made again with the same idempotency key.
 *
 * @throws OutageError once the policy gives up; UnexpectedAnswer for what is no answer of the API; the signal's reason.
 */
export async function makeCall(
  { base, send, retry }: Connection,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<Answer> {
  const { signal } = options;
  const deadline = performance.now() + retry.forMs;
  for (let turn = 1; ; turn += 1) {
    signal?.throwIfAborted();
    const got = await attempt(send, toRequest(base, operation, input, options));
    signal?.throwIfAborted();
    const answer = 'failure' in got ? undefined : readAnswer(operation, got);
    if (answer !== undefined) return answer;
    retry.onRetry?.();
    const pauseMs = Math.max(retry.pauseMs(turn), 'failure' in got ? 0 : retryAfterMs(got));
    const isLate = performance.now() + pauseMs > deadline;
    if (isLate || retry.isOver?.() === true) {
      throw new OutageError(operation.name, base, 'failure' in got ? got.failure : `HTTP ${got.status}`);
    }
    await pause(pauseMs, signal);
  }
}

async function attempt(
  send: Send,
  request: Parameters<Send>[0],
): Promise<IncomingResponse | { failure: unknown }> {
  try {
    return await send(request);
  } catch (failure) {
    return { failure };
  }
}

function retryAfterMs({ header }: IncomingResponse): number {
  const seconds = header('retry-after') ?? '';
  return /^\d{1,4}$/.test(seconds) ? Number(seconds) * 1_000 : 0;
}

/** Waits, and no longer than the signal lets it. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

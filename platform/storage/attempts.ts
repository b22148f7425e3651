// Asking a service that may be away: so often, so long, and not again at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageAway } from './storage-away.ts';

export type Patience = {
  /** How often a request is sent at most. */
  readonly attempts: number;
  /** Milliseconds for one of them, up to the end of its answer. */
  readonly attemptMs: number;
  /** Milliseconds for all of them, with the waiting between. */
  readonly totalMs: number;
  /** Milliseconds that nothing is sent after the last attempt has failed: callers are refused at once. */
  readonly restMs: number;
};

/** People wait, and a transaction may be open: it ends before the server gives up on it (`limits.serverDeadlineMs`). */
export const patienceOfCalls: Patience = { attempts: 3, attemptMs: 4_000, totalMs: 8_000, restMs: 2_000 };

/** Nobody waits but whoever started a command. */
export const patienceOfCommands: Patience = { attempts: 5, attemptMs: 60_000, totalMs: 180_000, restMs: 0 };

const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** A fault of the moment: the connection broke, nothing came in time, or the service answered 5xx. */
export class Transient extends Error {}

/** What is said when a place goes away and when it is back. */
export type OnState = (state: 'away' | 'back', reason: string) => void;

export type Attempts = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Makes a way to ask one place. Work that throws `Transient` is tried again after a random pause that grows
 * (full jitter); any other error ends it.
 *
 * @param place Its name, for messages.
 */
export function makeAttempts(
  place: string,
  patience: Patience,
  onState: OnState = () => undefined,
): Attempts {
  const { attempts, attemptMs, totalMs, restMs } = patience;
  let restsUntil = 0;
  let isAway = false;

  function noteAway(reason: string): void {
    if (!isAway) onState('away', reason);
    isAway = true;
  }

  function noteBack(): void {
    if (isAway) onState('back', 'answers again');
    isAway = false;
    restsUntil = 0;
  }

  return async (work) => {
    if (performance.now() < restsUntil)
      throw new StorageAway(place, 'is away; it is asked again in a moment');
    const endsAt = performance.now() + totalMs;
    for (let count = 1; ; count += 1) {
      const leftMs = endsAt - performance.now();
      try {
        const given = await tryOnce(work, Math.min(attemptMs, leftMs));
        noteBack();
        return given;
      } catch (error) {
        // A place that is there and refuses may refuse this request alone, so others are sent all the same.
        if (error instanceof StorageAway) noteAway(error.message);
        if (!(error instanceof Transient)) throw error;
        const pauseMs = Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** (count - 1));
        if (count >= attempts || performance.now() + pauseMs >= endsAt) {
          restsUntil = performance.now() + restMs;
          noteAway(error.message);
          throw new StorageAway(place, error.message, error);
        }
        await sleep(pauseMs);
      }
    }
  };
}

async function tryOnce<T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), ms);
  try {
    return await work(ending.signal);
  } catch (error) {
    if (error instanceof Transient || error instanceof StorageAway) throw error;
    if (ending.signal.aborted)
      throw new Transient(`did not answer within ${Math.round(ms)} ms`, { cause: error });
    if (isConnectionFault(error))
      throw new Transient(`cannot be reached (${reasonOf(error)})`, { cause: error });
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** `fetch` says "fetch failed" or "terminated" as a TypeError, and the reason in its cause. */
function isConnectionFault(error: unknown): boolean {
  return (
    error instanceof TypeError && (error.cause !== undefined || /fetch failed|terminated/.test(error.message))
  );
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : 'connection';
}

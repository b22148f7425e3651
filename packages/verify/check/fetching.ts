// Reads what a stranger serves, within limits of size, time and number: whoever is checked must not be able to hold the
// check up, or to fill its memory.
import { Failure, sentenceOf } from './failure.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Each is several times of what an honest instance sends. */
export const bytesMax = {
  card: 512 * 1024,
  checkpoint: 64 * 1024,
  policy: 64 * 1024,
  tile: 256 * 32,
  bundle: 1024 * 1024,
  doc: 8 * 1024 * 1024,
  call: 8 * 1024 * 1024,
  page: 4 * 1024 * 1024,
  file: 32 * 1024 * 1024,
} as const;

const timeoutMs = 30_000;
/** What passes by itself is asked for again: a node that starts anew, a limit of calls. */
const triesMax = 4;
const waitsMs = [250, 1_000, 4_000];
const passing = new Set([429, 502, 503, 504]);
const mib = 1024 * 1024;

export type Reader = {
  /** The body of an answer of 200. */
  bytes(url: string, limits: ReadLimits): Promise<Uint8Array>;
  text(url: string, limits: ReadLimits): Promise<string>;
  /** How many answers were read, and how many bytes they had. */
  readonly read: { answers: number; bytes: number };
};

export type ReadLimits = {
  readonly max: number;
  /** What it is, as the sentence of a failure names it. */
  readonly what: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for what is held against a hash, or is only read: an instance may serve it from another of its addresses. */
  readonly follows?: boolean;
  /** Of a call that is a POST; calls that change something are never made. */
  readonly body?: string | undefined;
};

export type ReaderOptions = {
  readonly fetch: Fetch;
  readonly wait?: (ms: number) => Promise<void>;
  /** Of one answer, from the call to its last byte. */
  readonly timeoutMs?: number;
};

export function makeReader(options: ReaderOptions): Reader {
  const read = { answers: 0, bytes: 0 };
  const bytes = async (url: string, limits: ReadLimits): Promise<Uint8Array> => {
    const body = await readPatiently(url, limits, options);
    read.answers += 1;
    read.bytes += body.length;
    return body;
  };
  return {
    read,
    bytes,
    text: async (url, limits) => decode(await bytes(url, limits), limits.what),
  };
}

function decode(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Failure('unreadable', `${what} is not UTF-8.`);
  }
}

async function readPatiently(url: string, limits: ReadLimits, options: ReaderOptions): Promise<Uint8Array> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await readOnce(url, limits, options);
    } catch (error) {
      if (turn >= triesMax || !(error instanceof Passing)) throw error;
      await (options.wait ?? sleep)(waitsMs[turn - 1] ?? 0);
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** What the next try may mend. */
class Passing extends Failure {}

async function readOnce(url: string, limits: ReadLimits, options: ReaderOptions): Promise<Uint8Array> {
  const { max, what, headers = {}, body, follows = false } = limits;
  const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
  try {
    // Any other answer must come from the address that was asked: a log that sends its readers elsewhere is another log.
    const redirect = follows ? 'follow' : 'error';
    const sent = body === undefined ? {} : { method: 'POST', body };
    const answer = await options.fetch(url, {
      headers,
      redirect,
      signal,
      cache: 'no-store',
      ...sent,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw refusalOf(answer.status, what, url);
    }
    return await readBody(answer, max, what);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Passing('unreachable', `${what} could not be read from ${url}: ${reasonOf(error)}.`);
  }
}

function refusalOf(status: number, what: string, url: string): Failure {
  const sentence = `${what} is missing: ${url} answers ${status}.`;
  return passing.has(status) ? new Passing('missing', sentence) : new Failure('missing', sentence);
}

/** `fetch` says "fetch failed" and hides the reason behind it. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && cause.message !== '' ? cause.message : sentenceOf(error);
}

async function readBody(answer: Response, max: number, what: string): Promise<Uint8Array> {
  const stream: ReadableStream<Uint8Array> | null = answer.body;
  const reader = stream?.getReader();
  if (reader === undefined) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > max) {
      await reader.cancel();
      throw new Failure('too_large', `${what} is larger than ${sizeOf(max)}.`);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const sizeOf = (bytes: number) => (bytes >= mib ? `${bytes / mib} MB` : `${Math.ceil(bytes / 1024)} kB`);

/**
 * Does `work` for each, so many at a time; the results stand in the order of the list. After the first failure nothing new
 * is begun.
 */
export async function mapAtOnce<In, Out>(
  list: readonly In[],
  atOnce: number,
  work: (one: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const waiting = list.entries();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (const [index, one] of waiting) {
      if (hasFailed) return;
      try {
        results[index] = await work(one, index);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker));
  return results;
}

// Asking a payment provider over HTTP with JSON: told to wait only so long, to ask again under the same key, and to
// believe nothing that does not have the right shape.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { readCappedText } from '#platform/read-capped.ts';

/** A provider answered that it does not do what it was asked. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly status: number;
  /** The provider's own word for it, such as `INSTRUMENT_DECLINED`; empty where it gave none. */
  readonly reason: string;
  constructor(what: string, status: number, reason: string) {
    super(`${what}: the payment provider answered ${status}${reason === '' ? '' : ` (${reason})`}`);
    this.status = status;
    this.reason = reason;
  }
}

/** A provider did not answer, or what it said has not the shape of an answer. Nothing is known. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

export type RestRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path and its query, or a whole address of the same host, as links of answers are. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; a text as it stands, and fields of a form as one. */
  readonly body?: unknown;
};

/** The largest answer that is read: a page of a few hundred payments is a tenth of it. */
const answerBytesMax = 8 * 1024 * 1024;
/** What passes: a key that is in use, too many questions, and a provider that is away. */
const passing: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);

/** @throws Error where an address cannot be right: not https, and not a double on this machine. */
export function readApiUrl(name: string, apiUrl: string): URL {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  const isOwn = url?.protocol === 'http:' && (url.hostname === '127.0.0.1' || url.hostname === 'localhost');
  if (url === undefined || (url.protocol !== 'https:' && !isOwn))
    throw new Error(`${name}.apiUrl must begin with https://`);
  return url;
}

/**
 * Asks, and reads the answer by its shape. Where nobody answers or the answer is that it passes, it is asked again: so a
 * question that moves money carries a key by which the provider knows it again.
 *
 * @throws ProviderFault where the provider says no; ProviderUnavailable where it says nothing that can be read.
 */
export async function requestJson<S extends z.ZodMiniType>(
  base: URL,
  request: RestRequest,
  shape: S,
): Promise<z.output<S>> {
  const what = `${request.method} ${new URL(request.path, base).pathname}`;
  const value = await withRetries(() => sendOnce(base, request, what));
  const parsed = z.safeParse(shape, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ProviderUnavailable(
    `${what}: not the shape (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`,
  );
}

async function withRetries<T>(send: () => Promise<T>, triesLeft: number = limits.cardRetriesMax): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isPassing =
      error instanceof ProviderUnavailable || (error instanceof ProviderFault && passing.has(error.status));
    if (triesLeft <= 0 || !isPassing) throw error;
    const waitMs = limits.cardPauseMs * 2 ** (limits.cardRetriesMax - triesLeft);
    // Not all at once again: up to half as long more.
    await pause(waitMs + randomInt(waitMs / 2));
    return withRetries(send, triesLeft - 1);
  }
}

async function sendOnce(base: URL, request: RestRequest, what: string): Promise<unknown> {
  const url = new URL(request.path, base);
  // A link of an answer may not lead the key elsewhere.
  if (url.origin !== base.origin) throw new Error(`${what}: the payment provider named another host`);
  const { status, text } = await send(url, request, what);
  const value = readJson(text);
  if (status >= 200 && status < 300) {
    if (value === undefined && text !== '') throw new ProviderUnavailable(`${what}: no JSON`);
    return value;
  }
  throw new ProviderFault(what, status, reasonOf(value));
}

async function send(url: URL, { method, headers, body }: RestRequest, what: string) {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: textOf(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.cardTimeoutMs),
    });
    return { status: answer.status, text: await readCappedText(answer, answerBytesMax) };
  } catch (error) {
    throw new ProviderUnavailable(`${what}: the payment provider did not answer`, { cause: error });
  }
}

function textOf(body: unknown): string {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const said = z.object({
  /** PayPal's, in order of how much they say. */
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
  name: z.optional(z.string()),
  error: z.optional(z.string()),
  /** Mollie's. */
  detail: z.optional(z.string()),
  field: z.optional(z.string()),
});

function reasonOf(value: unknown): string {
  const read = z.safeParse(said, value);
  if (!read.success) return '';
  const { details, name, error, detail, field } = read.data;
  return (details?.[0]?.issue ?? name ?? error ?? [field, detail].filter(Boolean).join(': ')).slice(0, 200);
}

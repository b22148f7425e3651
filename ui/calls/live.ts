// Reading a stream of the server: fetch instead of `EventSource`, because the token belongs into a header. A stream that
// ends is opened again after a growing pause, where it was: nothing is lost or shown twice.
import type * as z from 'zod/mini';
import { fillPath } from '#domain/wire/endpoint.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { limits } from '#domain/limits.ts';
import { isAnswer } from './answer.ts';
import { readEnvelope } from './envelope.ts';
import { Refusal } from './api.ts';
import type { Caller } from './api.ts';
import { tellRefusal } from './tell-refusal.ts';

/** `waiting`: between two tries. `ended`: the server will not have it (signed out, no such record): it is not tried again. */
export type LiveState = 'opening' | 'live' | 'waiting' | 'ended';

/** The shapes of a stream's events by their names; events of other names are left out. */
export type LiveShapes = Readonly<Record<string, z.ZodMiniType>>;

export type LiveNews<S extends LiveShapes> = {
  [N in keyof S & string]: { readonly name: N; readonly data: z.output<S[N]> };
}[keyof S & string];

export type LiveRequest<S extends LiveShapes, I extends z.ZodMiniType = z.ZodMiniType> = {
  readonly caller: Caller;
  readonly endpoint: Endpoint<I>;
  readonly ask: z.input<I>;
  readonly shapes: S;
  readonly onEvent: (news: LiveNews<S>) => void;
  readonly onState?: ((state: LiveState) => void) | undefined;
};

/** Opens a stream and keeps it open until it is closed. */
export function openLive<S extends LiveShapes, I extends z.ZodMiniType>(
  asked: LiveRequest<S, I>,
): { readonly close: () => void } {
  const ended = new AbortController();
  void handle(asked, ended.signal);
  return { close: () => ended.abort() };
}

/** What one connection leaves behind for the next. */
type Course = { lastId: string | undefined; retryMs: number; failures: number };

async function handle<S extends LiveShapes, I extends z.ZodMiniType>(
  asked: LiveRequest<S, I>,
  signal: AbortSignal,
): Promise<void> {
  const course: Course = { lastId: undefined, retryMs: limits.liveRetryMs, failures: 0 };
  while (!signal.aborted) {
    asked.onState?.('opening');
    const isOver = await readOnce(asked, course, signal);
    if (signal.aborted) return;
    if (isOver) {
      asked.onState?.('ended');
      return;
    }
    asked.onState?.('waiting');
    await pause(course, signal);
  }
}

/** True where it makes no sense to come again. */
async function readOnce<S extends LiveShapes, I extends z.ZodMiniType>(
  asked: LiveRequest<S, I>,
  course: Course,
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), limits.liveSilenceMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), limits.liveSilenceMs);
  };
  try {
    const sent = asked.caller.token();
    const response = await open(asked, course, AbortSignal.any([signal, silence.signal]));
    if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true)
      return await isRefused(asked, response, sent);
    if (response.body === null) return false;
    asked.onState?.('live');
    const take = makeParser((event) => deliver(asked, course, event));
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return false;
      course.failures = 0;
      alive();
      take(decoder.decode(value, { stream: true }));
    }
  } catch {
    // No connection, or one that fell silent: the next try says whether it is back.
    return false;
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

function open<S extends LiveShapes, I extends z.ZodMiniType>(
  { caller, endpoint, ask }: LiveRequest<S, I>,
  { lastId }: Course,
  signal: AbortSignal,
): Promise<Response> {
  const [path, rest] = fillPath(endpoint.path, fieldsOf(ask));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  const token = caller.token();
  const headers: Record<string, string> = {
    Accept: 'text/event-stream',
    'Accept-Language': caller.language(),
  };
  if (token !== undefined && endpoint.actor !== 'anyone') headers['Authorization'] = token;
  if (lastId !== undefined) headers['Last-Event-ID'] = lastId;
  const text = query.toString();
  return fetch(text === '' ? path : `${path}?${text}`, {
    headers,
    signal,
    credentials: 'same-origin',
    cache: 'no-store',
  });
}

/** A no of the server is one that stays; being busy or having too many streams passes. */
async function isRefused<S extends LiveShapes, I extends z.ZodMiniType>(
  { caller }: LiveRequest<S, I>,
  response: Response,
  sent: string | undefined,
): Promise<boolean> {
  const answer = readEnvelope(await response.json().catch(() => undefined));
  if (answer === undefined || response.status >= 500) return false;
  const { code, msg, data } = answer;
  const refusal = new Refusal({ code, msg, shown: fieldsOf(data), http: response.status });
  if (refusal.key === 'tooManyRequests' || refusal.key === 'systemBusy') return false;
  // Where another session has begun meanwhile, the next try asks as that one.
  return tellRefusal(caller, refusal, sent);
}

type RawEvent = { name: string; data: string; id: string | undefined; retry: number | undefined };

function deliver<S extends LiveShapes, I extends z.ZodMiniType>(
  asked: LiveRequest<S, I>,
  course: Course,
  event: RawEvent,
): void {
  if (event.retry !== undefined) course.retryMs = event.retry;
  const news = { name: event.name, data: jsonOf(event.data) };
  // Nothing is told by an event that only says how long to wait, nor by one that is cut.
  if (news.data !== undefined && isNews(asked.shapes, news)) asked.onEvent(news);
  // After it was shown: what could not be shown is asked for again.
  if (event.id !== undefined) course.lastId = event.id;
}

/** An event of a name that was asked for. The built app knows the names alone: its contracts have no shapes. */
function isNews<S extends LiveShapes>(shapes: S, news: { name: string; data: unknown }): news is LiveNews<S> {
  return Object.hasOwn(shapes, news.name) && isAnswer(shapes[news.name], news.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the wire's lines as they arrive, however they are cut. */
export function makeParser(onEvent: (event: RawEvent) => void): (piece: string) => void {
  let rest = '';
  let event: RawEvent = empty();
  const line = (text: string) => {
    if (text === '') {
      if (event.data !== '' || event.retry !== undefined) onEvent(event);
      event = empty();
      return;
    }
    const at = text.indexOf(':');
    if (at === 0) return;
    const field = at < 0 ? text : text.slice(0, at);
    const value = at < 0 ? '' : text.slice(at + 1).replace(/^ /, '');
    if (field === 'event') event.name = value;
    else if (field === 'data') event.data += event.data === '' ? value : `\n${value}`;
    else if (field === 'id') event.id = value;
    else if (field === 'retry' && /^\d{1,6}$/.test(value)) event.retry = Number(value);
  };
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n/);
    rest = lines.pop() ?? '';
    for (const one of lines) line(one);
  };
}

function empty(): RawEvent {
  return { name: 'message', data: '', id: undefined, retry: undefined };
}

/** Longer each time, and never all at the same moment: after a node went down its readers come again one by one. */
function pause(course: Course, signal: AbortSignal): Promise<void> {
  const longest = Math.min(course.retryMs * 2 ** course.failures, limits.liveRetryMaxMs);
  course.failures = Math.min(course.failures + 1, 10);
  return new Promise((resolve) => {
    const timer = setTimeout(done, longest * (0.5 + Math.random() / 2));
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener?.('online', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    globalThis.addEventListener?.('online', done);
  });
}

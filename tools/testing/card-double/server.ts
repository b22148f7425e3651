// The double's HTTP side: keys, idempotency, troubles, answers.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answer } from './api.ts';
import { newId, secondsOf, type Refund } from './book.ts';
import type { Desk } from './desk.ts';
import { ApiFault, readForm } from './form.ts';
import { pageOf, type Face } from './page.ts';
import { confirm, goodCard, pay, type Crooked, type Paid } from './paying.ts';
import type { Trouble, Troubles } from './trouble.ts';

/** How the double behaves now; tests change it. */
export type Mood = { refundStatus: Refund['status']; crooked: Crooked };

export type Seen = {
  readonly line: string;
  readonly key: string | undefined;
  readonly account: string;
  readonly params: unknown;
};

export type Service = {
  readonly desk: Desk;
  readonly secretKey: string;
  readonly troubles: Troubles;
  readonly mood: Mood;
  /** Every call that came, for tests to look at. */
  readonly seen: Seen[];
  /** Called after everything that changed something. */
  readonly changed: () => void;
};

const bodyBytesMax = 100_000;
const keySeconds = 24 * 3600;
/** Keys whose work is under way. */
type Busy = Set<string>;

type Reply = { readonly status: number; readonly text: string; readonly headers?: Record<string, string> };

export function makeListener(service: Service) {
  const busy: Busy = new Set();
  return (request: IncomingMessage, response: ServerResponse): void => {
    void serve(service, busy, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  };
}

async function serve(
  service: Service,
  busy: Busy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  const { pathname, search } = new URL(request.url ?? '/', 'http://double');
  const method = request.method ?? 'GET';
  if (pathname.startsWith('/c/pay/')) {
    servePage(service, response, { method, id: pathname.slice(7), body });
    return;
  }
  const asked = { request, line: `${method} ${pathname}`, text: method === 'GET' ? search.slice(1) : body };
  const trouble = service.troubles.take(asked.line);
  const reply = trouble?.what === 'cut' ? undefined : await replyTo(service, busy, asked, trouble);
  if (reply === undefined || trouble?.what === 'cut_after') {
    request.socket.destroy();
    return;
  }
  const headers = { 'content-type': 'application/json', 'request-id': newId('req'), ...reply.headers };
  response.writeHead(reply.status, headers).end(reply.text);
}

async function replyTo(
  service: Service,
  busy: Busy,
  asked: Omit<Asked, 'isBroken' | 'waitMs'>,
  trouble: Trouble | undefined,
): Promise<Reply> {
  if (trouble?.what === 'too_many')
    return faultReply(
      new ApiFault(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }),
    );
  if (trouble?.what === 'broken') return faultReply(ownError());
  return once(service, busy, {
    ...asked,
    isBroken: trouble?.what === 'broken_after',
    waitMs: trouble?.what === 'slow' ? (trouble.waitMs ?? 1_000) : 1,
  });
}

function ownError(): ApiFault {
  return new ApiFault(500, { type: 'api_error', message: 'An unknown error occurred' });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    size += part.length;
    if (size > bodyBytesMax) throw new Error('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

type Asked = {
  readonly request: IncomingMessage;
  readonly line: string;
  readonly text: string;
  readonly isBroken: boolean;
  /** Work takes a moment, and in it another call with the same key may come. */
  readonly waitMs: number;
};

/** One key, one effect: the first answer is kept and given again; other parameters under it are refused. */
async function once(service: Service, busy: Busy, asked: Asked): Promise<Reply> {
  const { request, line, text, waitMs } = asked;
  const given = request.headers['idempotency-key'];
  const account = String(request.headers['stripe-account'] ?? '');
  if (typeof given !== 'string' || !line.startsWith('POST')) {
    await pause(waitMs);
    const { reply } = act(service, asked, account);
    service.changed();
    return reply;
  }
  const { book } = service.desk.writing;
  const key = `${account} ${given}`;
  const print = createHash('sha256').update(`${line}\n${text}`).digest('hex');
  const now = secondsOf(service.desk.clock);
  const kept = book.keys[key];
  if (kept !== undefined && kept.at + keySeconds > now) {
    if (kept.request !== print) return faultReply(otherParameters(given));
    return {
      status: kept.status,
      text: kept.text,
      headers: { 'idempotent-replayed': 'true', ...steady(kept.status) },
    };
  }
  if (busy.has(key)) return faultReply(inUse(given));
  busy.add(key);
  try {
    await pause(waitMs);
    const { reply, isBegun } = act(service, asked, account);
    if (isBegun) book.keys[key] = { request: print, status: reply.status, text: reply.text, at: now };
    service.changed();
    return reply;
  } finally {
    busy.delete(key);
  }
}

function act(service: Service, { request, line, text, isBroken }: Asked, account: string) {
  const [method = '', path = ''] = line.split(' ');
  const key = request.headers['idempotency-key'];
  try {
    assertKey(service, request);
    const params = readForm(text);
    service.seen.push({ line, key: typeof key === 'string' ? key : undefined, account, params });
    const { desk, mood } = service;
    const object = answer({ desk, method, path, params, account, refundStatus: mood.refundStatus });
    if (isBroken) throw ownError();
    return { reply: { status: 200, text: JSON.stringify(object, undefined, 2) }, isBegun: true };
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return { reply: faultReply(error), isBegun: !error.isUnbegun };
  }
}

function assertKey({ secretKey }: Service, request: IncomingMessage): void {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const given = String(request.headers.authorization ?? '').replace(/^Bearer /, '');
  if (timingSafeEqual(hash(given), hash(secretKey))) return;
  throw new ApiFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }, true);
}

function otherParameters(key: string): ApiFault {
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
    `Try using a key other than '${key}' if you meant to execute a different request.`;
  return new ApiFault(400, { type: 'idempotency_error', message });
}

function inUse(key: string): ApiFault {
  const message = `There is currently another in-progress request using the key ${key}.`;
  return new ApiFault(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use', message });
}

function faultReply({ status, fault }: ApiFault): Reply {
  return { status, text: JSON.stringify({ error: fault }, undefined, 2), headers: steady(status) };
}

/** An error of the provider's own is the same under its key: asking again at once is of no use. */
function steady(status: number): Record<string, string> {
  return status >= 500 ? { 'stripe-should-retry': 'false' } : {};
}

type Visit = { readonly method: string; readonly id: string; readonly body: string };

function servePage(service: Service, response: ServerResponse, { method, id, body }: Visit): void {
  const session = /^cs_test_\w+$/.test(id) ? service.desk.writing.book.sessions[id] : undefined;
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  if (session === undefined) {
    response.writeHead(404, html).end('<!doctype html><title>Not found</title><p>There is no such page.</p>');
    return;
  }
  const came = method === 'POST' ? submit(service, id, new URLSearchParams(body)) : undefined;
  if (came === 'paid') {
    response.writeHead(303, { location: session.successUrl }).end();
    return;
  }
  const isOver = session.status !== 'open' || session.expiresAt <= secondsOf(service.desk.clock);
  const waits = service.desk.writing.book.intents[session.intent ?? '']?.status === 'requires_action';
  const face: Face = isOver ? 'over' : waits ? 'asks' : came === 'declined' ? 'declined' : 'pay';
  response.writeHead(200, html).end(pageOf(session, face));
}

function submit({ desk, mood, changed }: Service, id: string, form: URLSearchParams): Paid {
  const act = form.get('act');
  const number = (form.get('number') ?? goodCard).replaceAll(/\D/g, '');
  const came =
    act === 'approve' || act === 'refuse'
      ? confirm(desk, id, act === 'approve')
      : pay(desk, id, { card: act === 'decline' ? '4000000000000002' : number, crooked: mood.crooked });
  changed();
  return came;
}

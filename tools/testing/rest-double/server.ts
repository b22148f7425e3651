// What doubles of payment providers with a JSON API have in common: a server on this machine that remembers keys of
// repeats, meets the troubles that it is told of, and notes every call.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#platform/ports/clock.ts';
import { openTroubles, type Trouble } from '../card-double/trouble.ts';

export type RestRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
};

export type RestReply = {
  readonly status: number;
  readonly body?: unknown;
  /** A page for a person, in the place of JSON. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What the provider refuses. `isUnbegun` where nothing was done, so that a key is not used up. */
export class RestFault extends Error {
  readonly reply: RestReply;
  readonly isUnbegun: boolean;
  constructor(reply: RestReply, isUnbegun = true) {
    super(`${reply.status}`);
    this.reply = reply;
    this.isUnbegun = isUnbegun;
  }
}

export type RestService = {
  readonly port?: number | undefined;
  readonly clock: Clock;
  /** The header, in small letters, under which a repeat has no second effect, and how long it is remembered. */
  readonly onceHeader: string;
  readonly onceMs: number;
  /** Answers a call of the API. @throws RestFault for everything that is refused. */
  answer(request: RestRequest): RestReply;
  /** A page that a buyer sees; undefined where the path is of the API. */
  page(request: RestRequest): RestReply | undefined;
  /** An error in the provider's own form. */
  fault(status: number, word: string): RestReply;
};

type Kept = { readonly print: string; readonly reply: RestReply; readonly at: number };

type Running = {
  readonly service: RestService;
  readonly kept: Map<string, Kept>;
  readonly busy: Set<string>;
  readonly seen: Seen[];
  readonly troubles: ReturnType<typeof openTroubles>;
};

export type Seen = { readonly line: string; readonly key: string | undefined; readonly text: string };

const bodyBytesMax = 200_000;

export type RestDouble = Awaited<ReturnType<typeof startRestDouble>>;

/** Listens on loopback only. Stop it when done. */
export async function startRestDouble(service: RestService) {
  const troubles = openTroubles();
  const running: Running = { service, kept: new Map(), busy: new Set(), seen: [], troubles };
  const server = createServer((request, response) => {
    void serve(running, request, response).catch(() => request.socket.destroy());
  });
  const url = await listen(server, service.port ?? 0);
  return {
    url,
    /** Every call that was answered or lost on the way back, for tests to look at. */
    seen: running.seen,
    trouble: (trouble: Trouble) => troubles.add(trouble),
    /** As after the time that keys are remembered. */
    forgetKeys: () => running.kept.clear(),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
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

async function serve(running: Running, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { service, troubles } = running;
  const text = await readBody(incoming);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://double');
  const { method = 'GET', headers } = incoming;
  const request: RestRequest = { method, path: pathname, query: searchParams, text, headers };
  const page = service.page(request);
  if (page !== undefined) {
    write(response, page);
    return;
  }
  const trouble = troubles.take(`${method} ${pathname}`);
  const reply = trouble?.what === 'cut' ? undefined : await replyTo(running, request, trouble);
  if (reply === undefined || trouble?.what === 'cut_after') incoming.socket.destroy();
  else write(response, reply);
}

function write(response: ServerResponse, { status, body, html, headers = {} }: RestReply): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  response.end(html ?? (body === undefined ? '' : JSON.stringify(body)));
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

async function replyTo(
  running: Running,
  request: RestRequest,
  trouble: Trouble | undefined,
): Promise<RestReply> {
  const { service } = running;
  if (trouble?.what === 'too_many') return service.fault(429, 'Too many requests');
  if (trouble?.what === 'broken') return service.fault(500, 'Internal error');
  const waitMs = trouble?.what === 'slow' ? (trouble.waitMs ?? 1_000) : 1;
  return once(running, request, { isBroken: trouble?.what === 'broken_after', waitMs });
}

type Work = { readonly isBroken: boolean; readonly waitMs: number };

/** One key, one effect: the first answer is kept and given again; other parameters under it are refused. */
async function once(running: Running, request: RestRequest, work: Work): Promise<RestReply> {
  const { service, kept, busy } = running;
  const key = keyOf(service, request);
  if (key === undefined) {
    await pause(work.waitMs);
    return act(running, request, work).reply;
  }
  const print = createHash('sha256')
    .update(`${request.method} ${request.path}\n${request.text}`)
    .digest('hex');
  const now = service.clock.now().getTime();
  const before = kept.get(key);
  if (before !== undefined && before.at + service.onceMs > now)
    return before.print === print
      ? before.reply
      : service.fault(400, 'The key was used with other parameters');
  if (busy.has(key)) return service.fault(409, 'The key is in use');
  busy.add(key);
  try {
    await pause(work.waitMs);
    const { reply, isBegun } = act(running, request, work);
    if (isBegun) kept.set(key, { print, reply, at: now });
    return reply;
  } finally {
    busy.delete(key);
  }
}

function keyOf({ onceHeader }: RestService, { method, headers }: RestRequest): string | undefined {
  const key = headers[onceHeader];
  return method === 'POST' && typeof key === 'string' ? key : undefined;
}

function act({ service, seen }: Running, request: RestRequest, { isBroken }: Work) {
  const { method, path, text } = request;
  seen.push({ line: `${method} ${path}`, key: keyOf(service, request), text });
  try {
    const reply = service.answer(request);
    return { reply: isBroken ? service.fault(500, 'Internal error') : reply, isBegun: true };
  } catch (error) {
    if (!(error instanceof RestFault)) throw error;
    return { reply: error.reply, isBegun: !error.isUnbegun };
  }
}

// Calls over HTTP, as every app makes them. A call that was cut off is made again with the same key.
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { fillPath, type Endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { signatureHeader } from '#platform/ports/signature.ts';

export type As = {
  readonly token?: string | undefined;
  readonly onceKey?: string;
  /** The buyer's own address, as a proxy tells it: a thousand buyers do not share one. */
  readonly from?: string;
  /** A body that is not the input: a file, or the bytes of a hook with their signature. Made anew for each try. */
  readonly body?: () => {
    readonly chunks: Iterable<string | Buffer>;
    readonly type: string;
    readonly signature?: string;
  };
};

/** What the server said: accepted, or its code, reason and what it showed. */
export type Said<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      readonly code: number;
      readonly reason: string;
      readonly shown: Record<string, unknown>;
    };

export type Client = {
  call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    as?: As,
  ): Promise<Said<z.infer<O>>>;
  /** @throws NotAccepted for everything but acceptance. */
  ask<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    as?: As,
  ): Promise<z.infer<O>>;
  /** How many calls had to be made again, because the server or its database was away. */
  readonly retries: () => number;
  close(): void;
};

/** The address of the n-th buyer, each in a network of its own. */
export function addressOf(buyer: number): string {
  return `10.${(buyer >> 8) % 256}.${buyer % 256}.1`;
}

export class NotAccepted extends Error {
  readonly code: number;
  readonly reason: string;

  constructor(name: string, { code, reason, shown }: Extract<Said<unknown>, { ok: false }>) {
    super(`${name} was refused: ${code} ${reason} ${JSON.stringify(shown)}`);
    this.name = 'NotAccepted';
    this.code = code;
    this.reason = reason;
  }
}

/** A server that is away this long is not coming back. */
const awayMsMax = 120_000;
const againMs = 50;
const socketsMax = 64;
/** A call that got no answer by then is made again. */
const answerMsMax = 60_000;

const envelope = z.object({ code: z.int(), data: z.unknown() });
const refusal = z.record(z.string(), z.unknown());

/**
 * Opens a client of one server. Nothing is sent yet.
 *
 * @param isEnding True once the run was told to stop: nothing is tried again then.
 */
export function openClient(base: string, isEnding: () => boolean = () => false): Client {
  const line = lineTo(new URL(base));
  let retries = 0;

  async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    as: As = {},
  ): Promise<Said<z.infer<O>>> {
    const deadline = performance.now() + awayMsMax;
    for (let turn = 1; ; turn += 1) {
      const said = read(endpoint, await attempt(line, wireOf(endpoint, ask, as)));
      if (said !== undefined) return said;
      retries += 1;
      const isOver = isEnding() || performance.now() > deadline;
      if (isOver) throw new Error(`${endpoint.name}: the server at ${base} is away`);
      await sleep(Math.min(againMs * turn, 500));
    }
  }

  return {
    call,
    async ask(endpoint, ask, as) {
      const said = await call(endpoint, ask, as);
      if (!said.ok) throw new NotAccepted(endpoint.name, said);
      return said.data;
    },
    retries: () => retries,
    close: () => line.close(),
  };
}

type Line = { send(wire: Wire): Promise<Got>; close(): void };

/** Connections that stay open between calls. */
function lineTo(url: URL): Line {
  const program = url.protocol === 'https:' ? https : http;
  const agent = new program.Agent({ keepAlive: true, maxSockets: socketsMax });
  const { hostname, port } = url;
  const top = url.pathname.replace(/\/$/, '');
  const send = ({ method, path, headers, chunks }: Wire): Promise<Got> =>
    new Promise((resolve, reject) => {
      const asked = program.request({ agent, hostname, port, method, path: top + path, headers });
      asked.setTimeout(answerMsMax, () => asked.destroy(new Error('no answer in time')));
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        );
      });
      for (const chunk of chunks) asked.write(chunk);
      asked.end();
    });
  return { send, close: () => agent.destroy() };
}

/** Undefined where it is not known what became of the call. */
async function attempt(line: Line, wire: Wire): Promise<Got | undefined> {
  try {
    return await line.send(wire);
  } catch {
    return undefined;
  }
}

/** Undefined where the server gave no answer, or was not able to. */
function read<O extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, O>,
  got: Got | undefined,
): Said<z.infer<O>> | undefined {
  if (got === undefined || [502, 503, 504].includes(got.status)) return undefined;
  const { code, data } = readEnvelope(endpoint.name, got);
  if (code === refusals.systemBusy.code || code === refusals.operationBusy.code) return undefined;
  if (code === 200) return { ok: true, data: z.parse(endpoint.output, data) };
  const shown = z.safeParse(refusal, data).data ?? {};
  const { reason } = shown;
  return { ok: false, code, reason: typeof reason === 'string' ? reason : '', shown };
}

type Got = { readonly status: number; readonly text: string };
type Wire = {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | number>;
  readonly chunks: Iterable<string | Buffer>;
};

function wireOf(endpoint: Endpoint, ask: unknown, { token, onceKey, from, body }: As): Wire {
  const { method } = endpoint;
  const [path, rest] = fillPath(endpoint.path, z.parse(refusal, ask));
  const headers: Record<string, string | number> = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(onceKey === undefined ? {} : { 'idempotency-key': onceKey }),
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  };
  if (body !== undefined || method === 'GET') {
    const pairs = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
    const query = new URLSearchParams(pairs).toString();
    const { chunks = [], type, signature } = body?.() ?? {};
    if (type !== undefined) headers['content-type'] = type;
    if (signature !== undefined) headers[signatureHeader] = signature;
    return { method, path: query === '' ? path : `${path}?${query}`, headers, chunks };
  }
  const bytes = Buffer.from(JSON.stringify(rest));
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': bytes.length },
    chunks: [bytes],
  };
}

function readEnvelope(name: string, { status, text }: Got): z.infer<typeof envelope> {
  try {
    return z.parse(envelope, JSON.parse(text));
  } catch {
    throw new Error(`${name} was answered with HTTP ${status} and no envelope: ${text.slice(0, 200)}`);
  }
}

// Calls of every kind of person as the apps make them, over `packages/client`: endpoints in, checked answers out.
import http from 'node:http';
import https from 'node:https';
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import { makeCall } from '../../packages/client/make-call.ts';
import type { Answer, CallOptions } from '../../packages/client/request.ts';
import type { IncomingResponse, Send } from '../../packages/client/send.ts';

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
const againMsMax = 500;
const socketsMax = 64;
/** A call that got no answer by then is made again. */
const answerMsMax = 60_000;

const fields = z.record(z.string(), z.unknown());

/**
 * Opens a client of one server. Nothing is sent yet.
 *
 * @param isEnding True once the run was told to stop: nothing is tried again then.
 */
export function openClient(base: string, isEnding: () => boolean = () => false): Client {
  const sockets = openSockets(new URL(base));
  let retries = 0;
  const retry = {
    forMs: awayMsMax,
    pauseMs: (turn: number) => Math.min(againMs * turn, againMsMax),
    isOver: isEnding,
    onRetry: () => void (retries += 1),
  };
  const connection = { base, send: sockets.send, retry };

  async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    as: As = {},
  ): Promise<Said<z.infer<O>>> {
    const input = z.parse(fields, ask);
    return toSaid(endpoint, await makeCall(connection, endpoint, input, optionsOf(as)));
  }

  return {
    call,
    async ask(endpoint, ask, as) {
      const said = await call(endpoint, ask, as);
      if (!said.ok) throw new NotAccepted(endpoint.name, said);
      return said.data;
    },
    retries: () => retries,
    close: () => sockets.close(),
  };
}

function optionsOf({ token, onceKey, from, body }: As): CallOptions {
  const headers = from === undefined ? {} : { 'x-forwarded-for': from };
  if (body === undefined) return { token, idempotencyKey: onceKey, headers };
  const bodyOfTry = () => {
    const { signature, ...rest } = body();
    return { ...rest, headers: signature === undefined ? {} : { [signatureHeader]: signature } };
  };
  return { token, idempotencyKey: onceKey, headers, body: bodyOfTry };
}

function toSaid<O extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, O>,
  answer: Answer,
): Said<z.infer<O>> {
  if (answer.ok) return { ok: true, data: z.parse(endpoint.output, answer.data) };
  const { code, reason, data } = answer;
  return { ok: false, code, reason, shown: data };
}

/** Connections that stay open between calls, at most as many as a gateway holds. */
function openSockets(url: URL): { send: Send; close(): void } {
  const program = url.protocol === 'https:' ? https : http;
  const agent = new program.Agent({ keepAlive: true, maxSockets: socketsMax });
  const send: Send = ({ method, url: at, headers, body }) =>
    new Promise<IncomingResponse>((resolve, reject) => {
      const asked = program.request(at, { agent, method, headers });
      asked.setTimeout(answerMsMax, () => asked.destroy(new Error('no answer in time')));
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            header: (name) => [answer.headers[name]].flat()[0],
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      });
      // Where the whole is one piece its length is told with it.
      if (Array.isArray(body) && body.length === 1) return void asked.end(body[0]);
      for (const chunk of body) asked.write(chunk);
      asked.end();
    });
  return { send, close: () => agent.destroy() };
}

// The only thing component tests fake: the wire. Answers are parsed by the contract's own schema before they are sent.
import * as z from 'zod/mini';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import type { RefusalKey } from '#domain/wire/errors.ts';

export type Asked = {
  readonly path: string;
  readonly ask: Record<string, unknown>;
  readonly headers: Headers;
};

export type Answer = {
  readonly method: string;
  readonly path: string;
  readonly reply: (ask: Record<string, unknown>) => Promise<Response> | Response;
};

/** What an endpoint answers, whatever it is asked. */
export function answer<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  output: z.input<O>,
): Answer {
  return answerWith(endpoint, () => output);
}

/** What an endpoint answers to what it is asked. */
export function answerWith<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  outputOf: (ask: Record<string, unknown>) => z.input<O>,
): Answer {
  return {
    method: endpoint.method,
    path: apiBase + endpoint.path,
    reply: (ask) => envelope(200, 'ok', z.parse(endpoint.output, outputOf(ask)), 200),
  };
}

/** A refusal as the server sends it. */
export function refusal(
  endpoint: Endpoint,
  key: RefusalKey,
  shown: Record<string, unknown> = {},
  msg = `said by the server: ${key}`,
): Answer {
  const entry: { code: number; http?: number } = refusals[key];
  return {
    method: endpoint.method,
    path: apiBase + endpoint.path,
    reply: () => envelope(entry.code, msg, { reason: key, request_id: 'r-1', ...shown }, entry.http ?? 200),
  };
}

/** No answer at all. */
export function silence(endpoint: Endpoint): Answer {
  return {
    method: endpoint.method,
    path: apiBase + endpoint.path,
    reply: () => Promise.reject(new TypeError('network')),
  };
}

const fields = z.record(z.string(), z.unknown());

/** A `fetch` that gives the first answer that fits, and remembers what it was asked. */
export function stubServer(answers: readonly Answer[]) {
  const asked: Asked[] = [];
  const fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://shop.test');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const ask = { ...Object.fromEntries(url.searchParams), ...fields.parse(body) };
    asked.push({ path: url.pathname, ask, headers: new Headers(init.headers) });
    const found = answers.find((one) => one.method === (init.method ?? 'GET') && one.path === url.pathname);
    if (found === undefined) return envelope(404, 'nobody answers', { reason: 'stub' }, 404);
    return await found.reply(ask);
  };
  return { fetch, asked };
}

function envelope(code: number, msg: string, data: unknown, status: number): Response {
  return new Response(JSON.stringify({ code, msg, data }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

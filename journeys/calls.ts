// Calls over HTTP of people who are not on the screen.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { fillPath, type Endpoint, type OutputOf, type RequestOf } from '#domain/wire/endpoint.ts';

const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

export type Answer = z.output<typeof envelope>;

export async function post(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const all = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method: 'POST', headers: all, body });
  return z.parse(envelope, await response.json());
}

/** Calls of an instance at this address. */
export function callsTo(url: string) {
  /** A call over HTTP, answered as its envelope, so that refusals can be looked at. */
  async function call<E extends Endpoint>(endpoint: E, ask: RequestOf<E>, token?: string): Promise<Answer> {
    const fields = z.parse(z.record(z.string(), z.unknown()), ask);
    const [path, rest] = fillPath(endpoint.path, fields);
    const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
    if (token !== undefined) headers['authorization'] = token;
    if (endpoint.method === 'POST') return post(url + path, JSON.stringify(rest), headers);
    return z.parse(envelope, await (await fetch(url + path, { headers })).json());
  }
  async function ask<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    token?: string,
  ): Promise<OutputOf<E>> {
    const { code, msg, data } = await call(endpoint, input, token);
    if (code !== 200) throw new Error(`${endpoint.name}: ${code} ${msg} ${JSON.stringify(data)}`);
    return z.parse<(typeof endpoint)['output']>(endpoint.output, data);
  }
  return { call, ask };
}

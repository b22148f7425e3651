// What is written down and counted of each call: its name, its answer and how long it took. Nothing that was sent.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase, type Actor, type Endpoint } from '#domain/wire/endpoint.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import { streamsOf } from '#platform/live/stream.ts';
import { isRoutedAgain } from '../hosts/own-hosts.ts';
import { probePaths } from './probes.ts';

/** A request that was answered. */
export type AnsweredCall = {
  /** The endpoint's name; `page` for pages and files, `unknown` for calls that there are none of. */
  readonly name: string;
  /** Who may make it, by its contract; undefined where it is no call. */
  readonly actor: Actor | undefined;
  /** The code of the envelope; the HTTP status of what has none. */
  readonly code: number;
  readonly seconds: number;
  readonly requestId: string;
};

export type CallListener = (call: AnsweredCall, reply: FastifyReply) => void;

export type CallWatch = {
  /** Tells somebody more of each request that was answered, and how. */
  readonly listen: (listener: CallListener) => void;
};

/** UUIDs and trace ids in hexadecimal digits: in these forms nobody writes a name, an address or a secret by mistake. */
const safeId = /^(?:[\da-f]{16,64}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The request id that a proxy or a program has given (`x-request-id`); undefined where it is none that may be logged. */
export function readRequestId(given: string | readonly string[] | undefined): string | undefined {
  return typeof given === 'string' && safeId.test(given) ? given : undefined;
}

/**
 * Writes a line for each call at the level `info` and tells listeners of each request. Pages have no line: their
 * addresses may be the secret links of orders. Probes, and streams that were opened, are passed over.
 */
export function watchCalls(app: FastifyInstance, registry: Registry): CallWatch {
  const { log } = registry.env;
  const listeners: CallListener[] = [];
  const codes = new WeakMap<FastifyRequest, number>();
  let routes: ReadonlyMap<string, Route> | undefined;
  app.addHook('onSend', async (request, _reply, payload) => {
    const code = typeof payload === 'string' ? readCode(payload) : undefined;
    if (code !== undefined && isCall(request)) codes.set(request, code);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (probePaths.has(request.routeOptions.url ?? '') || isRoutedAgain(request)) return;
    routes ??= routesOf(registry);
    const { name, actor, isStream } = routes.get(routeKey(request)) ?? {
      name: isCall(request) ? 'unknown' : 'page',
    };
    // A stream that was opened has no answer: it lasts as long as somebody reads it.
    if (isStream === true && !codes.has(request)) return;
    const call: AnsweredCall = {
      name,
      actor,
      code: codes.get(request) ?? reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
      requestId: request.id,
    };
    for (const listener of listeners) listener(call, reply);
    if (isCall(request) && log.isLevelEnabled('info')) log.info(lineOf(call), 'call');
  });
  return { listen: (listener) => void listeners.push(listener) };
}

type Route = {
  readonly name: string;
  readonly actor?: Actor | undefined;
  readonly isStream?: boolean;
};

/** The endpoints by the routes that they are served at. */
function routesOf(registry: Registry): ReadonlyMap<string, Route> {
  const calls = [...registry.kept.values()].map(({ endpoint }) => routeOf(endpoint, false));
  const streams = [...streamsOf(registry).values()].map(({ endpoint }) => routeOf(endpoint, true));
  return new Map([...calls, ...streams]);
}

/** The patterns of the addresses of streams, each of which is open as long as somebody reads it. */
export function listStreamUrls(registry: Registry): ReadonlySet<string> {
  return new Set([...streamsOf(registry).values()].map(({ endpoint }) => urlOf(endpoint)));
}

function routeOf(endpoint: Endpoint, isStream: boolean): [key: string, route: Route] {
  const { name, actor, method } = endpoint;
  return [`${method} ${urlOf(endpoint)}`, { name, actor, isStream }];
}

function urlOf({ path }: Endpoint): string {
  return apiBase + path.replace(/\{(\w+)\}/g, ':$1');
}

function routeKey({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;
}

function isCall({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith(`${apiBase}/`);
}

function readCode(text: string): number | undefined {
  const found = /^\{"code":(\d{3})\b/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function lineOf({ name, actor, code, seconds, requestId }: AnsweredCall) {
  return { call: name, actor, code, ms: Math.round(seconds * 1_000), request: requestId };
}

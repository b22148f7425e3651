// Spans of calls to other sides over HTTP: payment providers, chains, buckets, carriers, push services, programs of
// merchants. Node tells of them by itself, so whoever makes a call need not know of traces.
import {
  context,
  SpanKind,
  SpanStatusCode,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ClientRequest, IncomingMessage } from 'node:http';
import { faultName } from './fault-name.ts';

type Listen = (message: unknown) => void;

/**
 * Begins to make spans of calls by `fetch` and by `node:http`. Gives how it is ended.
 *
 * Addresses are left out, because they hold keys of providers, tokens of merchants' programs and of people's devices. The
 * host is named for `fetch` alone, by which only hosts of the settings are called.
 */
export function traceOutbound(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, more: Attributes) => {
    // What the exporter itself sends is no call of the platform's.
    if (isTracingSuppressed(context.active())) return;
    const attributes = { 'http.request.method': method, ...more };
    spans.set(request, tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }));
  };
  const answer = (request: object, status: number) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    spans.delete(request);
  };
  const fail = (request: object, error: unknown) => {
    const span = spans.get(request);
    span?.setAttribute('error.type', faultName(error)).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    spans.delete(request);
  };
  const listeners: Readonly<Record<string, Listen>> = {
    'undici:request:create': withRequest((request) => begin(request, methodOf(request), hostOf(request))),
    'undici:request:headers': withRequest((request, { response }) => answer(request, statusOf(response))),
    'undici:request:error': withRequest((request, { error }) => fail(request, error)),
    'http.client.request.created': withRequest((request) => {
      if (request instanceof ClientRequest) begin(request, request.method, {});
    }),
    'http.client.response.finish': withRequest((request, { response }) => {
      if (response instanceof IncomingMessage) answer(request, response.statusCode ?? 0);
    }),
    'http.client.request.error': withRequest((request, { error }) => fail(request, error)),
  };
  for (const [name, listen] of Object.entries(listeners)) subscribe(name, listen);
  return () => {
    for (const [name, listen] of Object.entries(listeners)) unsubscribe(name, listen);
  };
}

type Message = { readonly request: unknown; readonly response?: unknown; readonly error?: unknown };

/** What Node tells is not typed; a message of another form than today's is passed over. */
function withRequest(listen: (request: object, message: Message) => void): Listen {
  return (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (typeof request === 'object' && request !== null) listen(request, message);
  };
}

function methodOf(request: object): string {
  return 'method' in request && typeof request.method === 'string' ? request.method : 'HTTP';
}

function hostOf(request: object): Attributes {
  if (!('origin' in request)) return {};
  const url = URL.parse(String(request.origin));
  return url === null ? {} : { 'server.address': url.hostname };
}

function statusOf(response: unknown): number {
  if (typeof response !== 'object' || response === null || !('statusCode' in response)) return 0;
  return typeof response.statusCode === 'number' ? response.statusCode : 0;
}

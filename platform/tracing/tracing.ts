// Traces by the library of OpenTelemetry. Loaded only where a collector is named.
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { within } from '#platform/within.ts';
import { makeProvider, type ProviderOptions } from './export.ts';
import { faultName } from './fault-name.ts';
import { traceOutbound } from './outbound.ts';
import { setTracer, type SpanSubject } from './trace.ts';

/** A server that ends waits no longer for the collector than this. */
const lastWordsMs = 2_000;

/** What is known of a request once it is answered. All of it is set by the code, or an id without a meaning. */
export type RequestAnswer = {
  /** The endpoint's name; `page` for pages and files. */
  readonly name: string;
  readonly method: string;
  /** The pattern of the address, as it was registered; undefined for an address that there is not. */
  readonly route: string | undefined;
  /** The HTTP status. */
  readonly status: number;
  /** The code of the envelope; the HTTP status of what has none. */
  readonly code: number;
  readonly requestId: string;
};

export type RequestSpan = {
  /** Runs work, and all that it starts, below this span. */
  run<T>(work: () => T): T;
  end(answer: RequestAnswer): void;
};

export type Tracing = {
  /** Begins the span of a request, below that of the caller where its `traceparent` names one. */
  beginRequest(traceparent: string | undefined): RequestSpan;
  /** Sends what waits, for two seconds at most, and traces nothing any more. */
  stop(): Promise<void>;
};

/** Begins to trace this process. One at a time. */
export function openTracing(options: ProviderOptions): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = makeProvider(options);
  const tracer = provider.getTracer('stockless', options.version);
  const stopOutbound = traceOutbound(tracer);
  setTracer((subject, name, work) => runTraced(tracer, { subject, name }, work));
  return {
    beginRequest: (traceparent) => beginRequest(tracer, traceparent),
    async stop() {
      setTracer(undefined);
      stopOutbound();
      await within(lastWordsMs, () => provider.shutdown());
      context.disable();
    },
  };
}

/** What is done on its own account begins a trace; all else is a part of one, or is not traced. */
const beginsTrace: ReadonlySet<SpanSubject> = new Set(['timer']);

type Subject = { readonly subject: SpanSubject; readonly name: string };

async function runTraced<T>(tracer: Tracer, { subject, name }: Subject, work: () => Promise<T>): Promise<T> {
  const isRoot = beginsTrace.has(subject);
  // What a server looks for every half second, such as due timers, would be all that a collector sees.
  if (!isRoot && trace.getActiveSpan() === undefined) return work();
  const span = tracer.startSpan(name, { ...optionsOf(subject, name), root: isRoot });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    fail(span, faultName(error));
    throw error;
  } finally {
    span.end();
  }
}

function optionsOf(subject: SpanSubject, name: string): SpanOptions {
  // A transaction has no name of its own, and a statement has one of the conventions.
  const isNamed = subject !== 'transaction' && subject !== 'statement';
  const attributes: Attributes = isNamed ? { [`stockless.${subject}`]: name } : {};
  if (subject === 'statement')
    return {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
    };
  return { kind: subject === 'email' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes };
}

function beginRequest(tracer: Tracer, traceparent: string | undefined): RequestSpan {
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, callerOf(traceparent));
  return {
    run: (work) => context.with(trace.setSpan(context.active(), span), work),
    end({ name, method, route, status, code, requestId }) {
      const isCall = name !== 'page' && name !== 'unknown';
      span.updateName(isCall ? name : [method, ...(route === undefined ? [] : [route])].join(' '));
      span.setAttributes({
        'http.request.method': method,
        ...(route === undefined ? {} : { 'http.route': route }),
        'http.response.status_code': status,
        'stockless.call': name,
        'stockless.code': code,
        'stockless.request_id': requestId,
      });
      // A refusal is an answer; only what the server could not do is an error of the server's.
      if (status >= 500) fail(span, String(status));
      span.end();
    },
  };
}

/** The `tracestate` is left out: it is a text of whoever sent it, and would be sent on. */
function callerOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

// Traces the requests of a composed node, and all that is done for them. Loaded only where a collector is named.
import type { FastifyRequest } from 'fastify';
import { listStreamUrls } from '#platform/http/watch/access.ts';
import { probePaths } from '#platform/http/watch/probes.ts';
import type { ExportTimes } from '#platform/tracing/export.ts';
import { openTracing, type RequestSpan, type Tracing } from '#platform/tracing/tracing.ts';
import type { TraceSettings } from '#platform/tracing/settings.ts';
import { programVersion } from '../build.ts';
import type { Composed } from '../compose.ts';

type Traced = Pick<Composed, 'app' | 'env' | 'registry' | 'watch'>;

/** Begins to trace, on a node that nobody listens on yet. */
export function traceNode(
  { app, env, registry, watch }: Traced,
  settings: TraceSettings,
  times?: ExportTimes,
): Pick<Tracing, 'stop'> {
  const tracing = openTracing({ settings, version: programVersion(), log: env.log, times });
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  // A stream lasts as long as somebody reads it: what is read for it would be parts of a span that never ends.
  let streams: ReadonlySet<string> | undefined;
  const isPassedOver = (url: string) =>
    probePaths.has(url) || (streams ??= listStreamUrls(registry)).has(url);
  const runBelow = (request: FastifyRequest, next: () => void) => {
    const span = spans.get(request);
    if (span === undefined) next();
    else span.run(next);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    if (!isPassedOver(request.routeOptions.url ?? ''))
      spans.set(request, tracing.beginRequest(typeof traceparent === 'string' ? traceparent : undefined));
    runBelow(request, done);
  });
  // A body arrives as events of its connection, which know nothing of the request: what follows is below the span again.
  app.addHook('preValidation', (request, _reply, done) => runBelow(request, done));
  watch.listen(({ name, code, requestId }, { request, statusCode: status }) => {
    const { method, routeOptions } = request;
    spans.get(request)?.end({ name, method, route: routeOptions.url, status, code, requestId });
  });
  return tracing;
}

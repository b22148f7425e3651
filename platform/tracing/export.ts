// How spans leave the process: in batches, as OTLP over HTTP, by the library. A collector that is away or slow costs calls
// nothing, because spans wait in a queue that has an end, and whatever finds it full is dropped.
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { SamplerName, TraceSettings } from './settings.ts';

/** Milliseconds. `batch`: how long spans wait to be sent together. `timeout`: how long the collector has to take them. */
export type ExportTimes = { readonly batch: number; readonly timeout: number };

const exportTimes: ExportTimes = { batch: 5_000, timeout: 10_000 };

export type ProviderOptions = {
  readonly settings: TraceSettings;
  /** The version of the program. */
  readonly version: string;
  readonly log: Logger;
  readonly times?: ExportTimes | undefined;
};

/** Makes what spans are begun with. Its `shutdown` sends what waits, and fails where the collector does not take it. */
export function makeProvider({
  settings,
  version,
  log,
  times = exportTimes,
}: ProviderOptions): TracerProvider {
  const { url, headers, serviceName, sampler, ratio } = settings;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: times.timeout });
  return new TracerProvider({
    // Which machine it is, and who runs it there, the collector need not know.
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    sampler: makeSampler(sampler, ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: sayOnce(exporter, log),
        scheduledDelayMillis: times.batch,
        exportTimeoutMillis: times.timeout + 1_000,
      }),
    ],
  });
}

function makeSampler(name: SamplerName, ratio: number): Sampler {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}

/** Says in the log when the collector stops taking spans and when it takes them again, and nothing in between. */
function sayOnce(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isTaken = result.code === ExportResultCode.SUCCESS;
        if (!isTaken && !isAway)
          log.warn(
            { reason: result.error?.message ?? 'unknown' },
            'traces are lost: the collector does not take them',
          );
        if (isTaken && isAway) log.warn('the collector takes traces again');
        isAway = !isTaken;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

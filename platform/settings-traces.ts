// The settings of traces, under the names that OpenTelemetry gave them; the table is `settings.ts`.
// Source: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
import * as z from 'zod/mini';
import { setting, text } from './setting.ts';
import { samplers } from './tracing/settings.ts';

const group = 'Traces';

export const traces = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z.optional(z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/))),
    {
      group,
      meaning:
        'The collector that traces are sent to, as OTLP over HTTP in JSON; `/v1/traces` is added (docs/operations/monitoring.md). It is the port for HTTP, usually 4318, and not the one for gRPC.',
      form: 'an address that begins with http:// or https://, without a query',
      example: 'http://127.0.0.1:4318',
      otherwise: 'nothing is traced',
    },
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(z.optional(text(8_192)), {
    group,
    meaning: 'Headers that the collector asks for, such as its key.',
    form: '`name=value` by commas, with values percent-encoded',
    example: 'x-api-key=secret',
    isSecret: true,
  }),
  OTEL_SERVICE_NAME: setting(z._default(text(200), 'stockless'), {
    group,
    meaning: 'The name that the spans of this instance have in common (`service.name`).',
    form: 'a text of 1 to 200 characters',
    example: 'stockless-eu',
  }),
  OTEL_TRACES_SAMPLER: setting(z._default(z.enum(samplers), 'parentbased_always_on'), {
    group,
    meaning:
      'Which traces are recorded. Those that begin with `parentbased_` follow the decision of the caller where a request brings a `traceparent`.',
    form: `one of ${samplers.join(', ')}`,
    example: 'parentbased_traceidratio',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1), {
    group,
    meaning: 'The share of traces that the samplers `traceidratio` and `parentbased_traceidratio` record.',
    form: 'a number from 0 to 1',
    example: '0.1',
  }),
};

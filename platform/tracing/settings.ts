// What the settings of traces say.

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof samplers)[number];

export type TraceSettings = {
  /** Where spans are posted to. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly sampler: SamplerName;
  /** The share of traces that samplers by ratio record, from 0 to 1. */
  readonly ratio: number;
};

type Given = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER: SamplerName;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
};

/**
 * How traces are sent; undefined where no collector is named.
 *
 * @throws Error where the headers are not pairs.
 */
export function readTraceSettings(given: Given): TraceSettings | undefined {
  const headers = readHeaders(given.OTEL_EXPORTER_OTLP_HEADERS ?? '');
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given;
  if (endpoint === undefined) return undefined;
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** The pairs of a W3C baggage header without properties, as OpenTelemetry writes headers. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return Object.fromEntries(pairs.map(readPair));
}

function readPair(pair: string): [name: string, value: string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+)\s*=\s*(.*)$/.exec(pair) ?? [];
  const decoded = value === undefined ? undefined : decode(value);
  // The pair is not shown: it may be the key.
  if (name === undefined || decoded === undefined)
    throw new Error('must be `name=value` by commas, with values percent-encoded');
  return [name.toLowerCase(), decoded];
}

/** Undefined where the text is not percent-encoded, or holds what no header may hold. */
function decode(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value);
    return /^[\t\x20-\x7e]*$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

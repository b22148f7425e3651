// A collector that is away, slow or refuses costs those who are traced nothing, and is said once.
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeLog } from '#platform/log.ts';
import { openCollector, spanKinds, type Behaviour } from '#testing/tracing/collector.ts';
import { readTraceSettings, type SamplerName, type TraceSettings } from './settings.ts';
import { trace, type SpanSubject } from './trace.ts';
import { openTracing, type Tracing } from './tracing.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
let tracing: Tracing | undefined;
let lines: string[] = [];
beforeEach(async () => {
  lines = [];
  collector = await openCollector();
});
afterEach(async () => {
  await tracing?.stop();
  tracing = undefined;
  await collector.close();
});

const settings = (more: Partial<TraceSettings> = {}): TraceSettings => ({
  url: collector.url,
  headers: {},
  serviceName: 'stockless',
  sampler: 'always_on',
  ratio: 1,
  ...more,
});

function open(more: Partial<TraceSettings> = {}): Tracing {
  const log = makeLog('warn', { write: (line: string) => void lines.push(line) });
  const times = { batch: 10, timeout: 200 };
  tracing = openTracing({ settings: settings(more), version: '1.2.3', log, times });
  return tracing;
}

const work = () => trace('timer', 'test.kind', () => Promise.resolve(7));
const said = (what: string): number => lines.filter((line) => line.includes(what)).length;

test.each<[Behaviour, Partial<TraceSettings>]>([
  ['hangs', {}],
  ['refuses', {}],
  // Nobody listens on the port of discard.
  ['takes', { url: 'http://127.0.0.1:9/v1/traces' }],
])('a collector that %s keeps nobody waiting, and is said once', async (behaviour, more) => {
  collector.behave(behaviour);
  open(more);
  const startedAt = performance.now();
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 200; n += 1) expect(await work()).toBe(7);
    await sleep(100);
  }
  // Half a second of it are the pauses above; a batch alone may wait 0.2 s.
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  await expect.poll(() => said('the collector does not take them')).toBe(1);
  await work();
  await sleep(400);
  expect(said('the collector does not take them')).toBe(1);
  const endsAt = performance.now();
  await tracing?.stop();
  expect(performance.now() - endsAt).toBeLessThan(4_000);
});

test('a collector that is there again is said, and gets what comes from then on', async () => {
  collector.behave('refuses');
  open();
  await work();
  await expect.poll(() => said('does not take them')).toBe(1);
  collector.behave('takes');
  await work();
  await expect.poll(() => said('takes traces again')).toBe(1);
  expect(collector.spans().map(({ name }) => name)).toContain('test.kind');
});

test('what was begun before the end is sent with it', async () => {
  const own = open();
  await work();
  await own.stop();
  expect(collector.spans()).toHaveLength(1);
  await work();
  expect(collector.spans()).toHaveLength(1);
});

test('work that fails fails as before, and its span says only what kind of error it was', async () => {
  const own = open();
  const fault = Object.assign(new Error('Key (email)=(anna@shop.example) exists'), { code: '23505' });
  await expect(trace('timer', 'test.kind', () => Promise.reject(fault))).rejects.toBe(fault);
  await own.stop();
  expect(collector.spans()[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '23505' } });
  expect(collector.text()).not.toContain('anna');
});

test('what is done within a timer is a part of it, each of its own kind', async () => {
  const own = open();
  const part = (subject: SpanSubject, name: string) => trace(subject, name, () => Promise.resolve());
  await trace('timer', 'test.kind', async () => {
    await part('call', 'quoteCart');
    await part('transaction', 'transaction');
    await part('email', 'send email');
    await part('statement', 'due-list');
  });
  await own.stop();
  const [timer] = collector.spans().filter(({ name }) => name === 'test.kind');
  const parts = collector.spans().filter(({ parentSpanId }) => parentSpanId === timer?.spanId);
  expect(parts.map(({ name, kind, attributes }) => [name, kind, attributes])).toEqual([
    ['quoteCart', spanKinds.internal, { 'stockless.call': 'quoteCart' }],
    ['transaction', spanKinds.internal, {}],
    ['send email', spanKinds.client, { 'stockless.email': 'send email' }],
    ['due-list', spanKinds.client, { 'db.system.name': 'postgresql', 'db.query.summary': 'due-list' }],
  ]);
});

test('a statement outside of a call or a timer is not traced', async () => {
  const own = open();
  await trace('statement', 'due-list', () => Promise.resolve());
  await own.stop();
  expect(collector.spans()).toEqual([]);
});

test('calls by fetch and by node:http are parts of what makes them, and the exporter’s own are not traced', async () => {
  const own = open();
  const other = await openCollector('refuses');
  const gone = await openCollector();
  await gone.close();
  await trace('timer', 'test.kind', async () => {
    await fetch(`${other.url}?key=secret`, { method: 'POST', body: '{}' });
    await new Promise((resolve) => {
      get(`${other.url}?key=secret`, resolve);
    });
    await fetch(`${gone.url}/secret`).catch(() => undefined);
  });
  await sleep(200);
  await own.stop();
  await other.close();
  const [timer] = collector.spans().filter(({ name }) => name === 'test.kind');
  const outbound = collector.spans().filter(({ parentSpanId }) => parentSpanId === timer?.spanId);
  const told = outbound.map(({ name, attributes }) => [name, attributes]);
  expect(told).toEqual([
    [
      'POST',
      { 'http.request.method': 'POST', 'server.address': '127.0.0.1', 'http.response.status_code': 400 },
    ],
    ['GET', { 'http.request.method': 'GET', 'http.response.status_code': 400 }],
    ['GET', { 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'error.type': 'ECONNREFUSED' }],
  ]);
  expect(collector.spans()).toHaveLength(4);
  expect(collector.text()).not.toContain('secret');
});

test.each<[SamplerName, number, boolean, string]>([
  ['always_off', 1, false, '01'],
  ['traceidratio', 0, false, '01'],
  ['parentbased_always_on', 1, true, '01'],
  ['parentbased_always_on', 1, false, '00'],
  ['parentbased_always_off', 1, true, '01'],
  ['parentbased_traceidratio', 0, true, '01'],
])(
  'the sampler %s with %d records a trace: %s, where the caller says %s',
  async (sampler, ratio, isIt, flags) => {
    const own = open({ sampler, ratio });
    const span = own.beginRequest(`00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}`);
    span.end({
      name: 'page',
      method: 'GET',
      route: '/',
      status: 200,
      code: 200,
      requestId: 'deadbeefdeadbeef',
    });
    await own.stop();
    expect(collector.spans()).toHaveLength(isIt ? 1 : 0);
  },
);

test.each([undefined, '', 'planted', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
  'a traceparent that is none (%s) begins a trace of our own',
  async (traceparent) => {
    const own = open();
    const answer = { method: 'GET', route: undefined, status: 404, code: 404, requestId: 'deadbeefdeadbeef' };
    own.beginRequest(traceparent).end({ name: 'unknown', ...answer });
    await own.stop();
    expect(collector.spans()).toMatchObject([{ name: 'GET' }]);
    expect(collector.spans()[0]?.parentSpanId ?? '').toBe('');
  },
);

test('settings name the collector, its headers and what is recorded', () => {
  const given = {
    OTEL_SERVICE_NAME: 'shop',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: 0.5,
  } as const;
  expect(readTraceSettings(given)).toBeUndefined();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.org/base/' };
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'X-Api-Key=a%2Cb, other=c=d' };
  expect(readTraceSettings({ ...given, ...endpoint, ...headers })).toEqual({
    url: 'https://otel.example.org/base/v1/traces',
    headers: { 'x-api-key': 'a,b', other: 'c=d' },
    serviceName: 'shop',
    sampler: 'traceidratio',
    ratio: 0.5,
  });
});

test.each(['secret-key', 'a=%', 'a=%0A', 'a b=c', '=c'])(
  'headers that are no pairs (%s) are refused without being shown',
  (text) => {
    const given = {
      OTEL_EXPORTER_OTLP_HEADERS: text,
      OTEL_SERVICE_NAME: 'shop',
      OTEL_TRACES_SAMPLER: 'always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
    } as const;
    expect(() => readTraceSettings(given)).toThrow(
      'must be `name=value` by commas, with values percent-encoded',
    );
  },
);

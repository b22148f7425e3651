// What a scrape reads, whether the rules and the page name what is there, and what is left out while the database is away.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { AnsweredCall } from '#platform/http/watch/access.ts';
import { SettingsRefused } from '#platform/settings.ts';
import type { Figures, Reading } from './figures.ts';
import { listenForScrapes } from './listener.ts';
import { makeMetrics, type Metrics } from './metrics.ts';

const backlog = { count: 2, oldestSeconds: 90 };
const figures: Figures = {
  timers: new Map([['letter.send', backlog]]),
  failing: new Map([['letter.send', 1]]),
  messages: { email: 3, notice_email: 0, notice_push: 0, webhook: 4 },
  doubts: {
    payment: backlog,
    refund: { count: 0, oldestSeconds: 0 },
    payout: { count: 0, oldestSeconds: 0 },
  },
  differences: { count: 1, oldestSeconds: 60 },
  suppressed: { hard_bounce: 6, soft_bounces: 0, complaint: 1 },
};

function open(reading: Reading = { isUp: true, figures }): Metrics {
  return makeMetrics({
    version: '1.2.3',
    countConnections: () => [{ pool: 'app', inUse: 5, idle: 7, waiting: 1 }],
    countStreams: () => 9,
    readClockDifference: () => 612.5,
    countSuppressed: () => ({ hard_bounce: 8, soft_bounces: 0, complaint: 2 }),
    read: () => Promise.resolve(reading),
  });
}

function fileAt(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8');
}

/** The names that the text gives, those of a histogram's parts among them. */
async function namesIn(metrics: Metrics): Promise<Set<string>> {
  const text = await metrics.write();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, ...['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)] : [name],
    ),
  );
}

const call: AnsweredCall = {
  name: 'listOrders',
  actor: 'merchant',
  code: 200,
  seconds: 0.03,
  requestId: 'deadbeefdeadbeef',
};

test('a scrape has calls, latency, pools, streams and what the database says', async () => {
  const metrics = open();
  metrics.count(call);
  metrics.count({ ...call, code: 501 });
  const text = await metrics.write();
  for (const line of [
    'stockless_build_info{version="1.2.3",node="',
    'stockless_calls_total{call="listOrders",code="200"} 1',
    'stockless_calls_total{call="listOrders",code="501"} 1',
    'stockless_call_duration_seconds_bucket{le="0.025",call="listOrders"} 0',
    'stockless_call_duration_seconds_bucket{le="0.05",call="listOrders"} 2',
    'stockless_call_duration_seconds_count{call="listOrders"} 2',
    'stockless_database_connections{pool="app",state="used"} 5',
    'stockless_database_connections{pool="app",state="idle"} 7',
    'stockless_database_waiting_callers{pool="app"} 1',
    'stockless_live_streams 9',
    'stockless_clock_difference_seconds 612.5',
    'stockless_database_up 1',
    'stockless_timers_due{kind="letter.send"} 2',
    'stockless_timers_late_seconds{kind="letter.send"} 90',
    'stockless_timers_failing{kind="letter.send"} 1',
    'stockless_messages_waiting{channel="webhook"} 4',
    'stockless_payments_in_doubt{kind="payment"} 2',
    'stockless_payments_in_doubt_seconds{kind="payment"} 90',
    'stockless_reconciliation_differences 1',
    'stockless_mail_suppressed_addresses{reason="hard_bounce"} 6',
    'stockless_mail_suppressed_addresses{reason="soft_bounces"} 0',
    'stockless_emails_suppressed_total{reason="hard_bounce"} 8',
    'stockless_emails_suppressed_total{reason="complaint"} 2',
    'nodejs_eventloop_lag_p99_seconds ',
    'nodejs_heap_size_used_bytes ',
    'process_cpu_seconds_total ',
  ])
    expect(text).toContain(`\n${line}`);
  expect(metrics.contentType).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).not.toContain('deadbeef');
});

test('every line is of the text format 0.0.4, and no metric is told twice', async () => {
  const metrics = open();
  metrics.count(call);
  const lines = (await metrics.write()).trim().split('\n');
  const sample =
    /^[a-zA-Z_:][\w:]*(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\.)*",?)*\})? (?:-?[\d.]+(?:e[+-]?\d+)?|[+-]Inf|NaN|Nan)$/;
  const odd = lines.filter(
    (line) => line !== '' && !/^# (?:HELP|TYPE) \S+ \S/.test(line) && !sample.test(line),
  );
  expect(odd).toEqual([]);
  const types = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  expect(types).toHaveLength(new Set(types).size);
});

test('while the database is away its figures are absent and what is up is 0', async () => {
  const text = await open({ isUp: false, figures: undefined }).write();
  expect(text).toContain('\nstockless_database_up 0');
  expect(text).not.toMatch(/stockless_(?:timers|messages|payments|reconciliation|mail)_/);
  const slow = await open({ isUp: true, figures: undefined }).write();
  expect(slow).toContain('\nstockless_database_up 1');
  expect(slow).not.toMatch(/stockless_(?:timers|messages|payments|reconciliation)_/);
});

test('every metric that a rule names is given', async () => {
  const given = await namesIn(open());
  const rules = fileAt('deploy/prometheus/alerts.yaml')
    .split(/^ +- alert: /m)
    .slice(1);
  expect(rules.length).toBeGreaterThanOrEqual(8);
  for (const rule of rules) {
    const name = rule.split('\n')[0] ?? '';
    const expression = /^ +expr: (.+)$/m.exec(rule)?.[1] ?? '';
    const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/\b(?:by|on) ?\([^)]*\)/g, '');
    const named = bare.match(/\b[a-z]+_[a-z0-9_]+\b/g)?.filter((one) => !functions.has(one)) ?? [];
    expect([name, named.length > 0, named.filter((one) => !given.has(one))]).toEqual([name, true, []]);
    expect([name, /^ +severity: (?:critical|warning)$/m.test(rule)]).toEqual([name, true]);
    expect([name, /^ +summary: \S/m.test(rule), /^ +action: \S/m.test(rule)]).toEqual([name, true, true]);
  }
});

/** Functions of the query language that are written like metrics. */
const functions = new Set(['histogram_quantile', 'clamp_min']);

test('the page of monitoring names each metric of ours and each alert, and no others', async () => {
  const page = fileAt('docs/operations/monitoring.md');
  const given = [...(await open().write()).matchAll(/^# TYPE (stockless_\S+)/gm)].map(
    ([, name = '']) => name,
  );
  const told = [...page.matchAll(/^\| `(stockless_\w+)`/gm)].map(([, name = '']) => name);
  expect(told).toHaveLength(given.length);
  expect(new Set(told)).toEqual(new Set(given));
  const alerts = [...fileAt('deploy/prometheus/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  const toldAlerts = [...page.matchAll(/^\| `(Stockless\w+)`/gm)].map(([, name = '']) => name);
  expect(toldAlerts).toHaveLength(alerts.length);
  expect(new Set(toldAlerts)).toEqual(new Set(alerts));
});

test('the port answers GET /metrics and nothing else, and one that is taken is named by its setting', async () => {
  const metrics = open();
  const server = await listenForScrapes(metrics, { port: 0, host: '127.0.0.1' });
  try {
    const at = `http://127.0.0.1:${server.port}`;
    const page = await fetch(`${at}/metrics`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, metrics.contentType]);
    expect(await page.text()).toContain('stockless_database_up 1');
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    const second = listenForScrapes(metrics, { port: server.port, host: '127.0.0.1' });
    await expect(second).rejects.toThrow(SettingsRefused);
    await expect(second).rejects.toThrow(/METRICS_PORT: must be free/);
  } finally {
    await server.stop();
  }
});

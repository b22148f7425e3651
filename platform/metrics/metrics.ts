// The metrics of a node in the text format of Prometheus 0.0.4. Every label has a closed list of values, or one that the
// code sets: none of them comes from what people send, and none is personal data.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { suppressionReasons, type SuppressionReason } from '#domain/notifications/suppression.ts';
import type { PoolCount } from '#platform/db/database.ts';
import type { AnsweredCall } from '#platform/http/watch/access.ts';
import { channels, doubtKinds, type Backlog, type Figures, type Reading } from './figures.ts';

/** Seconds. Calls are refused after ten. */
const latencyBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type MetricSources = {
  readonly version: string;
  readonly countConnections: () => readonly PoolCount[];
  readonly countStreams: () => number;
  /** How much the host's clock is ahead of the database's, in seconds; undefined where nobody has compared them. */
  readonly readClockDifference?: () => number | undefined;
  /** Emails that this process has kept back because their address is suppressed, by the reason. */
  readonly countSuppressed?: () => Readonly<Record<SuppressionReason, number>>;
  /** The last reading of the database. It never throws. */
  readonly read: () => Promise<Reading>;
};

export type Metrics = {
  readonly contentType: string;
  /** Counts a request that was answered. */
  readonly count: (call: AnsweredCall) => void;
  /** All metrics, as one scrape reads them. */
  readonly write: () => Promise<string>;
};

/** Makes the metrics of one process. They begin at zero. */
export function makeMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'stockless_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: sources.version, node: process.version }, 1);
  const calls = new Counter({
    name: 'stockless_calls_total',
    help: 'Requests that were answered over HTTP, by the name of the endpoint and the code of the answer.',
    labelNames: ['call', 'code'],
    registers,
  });
  const latency = new Histogram({
    name: 'stockless_call_duration_seconds',
    help: 'From the first byte of a request to the last one of its answer, by the name of the endpoint.',
    labelNames: ['call'],
    buckets: latencyBuckets,
    registers,
  });
  addPoolGauges(registry, sources);
  addSuppressedEmails(registry, sources);
  return {
    contentType: registry.contentType,
    count({ name, code, seconds }) {
      calls.inc({ call: name, code });
      latency.observe({ call: name }, seconds);
    },
    async write() {
      const [own, ofDatabase] = await Promise.all([registry.metrics(), sources.read().then(writeReading)]);
      return `${own}\n${ofDatabase}`;
    },
  };
}

/** What is known at every moment is asked when it is read. */
function addPoolGauges(
  registry: Registry,
  { countConnections, countStreams, readClockDifference }: MetricSources,
): void {
  const registers = [registry];
  new Gauge({
    name: 'stockless_database_connections',
    help: 'Connections to the database, by pool and state (used, idle).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, inUse, idle } of countConnections()) {
        this.set({ pool, state: 'used' }, inUse);
        this.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  new Gauge({
    name: 'stockless_database_waiting_callers',
    help: 'Callers that wait for a connection to the database, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { pool, waiting } of countConnections()) this.set({ pool }, waiting);
    },
  });
  new Gauge({
    name: 'stockless_live_streams',
    help: 'Event streams that are open on this node.',
    registers,
    collect() {
      this.set(countStreams());
    },
  });
  new Gauge({
    name: 'stockless_clock_difference_seconds',
    help: 'How much the clock of this host is ahead of that of the database; NaN before they were compared.',
    registers,
    collect() {
      this.set(readClockDifference?.() ?? Number.NaN);
    },
  });
}

/** The guard of the mail counts by itself; its counts are read with each scrape. */
function addSuppressedEmails(registry: Registry, { countSuppressed }: MetricSources): void {
  new Counter({
    name: 'stockless_emails_suppressed_total',
    help: 'Emails that were not sent because their address is on the suppression list, by the reason.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      const counts = countSuppressed?.();
      for (const reason of suppressionReasons) this.inc({ reason }, counts?.[reason] ?? 0);
    },
  });
}

/** The figures of the database; where they could not be read there are none, and nobody takes old ones for new. */
async function writeReading({ isUp, figures }: Reading): Promise<string> {
  const registry = new Registry();
  new Gauge({
    name: 'stockless_database_up',
    help: '1 where the database answered the last reading, else 0.',
    registers: [registry],
  }).set(isUp ? 1 : 0);
  if (figures !== undefined) addFigures(registry, figures);
  return registry.metrics();
}

function addFigures(registry: Registry, figures: Figures): void {
  const { timers, failing, messages, doubts, differences, suppressed } = figures;
  const due = gauge(registry, 'stockless_timers_due', 'Timers that are due and not done, by kind.', 'kind');
  const late = gauge(registry, 'stockless_timers_late_seconds', 'How late the oldest due timer is.', 'kind');
  for (const [kind, { count, oldestSeconds }] of timers) {
    due.set({ kind }, count);
    late.set({ kind }, oldestSeconds);
  }
  const failed = gauge(
    registry,
    'stockless_timers_failing',
    'Timers that failed five times in a row or more and are tried again later.',
    'kind',
  );
  for (const [kind, count] of failing) failed.set({ kind }, count);
  const waiting = gauge(
    registry,
    'stockless_messages_waiting',
    'Messages that are due or failed, and wait to be sent.',
    'channel',
  );
  for (const channel of channels) waiting.set({ channel }, messages[channel]);
  const doubt = gauge(
    registry,
    'stockless_payments_in_doubt',
    'Payments, refunds and payouts whose provider was asked and did not say.',
    'kind',
  );
  const doubtSeconds = gauge(
    registry,
    'stockless_payments_in_doubt_seconds',
    'How long the oldest of them is in doubt at least.',
    'kind',
  );
  for (const kind of doubtKinds) {
    doubt.set({ kind }, doubts[kind].count);
    doubtSeconds.set({ kind }, doubts[kind].oldestSeconds);
  }
  addDifferences(registry, differences);
  const addresses = gauge(
    registry,
    'stockless_mail_suppressed_addresses',
    'Addresses that are sent no email, by the reason.',
    'reason',
  );
  for (const reason of suppressionReasons) addresses.set({ reason }, suppressed[reason]);
}

function addDifferences(registry: Registry, { count, oldestSeconds }: Backlog): void {
  const registers = [registry];
  const help = 'Open differences between the books and what providers, banks and chains say.';
  new Gauge({ name: 'stockless_reconciliation_differences', help, registers }).set(count);
  new Gauge({
    name: 'stockless_reconciliation_differences_seconds',
    help: 'Since when the oldest of them is open.',
    registers,
  }).set(oldestSeconds);
}

function gauge<L extends string>(registry: Registry, name: string, help: string, label: L): Gauge<L> {
  return new Gauge({ name, help, labelNames: [label], registers: [registry] });
}

// The yardstick: pgbench's TPC-B-like on the same server in the same run; without pgbench two row updates of our own.
import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import { superuser } from '#platform/postgres/embedded.ts';

export type Yardstick = {
  readonly by: string;
  readonly clients: number;
  readonly tps: number;
  readonly latency_ms: number;
};

const database = 'yardstick';
const scale = 10;

/** Makes the yardstick's own database. */
export async function makeYardstick(host: string): Promise<void> {
  const client = new Client({ host, user: superuser, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  if (hasPgbench()) {
    run(['-i', '-q', '-s', String(scale), ...place(host)]);
    return;
  }
  const own = await open(host);
  await own.query('create table yard (id int primary key, units bigint not null)');
  await own.query('insert into yard select n, 0 from generate_series(1, 100000) n');
  await own.end();
}

function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).error === undefined;
}

function place(host: string): string[] {
  return ['-h', host, '-U', superuser, database];
}

function run(words: readonly string[]): string {
  const made = spawnSync('pgbench', [...words], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`pgbench failed: ${made.stderr}`);
  return made.stdout;
}

async function open(host: string): Promise<Client> {
  const client = new Client({ host, user: superuser, database });
  await client.connect();
  return client;
}

/** Transactions a second of the yardstick. */
export async function measureYardstick(host: string, clients: number, seconds: number): Promise<Yardstick> {
  if (!hasPgbench()) return measureOwn(host, clients, seconds);
  const text = run([
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    ...place(host),
  ]);
  const tps = Number(/tps = ([\d.]+)/.exec(text)?.[1] ?? 0);
  const latency = Number(/latency average = ([\d.]+)/.exec(text)?.[1] ?? 0);
  return { by: `pgbench TPC-B-like, scale ${scale}`, clients, tps: Math.round(tps), latency_ms: latency };
}

async function measureOwn(host: string, clients: number, seconds: number): Promise<Yardstick> {
  const opened = await Promise.all(Array.from({ length: clients }, () => open(host)));
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const update = { name: 'yard', text: 'update yard set units = units + 1 where id = any($1)' };
  await Promise.all(
    opened.map(async (client) => {
      while (performance.now() < end) {
        const [one, two] = [Math.random(), Math.random()].map((part) => 1 + Math.floor(part * 100_000));
        await client.query({ ...update, values: [[one, two]] });
        done += 1;
      }
    }),
  );
  await Promise.all(opened.map((client) => client.end()));
  const latency = (seconds * 1000 * clients) / Math.max(1, done);
  return { by: 'two row updates of our own', clients, tps: Math.round(done / seconds), latency_ms: latency };
}

import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDatabase, findCluster, removeCluster, startCluster, superuser } from './embedded.ts';
import { isAlive, waitUntilGone } from './processes.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-embedded-'));
  chmodSync(folder, 0o711);
});

afterEach(async () => {
  for (const name of readdirSync(folder)) await removeCluster(path.join(folder, name));
  rmSync(folder, { recursive: true, force: true });
});

async function ask<Row>(socketDir: string, sql: string, database = 'postgres'): Promise<Row[]> {
  const client = new Client({ host: socketDir, user: superuser, database });
  await client.connect();
  try {
    const found = await client.query<Row & Record<string, unknown>>(sql);
    return found.rows;
  } finally {
    await client.end();
  }
}

function findPidFile(dataDir: string): string {
  const note = path.join(dataDir, 'postgres-is-kept-in');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : path.join(dataDir, 'postgres');
  return path.join(home, 'pg18', 'postmaster.pid');
}

/** Starts a cluster in a program of its own that is then killed, as a machine short of memory would. */
async function startAndDie(dataDir: string): Promise<number> {
  const script = `
    const { startCluster } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))});
    const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(String(cluster.pid), () => process.kill(process.pid, 'SIGKILL'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return Number(said);
}

test('a lasting cluster keeps what is written, survives a stop and never gives up durability', async () => {
  const dataDir = path.join(folder, 'data');
  const first = await startCluster({ dataDir });
  expect(first.reused).toBe(false);
  await ask(first.socketDir, 'create table kept as select 7 as n', 'stockless');
  const settings = await ask<{ name: string; setting: string }>(
    first.socketDir,
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
  );
  expect(settings.map((row) => row.setting)).toEqual(['on', 'on', 'on']);
  const [places] = await ask<{ listen: string; provider: string }>(
    first.socketDir,
    `select current_setting('listen_addresses') as listen,
      (select datlocprovider::text from pg_database where datname = 'stockless') as provider`,
  );
  expect(places).toEqual({ listen: '', provider: 'b' });
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await startCluster({ dataDir });
  expect(second.reused).toBe(false);
  expect(await ask(second.socketDir, 'select n from kept', 'stockless')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('a server whose program was killed is adopted, and can then be stopped', async () => {
  const dataDir = path.join(folder, 'data');
  const pid = await startAndDie(dataDir);
  expect(isAlive(pid)).toBe(true);
  const adopted = await startCluster({ dataDir });
  expect(adopted).toMatchObject({ pid, reused: true });
  await adopted.stop();
  expect(isAlive(pid)).toBe(false);
});

test('two starts at once end with one server', async () => {
  const dataDir = path.join(folder, 'data');
  const clusters = await Promise.all([startCluster({ dataDir }), startCluster({ dataDir })]);
  expect(new Set(clusters.map((cluster) => cluster.pid)).size).toBe(1);
  expect(clusters.filter((cluster) => cluster.reused)).toHaveLength(1);
});

test('a killed server starts again, with its own processes or a stranger behind the number it left', async () => {
  const dataDir = path.join(folder, 'data');
  const first = await startCluster({ dataDir });
  await ask(first.socketDir, 'create table kept as select 7 as n', 'stockless');
  process.kill(first.pid, 'SIGKILL');
  const second = await startCluster({ dataDir });
  expect(second.reused).toBe(false);
  expect(await ask(second.socketDir, 'select n from kept', 'stockless')).toEqual([{ n: 7 }]);
  await second.stop();

  writeFileSync(
    findPidFile(dataDir),
    `${process.pid}\n${path.join(dataDir, 'postgres/pg18')}\n0\n5432\n\n\n\nready\n`,
  );
  const third = await startCluster({ dataDir });
  expect(third).toMatchObject({ reused: false });
  expect(third.pid).not.toBe(process.pid);
});

test('a lock file that a power cut left empty, zeroed or spoilt does not keep the server from starting', async () => {
  const dataDir = path.join(folder, 'data');
  const first = await startCluster({ dataDir });
  await first.stop();
  const pidFile = findPidFile(dataDir);
  const longAgo = new Date(Date.now() - 60_000);
  for (const left of ['', '\0'.repeat(512), 'not a number\nat all\n']) {
    writeFileSync(pidFile, left);
    utimesSync(pidFile, longAgo, longAgo);
    const next = await startCluster({ dataDir });
    expect(next.reused).toBe(false);
    expect(findCluster(dataDir)).toBe(next.socketDir);
    await next.stop();
    expect(findCluster(dataDir)).toBeUndefined();
  }
});

test('a data folder with a very long path works, because the socket does not lie in it', async () => {
  const dataDir = path.join(folder, 'a'.repeat(120));
  const cluster = await startCluster({ dataDir, throwaway: true });
  expect(Buffer.byteLength(`${cluster.socketDir}/.s.PGSQL.5432`)).toBeLessThanOrEqual(103);
  await cluster.stop();
});

test.runIf(process.getuid?.() === 0)(
  'a folder that only root may enter is noted and served from elsewhere',
  async () => {
    const shut = path.join(folder, 'shut');
    mkdirSync(shut, { mode: 0o700 });
    const dataDir = path.join(shut, 'data');
    const said: string[] = [];
    const cluster = await startCluster({ dataDir, log: (line) => said.push(line) });
    expect(said).toHaveLength(1);
    const noted = readFileSync(path.join(dataDir, 'postgres-is-kept-in'), 'utf8').trim();
    await cluster.stop();
    const again = await startCluster({ dataDir });
    expect(again.reused).toBe(false);
    await again.stop();
    await removeCluster(dataDir);
    expect(existsSync(noted)).toBe(false);
  },
);

test('a throw-away cluster leaves nothing behind', async () => {
  const dataDir = path.join(folder, 'data');
  const cluster = await startCluster({ dataDir, throwaway: true });
  const [row] = await ask<{ fsync: string }>(cluster.socketDir, "select current_setting('fsync') as fsync");
  expect(row).toEqual({ fsync: 'off' });
  await cluster.stop();
  expect(existsSync(dataDir) || existsSync(cluster.socketDir)).toBe(false);
  expect(await waitUntilGone(cluster.pid, 0)).toBe(true);
});

test('a database is made once, however many ask for it', async () => {
  const cluster = await startCluster({ dataDir: path.join(folder, 'data'), throwaway: true });
  await Promise.all([1, 2, 3].map(() => ensureDatabase(cluster.socketDir, 'asked for')));
  const found = await ask(cluster.socketDir, "select 1 from pg_database where datname = 'asked for'");
  expect(found).toHaveLength(1);
});

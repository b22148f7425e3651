// The whole image, unpacked and started: read-only, as a user without rights, against a migrated database over TCP.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, type TestContext } from 'vitest';
import { listMissingFiles } from '#apps/server/built-files.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { freePorts } from '../../promises/rigs/real-instance.ts';
import { addOperator } from '../conform/node.ts';
import { openSale } from '../conform/sale.ts';
import { findProgram } from '../engines/debian.ts';
import { takeOrSkip, tryToHave } from '../engines/skip.ts';
import { buildServer } from '../server-bundle/build.ts';
import { unpackImage, writeRuntimeConfig, type Started } from './bundle.ts';
import { userId } from './contents.ts';
import { describeImage } from './image.ts';
import { writeImage } from './oci.ts';

/** What people download at most, and how long a start may take on a machine with nothing else to do. */
const bytesMax = 150_000_000;
const answersWithinMs = 60_000;

let folder = '';
let image = '';
let started: Started | undefined;
let database: TestDatabase | undefined;
let relay: Server | undefined;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  if (process.platform !== 'linux' || listMissingFiles().length > 0) return;
  await buildServer();
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-image-test-'));
  image = path.join(folder, 'image.tar');
  await writeImage(describeImage(0), image);
  started = unpackImage(image, path.join(folder, 'rootfs'));
});

beforeEach(async () => {
  if (started === undefined) return;
  database = await openTestDatabase();
  relay = await openRelay(path.join(database.host, '.s.PGSQL.5432'));
});

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  running.clear();
  relay?.close();
  await database?.drop();
});

afterAll(async () => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

/** The database of the tests has a socket alone, which belongs to another user than that of the image. */
async function openRelay(socket: string): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connect(socket);
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server | undefined): number {
  const address = server?.address();
  return isPort(address) ? address.port : 0;
}

const isPort = (address: unknown): address is AddressInfo => typeof address === 'object' && address !== null;

/** The database of the tests writes nothing through to its disk. */
function settingsFor(port: number): Record<string, string> {
  const url = `postgres://${database?.user}@127.0.0.1:${portOf(relay)}/${database?.database}`;
  return {
    HOST: '127.0.0.1',
    PORT: String(port),
    INSTANCE: 'test',
    DATABASE_URL: url,
    UNSAFE_DATABASE: 'yes',
  };
}

/** Starts what the image says in a file system that is read-only but for `/data` and `/tmp`. */
function startInChroot(port: number): ChildProcess & { said: () => string } {
  const rootfs = path.join(folder, 'rootfs');
  const data = path.join(folder, 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chownSync(data, userId, userId);
  const words = started ?? { Entrypoint: [], Cmd: [], Env: [], WorkingDir: '' };
  const [program = '', ...rest] = words.Cmd;
  const command = [...words.Entrypoint, path.posix.join(words.WorkingDir, program), ...rest];
  const script = `
    mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind ${data} "$0/data" &&
    mount -t tmpfs tmpfs "$0/tmp" && mount --bind /dev "$0/dev" && mount -t proc proc "$0/proc" &&
    exec chroot --userspec=${userId}:${userId} "$0" "$@"`;
  const env = Object.fromEntries(
    words.Env.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)] as const;
    }),
  );
  const child = spawn('unshare', ['--mount', 'sh', '-c', script, rootfs, ...command], {
    env: { ...env, ...settingsFor(port), PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return observe(child);
}

function observe(child: ChildProcess): ChildProcess & { said: () => string } {
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return Object.assign(child, { said: () => said });
}

/** Waits until the server answers, and gives the milliseconds that it took. */
async function waitForAnswer(child: ReturnType<typeof observe>, port: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < answersWithinMs) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${child.said()}`);
    try {
      if ((await fetch(`http://127.0.0.1:${port}/healthz`)).ok) return performance.now() - startedAt;
    } catch {
      // It does not listen yet.
    }
    await sleep(20);
  }
  throw new Error(`no answer within ${answersWithinMs} ms: ${child.said()}`);
}

/** Seconds of a processor that a process has used, as `/proc` counts them in hundredths. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** SIGHUP in the set of signals that a process catches. Node catches SIGTERM by itself, and dies of it all the same. */
const hangup = 1n;

/** Waits until a server has set what it does on signals: before, it would be killed by them. */
async function waitForHandler(pid: number | undefined): Promise<void> {
  await expect
    .poll(() => {
      const [, caught = '0'] = /^SigCgt:\s+(\w+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return BigInt(`0x${caught}`) & hangup;
    })
    .toBe(hangup);
}

async function end(child: ReturnType<typeof observe>): Promise<number | null> {
  await waitForHandler(child.pid);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
}

/** Leaves the test out, and says why, where this machine does not permit it. */
function skipUnlessPermitted(context: TestContext): void {
  context.skip(started === undefined, 'an image is made on Linux, of front ends that are built');
  context.skip(process.getuid?.() !== 0, 'only root may change the root folder of a program');
  const mounts = spawnSync('unshare', ['--mount', 'true']);
  context.skip(mounts.status !== 0, 'this machine does not permit mounts');
}

test('an image is not larger than people like to download', (context) => {
  context.skip(started === undefined, 'an image is made on Linux, of front ends that are built');
  const { size } = statSync(image);
  console.log(`image: ${(size / 1_000_000).toFixed(1)} MB`);
  expect(size).toBeLessThan(bytesMax);
});

test('the image runs the server that was built, because its sources are as old', (context) => {
  context.skip(started === undefined, 'an image is made on Linux, of front ends that are built');
  const application = path.join(folder, 'rootfs', started?.WorkingDir ?? '');
  const find = pathToFileURL(path.join(application, 'tools/server-bundle/find.ts')).href;
  const script = `import { findServerBundle } from ${JSON.stringify(find)}; console.log(findServerBundle());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.toString().trim()).toBe(path.join(application, 'dist/server/serve.js'));
});

test('a server starts from the image, read-only and without rights, and ends in order', async (context) => {
  skipUnlessPermitted(context);
  const port = await freePorts(3);
  const first = startInChroot(port);
  const coldMs = await waitForAnswer(first, port);
  const coldCpu = cpuOf(first);
  const status = readFileSync(`/proc/${first.pid}/status`, 'utf8');
  expect(status).toMatch(new RegExp(`^Uid:\\s+${userId}\\s+${userId}\\s+${userId}\\s+${userId}$`, 'm'));
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  // Pictures are drawn by a library that comes with its package, and pages by what was built.
  const icon = await fetch(`http://127.0.0.1:${port}/icons/192.png`);
  expect(
    Buffer.from(await icon.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('<script');
  expect(await end(first)).toBe(0);
  expect(existsSync(path.join(folder, 'data/secrets.json'))).toBe(true);
  const second = startInChroot(port);
  const warmMs = await waitForAnswer(second, port);
  const warmCpu = cpuOf(second);
  const [, memory = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${second.pid}/status`, 'utf8')) ?? [];
  console.log(
    `first start ${Math.round(coldMs)} ms (${coldCpu} s of CPU), second ${Math.round(warmMs)} ms (${warmCpu} s), ${Math.round(Number(memory) / 1_024)} MB`,
  );
  expect(await end(second)).toBe(0);
});

type Trade = {
  /** Payments that the provider has captured. */
  readonly paid: number;
  readonly orders: number;
  /** Payments without an order whose message the provider will not send again. */
  readonly lost: number;
};

async function readTrade(): Promise<Trade> {
  const client = new Client(database);
  await client.connect();
  try {
    const { rows } = await client.query<Trade>(
      `select count(*)::int as paid, count(o.id)::int as orders,
         count(*) filter (where o.id is null and p.delivered)::int as lost
       from testpay_payment p left join shop_order o on o.payment_id = split_part(p.id, '.', 2)::uuid`,
    );
    return rows[0] ?? { paid: 0, orders: 0, lost: 0 };
  } finally {
    await client.end();
  }
}

const buyersAtOnce = 4;

test('runc runs the bundle, and ends it in order under load', async (context) => {
  skipUnlessPermitted(context);
  const had = await tryToHave(() => findProgram('runc', { package: 'runc', file: 'usr/sbin/runc' }));
  const runc = takeOrSkip(context, had);
  const port = await freePorts(3);
  const settings = { ...settingsFor(port), DRAIN_SECONDS: '1' };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  // The database is another one than before, so the keys are to be as well.
  rmSync(path.join(folder, 'data'), { recursive: true, force: true });
  if (started !== undefined) writeRuntimeConfig(folder, started, lines);
  const state = ['--root', path.join(folder, 'runc')];
  const name = `stockless-test-${process.pid}`;
  const child = observe(
    spawn(runc, [...state, 'run', '--bundle', folder, name], { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  try {
    const ms = await waitForAnswer(child, port).catch((error: unknown) => {
      // What runc says itself begins with its name for the step; the application's own faults are not passed over.
      const refusal = /runc (?:run|create) failed: .*/.exec(child.said())?.[0];
      context.skip(refusal !== undefined, `this machine does not let runc work: ${refusal}`);
      throw error;
    });
    console.log(`runc: ${Math.round(ms)} ms`);
    const base = `http://127.0.0.1:${port}`;
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect(existsSync(path.join(folder, 'data/secrets.json'))).toBe(true);
    let isOver = false;
    const shop = await openSale(base, await addOperator({ variables: settings }), () => isOver);
    let acknowledged = 0;
    const buy = async (): Promise<void> => {
      while (!isOver) {
        await shop.sell('buyer@example.org');
        acknowledged += 1;
      }
    };
    const buying = Promise.allSettled(Array.from({ length: buyersAtOnce }, buy));
    await expect.poll(() => acknowledged).toBeGreaterThan(buyersAtOnce);
    const ended = once(child, 'exit');
    expect(spawnSync(runc, [...state, 'kill', name, 'TERM']).status).toBe(0);
    await ended;
    isOver = true;
    await buying;
    shop.close();
    expect(child.exitCode, child.said()).toBe(0);
    // What a buyer was told is paid, and what was under way is paid once or not at all. A message of the provider that an
    // ending server no longer took is sent again to the next one.
    const { paid, orders, lost } = await readTrade();
    expect(paid).toBeGreaterThanOrEqual(acknowledged);
    expect(paid).toBeLessThanOrEqual(acknowledged + buyersAtOnce);
    expect(orders).toBeGreaterThan(0);
    expect(lost).toBe(0);
  } finally {
    spawnSync(runc, [...state, 'delete', '--force', name], { timeout: 10_000, stdio: 'ignore' });
  }
});

// `npm run bench -- storefront`: how heavy a product page is, and how many a second one process draws and sends.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tools/replay/own-child.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { childrenOf, cpuMsOf, cpuMsOfFamily, memoryMbOf } from '#tools/replay/processes.ts';
import { serverEnv, serverFlags } from '#tools/server-node.ts';
import { load, type Wanted } from './load.ts';
import { round } from './measure.ts';
import type { BenchOptions } from './ledger.ts';

const startProgram = fileURLToPath(new URL('../tools/start.ts', import.meta.url));
const handle = 'morning-table';
const connections = 32;
const startMsMax = 180_000;

/** What a phone says; bots are counted otherwise. */
const browser = {
  'accept-encoding': 'gzip, br',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
};

/** The platform as `npm start` opens it, with the demo world, in a process of its own. */
export async function benchStorefront({ seconds }: BenchOptions): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-bench-'));
  const port = await freePort();
  const app = spawn(process.execPath, [...serverFlags, startProgram], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...serverEnv, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
  });
  const stop = async () => {
    app.kill('SIGTERM');
    if (app.exitCode === null) await once(app, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  stopOnSignal(stop);
  try {
    await untilReady(app);
    const pages = await productPages(port);
    const at = { port, seconds, pid: app.pid ?? 0 };
    return {
      bench: 'storefront',
      product_pages: pages.length,
      bytes: await weigh(port, pages[0] ?? ''),
      // What everybody looks at: one page that was shared, and a whole shop evenly.
      one_page: await measurePages(at, () => pages[0] ?? ''),
      all_pages_evenly: await measurePages(at, (turn) => pages[turn % pages.length] ?? ''),
      // Addresses that nobody asked for before: every page is made for its one reader.
      every_page_anew: await measurePages(at, (turn) => `${pages[turn % pages.length]}?turn=${turn}`),
      server_memory_mb: memoryMbOf(app.pid ?? 0),
    };
  } finally {
    await stop();
  }
}

async function untilReady(app: ChildProcess): Promise<void> {
  const { stderr } = app;
  if (stderr === null) throw new Error('the platform says nothing');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the platform did not start:\n${said}`)), startMsMax);
    app.once('exit', () => reject(new Error(`the platform ended:\n${said}`)));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!said.includes('Ready in')) return;
      clearTimeout(late);
      resolve();
    });
  });
}

async function productPages(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/s/${handle}`, { headers: browser });
  const found = (await answer.text()).match(new RegExp(`/s/${handle}/goods/[0-9a-f-]{36}`, 'g')) ?? [];
  if (found.length === 0) throw new Error('the shop of the demo world shows no goods');
  return [...new Set(found)];
}

/** Bytes as they go over the wire: the document, and what it names for its first paint. */
async function weigh(port: number, page: string) {
  const base = `http://127.0.0.1:${port}`;
  const html = await (await fetch(base + page, { headers: browser })).text();
  const named = [...html.matchAll(/(?:src|href)="(\/s-assets\/[^"]+\.(?:css|js))"/g)].map(
    ([, url]) => url ?? '',
  );
  const sizes = await Promise.all([page, ...new Set(named)].map((url) => sentBytes(port, url)));
  const sum = (isPart: (url: string) => boolean) =>
    sizes.reduce((all, { url, bytes }) => all + (isPart(url) ? bytes : 0), 0);
  return {
    html: sum((url) => url === page),
    css: sum((url) => url.endsWith('.css')),
    js: sum((url) => url.endsWith('.js')),
    all: sum(() => true),
  };
}

async function sentBytes(port: number, url: string): Promise<{ url: string; bytes: number }> {
  const once = await load({
    port,
    connections: 1,
    seconds: 0,
    next: () => ({ path: url, headers: browser }),
  });
  return { url, bytes: once.bytes };
}

type At = { readonly port: number; readonly seconds: number; readonly pid: number };

async function measurePages({ port, seconds, pid }: At, pageOf: (turn: number) => string) {
  let turn = 0;
  const next = (): Wanted => ({ path: pageOf((turn += 1)), headers: browser });
  await load({ port, connections, seconds: Math.max(2, seconds / 4), next });
  const database = () => childrenOf(pid).reduce((sum, child) => sum + cpuMsOfFamily(child), 0);
  const [server, behind] = [cpuMsOf(pid), database()];
  const { answers, failed, times, seconds: took } = await load({ port, connections, seconds, next });
  const each = (ms: number) => round(ms / Math.max(1, answers), 3);
  return {
    connections,
    per_second: round(answers / took, 0),
    p50_ms: round(times[Math.floor(times.length * 0.5)] ?? 0, 2),
    p99_ms: round(times[Math.floor(times.length * 0.99)] ?? 0, 2),
    server_cpu_ms: each(cpuMsOf(pid) - server),
    database_cpu_ms: each(database() - behind),
    failed,
  };
}

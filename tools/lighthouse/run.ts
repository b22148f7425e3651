/**
 * Lighthouse as a phone sees the page: performance, accessibility, best practices. It is fetched when it is first run.
 *
 *   node tools/run.mjs tools/lighthouse/run.ts URL            the door, or any page for everyone
 *   TOKEN=… node tools/run.mjs tools/lighthouse/run.ts URL    as the merchant whose token it is
 */
import { chromium } from '@playwright/test';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { findChrome } from '../chrome.ts';

const run = promisify(execFile);
const here = import.meta.dirname;
const program = path.join(here, 'node_modules/lighthouse/cli/index.js');

/** Lighthouse's own figures swing by a few points on a shared machine; the others do not. */
const least = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;
/** What strangers find by a search engine: the pages of shops. */
const leastOfShop = { ...least, performance: 0.98, seo: 1 } as const;
const isOfShop = (url: string): boolean =>
  /^(?:\/[a-z]{2}(?:-\w+)?)?\/(?:s\/|explore)/.test(new URL(url).pathname);

const reportShape = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.nullable(z.number()),
      displayValue: z.optional(z.string()),
      scoreDisplayMode: z.string(),
    }),
  ),
});
type Report = z.output<typeof reportShape>;

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'total-byte-weight',
];

process.exitCode = await main(process.argv[2], process.env['TOKEN']);

async function main(url: string | undefined, token: string | undefined): Promise<number> {
  if (url === undefined || !URL.canParse(url)) {
    console.error('Say which page: node tools/run.mjs tools/lighthouse/run.ts http://127.0.0.1:8080/login');
    return 2;
  }
  await fetchProgram();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stockless-lighthouse-'));
  try {
    return say(await measure(url, token, folder), isOfShop(url) ? leastOfShop : least);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchProgram(): Promise<void> {
  if (existsSync(program)) return;
  console.log('fetching Lighthouse');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: here });
}

/** A browser of our own, so that it can be signed in before Lighthouse comes to it. */
async function measure(url: string, token: string | undefined, folder: string): Promise<Report> {
  const chrome = await findChrome();
  const port = await freePort();
  const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: chrome.executablePath,
    env: chrome.env,
    args: [...chrome.args, `--remote-debugging-port=${port}`],
  });
  try {
    if (token !== undefined) await signIn(context.pages()[0] ?? (await context.newPage()), url, token);
    const output = path.join(folder, 'report.json');
    await runLighthouse([
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${Object.keys(isOfShop(url) ? leastOfShop : least).join(',')}`,
      '--quiet',
      ...(token === undefined ? [] : ['--disable-storage-reset']),
    ]);
    return z.parse(reportShape, JSON.parse(await readFile(output, 'utf8')));
  } finally {
    await context.close();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>;

/** The token is put where the app looks for it, by a page of the same origin that runs nothing. */
async function signIn(page: Page, url: string, token: string): Promise<void> {
  await page.goto(new URL('/healthz', url).href);
  await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await page.goto('about:blank');
}

function runLighthouse(words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ends with ${code}`))));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close((error) => (error ? reject(error) : resolve(port)));
    });
  });
}

function say({ categories, audits }: Report, wanted: Readonly<Record<string, number>>): number {
  for (const name of figures) {
    const audit = audits[name];
    if (audit !== undefined) console.log(`  ${audit.title.padEnd(28)} ${audit.displayValue ?? ''}`);
  }
  for (const { title, score, scoreDisplayMode, displayValue = '' } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`  ✗ ${title} ${displayValue}`);
  }
  const scores = Object.entries(wanted).map(([name, min]) => {
    const score = categories[name]?.score ?? 0;
    console.log(`${score >= min ? '✓' : '✗'} ${name.padEnd(16)} ${Math.round(score * 100)}`);
    return score >= min;
  });
  return scores.every(Boolean) ? 0 : 1;
}

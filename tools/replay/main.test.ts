// The whole of it as a program: a file in, a report out, against the real server on a real database.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { expect, onTestFinished, test } from 'vitest';
import { startOwnServer } from './own-server.ts';
import { csvOf, fileOf } from './sample.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

type Ended = { code: number; said: string };

function run(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [program, ...words], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, said: stdout + stderr });
    });
  });
}

const counted = z.record(z.string(), z.number());
const reportShape = z.object({
  rules: z.looseObject({ currency: z.string() }),
  lines_read: z.number(),
  invoices: z.number(),
  goods: z.number(),
  skipped: counted,
  returns: counted,
  total: counted,
  shops: z.record(z.string(), counted),
  ledger: z.object({ sum: z.number(), accounts: z.number(), transfers: z.number() }),
  seconds: z.number(),
  orders_per_second: z.number(),
  server_memory_mb: z.number(),
  pending: z.number(),
  kills: z.array(z.string()),
  mismatches: z.array(z.unknown()),
});

function readReport(file: string): z.infer<typeof reportShape> {
  return z.parse(reportShape, JSON.parse(readFileSync(file, 'utf8')));
}

/** Two shops in three months: prices that change, guests, one sku at two prices, returns of every kind, dirty lines. */
function trade(): string[] {
  const lines = [
    '1,POST,POSTAGE,1,2010-01-01T09:00:00,18,7,France',
    '1,11111,CUP,10,2010-01-01T09:00:00,2.00,7,France',
    '1,11111,CUP,2,2010-01-01T09:00:00,1.50,7,France',
    '1,22222b,"MUG, BLUE",3,2010-01-01T09:00:00,5,7,France',
    'C2,11111,CUP,-4,2010-01-03T09:00:00,2.00,7,France',
    'C3,22222B,MUG,-1,2010-01-20T12:00:00,5,7,France',
    'C4,22222B,MUG,-2,2010-06-20T12:00:00,5,7,France',
    'C4,33333,PEN,-5,2010-06-20T12:00:00,5,7,France',
    'C5,11111,CUP,-1,2010-06-20T12:00:00,2,,France',
  ];
  for (let invoice = 10; invoice < 35; invoice += 1) {
    const [country, customer] = invoice % 3 === 0 ? ['Spain', ''] : ['France', String(invoice % 5)];
    const at = `2010-01-${String(2 + Math.floor(invoice / 4)).padStart(2, '0')}T1${invoice % 4}:15:00`;
    const cup = (1 + (invoice % 4) / 4).toFixed(2);
    lines.push(`${invoice},11111,CUP,${invoice},${at},${cup},${customer},${country}`);
    lines.push(`${invoice},33333,PEN,1,${at},0.40,${customer},${country}`);
  }
  return lines;
}

test('a file is traded to the last timer, and every figure reconciles', async () => {
  const file = await csvOf(...trade());
  const out = `${file}.json`;
  const { code, said } = await run([file, '--report', out]);
  expect(said).toContain('Everything reconciles.');
  expect(code).toBe(0);
  const report = readReport(out);
  expect(report).toMatchObject({ lines_read: 59, invoices: 30, goods: 3, pending: 0, mismatches: [] });
  expect(report.skipped).toEqual({ not_goods: 1, no_quantity: 0, no_price: 0, credit_without_customer: 1 });
  expect(report.returns).toEqual({
    lines: 4,
    units: 12,
    matched_units: 5,
    unmatched_units: 5,
    outside_window_units: 2,
  });
  // The newest order first: both cups at 1.50, two of those at 2.00, and a mug at 5.00.
  expect(report.total).toMatchObject({ orders: 27, refunded: 1200 });
  expect(report.shops['Spain']).toMatchObject({ orders: 8, refunded: 0 });
  expect(report.ledger.sum).toBe(0);
});

test('killed three times and its database once, the same comes out, and nothing is done twice', async () => {
  const file = await csvOf(...trade());
  const [calm, wild] = [`${file}.calm.json`, `${file}.wild.json`];
  expect((await run([file, '--report', calm])).code).toBe(0);
  const { code, said } = await run([file, '--report', wild, '--chaos']);
  expect(said).toContain('Everything reconciles.');
  expect(code).toBe(0);
  const [before, after] = [readReport(calm), readReport(wild)];
  expect(after.kills.map((kill) => kill.split(' ')[0])).toEqual(['server', 'database', 'server', 'server']);
  expect(after.total).toEqual(before.total);
  expect(after.shops).toEqual(before.shops);
  expect(after.returns).toEqual(before.returns);
  expect(after.ledger).toEqual(before.ledger);
});

test('a wrong file is told with line and reason, and nothing is started', async () => {
  const short = await run([await csvOf('1,11111,CUP,1,2010-01-01T09:00:00,2,7,France', '2,11111,CUP')]);
  expect(short.code).toBe(1);
  expect(short.said).toMatch(/line 3: /);
  const plain = await run([await fileOf(Buffer.from('not gzip'))]);
  expect(plain.code).toBe(1);
  expect(plain.said).toContain('line 1: the file is not gzip');
  expect(plain.said).not.toContain('PostgreSQL');
  const nowhere = await run(['/nowhere/at/all.csv.gz']);
  expect(nowhere.code).toBe(1);
  expect(nowhere.said).toContain('there is no file');
});

test('at a server with a clock of its own orders are paid, and what is pending is told', async () => {
  const server = await startOwnServer({ policy: 'replay', clockAt: undefined });
  onTestFinished(() => server.stop());
  const file = await csvOf(...trade());
  const out = `${file}.json`;
  const env = { OPERATOR_USER: server.operator.username, OPERATOR_PASSWORD: server.operator.password };
  const { code, said } = await run([file, '--base', server.base, '--report', out, '--limit', '5'], env);
  expect(said).toContain('Its clock cannot be moved');
  expect(code).toBe(1);
  const report = readReport(out);
  expect(report).toMatchObject({ pending: 2, server_memory_mb: 0 });
  expect(report.total).toMatchObject({ orders: 2, captured: 3800, settled: 0 });
  expect(report.mismatches).toContainEqual({ shop: 'France', figure: 'escrow', expected: 0, found: 3800 });
  expect(existsSync(out)).toBe(true);
});

// The composed house in a process of its own, on a test database, with a clock that the journey moves by a message.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import * as z from 'zod/mini';
import { defaultPolicy } from '#domain/policy.ts';
import { dayMs, minuteMs } from '#domain/limits.ts';
import { compose, type Composed } from '#apps/server/compose.ts';
import { openPages } from '#apps/server/pages.ts';
import { makeOperator } from '#features/operators/server/public.ts';
import { openTestDatabase } from '#platform/testing/database.ts';
import { operator, secrets } from './house-facts.ts';

/** Timers are looked at this often while the clock is moved. */
const stepMs = 60 * minuteMs;

const order = z.discriminatedUnion('act', [
  z.object({ act: z.literal('advance'), days: z.number() }),
  z.object({ act: z.literal('stop') }),
  z.object({ act: z.literal('start') }),
  z.object({ act: z.literal('end') }),
]);

let shiftMs = 0;
const clock = { now: () => new Date(Date.now() + shiftMs) };
const database = await openTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'stockless-journey-'));
const port = await freePort();
let house: Composed | undefined = await open();
await makeOperator(house.world, { ...operator, name: 'Olive Owner', role: 'owner' });

process.on('message', (message) => void answer(message));
process.on('disconnect', () => void end());
tell({ port });

async function open(): Promise<Composed> {
  const composed = compose({
    database: { host: database.host, database: database.database },
    clock,
    policy: defaultPolicy,
    secrets,
    brand: { name: 'Stockless', legalName: 'Stockless Test Ltd', country: 'GB' },
    baseUrl: `http://127.0.0.1:${port}`,
    filesFolder: path.join(folder, 'files'),
    vaultFolder: path.join(folder, 'vault'),
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'fatal' }),
  });
  await openPages(composed);
  await composed.app.listen({ port, host: '127.0.0.1' });
  return composed;
}

async function answer(message: unknown): Promise<void> {
  const asked = z.parse(order, message);
  if (asked.act === 'advance') await advance(asked.days);
  if (asked.act === 'stop') await close();
  if (asked.act === 'start') house ??= await open();
  if (asked.act === 'end') await end();
  else tell({ now: clock.now().toISOString() });
}

async function advance(days: number): Promise<void> {
  const end = shiftMs + days * dayMs;
  while (shiftMs < end) {
    shiftMs = Math.min(shiftMs + stepMs, end);
    await house?.runner.runDue();
  }
}

async function close(): Promise<void> {
  // A browser keeps its connections open, and nobody waits for them here.
  house?.app.server.closeAllConnections();
  await house?.close();
  house = undefined;
}

async function end(): Promise<void> {
  await close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

function tell(fact: Record<string, unknown>): void {
  process.send?.(fact);
}

/** The address of the shop's pages must be known before anything listens. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(found));
    });
  });
}

// The composed house in a process of its own, on a test database, with a clock that the journey moves by a message.
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pino from 'pino';
import * as z from 'zod/mini';
import { defaultPolicy } from '#domain/policy.ts';
import { dayMs, minuteMs } from '#domain/limits.ts';
import { operatorRoles } from '#domain/rights.ts';
import { openDns } from '#platform/dns/dns.ts';
import type { OwnDomains } from '#platform/ports/own-domains.ts';
import { openIdConnect } from '#platform/ports/oidc.ts';
import { openLibreTranslate } from '#platform/ports/translator.ts';
import { testClient } from '#testing/identity-provider.ts';
import { compose, type Composed } from '#apps/server/compose.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { openPages } from '#apps/server/pages.ts';
import { loadPayments, startPayments, workPayments } from '#apps/server/payments.ts';
import { workRecord } from '#features/proof/server/work.ts';
import { markInstance } from '#platform/db/instance.sql.ts';
import { nextDue } from '#platform/jobs/timers.sql.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { superuser } from '#platform/postgres/embedded.ts';
import { testSecretOf } from '#testing/door.ts';
import { serveCheats } from '#tools/cheat/demo.ts';
import { domainTarget, given, operator, secrets, staff } from './app-facts.ts';
import { openWays } from './ways.ts';

/** Timers are looked at this often while the clock is moved. */
const stepMs = 60 * minuteMs;

const order = z.discriminatedUnion('act', [
  z.object({ act: z.literal('advance'), days: z.number() }),
  z.object({ act: z.literal('send'), address: z.string(), units: z.string(), isFinal: z.boolean() }),
  z.object({ act: z.literal('returned') }),
  z.object({ act: z.literal('captures') }),
  z.object({ act: z.literal('work') }),
  z.object({ act: z.literal('stop') }),
  z.object({ act: z.literal('start') }),
  z.object({ act: z.literal('end') }),
]);

const own = z.parse(given, JSON.parse(process.argv[2] ?? ''));
let shiftMs = 0;
const clock = { now: () => new Date(Date.now() + shiftMs) };
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
/** An instance of the journeys has the test provider alone, unless its journey asks for more. */
const ways = own.hasWays ? await openWays(clock, url) : undefined;
const looksEveryMs = 300;
let looking: Promise<unknown> | undefined;
/** Two that do what is due leave each other's work alone, and the one who asked would not find it done. */
let isMoving = false;
let app: Composed | undefined = await open();
setInterval(() => void lookAround(), looksEveryMs);
if (own.isFirst) await makeStaff(app);

process.on('message', (message) => void answer(message));
process.on('disconnect', () => void abandon());
tell({ port });

async function open(): Promise<Composed> {
  const composed = compose({
    singleSignOn:
      own.identityProvider === undefined
        ? undefined
        : openIdConnect({ ...testClient, issuer: own.identityProvider, name: 'Example account' }),
    translator:
      own.translationService === undefined
        ? undefined
        : openLibreTranslate({ url: own.translationService, key: undefined }),
    domains: own.dnsServer === undefined ? undefined : domainsOver(own.dnsServer),
    kind: 'test',
    database: { host: own.host, database: own.database },
    clock,
    policy: defaultPolicy,
    secrets: { ...secrets, receipts: own.receipts, record: own.record, push: own.push },
    brand: { name: 'Stockless', legalName: 'Stockless Test Ltd', country: 'GB' },
    baseUrl: url,
    filesFolder: path.join(own.folder, 'files'),
    vaultFolder: path.join(own.folder, 'vault'),
    bankAccounts: ways?.config.bank?.accounts,
    deposits: ways?.config.deposits,
    payments: ways === undefined ? undefined : await loadPayments(ways.config),
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'fatal' }),
  });
  if (ways !== undefined) {
    await startPayments(composed.env);
    await composed.deposits.start();
  }
  if (own.hasCheats) await openCheats(composed);
  await openPages(composed);
  await composed.app.listen({ port, host: '127.0.0.1' });
  return composed;
}

/** Domains of shops are at the port of this process: the journey leads them there. */
function domainsOver(dnsServer: string): OwnDomains {
  const dns = openDns([dnsServer]);
  const common = { target: domainTarget, addresses: [], dns, hosts: [domainTarget] };
  return { ...common, scheme: 'http', portText: `:${port}` };
}

async function openCheats(composed: Composed): Promise<void> {
  const { host, database } = own;
  await markInstance(composed.env.db.direct, true, clock.now());
  const login = { host, database, user: superuser };
  serveCheats(composed, { folder: own.folder, login: () => Promise.resolve(login) });
}

async function makeStaff({ env }: Composed): Promise<void> {
  const factor = { secret: testSecretOf(operator.username), env };
  await makeOperator(env, { ...operator, name: 'Olive Owner', roles: operatorRoles, factor });
  for (const [name, role] of [
    ['reviewer', 'reviewer'],
    ['secondReviewer', 'reviewer'],
    ['finance', 'finance'],
    ['secondFinance', 'finance'],
    ['risk', 'risk'],
  ] as const) {
    const person = staff[name];
    const authenticator = { secret: testSecretOf(person.username), env };
    const called = person.username.charAt(0).toUpperCase() + person.username.slice(1);
    await makeOperator(env, { ...person, name: called, roles: [role], factor: authenticator });
  }
}

async function answer(message: unknown): Promise<void> {
  const asked = z.parse(order, message);
  if (asked.act === 'advance') await advance(asked.days);
  if (asked.act === 'send') ways?.send(asked.address, BigInt(asked.units), asked.isFinal);
  if (asked.act === 'returned') {
    tell({ units: String(ways?.returned() ?? 0n) });
    return;
  }
  if (asked.act === 'captures') {
    tell({ units: String(ways?.captures() ?? 0) });
    return;
  }
  if (asked.act === 'work' && app !== undefined) await setPlatformTimers(app);
  if (asked.act === 'stop') await close();
  if (asked.act === 'start') app ??= await open();
  if (asked.act === 'end') await end();
  else tell({ now: clock.now().toISOString() });
}

async function advance(days: number): Promise<void> {
  const end = shiftMs + days * dayMs;
  isMoving = true;
  await looking?.catch(() => undefined);
  while (shiftMs < end) {
    shiftMs = Math.min(shiftMs + (await stepsToDue()) * stepMs, end);
    ways?.catchUp();
    await app?.runner.runDue();
  }
  if (app !== undefined) await workRecord(app.env);
  isMoving = false;
}

/** Hours at which no timer is due are passed over, unless a chain has to grow with them. */
async function stepsToDue(): Promise<number> {
  if (ways !== undefined || app === undefined) return 1;
  const due = await nextDue(app.env.db.direct);
  return due === undefined
    ? Infinity
    : Math.max(1, Math.ceil((due.getTime() - clock.now().getTime()) / stepMs));
}

/** What a running house does by itself where there is more than one way to pay: messages, blocks, timers. */
async function lookAround(): Promise<void> {
  if (ways === undefined || app === undefined || looking !== undefined || isMoving) return;
  const { env, runner, deposits } = app;
  ways.catchUp();
  looking = workPayments(env)
    .then(() => deposits.work())
    .then(() => runner.runDue());
  await looking.catch(() => undefined);
  looking = undefined;
}

async function close(): Promise<void> {
  // A browser keeps its connections open, and nobody waits for them here.
  const closing = app;
  app = undefined;
  await looking?.catch(() => undefined);
  closing?.app.server.closeAllConnections();
  await closing?.close();
}

async function end(): Promise<void> {
  await close();
  await ways?.close();
  process.exit(0);
}

/** The journey is gone: its database goes with the run, and nobody else takes the folder away. */
async function abandon(): Promise<void> {
  rmSync(own.folder, { recursive: true, force: true });
  await end();
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

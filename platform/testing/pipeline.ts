// A whole instance for tests: a database of its own, a virtual clock, and calls through the real pipeline.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { defaultPolicy, type Policy } from '#domain/policy.ts';
import type { RequestOf, Endpoint, Envelope, OutputOf } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import { makeLog } from '#platform/log.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import type { Answer } from '#platform/http/answer.ts';
import type { Call, Registry } from '#platform/http/pipeline.ts';
import { carriersOf } from '#platform/ports/carriers.ts';
import { virtualClock, type VirtualClock } from '#platform/ports/clock.ts';
import { folderFiles } from '#platform/ports/files.ts';
import { folderVault } from '#platform/ports/vault.ts';
import { memoryMail } from '#platform/ports/mail.ts';
import { makePushKeys, openPush } from '#platform/push/push.ts';
import { builtInSettings } from '#platform/ports/settings.ts';
import { makeSigningKey, openReceiptKeys } from '#platform/ports/receipt-keys.ts';
import { noWitnesses } from '#platform/ports/witnesses.ts';
import { makeRecordSecrets, openRecordKeys } from '#platform/ports/record-keys.ts';
import { noDeposits } from '#platform/ports/deposits.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import { noPayouts } from '#platform/ports/payouts.ts';
import { systemRandom } from '#platform/ports/random.ts';
import type { Authenticate } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { seesAllShops } from './all-shops.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

export const testCarrier = { code: 'test-post', name: 'Test Post', secrets: ['carrier-secret-of-the-tests'] };

export type TestPipeline = {
  /** As a test sees it: `seesAllShops`. */
  readonly env: Environment;
  readonly registry: Registry;
  readonly db: Database;
  readonly clock: VirtualClock;
  readonly database: TestDatabase;
  /** A call through the pipeline, answered as the envelope that goes over the wire. */
  call<E extends Endpoint>(endpoint: E, ask: RequestOf<E>, as?: CallAs): Promise<Envelope>;
  /** The same as text with its status, to compare answers byte for byte. */
  answer<E extends Endpoint>(endpoint: E, ask: RequestOf<E>, as?: CallAs): Promise<Answer>;
  /** The data of a call that must be accepted. */
  ask<E extends Endpoint>(endpoint: E, ask: RequestOf<E>, as?: CallAs): Promise<OutputOf<E>>;
  close(): Promise<void>;
};

const secret = 'a-secret-of-the-tests-that-is-long-enough';
const envelopeShape = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

export type CallAs = {
  /** English unless it is named. */
  readonly language?: Language;
  readonly token?: string;
  readonly onceKey?: string;
  readonly ip?: string;
  readonly raw?: { body: Buffer; signature: string | undefined };
  readonly stream?: AsyncIterable<Buffer | string>;
  readonly files?: NonNullable<Call['files']>;
};

/** What a test's house is made with. Rooms are opened by the test: `open: (house) => goodsRoutes(house)`. */
export type TestPipelineOptions = {
  readonly authenticate?: (env: Environment) => Authenticate;
  readonly open?: (registry: Registry) => void;
  readonly policy?: Partial<Policy>;
  readonly provider?: (parts: Pick<Environment, 'db' | 'clock' | 'random'>) => PaymentProvider;
  readonly now?: Date;
  /** Where the console is, if not at the one address of the platform. */
  readonly consoleUrl?: string;
};

const noProvider: PaymentProvider = {
  name: 'none',
  method: 'test',
  grade: 'test',
  waitMinutes: 30,
  takes: () => true,
  open: () => Promise.reject(new Error('this test has no payment provider')),
  read: () => undefined,
  fetch: () => Promise.resolve(undefined),
  refund: () => Promise.reject(new Error('this test has no payment provider')),
};

/** Opens an instance on a fresh copy of the template database. Close it in `afterAll`. */
export async function openTestPipeline(ask: TestPipelineOptions = {}): Promise<TestPipeline> {
  const database = await openTestDatabase();
  const log = makeLog(process.env['LOG_LEVEL'] ?? 'error');
  const db = openDatabase(database, (error) => log.warn({ error }, 'database connection'));
  const clock = virtualClock(ask.now ?? new Date('2026-03-02T09:00:00.000Z'));
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-files-'));
  const parts = { db, clock, random: systemRandom };
  const env: Environment = {
    ...parts,
    policy: { ...defaultPolicy, ...ask.policy },
    payments: [ask.provider?.(parts) ?? noProvider],
    payouts: noPayouts,
    deposits: noDeposits,
    carriers: carriersOf([testCarrier]),
    settings: { now: () => builtInSettings, refresh: () => Promise.resolve() },
    mail: memoryMail(),
    push: openPush({ keys: makePushKeys(), subject: 'mailto:nobody@invalid.example', testData: true }),
    receiptKeys: openReceiptKeys([makeSigningKey()]),
    recordKeys: openRecordKeys(makeRecordSecrets(), 'http://127.0.0.1:4000'),
    witnesses: noWitnesses,
    files: folderFiles(path.join(folder, 'files')),
    vault: folderVault(path.join(folder, 'vault'), secret),
    log,
    secret,
    brand: { name: 'Stockless', legalName: 'Stockless Test Ltd', country: 'GB' },
    baseUrl: 'http://127.0.0.1:4000',
    consoleUrl: ask.consoleUrl ?? 'http://127.0.0.1:4000',
    testData: true,
  };
  const authenticate = ask.authenticate?.(env) ?? (() => Promise.resolve('unknown' as const));
  const registry: Registry = { env, authenticate, kept: new Map(), lists: new Map() };
  ask.open?.(registry);
  const seen = seesAllShops(env);
  return {
    env: seen,
    registry,
    db: seen.db,
    clock,
    database,
    ...callsOf(registry),
    async close() {
      await db.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function callsOf(registry: Registry): Pick<TestPipeline, 'call' | 'answer' | 'ask'> {
  async function answer<E extends Endpoint>(
    endpoint: E,
    ask: RequestOf<E>,
    as: CallAs = {},
  ): Promise<Answer> {
    const kept = registry.kept.get(endpoint.name);
    if (kept === undefined) throw new Error(`${endpoint.name} is not kept by this house`);
    return kept.answer({
      input: ask,
      token: as.token,
      onceKey: as.onceKey ?? randomUUID(),
      language: as.language ?? 'en',
      ip: as.ip ?? '127.0.0.1',
      requestId: randomUUID(),
      ...(as.raw === undefined ? {} : { raw: as.raw }),
      ...(as.stream === undefined ? {} : { stream: as.stream }),
      ...(as.files === undefined ? {} : { files: as.files }),
    });
  }
  async function call<E extends Endpoint>(
    endpoint: E,
    ask: RequestOf<E>,
    as: CallAs = {},
  ): Promise<Envelope> {
    return z.parse(envelopeShape, JSON.parse((await answer(endpoint, ask, as)).text));
  }
  return {
    answer,
    call,
    async ask(endpoint, ask, as = {}) {
      const envelope = await call(endpoint, ask, as);
      if (envelope.code !== 200) throw new Error(`${endpoint.name} answered ${JSON.stringify(envelope)}`);
      return z.parse<(typeof endpoint)['output']>(endpoint.output, envelope.data);
    },
  };
}

// A start names everything that keeps it from starting, at once, and leaves everything as it was.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { saveInstance, readAdmission } from '#platform/db/instance.sql.ts';
import { SettingsRefused } from '#platform/settings.ts';
import { openTestDatabase } from '#platform/testing/database.ts';
import { faultsOf } from './admission.ts';
import { checkInstance } from './instance-check.ts';
import { start } from './main.ts';
import { assertPortsFree } from './ports.ts';
import { fingerprintsOf, newSecrets, secretsFile } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stockless-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, value: unknown, mode = 0o600): string {
  const place = path.join(folder, name);
  writeFileSync(place, typeof value === 'string' ? value : JSON.stringify(value));
  chmodSync(place, mode);
  return place;
}

const vaultKey = `first:${Buffer.alloc(32, 7).toString('base64')}`;
const account = { currency: 'USD', holder: 'Corner', bank: 'First Bank', account: '0099887766' };
const carrier = { code: 'own-post', name: 'Own Post', secrets: ['x'.repeat(40)] };
const chain = {
  network: 'tron',
  sources: [{ url: 'https://a.example' }],
  xpub: 'xpub',
  contract: 'T',
};

const whole = () => ({
  INSTANCE: 'real',
  BASE_URL: 'https://shop.example.org',
  LEGAL_NAME: 'Corner Ltd',
  LEGAL_COUNTRY: 'IE',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'orders@example.org',
  VAULT_KEYS: vaultKey,
  PAYMENTS_FILE: file('payments.json', { bank: { accounts: [account] } }),
  CARRIERS_FILE: file('carriers.json', { carriers: [carrier] }),
  DATA_DIR: path.join(folder, 'data'),
});

const plainUser = 1_000;
const root = 0;
const named = (variables: Record<string, string>, userId = plainUser) =>
  checkInstance(variables, userId).faults.map(({ setting }) => setting);

test('a real start with half a configuration names all that is missing, and makes nothing', async () => {
  const dataDir = path.join(folder, 'data');
  const half = {
    INSTANCE: 'real',
    DATA_DIR: dataDir,
    PORT: 'x',
    UNSAFE_DATABASE: 'yes',
    SHOP_ORIGIN: 'http://a.example',
  };
  const starting = start(half, {
    build: () => Promise.reject(new Error('it goes on')),
    seed: () => Promise.reject(new Error('it goes on')),
  });
  const refused: unknown = await starting.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SettingsRefused);
  const missing = ['BASE_URL', 'CARRIERS_FILE', 'LEGAL_COUNTRY', 'LEGAL_NAME', 'MAIL_FROM', 'PAYMENTS_FILE'];
  const wrong = ['PORT', 'SHOP_ORIGIN', 'SMTP_URL', 'UNSAFE_DATABASE', 'VAULT_KEYS'];
  expect(named(half).toSorted()).toEqual([...missing, ...wrong]);
  for (const name of named(half)) expect(String(refused)).toContain(`  ${name}: must`);
  expect(existsSync(dataDir)).toBe(false);
});

test('a whole configuration of a real instance is taken', () => {
  expect(checkInstance(whole(), plainUser)).toMatchObject({ kind: 'real', faults: [] });
});

test('a real instance does not run as root unless that is said; a test instance may', () => {
  expect(named(whole(), root)).toEqual(['RUN_AS_ROOT']);
  expect(named({ ...whole(), RUN_AS_ROOT: 'yes' }, root)).toEqual([]);
  expect(named({ ...whole(), RUN_AS_ROOT: 'maybe' }, root)).toEqual(['RUN_AS_ROOT']);
  expect(named({}, root)).toEqual([]);
});

const paypal = { environment: 'sandbox', clientId: 'c', clientSecret: 'never_shown', webhookId: 'W' };

test.each([
  [
    'test keys',
    { card: { secretKey: 'sk_test_1', webhookSecrets: ['w'] } },
    /card.secretKey must be a live key/,
  ],
  ['no message secret', { card: { secretKey: 'sk_live_1', webhookSecrets: [] } }, /webhookSecrets/],
  [
    'a test network',
    { bank: { accounts: [account] }, deposits: [{ ...chain, chainId: 31_337 }] },
    /main network/,
  ],
  ['no way to pay', { bank: { accounts: [] } }, /at least one way to pay/],
  ['a sandbox of paypal', { paypal }, /paypal.environment must be live/],
  ['a live paypal whose account nobody names', { paypal: { ...paypal, environment: 'live' } }, /merchantId/],
  ['a test key of mollie', { mollie: { apiKey: 'test_never_shown' } }, /mollie.apiKey must be a live key/],
  ['a mollie without https', { mollie: { apiKey: 'live_1', apiUrl: 'http://m.example' } }, /mollie.apiUrl/],
  ['fields that are none', { crd: {}, usdt: 7 }, /usdt/],
  ['half a file', '{"card": {"secretKey": "sk_live_never_shown"', /is not JSON/],
])('a real instance refuses a file of payments with %s', (_what, content, says) => {
  const { faults } = checkInstance({ ...whole(), PAYMENTS_FILE: file('payments.json', content) }, plainUser);
  expect(faults.some((fault) => fault.setting === 'PAYMENTS_FILE' && says.test(fault.says))).toBe(true);
  expect(JSON.stringify(faults)).not.toContain('never_shown');
});

test('a real instance keeps files with keys from others, and is not of the demonstration', () => {
  mkdirSync(path.join(folder, 'data'));
  file('data/secrets.json', newSecrets(), 0o644);
  const open = { PAYMENTS_FILE: file('open.json', { bank: { accounts: [account] } }, 0o644) };
  expect(named({ ...whole(), ...open, LEGAL_NAME: 'Stockless Demo Ltd' })).toEqual([
    'LEGAL_NAME',
    'DATA_DIR',
    'PAYMENTS_FILE',
  ]);
});

test.each([
  ['a live key of cards', { card: { secretKey: 'sk_live_1', webhookSecrets: ['w'] } }],
  ['a live paypal', { paypal: { ...paypal, environment: 'live' } }],
  ['a live key of mollie', { mollie: { apiKey: 'live_never_shown' } }],
  ['a restricted live key', { card: { secretKey: 'rk_live_1', webhookSecrets: ['w'] } }],
  ['deposits on a main network', { deposits: [chain] }],
  ['a main network by its number', { deposits: [{ ...chain, network: 'ethereum', chainId: 1 }] }],
])('a test instance refuses %s, also where nobody says what it is', (_what, content) => {
  const PAYMENTS_FILE = file('payments.json', content);
  expect(named({ PAYMENTS_FILE })).toEqual(['PAYMENTS_FILE']);
  expect(named({ PAYMENTS_FILE, INSTANCE: 'test' })).toEqual(['PAYMENTS_FILE']);
});

test('a test instance takes test keys and chains of its own, and needs no setting at all', () => {
  const card = { secretKey: 'sk_test_1', webhookSecrets: ['w'] };
  const mollie = { apiKey: 'test_1', methods: ['ideal'], countries: ['NL'] };
  const PAYMENTS_FILE = file('payments.json', {
    card,
    paypal,
    mollie,
    deposits: [{ ...chain, chainId: 31_337 }],
  });
  expect(named({ PAYMENTS_FILE })).toEqual([]);
  expect(checkInstance({})).toMatchObject({ kind: 'test', faults: [] });
});

test('keys that cannot be read are named with their file and are not made anew', () => {
  mkdirSync(path.join(folder, 'data'));
  for (const broken of ['{"secret": "cut o', '{}']) {
    file('data/secrets.json', broken);
    const { faults } = checkInstance({ DATA_DIR: path.join(folder, 'data') });
    expect(faults.map(({ setting }) => setting)).toEqual(['DATA_DIR']);
    expect(faults[0]?.says).toContain(path.join(folder, 'data/secrets.json'));
  }
});

test('a database keeps its kind and its keys: others are refused by name, and nobody changes them', async () => {
  const database = await openTestDatabase();
  const db = openDatabase(database, () => undefined, 2);
  const client = new Client(database);
  await client.connect();
  try {
    const own = newSecrets();
    const vault = { id: 'first', key: Buffer.alloc(32, 7) };
    const env = {
      instance: 'real',
      isUnsafeAllowed: false,
      dataDir: folder,
      secretsFile: undefined,
      vaultKeys: [vault],
    } as const;
    const at = { kind: 'real', now: new Date() } as const;
    expect(await readAdmission(client)).toMatchObject({ kind: undefined, keys: [] });
    await saveInstance(db, { ...at, keys: fingerprintsOf(own, [vault]) });
    // A second first start with other keys, and of another kind: what stands there counts.
    const late = await saveInstance(db, { ...at, kind: 'test', keys: fingerprintsOf(newSecrets(), []) });
    expect(late.kind).toBe('real');

    const found = { ...(await readAdmission(client)), unsafe: [] };
    const named = (more: object, secrets: Parameters<typeof faultsOf>[1]['secrets'] = own) =>
      faultsOf(found, { env: { ...env, ...more }, secrets }).map(({ setting }) => setting);
    expect(named({})).toEqual([]);
    expect(named({ instance: 'test' })).toEqual(['INSTANCE']);
    expect(named({ instance: undefined })).toEqual(['INSTANCE']);
    expect(named({}, newSecrets())).toEqual(['DATA_DIR']);
    expect(faultsOf(found, { env, secrets: undefined })[0]?.says).toContain(secretsFile(env));
    expect(named({ secretsFile: '/run/shop.json' }, newSecrets())).toEqual(['SECRETS_FILE']);
    // Phones and witnesses have pinned the keys of the record: neither others nor new ones are taken for them.
    const { record: _record, ...lost } = own;
    expect(named({}, lost)).toEqual(['DATA_DIR']);
    const { log } = newSecrets().record;
    expect(named({}, { ...own, record: { ...own.record, log } })).toEqual(['DATA_DIR']);
    expect(named({ vaultKeys: [{ id: 'first', key: Buffer.alloc(32, 8) }] })).toEqual(['VAULT_KEYS']);
    expect(named({ vaultKeys: [{ id: 'second', key: Buffer.alloc(32, 8) }, vault] })).toEqual([]);

    await expect(client.query('update instance set test_data = true')).rejects.toThrow(/foreign key/);
    await expect(client.query('set role stockless_app')).resolves.toBeDefined();
    for (const change of ['update instance set test_data = true', 'delete from instance_key'])
      await expect(client.query(change)).rejects.toThrow(/permission denied/);
  } finally {
    await client.end();
    await db.close();
    await database.drop();
  }
});

test('a server that may lose what it acknowledged is refused, and by a real instance always', async () => {
  const database = await openTestDatabase();
  const client = new Client(database);
  await client.connect();
  try {
    // The server of the tests is such a one.
    const found = await readAdmission(client);
    expect(found.unsafe).toEqual(['fsync', 'full_page_writes', 'synchronous_commit']);
    const env = {
      instance: undefined,
      isUnsafeAllowed: false,
      dataDir: folder,
      secretsFile: undefined,
      vaultKeys: [],
    } as const;
    const ask = { env, secrets: undefined };
    expect(faultsOf(found, ask)[0]?.says).toMatch(/fsync.*UNSAFE_DATABASE=yes/);
    expect(faultsOf(found, { ...ask, env: { ...env, isUnsafeAllowed: true } })).toEqual([]);
    expect(
      faultsOf(found, { ...ask, env: { ...env, instance: 'real', isUnsafeAllowed: true } })[0]?.says,
    ).not.toContain('UNSAFE_DATABASE');
  } finally {
    await client.end();
    await database.drop();
  }
});

test('a port that is taken keeps a start from serving and is named; so is the next one of a test instance', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const env = { host: '127.0.0.1', paymentsFile: undefined };
  const faultOf = (at: number, kind: 'real' | 'test') =>
    assertPortsFree({ ...env, port: at }, kind).then(
      () => undefined,
      (error: unknown) => error instanceof SettingsRefused && error.message,
    );
  expect(await faultOf(port, 'real')).toContain(`PORT: must be free: ${port} on 127.0.0.1 is in use`);
  // The card double of a test instance listens one port above; a real one has none.
  expect(await faultOf(port - 1, 'test')).toContain('PORT: must have the next port free as well');
  expect(await faultOf(port - 1, 'real')).toBeUndefined();
  await new Promise((resolve) => taken.close(resolve));
  expect(await faultOf(port, 'real')).toBeUndefined();
});

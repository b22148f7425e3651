// Passkeys, with a device that this file plays: its keys and what it signs are those of WebAuthn.
import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorRoles } from '#domain/rights.ts';
import * as own from '#features/staff/account.contract.ts';
import { operatorLogin, operatorMe } from '#features/staff/contract.ts';
import { invitePerson } from '#features/staff/people.contract.ts';
import * as steps from '#features/staff/sign-in.contract.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { makeOperator } from './public.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** CBOR of the few kinds that a passkey is written in. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [
    cbor(key),
    cbor(one instanceof Map ? one : asPlain(one)),
  ]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function asPlain(value: unknown): number | string | Buffer {
  if (typeof value === 'number' || typeof value === 'string' || Buffer.isBuffer(value)) return value;
  throw new Error('this kind is not written here');
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}

type Lies = { origin?: string; rpId?: string; isUnverified?: boolean };

function makeDevice() {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const facts = ({ rpId = new URL(originOf()).hostname, isUnverified = false }: Lies, flags: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    // Present 0x01, verified 0x04.
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (isUnverified ? 0x01 : 0x05)]), count]);
  };
  const answered = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    clientExtensionResults: {},
  };
  return {
    create(challenge: string, lies: Lies = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([facts(lies, 0x40), Buffer.alloc(16), length, id, coseOf(pair.publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      };
      return { ...answered, type: 'public-key' as const, response };
    },
    get(challenge: string, lies: Lies = {}) {
      const client = clientData('webauthn.get', challenge, lies);
      const data = facts(lies, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), pair.privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...answered, type: 'public-key' as const, response };
    },
  };
}

function clientData(type: string, challenge: string, { origin = originOf() }: Lies): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** On this very machine a browser knows the platform as `localhost`. */
function originOf(): string {
  const url = new URL(app.env.consoleUrl);
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return url.origin;
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const facts: [number, number | Buffer][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map<number, unknown>(facts));
}

async function newcomer() {
  const username = `k-${randomUUID().slice(0, 8)}`;
  await makeOperator(app.env, { username, password, name: 'Kay', roles: operatorRoles });
  const ticket = async () => (await app.ask(operatorLogin, { username, password })).ticket ?? '';
  return { username, ticket };
}

async function withPasskey() {
  const { username, ticket } = await newcomer();
  const device = makeDevice();
  const first = await ticket();
  const asked = await app.ask(steps.consoleSetUpPasskeyBegin, { ticket: first });
  const answer = device.create(asked.challenge);
  const made = await app.ask(steps.consoleSetUpPasskey, { ticket: first, name: 'My laptop', answer });
  return { username, ticket, device, token: made.token, codes: made.recovery_codes };
}

test('a passkey is made at the first sign-in, opens the console from then on, and is listed by its name', async () => {
  const { username, ticket, device, token, codes } = await withPasskey();
  expect(codes).toHaveLength(10);
  expect(await app.ask(operatorMe, {}, { token })).toMatchObject({ username });
  expect((await app.ask(own.myAccess, {}, { token })).passkeys).toMatchObject([{ name: 'My laptop' }]);
  const next = await ticket();
  const { challenge, allowCredentials } = await app.ask(steps.consolePasskeyBegin, { ticket: next });
  expect(allowCredentials).toHaveLength(1);
  const answer = device.get(challenge);
  const opened = await app.ask(steps.consolePasskey, { ticket: next, answer });
  expect(await app.ask(operatorMe, {}, { token: opened.token })).toMatchObject({ username });
  // What was signed once is nothing the second time.
  const other = await ticket();
  await app.ask(steps.consolePasskeyBegin, { ticket: other });
  expect(await app.call(steps.consolePasskey, { ticket: other, answer })).toMatchObject({
    code: 415,
    data: { reason: 'passkey' },
  });
});

test('another address, another instance, an unverified person and another device are refused', async () => {
  const { ticket, device } = await withPasskey();
  const stranger = makeDevice();
  const tries = [
    (challenge: string) => device.get(challenge, { origin: 'https://console.evil.example' }),
    (challenge: string) => device.get(challenge, { rpId: 'evil.example' }),
    (challenge: string) => device.get(challenge, { isUnverified: true }),
    (challenge: string) => ({ ...stranger.get(challenge), id: device.get(challenge).id }),
    () => device.get(randomBytes(32).toString('base64url')),
  ];
  for (const play of tries) {
    const one = await ticket();
    const { challenge } = await app.ask(steps.consolePasskeyBegin, { ticket: one });
    const answer = play(challenge);
    expect(await app.call(steps.consolePasskey, { ticket: one, answer })).toMatchObject({ code: 415 });
  }
  const { ticket: ticketOf } = await newcomer();
  const fresh = await ticketOf();
  const { challenge } = await app.ask(steps.consoleSetUpPasskeyBegin, { ticket: fresh });
  const answer = makeDevice().create(challenge, { isUnverified: true });
  expect(await app.call(steps.consoleSetUpPasskey, { ticket: fresh, name: 'A key', answer })).toMatchObject({
    code: 415,
  });
});

test('five passkeys a person; one is removed, and it proves a dangerous act again', async () => {
  const { device, token } = await withPasskey();
  const add = async (name: string) => {
    const { challenge } = await app.ask(own.beginPasskey, {}, { token });
    return app.call(own.addPasskey, { name, answer: makeDevice().create(challenge) }, { token });
  };
  for (const name of ['Phone', 'Tablet', 'Key', 'Other key']) {
    expect(await add(name)).toMatchObject({ code: 200 });
  }
  expect(await add('One too many')).toMatchObject({ code: 203, data: { reason: 'too_many' } });
  app.clock.set(new Date(app.clock.now().getTime() + 300_000));
  const [, phone] = (await app.ask(own.myAccess, {}, { token })).passkeys;
  const gone = { passkey: phone?.id ?? '' };
  expect(await app.call(own.removeFactor, gone, { token })).toMatchObject({ code: 460 });
  const { challenge } = await app.ask(own.provePasskeyBegin, {}, { token });
  await app.ask(own.proveFactor, { answer: device.get(challenge) }, { token });
  expect(await app.ask(own.removeFactor, gone, { token })).toEqual({ removed: true });
  expect((await app.ask(own.myAccess, {}, { token })).passkeys).toHaveLength(4);
});

test('where the console has an origin of its own, passkeys and links to join belong to it', async () => {
  const first = app;
  app = await openApp({}, { consoleUrl: 'https://console.example' });
  try {
    const { username, ticket, device, token } = await withPasskey();
    const opened = await ticket();
    const { challenge, rpId } = await app.ask(steps.consolePasskeyBegin, { ticket: opened });
    expect(rpId).toBe('console.example');
    const answer = device.get(challenge);
    const again = await app.ask(steps.consolePasskey, { ticket: opened, answer });
    expect(await app.ask(operatorMe, {}, { token: again.token })).toMatchObject({ username });
    const person = { username: 'joins-us', name: 'Jo', why: 'They audit our books from now on.' };
    const { link } = await app.ask(invitePerson, { ...person, roles: ['auditor'] }, { token });
    expect(link).toMatch(/^https:\/\/console\.example\/console\/join#/);
  } finally {
    await app.close();
    app = first;
  }
});

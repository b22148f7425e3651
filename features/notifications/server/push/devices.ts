// Devices that a person lets be called, and trying them out.
import { createHash } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import type {
  pushList,
  pushSubscribe,
  pushTest,
  pushUnsubscribe,
} from '#features/notifications/channels.contract.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { pushUrlFault, readPushAuth, readPushKey } from '#platform/push/push.ts';
import type { Environment } from '#platform/environment.ts';
import type { Who } from '#features/notifications/server/box.ts';
import * as sql from './devices.sql.ts';
import { lockBox } from '#features/notifications/server/notices.sql.ts';
import { reachedOf, wakeSender } from '#features/notifications/server/outbox.ts';
import { insertDeliveries, type NewDelivery } from '#features/notifications/server/outbox.sql.ts';
import { lockReach, noteOpen } from '#features/notifications/server/reach.sql.ts';

type Device = GivenOf<typeof pushSubscribe>['device'];
const nameMax = 80;

export function hashOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest();
}

/**
 * Lets a browser be called. The same one again is the same device, with the keys and the sign-in of now.
 *
 * @throws Refused `invalidParameter` for an address or keys that no browser has.
 * @throws Refused `invalidOperation` where ten devices are called already.
 */
export async function subscribe(
  tx: Tx,
  env: Environment,
  who: Who & { readonly sessionHash: Buffer },
  input: InputOf<typeof pushSubscribe>,
): Promise<Device> {
  const now = env.clock.now();
  const row = { ...readSubscription(env, input), sessionHash: who.sessionHash };
  const { shopId, personId } = who;
  await lockReach(tx, shopId, personId);
  if (input.instead_of !== undefined) await endOne(tx, env, who, hashOf(input.instead_of));
  await endElsewhere(tx, env, who, row.hash);
  const known = await sql.findByEndpoint(tx, { shopId, personId, hash: row.hash });
  if (known !== undefined) await sql.renewDevice(tx, { shopId, id: known.id, ...row });
  const id = known?.id ?? env.random.id(now);
  if (known === undefined && !(await sql.insertDevice(tx, shopId, { ...row, id, personId, at: now }))) {
    throw refuse('invalidOperation', { reason: 'too_many_devices', limit: limits.pushDevicesMax });
  }
  await sql.takeEndpoint(tx, { hash: row.hash, shopId, deviceId: id });
  await noteOpen(tx, shopId, now, personId);
  const device = await sql.findByEndpoint(tx, { shopId, personId, hash: row.hash });
  if (device === undefined) throw new Error('a device is gone that was just let in');
  return present(device);
}

/** @throws Refused `invalidParameter` for an address or keys that no browser has. */
export function readSubscription(
  env: Environment,
  { endpoint, keys, name = '' }: Pick<InputOf<typeof pushSubscribe>, 'endpoint' | 'keys' | 'name'>,
) {
  const fault = pushUrlFault(endpoint, env.testData);
  if (fault !== undefined) throw refuse('invalidParameter', { field: 'endpoint', reason: fault });
  const p256dh = readPushKey(keys.p256dh);
  if (p256dh === undefined) throw refuse('invalidParameter', { field: 'keys.p256dh', reason: 'key' });
  const auth = readPushAuth(keys.auth);
  if (auth === undefined) throw refuse('invalidParameter', { field: 'keys.auth', reason: 'key' });
  const plain = name.replaceAll(/\p{Cc}/gu, ' ').trim();
  return {
    endpoint,
    hash: hashOf(endpoint),
    p256dh,
    auth,
    name: Array.from(plain)
      .slice(0, nameMax / 2)
      .join(''),
  };
}

/** Whoever had this browser before is not called on it any more, whichever shop's they are. */
async function endElsewhere(
  tx: Tx,
  env: Environment,
  { shopId, personId }: Who,
  hash: Buffer,
): Promise<void> {
  const owner = await sql.findOwner(tx, hash);
  if (owner === undefined) return;
  const mine = await sql.findByEndpoint(tx, { shopId, personId, hash });
  if (owner.shop_id === shopId && owner.device_id === mine?.id) return;
  const at = env.clock.now();
  await inShop(owner.shop_id, async () => {
    await sql.endDevice(tx, owner.shop_id, owner.device_id, { at, why: 'moved' });
    if (owner.shop_id !== shopId) await noteOpen(tx, owner.shop_id, at);
  });
}

async function endOne(tx: Tx, env: Environment, { shopId, personId }: Who, hash: Buffer): Promise<number> {
  const device = await sql.findByEndpoint(tx, { shopId, personId, hash });
  if (device === undefined) return 0;
  const ended = await sql.endDevice(tx, shopId, device.id, { at: env.clock.now(), why: 'person' });
  return ended ? 1 : 0;
}

/** @throws Refused `parameterMissing` where no device is named, `recordNotFound` for one that is not the person's. */
export async function unsubscribe(
  tx: Tx,
  env: Environment,
  who: Who,
  { id, endpoint }: InputOf<typeof pushUnsubscribe>,
): Promise<GivenOf<typeof pushUnsubscribe>> {
  if (id === undefined && endpoint === undefined)
    throw refuse('parameterMissing', { field: 'id', reason: 'missing' });
  const { shopId, personId } = who;
  const at = env.clock.now();
  await lockReach(tx, shopId, personId);
  let ended = endpoint === undefined ? 0 : await endOne(tx, env, who, hashOf(endpoint));
  if (id !== undefined) {
    const all = await sql.listDevices(tx, shopId, personId, new Date(0));
    if (!all.some((one) => one.id === id.toLowerCase())) throw refuse('recordNotFound', { field: 'id' });
    if (await sql.endDevice(tx, shopId, id, { at, why: 'person' })) ended += 1;
  }
  await noteOpen(tx, shopId, at);
  return { ended };
}

export async function presentDevices(
  tx: Tx,
  env: Environment,
  { shopId, personId }: Who,
  { endpoint }: InputOf<typeof pushList>,
): Promise<GivenOf<typeof pushList>> {
  const since = new Date(env.clock.now().getTime() - limits.pushEndedShownMs);
  const rows = await sql.listDevices(tx, shopId, personId, since);
  const own = endpoint === undefined ? undefined : hashOf(endpoint);
  const living = rows.filter((row) => row.ended_at === null && !row.is_signed_out);
  return {
    list: rows.map((row) => present(row)),
    this_id: living.find((row) => own?.equals(row.endpoint_hash) === true)?.id ?? null,
    max: limits.pushDevicesMax,
    offer: living.length === 0 && (await sql.hadOrder(tx, { shopId })),
  };
}

function present(row: sql.DeviceRow): Device {
  const endedWhy = row.ended_why ?? (row.is_signed_out ? 'signed_out' : null);
  return {
    id: row.id,
    name: row.name,
    added_at: row.created_at,
    last_at: row.last_at,
    state: endedWhy !== null ? 'ended' : row.failing_since === null ? 'on' : 'failing',
    ended_at: row.ended_at,
    ended_why: endedWhy,
  };
}

/**
 * Writes down a call for trying out, to one device or to all.
 *
 * @throws Refused `recordNotFound` where there is no such device, `tooManyRequests` where it was tried too often.
 */
export async function testDevices(
  env: Environment,
  { shopId, personId }: Who,
  { id }: InputOf<typeof pushTest>,
): Promise<GivenOf<typeof pushTest>> {
  const now = env.clock.now();
  const reached = await reachedOf(env.db.direct, shopId, now);
  const all = (reached?.devices ?? []).filter((one) => one.person_id === personId);
  const devices = id === undefined ? all : all.filter((one) => one.id === id.toLowerCase());
  if (devices.length === 0) throw refuse('recordNotFound', { field: 'id', reason: 'device' });
  const key = `push-test:${shopId}`;
  await countFailure(env.db.aside, [{ key, windowMs: hourMs, max: limits.pushTestsPerHour }], now);
  const list = devices.map((device): NewDelivery => {
    const test = env.random.id(now);
    const once = { id: test, onceKey: `test:${test}`, what: 'test', n: null } as const;
    return { ...once, way: 'push', deviceId: device.id, isUrgent: true, nextAt: now };
  });
  await env.db.transaction(async (tx) => {
    await lockBox(tx, shopId);
    await insertDeliveries(tx, shopId, list, now);
    await wakeSender(tx, shopId);
  });
  return { devices: devices.length };
}

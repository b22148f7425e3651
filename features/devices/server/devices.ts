// Devices that sign for a shop: listed, added, removed. Every change is an act of the record, and told on every way.
import { createHash, createPublicKey } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import type * as contract from '#features/devices/contract.ts';
import { assertPayPassword, assertSecondFactor, merchantOf } from '#features/people/server/public.ts';
import type { ActBy } from '#platform/http/pipeline.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './device.sql.ts';
import { checkPasskey, partyOf, type MadeKey } from './passkeys.ts';

type Who = { readonly shopId: bigint; readonly personId: string };

/** Told by the room of people: the sign-in password, and the second factor where it is on. */
export type DeviceParts = {
  readonly assertPersonAgain: (
    env: Environment,
    who: Who,
    proof: { readonly password: string; readonly code?: string | undefined },
  ) => Promise<void>;
};

type Own = ActBy<'merchant'>;

export async function presentDevices({
  env,
  tx,
  shopId,
  personId,
}: Own): Promise<GivenOf<typeof contract.listDevices>> {
  const [rows, person] = await Promise.all([
    sql.listDevices(tx, { shopId, limit: limits.devicesShownMax }),
    merchantOf(tx, shopId, personId),
  ]);
  return {
    list: rows.map(present),
    max: limits.devicesMax,
    party: partyOf(env).party,
    pay_password_set: person?.pay_password_set ?? false,
    second_factor: person?.second_factor ?? false,
  };
}

function present(row: sql.DeviceRow): Added['device'] {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    algorithm: row.algorithm,
    public_key: row.public_key.toString('base64'),
    credential: row.credential,
    added_at: row.added_at,
    active_from: row.active_from,
    removal_from: row.removal_from,
    removed_at: row.removed_at,
    status: statusOf(row),
  };
}

function statusOf(row: sql.DeviceRow): Added['device']['status'] {
  if (row.signs) return row.removal_from === null ? 'active' : 'leaving';
  return row.waits && row.removed_at === null ? 'waiting' : 'removed';
}

type Added = GivenOf<typeof contract.addDevice>;

/**
 * Adds a device that signs: the first of a shop at once, every later one after 24 hours.
 *
 * @throws Refused `invalidOperation` (`too_many`, `known`); `invalidParameter` for a key or passkey that is none; and
 * what the secrets are refused with.
 */
export async function createDevice(
  act: Own,
  input: InputOf<typeof contract.addDevice>,
  parts: DeviceParts,
): Promise<Added> {
  const { env, shopId, personId, now } = act;
  const made = await readMade(act, input);
  const mustWait = await assertOwner(act, input, parts);
  const id = env.random.id(now);
  const row = await env.db.transaction(async (tx) => {
    const { kind, algorithm, publicKey, credential } = made;
    const key = { kind, algorithm, publicKey, credential, waits: mustWait };
    const added = await sql.addDevice(tx, { shopId, id, personId, name: input.name, ...key });
    if (added?.came !== 'added') throw refuse('invalidOperation', { reason: added?.came ?? 'known' });
    return tellChange(act, tx, { id, code: 'device_added' });
  });
  act.audit({ shopId, subject: id, after: factsOf(row) });
  return { device: present(row) };
}

async function readMade(act: Own, input: InputOf<typeof contract.addDevice>): Promise<MadeKey> {
  const { env, shopId, personId } = act;
  const { passkey: answer, challenge, public_key: text } = input;
  if (answer !== undefined && challenge !== undefined)
    return checkPasskey(env, { shopId, personId }, { challenge, answer });
  if (text === undefined) throw refuse('parameterMissing', { field: 'public_key', reason: 'missing' });
  const publicKey = Buffer.from(text, 'base64');
  const algorithm = algorithmOf(publicKey);
  if (algorithm === undefined) throw refuse('invalidParameter', { field: 'public_key', reason: 'shape' });
  return { kind: 'device', algorithm, publicKey, credential: undefined };
}

/** P-256 or Ed25519, written as every reader writes it. */
function algorithmOf(spki: Buffer): 'ES256' | 'EdDSA' | undefined {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    if (!key.export({ type: 'spki', format: 'der' }).equals(spki)) return undefined;
    if (key.asymmetricKeyType === 'ed25519') return 'EdDSA';
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? 'ES256' : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The transaction password and the second factor; or, where that password is not set or forgotten, the sign-in password.
 * A forgotten one is replaced with the signature of a device, so whoever has lost both adds a device this way, which
 * then waits a day whatever else there is.
 *
 * @returns whether the new device waits although it is the first.
 */
async function assertOwner(
  { env, tx, shopId, personId }: Own,
  input: InputOf<typeof contract.addDevice>,
  { assertPersonAgain }: DeviceParts,
): Promise<boolean> {
  const { pay_password: pin, password, code } = input;
  const who = { shopId, personId };
  const person = await merchantOf(tx, shopId, personId);
  if (pin === undefined && password !== undefined) {
    await assertPersonAgain(env, who, { password, code });
    return person?.pay_password_set === true;
  }
  if (pin === undefined) throw refuse('parameterMissing', { field: 'pay_password', reason: 'missing' });
  await assertPin(env, who, { pin, code, hasFactor: person?.second_factor === true });
  return false;
}

async function assertPin(
  env: Environment,
  who: Who,
  { pin, code, hasFactor }: { pin: string; code: string | undefined; hasFactor: boolean },
): Promise<void> {
  await assertPayPassword(env, who, pin);
  if (hasFactor) await assertSecondFactor(env, who, code);
}

/** Its removal is written down when its day is over. */
export const removalTimer = 'device.remove';

/** Removes a device at once while another one signs, and the last one a day later. */
export async function removeDevice(act: Own, input: InputOf<typeof contract.removeDevice>): Promise<Added> {
  const { env, shopId, now } = act;
  const before = await assertKnown(act, input);
  const row = await env.db.transaction(async (tx) => {
    const removed = await sql.removeDevice(tx, { shopId, id: input.id });
    if (removed?.came !== 'removed' && removed?.came !== 'waits') throw unknown();
    const waits = removed.came === 'waits';
    if (waits) {
      // The database's clock decides; a minute later it says so too.
      const dueAt = addMinutes(addHours(now, limits.deviceWaitHours), 1);
      await setTimers(tx, shopId, [{ subject: input.id, kind: removalTimer, dueAt }]);
    }
    const code = waits ? 'device_leaving' : 'device_removed';
    return tellChange(act, tx, { id: input.id, code });
  });
  act.audit({ shopId, subject: input.id, before: factsOf(before), after: factsOf(row) });
  return { device: present(row) };
}

/** @throws Refused `invalidOperation` where no removal waits. */
export async function retainDevice(act: Own, input: InputOf<typeof contract.retainDevice>): Promise<Added> {
  const { env, shopId } = act;
  const before = await assertKnown(act, input);
  const row = await env.db.transaction(async (tx) => {
    const retained = await sql.retainDevice(tx, { shopId, id: input.id });
    if (retained?.came !== true) throw refuse('invalidOperation', { reason: 'not_leaving' });
    // Each removal that was stopped is told once.
    const since = before.removal_from?.toISOString();
    return tellChange(act, tx, { id: input.id, code: 'device_retained', since });
  });
  act.audit({ shopId, subject: input.id, before: factsOf(before), after: factsOf(row) });
  return { device: present(row) };
}

async function assertKnown(
  { env, tx, shopId, personId }: Own,
  { id, pay_password: pin, code }: InputOf<typeof contract.removeDevice>,
): Promise<sql.DeviceRow> {
  const row = await sql.findDevice(tx, { shopId, id });
  if (row === undefined || statusOf(row) === 'removed') throw unknown();
  const person = await merchantOf(tx, shopId, personId);
  await assertPin(env, { shopId, personId }, { pin, code, hasFactor: person?.second_factor === true });
  return row;
}

const unknown = () => refuse('recordNotFound', { reason: 'device' });

/** What the record says of a device: never its name, which is a person's own. */
function factsOf(row: sql.DeviceRow) {
  return {
    kind: row.kind,
    key: createHash('sha256').update(row.public_key).digest('hex'),
    active_from: row.active_from.toISOString(),
    removal_from: row.removal_from?.toISOString() ?? null,
    removed_at: row.removed_at?.toISOString() ?? null,
  };
}

type Change = { readonly id: string; readonly code: NoticeCode; readonly since?: string | undefined };

async function tellChange(
  { env, shopId, now }: Own,
  tx: Tx,
  { id, code, since }: Change,
): Promise<sql.DeviceRow> {
  const row = await sql.findDevice(tx, { shopId, id });
  if (row === undefined) throw new Error('a device was not kept');
  const at = code === 'device_leaving' ? (row.removal_from ?? now) : row.active_from;
  const others = await sql.countStanding(tx, { shopId, id });
  const facts = {
    device: row.name,
    waits: row.waits ? 'yes' : 'no',
    alone: (others?.n ?? 0) === 0 ? 'yes' : 'no',
    until: { at: at.toISOString() },
  };
  const onceKey = `device:${id}:${code}:${since ?? row.removal_from?.toISOString() ?? ''}`;
  await tell(tx, shopId, { id: env.random.id(now), code, onceKey, facts, at: now });
  return row;
}

export const deviceJobs: TimerKinds = {
  [removalTimer]: {
    run: async ({ tx, shopId }) => {
      await sql.endDevices(tx, { shopId });
    },
  },
};

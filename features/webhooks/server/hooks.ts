// The addresses of merchants' programs: set by a person who proves it is them, tried out, and sent to again.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { pingType, type SentType } from '#domain/hooks.ts';
import { refuse } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import type * as contract from '#features/webhooks/contract.ts';
import { secrets } from '#features/people/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import { readHookUrl } from '#platform/ports/hook-address.ts';
import { beginCollecting, makeMessage, wake } from './collect.ts';
import * as deliveries from './deliveries.sql.ts';
import { insertEvents } from './facts.sql.ts';
import type { HookContext } from './context.ts';
import * as sql from './hooks.sql.ts';
import { makeExample } from './examples.ts';
import { secretOf } from './send.ts';

type InTx = HookContext & { readonly tx: Tx };
type Shown = GivenOf<typeof contract.listHooks>['list'][number];

function present(row: sql.HookRow, now: Date): Shown {
  const isOld = row.old_until !== null && row.old_until > now;
  return {
    id: row.id,
    url: row.url,
    types: row.types,
    created_at: row.created_at,
    state: row.disabled_at !== null ? 'off' : row.failing_since === null ? 'on' : 'failing',
    off_why: row.disabled_why,
    failing_since: row.failing_since,
    old_secret_until: isOld ? row.old_until : null,
  };
}

export async function presentHooks({
  tx,
  shopId,
  now,
  env,
}: InTx): Promise<GivenOf<typeof contract.listHooks>> {
  const rows = await sql.listHookRows(tx, { shopId });
  return { list: rows.map((row) => present(row, now)), limit: limits.hooksMax, test_data: env.testData };
}

/** A fresh salt, of which a fresh secret follows. */
const freshSalt = ({ env }: HookContext): Buffer => Buffer.from(env.random.token(), 'base64url');

/**
 * Adds an address and gives its secret, which nobody can again. Opens its own transaction.
 *
 * @throws Refused `invalidParameter` at `url`; `invalidOperation` with `too_many_hooks`; see `assertPersonAgain`.
 */
export async function createHook(
  context: HookContext,
  input: InputOf<typeof contract.addHook>,
): Promise<GivenOf<typeof contract.addHook>> {
  const { env, now, shopId, personId, audit } = context;
  const url = readHookUrl(input.url, env.testData);
  if (!(url instanceof URL)) throw refuse('invalidParameter', { field: 'url', reason: url });
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  const salt = freshSalt(context);
  const fresh: sql.NewHook = {
    shopId,
    id: env.random.id(now),
    url: url.href,
    types: [...new Set(input.types)],
    salt,
    madeBy: personId,
    at: now,
  };
  const row = await env.db.transaction(async (tx) => {
    const made = await insertFree(tx, fresh);
    await beginCollecting(tx, shopId, now);
    return made;
  });
  audit({ shopId, subject: row.id, after: { url: row.url, types: row.types } });
  return { hook: present(row, now), secret: secretOf(env, shopId, salt) };
}

async function insertFree(tx: Tx, fresh: sql.NewHook): Promise<sql.HookRow> {
  for (let attempt = 0; attempt < limits.hooksMax; attempt += 1) {
    const row = await sql.insertHook(tx, { ...fresh, hooksMax: limits.hooksMax });
    if (row !== undefined) return row;
  }
  throw refuse('invalidOperation', { reason: 'too_many_hooks', limit: limits.hooksMax });
}

/** Changes what an address is told, or switches it on or off. @throws Refused `recordNotFound`. */
export async function changeHook(
  { tx, shopId, now, audit }: InTx,
  { id, types, on }: InputOf<typeof contract.changeHook>,
): Promise<Shown> {
  const before = await foundHook(tx, shopId, id);
  const row = await sql.changeHookRow(tx, { shopId, id, types, on, at: now });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (on === false) await deliveries.failWaiting(tx, { shopId, hookId: id });
  const factsOf = (one: sql.HookRow) => ({ types: one.types, on: one.disabled_at === null });
  audit({ shopId, subject: id, before: factsOf(before), after: factsOf(row) });
  return present(row, now);
}

/** False where it was removed before. @throws Refused `recordNotFound` for another shop's. */
export async function removeHook({ tx, shopId, now, audit }: InTx, id: string): Promise<boolean> {
  const removed = await sql.removeHookRow(tx, { shopId, id, at: now });
  if (removed === undefined && !(await sql.hasHook(tx, { shopId, id })))
    throw refuse('recordNotFound', { field: 'id' });
  if (removed === undefined) return false;
  await deliveries.failWaiting(tx, { shopId, hookId: id });
  audit({ shopId, subject: id, before: { url: removed.url }, after: { removed: true } });
  return true;
}

/** A new secret; the one before signs too for `limits.hookOldSecretMs`. Opens its own transaction. */
export async function rotateSecret(
  context: HookContext,
  input: InputOf<typeof contract.rotateHookSecret>,
): Promise<GivenOf<typeof contract.rotateHookSecret>> {
  const { env, shopId, personId, now, audit } = context;
  await foundHook(env.db.direct, shopId, input.id);
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  const salt = freshSalt(context);
  const oldUntil = new Date(now.getTime() + limits.hookOldSecretMs);
  if (!(await sql.rotateSalt(env.db.direct, { shopId, id: input.id, salt, oldUntil }))) {
    throw refuse('recordNotFound', { field: 'id' });
  }
  audit({ shopId, subject: input.id, after: { secret: 'changed', old_until: oldUntil.toISOString() } });
  return { secret: secretOf(env, shopId, salt), old_until: oldUntil };
}

/**
 * Sends a message about nothing, or an example of a type, to this address alone, whatever it listens to.
 *
 * @throws Refused `tooManyRequests`, `invalidOperation`.
 */
export async function testHook(
  { env, tx, shopId, now }: InTx,
  { id, type: asked }: InputOf<typeof contract.testHook>,
): Promise<{ event_id: string }> {
  const type: SentType = asked ?? pingType;
  const hook = await foundHook(tx, shopId, id);
  assertOn(hook);
  const rate = { key: `hook-test:${shopId}`, windowMs: hourMs, max: limits.hookTestsPerHour };
  await countFailure(env.db.aside, [rate], now);
  const shop = await sql.lockShop(tx, { shopId });
  if (shop === undefined) throw refuse('recordNotFound', { field: 'id' });
  const n = shop.last_n + 1n;
  const { currency } = await shopOf(tx, shopId);
  const example = { type, n, at: now, data: makeExample(type, { now, currency }), isTest: type !== pingType };
  const made = makeMessage(env, shopId, example);
  // Of its own: it neither waits for messages about something real nor makes them wait.
  const about = `${pingType}:${made.id}`;
  await insertEvents(tx, shopId, [{ ...made, n, fact: about, type, about, at: now }]);
  await sql.saveShop(tx, { shopId, ...shop, last_n: n });
  await deliveries.insertDeliveries(tx, shopId, [{ hookId: id, eventId: made.id }], now);
  await wake(tx, shopId, [id], now);
  return { event_id: made.id };
}

const pageSize = 20;

export async function presentDeliveries(
  { tx, shopId }: InTx,
  { hook_id: hookId, state, page }: InputOf<typeof contract.listDeliveries>,
): Promise<GivenOf<typeof contract.listDeliveries>> {
  await foundHook(tx, shopId, hookId);
  const asked = { state, offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const rows = await deliveries.listDeliveryRows(tx, { shopId, hookId, ...asked });
  const list = rows.slice(0, pageSize).map((row) => ({
    ...row,
    at: row.at.toISOString(),
    last_at: row.last_at?.toISOString() ?? null,
    next_at: row.state === 'waiting' ? row.next_at.toISOString() : null,
  }));
  return { list, page, has_more: rows.length > pageSize };
}

/** Sends one message again; false where it waits to be sent anyway. */
export async function replayOne(
  { tx, shopId, now, audit }: InTx,
  { hook_id: hookId, event_id: eventId }: InputOf<typeof contract.replayDelivery>,
): Promise<boolean> {
  assertOn(await foundHook(tx, shopId, hookId));
  await sql.lockShop(tx, { shopId });
  const pair = { hookId, eventId };
  const isReplayed = await deliveries.replayRow(tx, { shopId, ...pair, now });
  if (!isReplayed && !(await deliveries.hasDelivery(tx, { shopId, ...pair }))) {
    throw refuse('recordNotFound', { field: 'event_id' });
  }
  if (!isReplayed) return false;
  await wake(tx, shopId, [hookId], now);
  audit({ shopId, subject: hookId, after: { replayed: eventId } });
  return true;
}

/** Sends everything again that happened since a time, the oldest first. */
export async function replaySince(
  { tx, shopId, now, audit }: InTx,
  { id, since }: InputOf<typeof contract.replayHook>,
): Promise<GivenOf<typeof contract.replayHook>> {
  const hook = await foundHook(tx, shopId, id);
  assertOn(hook);
  await sql.lockShop(tx, { shopId });
  const asked = { from: new Date(since), types: hook.types, limit: limits.hookReplayMax + 1 };
  const found = await deliveries.listEventsSince(tx, { shopId, ...asked });
  const some = found.slice(0, limits.hookReplayMax).map((one) => one.id);
  const replayed = await deliveries.replayRows(tx, { shopId, hookId: id, ids: some, now });
  if (replayed > 0) await wake(tx, shopId, [id], now);
  audit({ shopId, subject: id, after: { replayed, since } });
  return { replayed, next_since: found[limits.hookReplayMax]?.at ?? null };
}

async function foundHook(tx: Tx, shopId: bigint, id: string): Promise<sql.HookRow> {
  const hook = await sql.findHook(tx, { shopId, id });
  if (hook === undefined) throw refuse('recordNotFound', { field: 'id' });
  return hook;
}

function assertOn({ disabled_at: disabledAt }: sql.HookRow): void {
  if (disabledAt !== null) throw refuse('invalidOperation', { reason: 'off' });
}

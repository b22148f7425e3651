// Sends messages to programs: at least once, under one id, for about a day.
import { createHmac } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { makeSender, type Channel, type Sender } from '#platform/outbox/sender.ts';
import { postHook, type HookAnswer } from '#platform/ports/hook-post.ts';
import { signAll } from '#platform/ports/signature.ts';
import type { Environment } from '#platform/environment.ts';
import { collectJobs, sendTimer } from './collect.ts';
import * as deliveries from './deliveries.sql.ts';
import * as sql from './hooks.sql.ts';

/** The channel of messages to programs: each receiver is an address of a shop. */
const hookChannel: Channel<sql.HookRow> = {
  timer: sendTimer,
  leaseMs: limits.hookLeaseMs,
  roundMs: 10_000,
  async find({ env, shopId, subject }) {
    const hook = await sql.findHook(env.db.direct, { shopId, id: subject });
    return hook?.disabled_at === null ? hook : undefined;
  },
  // Addresses that fail have places of their own, and keep those that answer from none.
  placesOf: ({ failing_since: since }) =>
    since === null
      ? { among: 'good', max: limits.hookAddressesAtOnce }
      : { among: 'failing', max: limits.hookFailingAtOnce },
  async sendSome({ env, shopId }, hook) {
    const now = env.clock.now();
    const until = new Date(now.getTime() + limits.hookLeaseMs);
    const asked = { now, until, limit: limits.hookSendsAtOnce };
    const claimed = await deliveries.claimDue(env.db.direct, { shopId, hookId: hook.id, ...asked });
    if (claimed.length === 0) return false;
    const ids = claimed.map(({ event_id: id }) => id);
    const bodies = await deliveries.readBodies(env.db.direct, { shopId, ids });
    await Promise.all(claimed.map((one) => sendOne({ env, shopId, hook }, one, bodies)));
    return true;
  },
  async lockNext(tx, { shopId, subject }) {
    await sql.lockShop(tx, { shopId });
    const hook = await sql.findHook(tx, { shopId, id: subject });
    return hook?.disabled_at === null ? deliveries.nextOf(tx, shopId, subject) : undefined;
  },
};

/** The jobs of one process: what is written for programs, and what sends it. */
export function makeHookJobs(): Sender {
  const sender = makeSender(hookChannel);
  return { ...sender, jobs: { ...collectJobs, ...sender.jobs } };
}

type Round = { readonly env: Environment; readonly shopId: bigint; readonly hook: sql.HookRow };

async function sendOne(
  round: Round,
  claimed: deliveries.Claimed,
  bodies: readonly deliveries.Body[],
): Promise<void> {
  const { env, shopId, hook } = round;
  const message = bodies.find(({ id }) => id === claimed.event_id);
  if (message === undefined) return;
  const { id, type, body } = message;
  const answer = await postHook({
    url: hook.url,
    body,
    testData: env.testData,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stockless-Hooks/1',
      'stockless-event-id': id,
      'stockless-event-type': type,
      // Receivers hold the stamp against their own clocks: it is the moment of sending, of each try.
      'stockless-signature': signAll(body, secretsOf(env, shopId, hook), env.clock.now()),
    },
  });
  await saveAnswer(round, claimed, answer);
}

async function saveAnswer(round: Round, claimed: deliveries.Claimed, answer: HookAnswer): Promise<void> {
  const { env, shopId, hook } = round;
  const now = env.clock.now();
  const told = { shopId, hookId: hook.id, claimed, ...answer };
  if (answer.failure === undefined) {
    await deliveries.markDelivery(env.db.direct, { ...told, state: 'delivered', nextAt: now });
    await sql.noteTaken(env.db.direct, { shopId, id: hook.id });
    return;
  }
  const waitSeconds = limits.hookRetrySeconds[claimed.tries - 1];
  await env.db.transaction(async (tx) => {
    const nextAt = new Date(now.getTime() + (waitSeconds ?? 0) * 1_000);
    const state = waitSeconds === undefined ? 'failed' : 'waiting';
    await deliveries.markDelivery(tx, { ...told, state, nextAt });
    const since = await sql.noteFailing(tx, shopId, hook.id, now);
    const isOver = since !== undefined && now.getTime() - since.getTime() >= limits.hookFailingMs;
    if (isOver && (await sql.disableHook(tx, { shopId, id: hook.id, at: now })) !== undefined) {
      await deliveries.failWaiting(tx, { shopId, hookId: hook.id });
      await tellFailure(tx, round, { code: 'hook_disabled', about: `${since.toISOString()}` });
    } else if (state === 'failed') {
      // Said once a day: an address that is away fails every message of the day alike.
      await tellFailure(tx, round, { code: 'hook_failed', about: now.toISOString().slice(0, 10) });
    }
  });
}

type Telling = { readonly code: 'hook_disabled' | 'hook_failed'; readonly about: string };

async function tellFailure(tx: Tx, { env, shopId, hook }: Round, { code, about }: Telling): Promise<void> {
  const at = env.clock.now();
  const facts = { hook_id: hook.id, host: new URL(hook.url).host };
  const onceKey = `${code}:${hook.id}:${about}`;
  await tell(tx, shopId, { id: env.random.id(at), code, onceKey, facts, at });
}

/** The secret of an address: it follows from the platform's secret and the address's salt, and is kept nowhere. */
export function secretOf({ secret }: Pick<Environment, 'secret'>, shopId: bigint, salt: Buffer): string {
  const key = createHmac('sha256', secret)
    .update(`hook-secret\0${shopId}\0`)
    .update(salt)
    .digest('base64url');
  return `whsec_${key}`;
}

function secretsOf(env: Environment, shopId: bigint, hook: sql.HookRow): string[] {
  const { salt, old_salt: old, old_until: until } = hook;
  const isOldGood = old !== null && until !== null && until > env.clock.now();
  return [salt, ...(isOldGood ? [old] : [])].map((one) => secretOf(env, shopId, one));
}

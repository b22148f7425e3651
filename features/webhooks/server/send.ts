// Sends messages: at least once, under one id, for about a day; beside the timers, so that a receiver that is slow keeps
// neither other receivers nor the platform waiting.
import { createHmac } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, leaseTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { postHook, type HookAnswer } from '#platform/ports/hook-post.ts';
import { signAll } from '#platform/ports/signature.ts';
import type { Environment } from '#platform/environment.ts';
import { collectJobs, sendTimer } from './collect.ts';
import * as deliveries from './deliveries.sql.ts';
import * as sql from './hooks.sql.ts';

/** A round to one address ends after this, by the machine's own clock: what is left goes on in the next. */
const roundMs = 10_000;
/** An address that finds no place among those that are sent to waits this long. */
const placeWaitMs = 1_000;

export type HookJobs = {
  readonly jobs: TimerKinds;
  /** Waits for the rounds under way; nothing begins in the meantime but what a timer begins. */
  settled(): Promise<void>;
};

type Place = 'good' | 'failing';
const placesMax = { good: limits.hookAddressesAtOnce, failing: limits.hookFailingAtOnce } as const;

/** The jobs of one process, which has so many places for addresses that answer, and others for those that fail. */
export function makeHookJobs(): HookJobs {
  const running = new Map<string, { readonly place: Place; readonly done: Promise<void> }>();

  const send: NetworkHandler = async ({ env, shopId, due }) => {
    const now = env.clock.now();
    const until = new Date(now.getTime() + limits.hookLeaseMs);
    const asked = { subjects: due.map(({ subject }) => subject), kind: sendTimer };
    // A killed process's addresses are due again when the lease ends.
    for (const id of await leaseTimers(env.db.direct, shopId, asked, { now, until })) {
      if (running.has(id)) continue;
      const hook = await sql.findHook(env.db.direct, { shopId, id });
      if (hook === undefined || hook.disabled_at !== null) {
        await clearTimers(env.db.direct, { shopId, subjects: [id], kinds: [sendTimer] });
        continue;
      }
      const place: Place = hook.failing_since === null ? 'good' : 'failing';
      const taken = [...running.values()].filter((one) => one.place === place).length;
      if (taken >= placesMax[place]) {
        const dueAt = new Date(now.getTime() + placeWaitMs);
        await setTimers(env.db.direct, shopId, [{ subject: id, kind: sendTimer, dueAt }]);
        continue;
      }
      const done = sendRound({ env, shopId, hook }).finally(() => running.delete(id));
      running.set(id, { place, done });
    }
  };

  return {
    jobs: { ...collectJobs, [sendTimer]: { reach: send } },
    async settled() {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

type Round = { readonly env: Environment; readonly shopId: bigint; readonly hook: sql.HookRow };

/** Never throws: what failed here is due again when its lease ends. */
async function sendRound(round: Round): Promise<void> {
  const { env, shopId, hook } = round;
  const at = { shopId, hookId: hook.id };
  const startedAt = performance.now();
  try {
    while (performance.now() - startedAt < roundMs) {
      const now = env.clock.now();
      const until = new Date(now.getTime() + limits.hookLeaseMs);
      const asked = { now, until, limit: limits.hookSendsAtOnce };
      const claimed = await deliveries.claimDue(env.db.direct, { ...at, ...asked });
      if (claimed.length === 0) break;
      const bodies = await deliveries.readBodies(env.db.direct, {
        shopId,
        ids: claimed.map(({ event_id: id }) => id),
      });
      await Promise.all(claimed.map((one) => sendOne(round, one, bodies)));
    }
    await env.db.transaction((tx) => endRound(tx, round));
  } catch (error) {
    env.log.warn({ error, hook: hook.id }, 'messages to a program wait');
  }
}

/** Under the lock of whoever writes messages: one that is written at this moment is not forgotten. */
async function endRound(tx: Tx, { shopId, hook }: Round): Promise<void> {
  await sql.lockShop(tx, { shopId });
  const now = await sql.findHook(tx, { shopId, id: hook.id });
  const dueAt = now?.disabled_at === null ? await deliveries.nextOf(tx, shopId, hook.id) : undefined;
  if (dueAt === undefined) await clearTimers(tx, { shopId, subjects: [hook.id], kinds: [sendTimer] });
  else await setTimers(tx, shopId, [{ subject: hook.id, kind: sendTimer, dueAt }]);
}

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

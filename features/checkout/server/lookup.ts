// The order of somebody who has lost its link: by number and e-mail address, told to nobody else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readOrderNumber } from '#domain/wire/ids.ts';
import { hourMs, limits } from '#domain/limits.ts';
import type { findOrder } from '#features/checkout/contract.ts';
import { senderOf } from '#platform/http/sender.ts';
import { assertTriesLeft, countFailure } from '#platform/db/rate.sql.ts';
import { inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { orderTokenOf } from './links.ts';
import { findByNumber } from './lookup.sql.ts';

/**
 * The link of an order. A number that nobody has, and a right one with another address, take the same way and get the
 * same answer; both count against the sender and against the number.
 *
 * @throws Refused `recordNotFound` for every wrong one.
 * @throws Refused `tooManyRequests` with `retry_at` once an hour's tries are used up.
 */
export async function lookUp(
  env: Environment,
  { number, email }: InputOf<typeof findOrder>,
  ip: string,
): Promise<GivenOf<typeof findOrder>> {
  const { direct } = env.db;
  const named = readOrderNumber(number);
  const tries = [
    { key: `order-find:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.orderTriesPerHour },
    {
      key: `order-find:no:${number.trim().toLowerCase()}`,
      windowMs: hourMs,
      max: limits.orderNumberTriesPerHour,
    },
  ];
  await assertTriesLeft(direct, tries, env.clock.now());
  const shopId = named?.shopId ?? 0n;
  const found = await inShop(shopId, () => findByNumber(direct, { shopId, number: named?.number ?? 0 }));
  const isRight = isSame(env, email, found?.email ?? '');
  if (found === undefined || named === undefined || !isRight) {
    await countFailure(direct, tries, env.clock.now());
    throw refuse('recordNotFound', { reason: 'order' });
  }
  return { order_token: orderTokenOf(named.shopId, found.id, env.secret), handle: found.handle };
}

/** Compared by their keyed hashes: how much of an address is right takes no different time. */
function isSame({ secret }: Environment, typed: string, kept: string): boolean {
  const hashOf = (text: string) =>
    createHmac('sha256', secret).update(`order-email|${text.trim().toLowerCase()}`).digest();
  return timingSafeEqual(hashOf(typed), hashOf(kept)) && kept !== '';
}

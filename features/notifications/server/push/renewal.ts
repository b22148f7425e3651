// A browser whose push service gave it another address says so where nobody is signed in: in the service worker.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { hourMs, limits } from '#domain/limits.ts';
import type { pushRenew } from '#features/notifications/channels.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import { enterShop } from '#platform/db/scope.ts';
import { senderOf } from '#platform/http/sender.ts';
import type { Environment } from '#platform/environment.ts';
import { hashOf, readSubscription } from './devices.ts';
import * as sql from './devices.sql.ts';
import { lockReach } from '#features/notifications/server/reach.sql.ts';

/**
 * Gives a device that lives its new address; what waits for it goes there. Nothing happens to one that was signed out,
 * and none is taken from anybody else. The answer is the same in all of these cases.
 *
 * @throws Refused `invalidParameter` for an address or keys that no browser has, whatever was there before.
 * @throws Refused `tooManyRequests` once the sender's renewals of the hour are used up.
 */
export async function renew(
  tx: Tx,
  env: Environment,
  input: InputOf<typeof pushRenew>,
  ip: string,
): Promise<Record<string, never>> {
  const key = `push-renew:${senderOf(ip)}`;
  const limit = { key, windowMs: hourMs, max: limits.pushRenewalsPerHour };
  await countFailure(env.db.aside, [limit], env.clock.now());
  const next = readSubscription(env, input);
  const before = hashOf(input.instead_of);
  const owner = await sql.seeOwner(tx, { hash: before });
  if (owner !== undefined) enterShop(owner.shop_id);
  const seen = owner && (await sql.findDevice(tx, { shopId: owner.shop_id, id: owner.device_id }));
  if (owner === undefined || seen === undefined || seen.is_signed_out) return {};
  await lockReach(tx, owner.shop_id, seen.person_id);
  await sql.moveDevice(tx, owner.shop_id, { id: seen.id, endpoint_hash: before }, next);
  return {};
}

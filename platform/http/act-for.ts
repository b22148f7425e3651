// Whose rows a call may touch, by who makes it.
import type { Endpoint, InputOf } from '#domain/wire/endpoint.ts';
import { acrossShops, inOpenCall, inShop } from '#platform/db/scope.ts';
import type { Session } from '#platform/session.ts';
import type { HandlerOptions } from './pipeline.ts';

/** A merchant, and a program of theirs, works for one shop; people of the console for those of all merchants. */
export function asPerson<T>(session: Session, work: () => T): T {
  if (session.actor === 'merchant') return inShop(session.shopId, work);
  return acrossShops(session.actor === 'supplier' ? 'supplier' : 'console', work);
}

/** A call without a session works for the shop that its input names, or for none until its act finds one. */
export function asAnyone<E extends Endpoint, T>(
  keeping: HandlerOptions<E> | undefined,
  input: InputOf<E>,
  work: () => T,
): T {
  const shopId = keeping?.shopOf?.(input);
  if (shopId !== undefined) return inShop(shopId, work);
  return keeping?.across === undefined ? inOpenCall(work) : acrossShops(keeping.across, work);
}

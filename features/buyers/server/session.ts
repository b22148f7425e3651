// The session of a browser: which page it may see. Its secret is in the cookie; the database has its hash alone.
import { createHash, timingSafeEqual } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { Refused, refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './buyers.sql.ts';

export type Context = { readonly tx: Tx; readonly env: Environment; readonly now: Date };

/** A shop as its buyers see it. */
export type VisitedShop = NonNullable<Awaited<ReturnType<typeof shopByHandle>>>;

export type SignedIn = {
  readonly shop: VisitedShop;
  readonly shopId: bigint;
  readonly sessionId: string;
  readonly page: sql.Page;
};

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Opens a session of a page: what its cookie holds, and when it is over. */
export async function openSession(
  { tx, env, now }: Context,
  { shopId, buyerId }: { readonly shopId: bigint; readonly buyerId: string },
): Promise<{ session: string; ends_at: Date }> {
  const id = env.random.id(now);
  const secret = env.random.token();
  const endsAt = addDays(now, limits.buyerSessionDays);
  await sql.addSession(tx, { shopId, id, buyerId, secretHash: hashOf(secret), at: now, endsAt });
  return { session: `${routedIdOf(shopId, id)}.${secret}`, ends_at: endsAt };
}

/** @throws Refused `recordNotFound` where there is no such shop. */
export async function shopAt(tx: Tx, handle: string): Promise<VisitedShop> {
  const shop = await shopByHandle(tx, handle);
  if (shop === undefined) throw refuse('recordNotFound', { field: 'handle' });
  return shop;
}

type Asked = { readonly handle: string; readonly session: string };

/**
 * Who is signed in. A session of another shop, one that is over and one that never was are told apart by nobody.
 *
 * @throws Refused `recordNotFound` (`session`).
 */
export async function findSignedIn({ tx, now }: Context, { handle, session }: Asked): Promise<SignedIn> {
  const shop = await shopAt(tx, handle);
  const shopId = shop.shop_id;
  const end = session.lastIndexOf('.');
  const routed = readRoutedId(session.slice(0, Math.max(0, end)));
  const isOwn = routed !== undefined && routed.shopId === shopId;
  const page = isOwn ? await sql.findPage(tx, { shopId, id: routed.id, now }) : undefined;
  if (!isOwn || page === undefined || !timingSafeEqual(page.secret_hash, hashOf(session.slice(end + 1))))
    throw refuse('recordNotFound', { field: 'session' });
  return { shop, shopId, sessionId: routed.id, page };
}

/** Ends this session or all of its page. @throws Never for a session that is over: it says the same. */
export async function endSessions(context: Context, asked: Asked & { readonly is_everywhere: boolean }) {
  const found = await findSignedIn(context, asked).catch(passMissing);
  if (found === undefined) return {};
  const { shopId, sessionId, page } = found;
  if (asked.is_everywhere) await sql.endSessions(context.tx, { shopId, buyerId: page.id });
  else await sql.endSession(context.tx, { shopId, id: sessionId });
  return {};
}

function passMissing(error: unknown): undefined {
  if (error instanceof Refused && error.key === 'recordNotFound') return undefined;
  throw error;
}

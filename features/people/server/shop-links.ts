// Several shops under one sign-in: whoever proved to be the owner of both changes between them. A link gives nothing else:
// each shop keeps its own money, members, level, transaction password, second step and devices that sign.
import { limits } from '#domain/limits.ts';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import type { addLinkedShop, listLinkedShops } from '#features/people/shops.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { inOpenCall, inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { findMerchant, lockMerchant, type MerchantRow } from './merchants.sql.ts';
import { assertTyped } from './second-factor.ts';
import { findDevice, grantSession } from './sessions.sql.ts';
import { endInside, forgetSession, type Opened } from './sessions.ts';
import { openFor, proveMerchant } from './sign-in.ts';
import * as sql from './shop-links.sql.ts';
import type { Who } from './tries.sql.ts';

/** Who asks, by which session and from where. */
export type LinkRequest = {
  readonly env: Environment;
  readonly who: Who;
  readonly tokenHash: Buffer;
  readonly ip: string;
  /** Told by the room of restrictions: refuses where the account of a shop is closed. */
  readonly assertMayEnter: (tx: Tx, shopId: bigint, now: Date) => Promise<void>;
};

type Shops = GivenOf<typeof listLinkedShops>;

/** This shop and those that its owner may change to. */
export async function presentShops({ env, who }: Pick<LinkRequest, 'env' | 'who'>): Promise<Shops> {
  const tx = env.db.direct;
  const own = await nameOf(tx, who.shopId);
  const links = await sql.listShopLinks(tx, { personId: who.personId });
  const shops: Shops['shops'] = [];
  for (const { other_shop_id: shopId, linked_at: since } of links) {
    shops.push({ ...(await nameOf(tx, shopId)), since });
  }
  return { own, shops, max: limits.linkedShopsMax };
}

async function nameOf(tx: Tx, shopId: bigint): Promise<{ id: string; name: string; handle: string }> {
  const shop = await inShop(shopId, () => sql.findShopName(tx, { shopId }));
  return { id: shopCodeOf(shopId), name: shop?.name ?? '', handle: shop?.handle ?? '' };
}

/**
 * Links the shop whose owner's name, password and code these are, both ways; both owners are notified. The other is checked as
 * at a sign-in, with its tries. Linking twice changes nothing.
 *
 * @returns the other shop.
 * @throws Refused as `proveMerchant`; `invalidOperation` with reason `not_owner`, `same`, `other_closed`, `full` or
 * `other_full`; `operationBusy` where a password or second step changed meanwhile.
 */
export async function linkShop(ask: LinkRequest, typed: InputOf<typeof addLinkedShop>): Promise<bigint> {
  const { env, who, ip } = ask;
  assertTyped(typed.code);
  const { username, password, code } = typed;
  const other = await inOpenCall(() => proveMerchant(env, { username, password, code, ip }));
  if (other.role !== 'owner') throw refuse('invalidOperation', { reason: 'not_owner' });
  if (other.shop_id === who.shopId) throw refuse('invalidOperation', { reason: 'same' });
  await env.db.transaction((tx) => writeLink(tx, ask, other));
  return other.shop_id;
}

async function writeLink(tx: Tx, ask: LinkRequest, other: MerchantRow): Promise<void> {
  const { env, who, tokenHash } = ask;
  const at = env.clock.now();
  const otherWho: Who = { shopId: other.shop_id, personId: other.id };
  await lockBoth(tx, who, otherWho);
  const granted = await inShop(other.shop_id, async () => {
    const fresh = await findMerchant(tx, other.shop_id, other.id);
    if (fresh === undefined || !isAsProved(fresh, other)) {
      throw refuse('operationBusy', { reason: 'changed_meanwhile' });
    }
    await assertOtherOpen(tx, ask, other.shop_id);
    return grantSession(tx, { ...otherWho, tokenHash, at });
  });
  const link = { tokenHash, otherShopId: other.shop_id, otherId: other.id, at };
  const outcome =
    granted === undefined ? 'unproved' : await sql.insertShopLink(tx, { ...link, grant: granted.hash });
  if (outcome === 'known') return;
  // The session ended while the other was checked.
  if (outcome === 'unproved') throw refuse('illegalRequest', { reason: 'token_revoked' });
  if (outcome !== 'added') throw refuse('invalidOperation', { reason: outcome });
  await notifyLinked(tx, env, who.shopId);
  await notifyLinked(tx, env, other.shop_id);
}

/** Whoever proved to be the owner did so with a password and a second step that may be others by now. */
function isAsProved(fresh: MerchantRow, proved: MerchantRow): boolean {
  return (
    fresh.password_hash === proved.password_hash &&
    fresh.second_factor_since?.getTime() === proved.second_factor_since?.getTime()
  );
}

/** Without the other's name: a shop that is erased is named nowhere. */
async function notifyLinked(tx: Tx, env: Environment, shopId: bigint): Promise<void> {
  const at = env.clock.now();
  const id = env.random.id(at);
  const notice = { id, code: 'shop_linked', onceKey: `shop_linked:${id}`, facts: {}, at } as const;
  await inShop(shopId, () => tell(tx, shopId, notice));
}

/**
 * Ends the link to a shop at once, both ways.
 *
 * @returns the other shop.
 * @throws Refused `recordNotFound` with field `id` where there is none.
 */
export async function unlinkShop(
  { env, who }: Pick<LinkRequest, 'env' | 'who'>,
  id: string,
): Promise<bigint> {
  const otherShopId = shopIdOf(id);
  if (otherShopId === undefined) throw noLink();
  return env.db.transaction(async (tx) => {
    await lockMerchant(tx, { shopId: who.shopId, id: who.personId });
    const link = await sql.findShopLink(tx, { personId: who.personId, otherShopId });
    if (link === undefined) throw noLink();
    await sql.deleteShopLink(tx, { personId: who.personId, otherId: link.other_id });
    return otherShopId;
  });
}

export type Switched = Opened & { readonly shopId: bigint; readonly lang: string };

/**
 * Opens a session of a linked shop's owner and ends the one that asks, both or neither. It ends when that one would have,
 * so that no switch there and back stays signed in for ever. Whoever ends the link, or changes
 * what it rests on, takes turns with it.
 *
 * @throws Refused `recordNotFound` with field `id` where no link leads there, `invalidOperation` with reason `other_closed`.
 */
export async function switchShop(ask: LinkRequest, id: string): Promise<Switched> {
  const { env, who, tokenHash, ip } = ask;
  const otherShopId = shopIdOf(id);
  if (otherShopId === undefined) throw noLink();
  const opened = await inShop(otherShopId, () =>
    env.db.transaction(async (tx) => {
      const seen = await sql.findShopLink(tx, { personId: who.personId, otherShopId });
      if (seen === undefined) throw noLink();
      await lockBoth(tx, who, { shopId: otherShopId, personId: seen.other_id });
      const link = await sql.findShopLink(tx, { personId: who.personId, otherShopId });
      const other = link && (await findMerchant(tx, otherShopId, link.other_id));
      if (other?.role !== 'owner') throw noLink();
      await assertOtherOpen(tx, ask, otherShopId);
      const before = await findDevice(tx, { tokenHash });
      if (before === undefined || !(await endInside(tx, env, tokenHash))) {
        throw refuse('illegalRequest', { reason: 'token_revoked' });
      }
      const begun = await openFor(tx, env, other, { device: before.device, ip, endsBy: before.ends_at });
      return { ...begun, shopId: otherShopId, lang: other.lang };
    }),
  );
  forgetSession(env, tokenHash);
  return opened;
}

const noLink = () => refuse('recordNotFound', { field: 'id', reason: 'shop' });

/** One after the other by their shops, so that two who link or switch never wait for each other. */
async function lockBoth(tx: Tx, one: Who, other: Who): Promise<void> {
  const [first, second] = one.shopId < other.shopId ? [one, other] : [other, one];
  for (const { shopId, personId: id } of [first, second]) {
    await inShop(shopId, () => lockMerchant(tx, { shopId, id }));
  }
}

/** A closed account is told why at its own sign-in, which gives what may object. This one says only that it is closed. */
async function assertOtherOpen(tx: Tx, { env, assertMayEnter }: LinkRequest, shopId: bigint): Promise<void> {
  try {
    await assertMayEnter(tx, shopId, env.clock.now());
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'accountDisabled') throw error;
    throw refuse('invalidOperation', { reason: 'other_closed' });
  }
}

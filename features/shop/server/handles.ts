// Handles: the part of a shop's address that people read aloud.
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { markIn } from '#domain/text/marks.ts';
import { romanize } from '#domain/text/romanize.ts';
import { shopNameFault, skeletonOf } from '#domain/shop/shop-names.ts';
import { findClaim, takeClaim } from '#platform/db/claim.sql.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { isNamed, listUnclaimed, setHandle, setNameKey } from './names.sql.ts';

const slugMax = 30;

/**
 * A shop's name as a handle: `Ana's Café` is `ana-s-cafe`, `바다` is `bada`. What cannot be read aloud in Latin letters
 * takes the name of its owner.
 */
export function slugOf(name: string, username = ''): string {
  const said = romanize(name);
  const slug = said === undefined ? '' : slugOfLatin(said);
  return slug === '' && username !== '' ? slugOf(username) : longEnough(slug);
}

function longEnough(slug: string): string {
  if (slug.length >= 3) return slug;
  return slug === '' ? 'shop' : `shop-${slug}`;
}

function slugOfLatin(said: string): string {
  return said
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMax)
    .replace(/^-+|-+$/g, '');
}

/**
 * A shop's name is its own: nobody is led to believe that somebody else stands behind it.
 *
 * @throws Refused `invalidParameter`: `third_party_mark` with the mark, `house_name` for names of this instance and its
 *   staff, `hidden_signs`.
 */
export function assertOwnName(name: string | undefined, field: string, brand: string): void {
  if (name === undefined) return;
  const fault = shopNameFault(name, brand);
  if (fault !== undefined) throw refuse('invalidParameter', { field, reason: fault });
  const mark = markIn(name);
  if (mark !== undefined) throw refuse('invalidParameter', { field, reason: 'third_party_mark', mark });
}

/**
 * Takes a shop's name by what it looks like, for ever: a shop that is renamed may go back, and nobody else gets it.
 *
 * @throws Refused `usernameExists` (`name_taken`) where another shop has the name or one that looks like it.
 */
export async function takeName(
  tx: Tx,
  shop: { readonly shopId: bigint; readonly name: string; readonly at: Date },
  field: string,
): Promise<string> {
  const { shopId, name, at } = shop;
  const key = skeletonOf(name);
  const isTaken = await takeClaim(tx, { key: `shop-name:${key}`, shopId, ref: '', at });
  const isOwn = isTaken || (await findClaim(tx, { key: `shop-name:${key}` }))?.shop_id === shopId;
  if (isOwn && !(await isNamed(tx, shopId, name))) return key;
  throw refuse('usernameExists', { field, reason: 'name_taken' });
}

/** Claims the names of shops from before names were claimed; of two that look alike both keep theirs. */
export async function claimNames(db: Database, at: Date): Promise<void> {
  for (;;) {
    const left = await db.transaction(async (tx) => {
      const shops = await listUnclaimed(tx, { max: claimedAtOnce });
      for (const { shop_id: shopId, name } of shops) {
        const key = skeletonOf(name);
        await takeClaim(tx, { key: `shop-name:${key}`, shopId, ref: '', at });
        await setNameKey(tx, { shopId, key });
      }
      return shops.length;
    });
    if (left < claimedAtOnce) return;
  }
}

const claimedAtOnce = 500;

/** Takes the handle of a new shop: its name, or the name with a few letters where another shop has it. */
export async function takeHandle(
  tx: Tx,
  env: Environment,
  shop: { readonly shopId: bigint; readonly name: string; readonly ownerName: string },
): Promise<string> {
  const slug = slugOf(shop.name, shop.ownerName);
  const suffixes = [shopCodeOf(env.random.shopId()).slice(-4), shopCodeOf(shop.shopId).slice(0, 9)];
  for (const handle of [slug, ...suffixes.map((suffix) => `${slug}-${suffix}`)]) {
    if (await takeAddress(tx, { handle, shopId: shop.shopId, at: env.clock.now() })) return handle;
  }
  throw new Error(`no handle is free for ${slug}`);
}

/** Words that lead, or may one day lead, to places of the instance itself. */
const reservedHandles = new Set(
  (
    'www api app mail email smtp imap ftp dns ns1 ns2 cdn img files static assets status docs blog help about ' +
    'account accounts login logout register signin signup auth oauth sso console operator supplier pay payment ' +
    'payments checkout cart order orders wallet money bank trust legal terms privacy imprint security abuse ' +
    'explore search shop shops store stores test demo dev staging localhost root system webmaster postmaster'
  ).split(' '),
);

/** Takes an address and everything that looks like it, for ever. False where either is another shop's. */
async function takeAddress(
  tx: Tx,
  { handle, shopId, at }: { readonly handle: string; readonly shopId: bigint; readonly at: Date },
): Promise<boolean> {
  for (const key of [`handle-look:${skeletonOf(handle)}`, `handle:${handle}`]) {
    const isTaken = await takeClaim(tx, { key, shopId, ref: '', at });
    if (!isTaken && (await findClaim(tx, { key }))?.shop_id !== shopId) return false;
  }
  return true;
}

/**
 * Gives a shop the address that its owner chose, once. The one before stays the shop's and leads on to the new one.
 *
 * @throws Refused `invalidOperation` (`handle_chosen`) the second time, `usernameExists` where another shop has it or one
 *   that looks like it, `invalidParameter` (`reserved`) for words of this instance's own addresses.
 */
export async function chooseHandle(
  tx: Tx,
  shop: { readonly shopId: bigint; readonly handle: string; readonly chosenAt: Date | null },
  wish: { readonly handle: string; readonly at: Date; readonly brand: string },
): Promise<void> {
  const { shopId, handle, chosenAt } = shop;
  if (wish.handle === handle) return;
  if (chosenAt !== null) throw refuse('invalidOperation', { field: 'patch.handle', reason: 'handle_chosen' });
  assertOwnName(wish.handle.replaceAll('-', ' '), 'patch.handle', wish.brand);
  if (reservedHandles.has(wish.handle))
    throw refuse('invalidParameter', { field: 'patch.handle', reason: 'reserved' });
  if (!(await takeAddress(tx, { handle: wish.handle, shopId, at: wish.at })))
    throw refuse('usernameExists', { field: 'patch.handle', reason: 'taken' });
  await setHandle(tx, { shopId, next: wish.handle, at: wish.at });
}

// Handles: the part of a shop's address that people read aloud.
import { refuse } from '#domain/errors.ts';
import { shopCodeOf } from '#domain/ids.ts';
import { markIn } from '#domain/marks.ts';
import { takeClaim } from '#platform/db/claim.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';

const slugMax = 30;

/** A shop's name as a handle: `Ana's Café` is `ana-s-cafe`. Names without Latin letters give `shop`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMax)
    .replace(/^-+|-+$/g, '');
  if (slug.length >= 3) return slug;
  return slug === '' ? 'shop' : `shop-${slug}`;
}

/**
 * A shop's name is its own: nobody is led to believe that somebody else stands behind it.
 *
 * @throws Refused `invalidParameter` (`third_party_mark`, with the mark).
 */
export function assertOwnName(name: string | undefined, field: string): void {
  const mark = name === undefined ? undefined : markIn(name);
  if (mark !== undefined) throw refuse('invalidParameter', { field, reason: 'third_party_mark', mark });
}

/** Takes the handle of a new shop: its name, or the name with a few letters where another shop has it. */
export async function takeHandle(
  tx: Tx,
  world: World,
  shop: { readonly shopId: bigint; readonly name: string },
): Promise<string> {
  const slug = slugOf(shop.name);
  const suffixes = [shopCodeOf(world.random.shopId()).slice(-4), shopCodeOf(shop.shopId).slice(0, 9)];
  for (const handle of [slug, ...suffixes.map((suffix) => `${slug}-${suffix}`)]) {
    const claim = { key: `handle:${handle}`, shopId: shop.shopId, ref: '', at: world.clock.now() };
    if (await takeClaim(tx, claim)) return handle;
  }
  throw new Error(`no handle is free for ${slug}`);
}

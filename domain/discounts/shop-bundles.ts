// The bundles of a shop as its pages and its carts have them.
import * as z from 'zod/mini';
import type { BundlePart, CartBundle } from './bundles.ts';

const shape = z.nullable(
  z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      units: z.string(),
      parts: z.array(z.object({ id: z.string(), price: z.string(), cost: z.string() })),
    }),
  ),
);

/** A bundle with what its products cost now, in the same order. */
export type ShopBundle = CartBundle & { readonly parts: readonly BundlePart[] };

/** By the document itself, which a shop keeps for two seconds and every page of it reads. */
const known = new WeakMap<object, readonly ShopBundle[]>();

/** Bundles that are on and whose products are all on sale; none where the document is not of this program's shape. */
export function cartBundlesOf(bundles: unknown): readonly ShopBundle[] {
  if (typeof bundles !== 'object' || bundles === null) return [];
  const read = known.get(bundles) ?? readBundles(bundles);
  known.set(bundles, read);
  return read;
}

function readBundles(bundles: object): readonly ShopBundle[] {
  const read = shape.safeParse(bundles);
  return (read.data ?? []).map(({ id, version, units, parts }) => ({
    id,
    version,
    units: BigInt(units),
    goodsIds: parts.map((part) => part.id),
    parts: parts.map(({ price, cost }) => ({ priceUnits: BigInt(price), costUnits: BigInt(cost) })),
  }));
}

// The options of goods as a buyer chooses among them: every value leads to goods that this shop sells.
import { colourOf } from '#domain/goods/colours.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import type { storefrontGood } from '#features/search/contract.ts';

type Choice = GivenOf<typeof storefrontGood>['choices'][number];
type Goods = {
  readonly id: string;
  readonly available: bigint;
  /** The name of its file; empty where it has none. */
  readonly picture: string;
  readonly options: readonly GoodsOption[];
  /** The same options in the catalogue's own language. */
  readonly english: readonly GoodsOption[];
};

/**
 * What can be chosen, option by option in the order of the goods. A value leads to the goods that have it and all
 * the others of these; where there are none, to those that have it and most of the others, and it says so.
 *
 * @param family The goods of the family that this shop sells, these among them; nothing to choose gives nothing.
 */
export function choicesOf(goods: Goods, family: readonly Goods[]): Choice[] {
  if (family.length < 2) return [];
  return goods.options.map(({ name, value }, place) => {
    const values = [...new Set(family.flatMap((one) => one.options[place]?.value ?? []))];
    const looks = looksOf(family, place);
    return {
      name,
      value,
      values: values.flatMap((other) => {
        const target = other === value ? goods : nearest(goods, family, { place, value: other });
        if (target === undefined) return [];
        return [
          {
            value: other,
            id: target.id,
            chosen: other === value,
            sold_out: target.available <= 0n,
            changes_others: countOthers(goods, target, place) < goods.options.length - 1,
            picture: looks?.get(other) ?? null,
            colour: colourAt(target, place) ?? null,
          },
        ];
      }),
    };
  });
}

/** The picture of each value, where goods of one value look alike and those of two look different. */
function looksOf(family: readonly Goods[], place: number): ReadonlyMap<string, string> | undefined {
  const looks = new Map<string, string>();
  for (const { options, picture } of family) {
    const value = options[place]?.value;
    if (value === undefined) continue;
    if (picture === '' || (looks.get(value) ?? picture) !== picture) return undefined;
    looks.set(value, picture);
  }
  return looks.size > 1 && new Set(looks.values()).size === looks.size ? looks : undefined;
}

function colourAt({ english }: Goods, place: number): string | undefined {
  const option = english[place];
  return option === undefined ? undefined : colourOf(option);
}

type Wish = { readonly place: number; readonly value: string };

/** Those with the wished value that keep most of the other options; of equal ones, those that can be bought. */
function nearest(goods: Goods, family: readonly Goods[], { place, value }: Wish): Goods | undefined {
  return family
    .filter(({ options }) => options[place]?.value === value)
    .toSorted(
      (left, right) =>
        countOthers(goods, right, place) - countOthers(goods, left, place) ||
        Number(right.available > 0n) - Number(left.available > 0n),
    )[0];
}

/** How many options besides the one at `place` two goods share. */
function countOthers(goods: Goods, other: Goods, place: number): number {
  return goods.options.filter(({ value }, index) => index !== place && other.options[index]?.value === value)
    .length;
}

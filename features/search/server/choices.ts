// The options of goods as a buyer chooses among them: every value leads to goods that this shop sells.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import type { storefrontGood } from '#features/search/contract.ts';

type Choice = GivenOf<typeof storefrontGood>['choices'][number];
type Goods = {
  readonly id: string;
  readonly available: bigint;
  readonly options: readonly GoodsOption[];
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
          },
        ];
      }),
    };
  });
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

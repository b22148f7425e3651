import { familyTitle } from '#domain/goods/family-title.ts';
import type { Good } from '#features/showcase/merchant/types.ts';

/** Variants of one product, which differ in their options alone: its sizes or colours. */
export type VariantGroup = {
  readonly key: string;
  /** In the sequence of the list; never empty. */
  readonly goods: readonly [Good, ...Good[]];
  /** What all of them are called: their titles as far as they agree. */
  readonly title: string;
};

/**
 * Puts variants together where the first of them stands. Only those of one price and one delivery: a card says each once.
 */
export function groupVariants(goods: readonly Good[]): VariantGroup[] {
  const groups = Map.groupBy(goods, (good) => {
    const { cost, suggested_price, floor_price, currency, ship } = good;
    const first = [good.id, ...good.variants.map(({ id }) => id)].toSorted()[0];
    return [first, currency, cost, suggested_price, floor_price, ship.days_p50, ship.days_p90].join(' ');
  });
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            key: first.id,
            goods: [first, ...others],
            title: familyTitle([first, ...others].map(({ title }) => title)),
          } as const,
        ],
  );
}

/** What tells the goods of a group apart, in the sequence of the product's variants. */
export function optionsOf({ goods }: VariantGroup): string {
  const shown = new Set(goods.map(({ id }) => id));
  return goods[0].variants.flatMap((one) => (shown.has(one.id) ? [optionsText(one)] : [])).join(' · ');
}

/** What tells variants apart, such as `S`, or `Blue, S`; their code where nothing does. */
export function optionsText({ options, code }: Good['variants'][number]): string {
  const values = Object.values(options);
  return values.length === 0 ? code : values.join(', ');
}

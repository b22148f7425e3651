import type { Good } from '#features/showcase/merchant/types.ts';

/** Goods that differ in their options alone: sizes or colours of one thing. */
export type Family = {
  readonly key: string;
  /** In the sequence of the list; never empty. */
  readonly goods: readonly [Good, ...Good[]];
  /** What all of them are called: their titles as far as they agree. */
  readonly title: string;
};

/**
 * Puts variants together where the first of them stands. Only those of one cost: a card has one price and one profit.
 */
export function familiesOf(goods: readonly Good[]): Family[] {
  const groups = Map.groupBy(goods, (good) => {
    const first = [good.id, ...good.variants.map(({ id }) => id)].toSorted()[0] ?? good.id;
    return `${first} ${good.cost} ${good.suggested_price ?? ''}`;
  });
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ key: first.id, goods: [first, ...others], title: titleOf([first, ...others]) } as const],
  );
}

function titleOf(goods: readonly [Good, ...Good[]]): string {
  const [{ title }, ...others] = goods;
  let end = title.length;
  for (const other of others) while (!other.title.startsWith(title.slice(0, end))) end -= 1;
  // `Straw hat (L)` and `Straw hat (S)` agree in `Straw hat (`.
  const common = title.slice(0, end).replace(/[\s([{,;:·/–-]+$/u, '');
  return others.length === 0 || common.length < 4 ? title : common;
}

/** What tells variants apart, such as `S`, or `Blue, S`; their code where nothing does. */
export function optionsOf({ options, code }: Good['variants'][number]): string {
  const values = Object.values(options);
  return values.length === 0 ? code : values.join(', ');
}

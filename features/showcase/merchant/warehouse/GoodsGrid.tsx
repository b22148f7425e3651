import { useEffect, useRef } from 'react';
import { Grid } from '#ui/layout/Grid.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { rowsClass } from '#ui/lists/Rows.tsx';
import { askOn } from '#features/showcase/merchant/Shelf.tsx';
import type { PagesQuery } from '#features/showcase/merchant/Shelf.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import type { GoodsLook } from './useGoodsLook.ts';
import { groupVariants } from './variants.ts';
import { VariantsItem } from './VariantsItem.tsx';
import { VariantsRow } from './VariantsRow.tsx';
import { WarehouseItem } from './WarehouseItem.tsx';
import { WarehouseRow } from './WarehouseRow.tsx';

export type GridProps = {
  goods: readonly Good[];
  query: PagesQuery;
  look: GoodsLook;
  onOpen: (id: string) => void;
  onAdded: (id: string) => void;
  /** While many are being selected. */
  chosen: ReadonlySet<string> | undefined;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** The goods as pictures beside each other, or as rows below each other. */
export function GoodsGrid({ goods, query, look, onOpen, onAdded, chosen, onChoose }: GridProps) {
  const end = useEnd(query);
  const Item = look === 'grid' ? WarehouseItem : WarehouseRow;
  const draw = (good: Good) => (
    <Item
      key={good.id}
      good={good}
      onOpen={() => onOpen(good.id)}
      onAdded={onAdded}
      choice={
        chosen === undefined
          ? undefined
          : {
              isOn: chosen.has(good.id),
              onChange: (isOn) =>
                onChoose(new Set([...chosen, good.id].filter((id) => isOn || id !== good.id))),
            }
      }
    />
  );
  const Variants = look === 'grid' ? VariantsItem : VariantsRow;
  // While many are being selected each is chosen on its own.
  const isTogether = chosen === undefined;
  const items = isTogether
    ? groupVariants(goods).map((group) =>
        group.goods.length === 1 ? (
          draw(group.goods[0])
        ) : (
          <Variants
            key={group.key}
            group={group}
            onOpen={() => onOpen(group.goods[0].id)}
            onAdded={onAdded}
          />
        ),
      )
    : goods.map(draw);
  return (
    <>
      {look === 'grid' ? <Grid look="pictures">{items}</Grid> : <div className={rowsClass}>{items}</div>}
      <div ref={end} aria-hidden />
      <LoadMore query={query} />
    </>
  );
}

/** Asks for the next page as soon as the end comes near. */
function useEnd(query: PagesQuery) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting) && latest.current.hasNextPage)
          askOn(latest.current);
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return end;
}

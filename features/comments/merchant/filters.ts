// Which comments are shown, as it stands in the address.
import { isUuid } from '#domain/wire/ids.ts';

export type Filters = {
  readonly order_id?: string | undefined;
  readonly goods_id?: string | undefined;
  readonly rating?: number | undefined;
  readonly replied?: 'true' | 'false' | undefined;
};

export const starChoices = [5, 4, 3, 2, 1] as const;

/** What is no filter of ours is left out, so that an old link still opens. */
export function filtersIn(query: URLSearchParams): Filters {
  const replied = query.get('replied');
  const rating = starChoices.find((stars) => String(stars) === query.get('rating'));
  const idOf = (name: string) => {
    const text = query.get(name) ?? '';
    return isUuid(text) ? text : undefined;
  };
  return {
    order_id: idOf('order_id'),
    goods_id: idOf('goods_id'),
    rating,
    replied: replied === 'true' || replied === 'false' ? replied : undefined,
  };
}

export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

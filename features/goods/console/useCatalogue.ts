import { useSearchParams } from 'react-router';
import type { AskOf, OutputOf } from '#domain/endpoint.ts';
import { pageSizeMax } from '#domain/page.ts';
import { goodsSorts, listCatalogue, listSuppliers } from '#features/goods/contract.ts';
import { useEndpoint } from '#ui/useEndpoint.ts';

export type CatalogueGoods = OutputOf<typeof listCatalogue>['list'][number];
export type GoodsSort = (typeof goodsSorts)[number];
type Choice = { readonly value: string; readonly label: string };

/** The filters of the catalogue, kept in the address so that "back" and a shared link show the same rows. */
export function useCatalogueFilters() {
  const [parameters, setParameters] = useSearchParams();
  const sort = goodsSorts.find((known) => known === parameters.get('sort')) ?? 'new';
  const filters = {
    q: parameters.get('q') ?? '',
    typeId: parameters.get('type') ?? '',
    supplierId: parameters.get('supplier') ?? '',
    sort,
    page: Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1),
  };

  /** Sets one filter; any but the page itself leads back to the first page. */
  function set(name: 'q' | 'type' | 'supplier' | 'sort' | 'page', value: string): void {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name === 'q' },
    );
  }

  return { filters, set, clear: () => setParameters({}) };
}

export type CatalogueFilters = ReturnType<typeof useCatalogueFilters>['filters'];

export function askOfFilters({
  q,
  typeId,
  supplierId,
  sort,
  page,
}: CatalogueFilters): AskOf<typeof listCatalogue> {
  return {
    sort,
    page,
    ...(q === '' ? {} : { q }),
    ...(typeId === '' ? {} : { type_id: typeId }),
    ...(supplierId === '' ? {} : { supplier_id: supplierId }),
  };
}

/** Suppliers by name, as far as one page of them goes. */
export function useSuppliers() {
  return useEndpoint(listSuppliers, { page: 1, page_size: pageSizeMax });
}

/**
 * Types to filter by. No call tells operators the types, so they are read off the goods: a page as large as
 * it may be, and the rows that are shown.
 */
export function useTypeChoices(shown: readonly CatalogueGoods[]): Choice[] {
  const sample = useEndpoint(listCatalogue, { sort: 'title', page: 1, page_size: pageSizeMax });
  const names = new Map<string, string>();
  for (const goods of [...(sample.data?.list ?? []), ...shown]) names.set(goods.category_id, goods.category);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
}

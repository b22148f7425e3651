import { ListFilter, Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useMedia } from '#ui/useMedia.ts';
import { useSay } from '#ui/words/words.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';

// Asked for by a press: a phone's list is there without it.
const FilterForm = lazyPart(async () => (await import('./FilterForm.tsx')).FilterForm);

const SearchBar = lazyPart(async () => (await import('./SearchBar.tsx')).SearchBar);
const SortField = lazyPart(async () => (await import('./SortField.tsx')).SortField);
const KindField = lazyPart(
  async () => (await import('#features/showcase/merchant/ShelfFilters.tsx')).KindField,
);

/** Those of the side of a wide screen; a phone's sheet has kind and order too. */
const filterNames = [
  'in_stock',
  'hide_mine',
  'saved',
  'cost_min',
  'cost_max',
  'max_days',
  'ship_to',
  'landed_min',
  'landed_max',
  'supplier',
] as const;

export function clearFilters(filters: Filters): void {
  filters.set(Object.fromEntries(filterNames.map((name) => [name, ''])));
}

/** A wide screen has search and order in sight; a phone has a field and a sheet, each behind its button in the bar. */
export function useWarehouseTools(filters: Filters) {
  const { goods: words } = useWords();
  const say = useSay();
  const [isSearching, setSearching] = useState(filters.q !== '');
  const [isOpen, setOpen] = useState(false);
  const isWide = useMedia('(min-width: 64rem)');
  const count = [...filterNames, 'type'].filter(filters.has).length;
  const buttons = (
    <span className="flex gap-2 lg:hidden">
      <IconButton
        label={words.search}
        aria-expanded={isSearching}
        icon={<Search aria-hidden className="size-6" />}
        onClick={() => setSearching(!isSearching)}
      />
      <IconButton
        label={count === 0 ? words.filters : say(words.filtersOn, { count })}
        aria-haspopup="dialog"
        icon={<ListFilter aria-hidden className={cx('size-6', count > 0 && 'text-accent-ink')} />}
        onClick={() => setOpen(true)}
      />
    </span>
  );
  const fields =
    isWide || isSearching ? (
      <Suspense fallback={<div className="min-h-target" />}>
        <SearchBar filters={filters} isWide={isWide} />
      </Suspense>
    ) : null;
  const sheet = isOpen ? (
    <Sheet isOpen onClose={() => setOpen(false)} title={words.filters}>
      <Suspense fallback={<SkeletonRows count={6} />}>
        <KindField filters={filters} />
        <SortField filters={filters} />
        <FilterForm filters={filters} onClear={() => clearFilters(filters)} onDone={() => setOpen(false)} />
      </Suspense>
    </Sheet>
  ) : null;
  return { buttons, fields, sheet };
}

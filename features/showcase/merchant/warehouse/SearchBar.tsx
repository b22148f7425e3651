import { useWords } from '#ui/words/merchant-words.ts';
import { SearchField } from '#features/showcase/merchant/SearchField.tsx';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';
import { SortField } from './SortField.tsx';

/** Finds goods by words. A wide screen has the order beside it; a phone has it in the sheet of filters. */
export function SearchBar({ filters, isWide }: { filters: Filters; isWide: boolean }) {
  const { goods: words } = useWords();
  return (
    <div className="flex items-center gap-2">
      <SearchField filters={filters} label={words.search} />
      {isWide ? (
        <div className="w-64">
          <SortField filters={filters} isLabelHidden />
        </div>
      ) : null}
    </div>
  );
}

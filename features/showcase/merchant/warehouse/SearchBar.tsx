import { Search } from 'lucide-react';
import { useWords } from '#ui/words/merchant-words.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';
import { SortField } from './SortField.tsx';

/** Finds goods by words. A wide screen has the order beside it; a phone has it in the sheet of filters. */
export function SearchBar({ filters, isWide }: { filters: Filters; isWide: boolean }) {
  const { goods: words } = useWords();
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={words.search}
          isLabelHidden
          placeholder={words.search}
          type="search"
          value={filters.typed}
          onChange={filters.setTyped}
          before={<Search className="size-5" />}
        />
      </div>
      {isWide ? (
        <div className="w-64">
          <SortField filters={filters} isLabelHidden />
        </div>
      ) : null}
    </div>
  );
}

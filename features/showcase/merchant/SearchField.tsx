import { Search } from 'lucide-react';
import { TextField } from '#ui/forms/TextField.tsx';
import type { Filters } from './useFilters.ts';

/** Finds goods by words, kept in the address once the typing rests. */
export function SearchField({ filters, label }: { filters: Filters; label: string }) {
  return (
    <div className="min-w-0 flex-1">
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        type="search"
        value={filters.typed}
        onChange={filters.setTyped}
        before={<Search className="size-5" />}
      />
    </div>
  );
}

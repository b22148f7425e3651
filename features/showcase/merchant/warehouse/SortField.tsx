import { goodsSorts } from '#features/goods/contract.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';

/** The order of the warehouse's goods, kept in the address. */
export function SortField({ filters, isLabelHidden }: { filters: Filters; isLabelHidden?: boolean }) {
  const { goods: words } = useWords();
  // Delivered costs are of one country.
  const sorts = goodsSorts.filter((value) => value !== 'landed' || filters.has('ship_to'));
  const chosen = filters.one('sort', goodsSorts);
  const sort = sorts.includes(chosen) ? chosen : goodsSorts[0];
  return (
    <SelectField
      label={words.sort}
      isLabelHidden={isLabelHidden}
      value={sort}
      onChange={(value) => filters.set({ sort: value === goodsSorts[0] ? '' : value })}
      options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
    />
  );
}

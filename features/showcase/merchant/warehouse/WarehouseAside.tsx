import { useWords } from '#ui/words/merchant-words.ts';
import { Section } from '#ui/layout/Section.tsx';
import { KindList } from '#features/showcase/merchant/Kinds.tsx';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';
import { FilterForm } from './FilterForm.tsx';
import { clearFilters } from './WarehouseFilters.tsx';

/** Beside the goods of a wide screen; a phone has a sheet instead. */
export function WarehouseAside({ filters }: { filters: Filters }) {
  const words = useWords();
  return (
    <aside className="flex flex-col gap-6">
      <KindList filters={filters} />
      <Section title={words.goods.filters}>
        <FilterForm filters={filters} onClear={() => clearFilters(filters)} onDone={() => undefined} />
      </Section>
    </aside>
  );
}

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '#ui/console-words.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { goodsSorts } from '#features/goods/contract.ts';
import { useSuppliers, useTypeChoices } from './useCatalogue.ts';
import type { CatalogueFilters, CatalogueGoods, useCatalogueFilters } from './useCatalogue.ts';

type Props = {
  filters: CatalogueFilters;
  set: ReturnType<typeof useCatalogueFilters>['set'];
  shown: readonly CatalogueGoods[];
};

/** Typing asks the server only when the fingers rest. */
const restMs = 300;
const searchCharactersMax = 80;

export function CatalogueFilterBar({ filters, set, shown }: Props) {
  const words = useWords();
  const types = useTypeChoices(shown);
  const suppliers = useSuppliers();
  const named = (suppliers.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));

  return (
    <div role="search" className="grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <SearchField q={filters.q} onRest={(q) => set('q', q)} />
      </div>
      <SelectField
        label={words.goods.type}
        value={filters.typeId}
        onChange={(type) => set('type', type)}
        options={[{ value: '', label: words.goods.any_type }, ...types]}
      />
      <SelectField
        label={words.goods.supplier}
        value={filters.supplierId}
        onChange={(supplier) => set('supplier', supplier)}
        options={[{ value: '', label: words.goods.any_supplier }, ...named]}
      />
      <SelectField
        label={words.goods.sort}
        value={filters.sort}
        onChange={(sort) => set('sort', sort)}
        options={goodsSorts.map((sort) => ({ value: sort, label: words.goods.sorts[sort] }))}
      />
    </div>
  );
}

function SearchField({ q, onRest }: { q: string; onRest: (q: string) => void }) {
  const words = useWords();
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);

  // The address changed by another hand (back, "clear"): the field follows it.
  if (q !== asked) {
    setAsked(q);
    setText(q);
  }

  useEffect(() => {
    const next = text.trim();
    if (next === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(next);
      onRest(next);
    }, restMs);
    return () => clearTimeout(timer);
  });

  return (
    <TextField
      label={words.goods.search}
      type="search"
      value={text}
      onChange={setText}
      maxLength={searchCharactersMax}
      before={<Search className="size-5" />}
    />
  );
}

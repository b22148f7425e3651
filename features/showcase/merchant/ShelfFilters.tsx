import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { listTypes } from '#features/goods/contract.ts';
import { showcaseSorts } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import type { Limit } from './types.ts';
import type { Filters } from './useFilters.ts';

export const statuses = ['all', 'listed', 'delisted'] as const;

/** Search and status in sight; kind and order beside them where there is room, else in a sheet. */
export function ShelfFilters({ filters, limit }: { filters: Filters; limit: Limit | undefined }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const counts = {
    all: limit?.rows,
    listed: limit?.listed,
    delisted: limit === undefined ? undefined : limit.rows - limit.listed,
  };
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={words.showcase.search}
            isLabelHidden
            placeholder={words.showcase.search}
            type="search"
            value={filters.typed}
            onChange={filters.setTyped}
            before={<Search className="size-5" />}
          />
        </div>
        <div className="hidden gap-2 lg:flex">
          <KindField filters={filters} isLabelHidden />
          <SortField filters={filters} isLabelHidden />
        </div>
        <span className="lg:hidden">
          <IconButton
            label={words.goods.filters}
            aria-haspopup="dialog"
            icon={<SlidersHorizontal aria-hidden className="size-5" />}
            onClick={() => setOpen(true)}
          />
        </span>
      </div>
      <Chips
        label={words.showcase.status}
        value={filters.one('status', statuses)}
        onChange={(status) => filters.set({ status: status === 'all' ? '' : status })}
        options={statuses.map((value) => ({
          value,
          label: words.showcase.statuses[value],
          count: counts[value],
        }))}
      />
      {isOpen ? <FilterSheet filters={filters} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FilterSheet({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet isOpen onClose={onClose} title={words.goods.filters}>
      <Form label={words.goods.filters} onSend={onClose}>
        <KindField filters={filters} />
        <SortField filters={filters} />
        <Button type="submit" isWide>
          {words.goods.showGoods}
        </Button>
      </Form>
    </Sheet>
  );
}

type FieldProps = { filters: Filters; isLabelHidden?: boolean };

/** An order by views would be one by nothing: views of single goods are not counted. */
const offered = showcaseSorts.filter((sort) => sort !== 'clicks');

function SortField({ filters, isLabelHidden }: FieldProps) {
  const words = useWords();
  const [start] = showcaseSorts;
  return (
    <SelectField
      label={words.showcase.sort}
      isLabelHidden={isLabelHidden}
      value={filters.one('sort', showcaseSorts)}
      onChange={(sort) => filters.set({ sort: sort === start ? '' : sort })}
      options={offered.map((value) => ({ value, label: words.showcase.sorts[value] }))}
    />
  );
}

function KindField({ filters, isLabelHidden }: FieldProps) {
  const words = useWords();
  const { data } = useEndpoint(listTypes, {});
  return (
    <SelectField
      label={words.showcase.type}
      isLabelHidden={isLabelHidden}
      value={filters.get('type')}
      onChange={(type) => filters.set({ type })}
      options={[
        { value: '', label: words.showcase.allTypes },
        ...(data?.list ?? []).map(({ id, path, name }) => ({
          value: id,
          label: path.length === 0 ? name : path.join(' › '),
        })),
      ]}
    />
  );
}

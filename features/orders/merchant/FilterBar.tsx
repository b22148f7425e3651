import { ChevronDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { orderStatuses } from '#domain/states/order-status.ts';
import { orderSorts } from '#features/orders/order.shapes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { areDaysSwapped } from './order-filter.ts';
import type { Filter } from './order-filter.ts';

type Props = {
  filter: Filter;
  onShow: (change: Partial<Filter>) => void;
  /** Orders a status under the other filters, and those that wait for the merchant. */
  counts: Readonly<Record<string, number>> | undefined;
  waiting: number | undefined;
  /** What can be done with all that is found. */
  actions: ReactNode;
};

/** What is looked for, in which status, of which days, in which order. */
export function FilterBar({ filter, onShow, counts, waiting, actions }: Props) {
  const words = useWords();
  const id = useId();
  const isUsed = filter.from !== '' || filter.to !== '' || filter.sort !== 'new';
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <>
      <TextField
        label={words.orders.search}
        isLabelHidden
        placeholder={words.orders.search}
        type="search"
        value={filter.q}
        maxLength={80}
        onChange={(q) => onShow({ q })}
        before={<Search className="size-5" />}
      />
      <Chips
        label={words.orders.filter}
        value={filter.which}
        onChange={(which) => onShow({ which })}
        options={[
          { value: 'all', label: words.orders.all, count: counts?.['all'] },
          { value: 'mine', label: words.orders.mine, count: waiting },
          ...orderStatuses.map((value) => ({
            value,
            label: words.orders.status[value],
            count: counts === undefined ? undefined : (counts[value] ?? 0),
          })),
        ]}
      />
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            tone="plain"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            icon={<ChevronDown aria-hidden className={isOpen ? 'size-4 rotate-180' : 'size-4'} />}
            onClick={() => setOpen(!isOpen)}
          >
            {words.orders.moreFilters}
          </Button>
          {actions}
        </div>
        <div id={id} hidden={!isOpen}>
          <MoreFilters filter={filter} onShow={onShow} />
        </div>
      </div>
    </>
  );
}

function MoreFilters({ filter, onShow }: Pick<Props, 'filter' | 'onShow'>) {
  const words = useWords();
  return (
    <div className="grid gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-3">
      <TextField
        label={words.orders.from}
        type="date"
        value={filter.from}
        max={filter.to === '' ? undefined : filter.to}
        onChange={(from) => onShow({ from })}
      />
      <TextField
        label={words.orders.to}
        type="date"
        value={filter.to}
        error={areDaysSwapped(filter) ? words.orders.daysSwapped : undefined}
        onChange={(to) => onShow({ to })}
      />
      <SelectField
        label={words.orders.sortBy}
        value={filter.sort}
        onChange={(sort) => onShow({ sort })}
        options={orderSorts.map((value) => ({ value, label: words.orders.sorts[value] }))}
      />
    </div>
  );
}

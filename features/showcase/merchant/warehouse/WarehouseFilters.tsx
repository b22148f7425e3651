import { ListFilter, Search } from 'lucide-react';
import { useState } from 'react';
import { goodsSorts, listGoods } from '#features/goods/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { KindField } from '#features/showcase/merchant/ShelfFilters.tsx';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';

/** Those of the side of a wide screen; a phone's sheet has kind and order too. */
export const filterNames = ['in_stock', 'hide_mine', 'cost_min', 'cost_max', 'max_days', 'supplier'] as const;
const dayChoices = ['', '5', '7', '10', '14', '21', '30'] as const;

/** A wide screen has search and order in sight; a phone has a field and a sheet, each behind its button in the bar. */
export function useWarehouseTools(filters: Filters) {
  const { goods: words } = useWords();
  const say = useSay();
  const [isSearching, setSearching] = useState(filters.q !== '');
  const [isOpen, setOpen] = useState(false);
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
  const fields = (
    <div className={cx('items-center gap-2 lg:flex', isSearching ? 'flex' : 'hidden')}>
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
      <div className="w-64 max-lg:hidden">
        <SortField filters={filters} isLabelHidden />
      </div>
    </div>
  );
  const sheet = isOpen ? (
    <Sheet isOpen onClose={() => setOpen(false)} title={words.filters}>
      <KindField filters={filters} />
      <SortField filters={filters} />
      <FilterForm filters={filters} onDone={() => setOpen(false)} />
    </Sheet>
  ) : null;
  return { buttons, fields, sheet };
}

function SortField({ filters, isLabelHidden }: { filters: Filters; isLabelHidden?: boolean }) {
  const { goods: words } = useWords();
  return (
    <SelectField
      label={words.sort}
      isLabelHidden={isLabelHidden}
      value={filters.one('sort', goodsSorts)}
      onChange={(sort) => filters.set({ sort: sort === goodsSorts[0] ? '' : sort })}
      options={goodsSorts.map((value) => ({ value, label: words.sorts[value] }))}
    />
  );
}

/** What the sheet of a phone and the side of a wide screen have. */
export function FilterForm({ filters, onDone }: { filters: Filters; onDone: () => void }) {
  const words = useWords();
  const [min, setMin] = useState(filters.get('cost_min'));
  const [max, setMax] = useState(filters.get('cost_max'));
  const currency = useEndpoint(storeInfo, {}).data?.currency ?? '';
  const isRight = (typed: string) => typed.trim() === '' || amountOf(typed, currency) !== undefined;
  const faults = [min, max].map((typed) => (isRight(typed) ? undefined : words.showcase.notAmount));

  function send() {
    if (faults.some((fault) => fault !== undefined)) return;
    filters.set({ cost_min: amountOf(min, currency) ?? '', cost_max: amountOf(max, currency) ?? '' });
    onDone();
  }

  return (
    <Form label={words.goods.filters} onSend={send}>
      <CheckField
        label={words.goods.inStock}
        isOn={filters.has('in_stock')}
        onChange={(isOn) => filters.set({ in_stock: isOn ? '1' : '' })}
      />
      <CheckField
        label={words.goods.hideMine}
        isOn={filters.has('hide_mine')}
        onChange={(isOn) => filters.set({ hide_mine: isOn ? '1' : '' })}
      />
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          label={words.goods.costMin}
          value={min}
          onChange={setMin}
          currency={currency}
          error={faults[0]}
        />
        <AmountField
          label={words.goods.costMax}
          value={max}
          onChange={setMax}
          currency={currency}
          error={faults[1]}
        />
      </div>
      <DaysField filters={filters} />
      <SupplierFilter filters={filters} />
      <Button type="submit" isWide>
        {words.goods.showGoods}
      </Button>
      <Button
        tone="quiet"
        isWide
        onClick={() => {
          filters.set(Object.fromEntries(filterNames.map((name) => [name, ''])));
          setMin('');
          setMax('');
          onDone();
        }}
      >
        {words.goods.clear}
      </Button>
    </Form>
  );
}

function DaysField({ filters }: { filters: Filters }) {
  const words = useWords();
  const say = useSay();
  return (
    <SelectField
      label={words.goods.maxDays}
      value={filters.one('max_days', dayChoices)}
      onChange={(days) => filters.set({ max_days: days })}
      options={dayChoices.map((value) => ({
        value,
        label: value === '' ? words.goods.anyDays : say(words.goods.days, { count: Number(value) }),
      }))}
    />
  );
}

/** Chosen at a good of the supplier; here it says whose goods these are, and goes. */
function SupplierFilter({ filters }: { filters: Filters }) {
  const words = useWords();
  const say = useSay();
  const id = filters.get('supplier');
  const { data } = useEndpoint(listGoods, { supplier_id: id, page_size: 1 }, { enabled: id !== '' });
  const name = data?.list[0]?.supplier.name;
  if (id === '' || name === undefined) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Text>{say(words.goods.supplierOnly, { name })}</Text>
      <Button tone="plain" size="small" onClick={() => filters.set({ supplier: '' })}>
        {words.goods.supplierAll}
      </Button>
    </div>
  );
}

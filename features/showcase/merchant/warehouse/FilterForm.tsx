import { useState } from 'react';
import { listGoods } from '#features/goods/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';

type FormProps = { filters: Filters; onClear: () => void; onDone: () => void };

const dayChoices = ['', '5', '7', '10', '14', '21', '30'] as const;

/** What the sheet of a phone and the side of a wide screen have. */
export function FilterForm({ filters, onClear, onDone }: FormProps) {
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
          onClear();
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

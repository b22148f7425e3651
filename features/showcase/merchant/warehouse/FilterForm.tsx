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
import { CountryField } from './CountryField.tsx';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';

type FormProps = { filters: Filters; onClear: () => void; onDone: () => void };

const dayChoices = ['', '5', '7', '10', '14', '21', '30'] as const;

const amountNames = ['cost_min', 'cost_max', 'landed_min', 'landed_max'] as const;
type Amounts = Readonly<Record<(typeof amountNames)[number], string>>;
const noAmounts: Amounts = { cost_min: '', cost_max: '', landed_min: '', landed_max: '' };

/** What the sheet of a phone and the side of a wide screen have. */
export function FilterForm({ filters, onClear, onDone }: FormProps) {
  const words = useWords();
  const [typed, setTyped] = useState<Amounts>({
    cost_min: filters.get('cost_min'),
    cost_max: filters.get('cost_max'),
    landed_min: filters.get('landed_min'),
    landed_max: filters.get('landed_max'),
  });
  const currency = useEndpoint(storeInfo, {}).data?.currency ?? '';
  const isWrong = (text: string) => text.trim() !== '' && amountOf(text, currency) === undefined;
  const bounds = { typed, currency, isWrong, onChange: setTyped };

  function send() {
    if (Object.values(typed).some(isWrong)) return;
    const amounts = amountNames.map((name): [string, string] => [
      name,
      amountOf(typed[name], currency) ?? '',
    ]);
    filters.set(Object.fromEntries(amounts));
    onDone();
  }

  /** Landed costs are of one country: without one neither their bounds nor their order remain. */
  function chooseCountry(country: string) {
    if (country !== '') return filters.set({ ship_to: country });
    setTyped({ ...typed, landed_min: '', landed_max: '' });
    const sort = filters.get('sort') === 'landed' ? '' : filters.get('sort');
    return filters.set({ ship_to: '', landed_min: '', landed_max: '', sort });
  }

  return (
    <Form label={words.goods.filters} onSend={send}>
      <Flags filters={filters} />
      <Bounds {...bounds} from="cost_min" to="cost_max" />
      <CountryField value={filters.get('ship_to')} onChange={chooseCountry} withAny />
      {filters.has('ship_to') ? <Bounds {...bounds} from="landed_min" to="landed_max" /> : null}
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
          setTyped(noAmounts);
          onDone();
        }}
      >
        {words.goods.clear}
      </Button>
    </Form>
  );
}

function Flags({ filters }: { filters: Filters }) {
  const { goods: words } = useWords();
  const flags = [
    ['in_stock', words.inStock],
    ['hide_mine', words.hideMine],
    ['saved', words.savedOnly],
  ] as const;
  return flags.map(([name, label]) => (
    <CheckField
      key={name}
      label={label}
      isOn={filters.has(name)}
      onChange={(isOn) => filters.set({ [name]: isOn ? '1' : '' })}
    />
  ));
}

type BoundsProps = {
  from: (typeof amountNames)[number];
  to: (typeof amountNames)[number];
  typed: Amounts;
  onChange: (typed: Amounts) => void;
  isWrong: (text: string) => boolean;
  currency: string;
};

/** The lowest and the highest amount, beside each other. */
function Bounds({ from, to, typed, onChange, isWrong, currency }: BoundsProps) {
  const { goods, showcase } = useWords();
  const labels = {
    cost_min: goods.costMin,
    cost_max: goods.costMax,
    landed_min: goods.landed.min,
    landed_max: goods.landed.max,
  };
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      {[from, to].map((name) => (
        <AmountField
          key={name}
          label={labels[name]}
          value={typed[name]}
          onChange={(text) => onChange({ ...typed, [name]: text })}
          currency={currency}
          error={isWrong(typed[name]) ? showcase.notAmount : undefined}
        />
      ))}
    </div>
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

import { useState } from 'react';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { FilterProps } from './FilterBar.tsx';

type Props = FilterProps & { currencies: readonly string[] };

/** An amount between two others of one currency; typed in a sheet, asked for at once. */
export function AmountsFilter({ words, value, onValue, currencies }: Props) {
  const { list } = useWords().desk;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const range = typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  const text =
    range === undefined
      ? list.any
      : say(list.amount_range, {
          currency: range.currency ?? '',
          from: range.from ?? '',
          to: range.to ?? '',
        });
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-meta font-medium">{words.label}</span>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {say(list.amount_button, { name: words.label, text })}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.label}>
        <Fields
          currencies={currencies}
          range={range}
          onDone={(next) => {
            setOpen(false);
            onValue(next);
          }}
        />
      </Sheet>
    </div>
  );
}

type Range = { from?: string | undefined; to?: string | undefined; currency?: string | undefined };

type FieldsProps = {
  currencies: readonly string[];
  range: Range | undefined;
  onDone: (range: Range | undefined) => void;
};

function Fields({ currencies, range, onDone }: FieldsProps) {
  const { list } = useWords().desk;
  const [currency, setCurrency] = useState(range?.currency ?? currencies[0] ?? '');
  const [from, setFrom] = useState(range?.from ?? '');
  const [to, setTo] = useState(range?.to ?? '');
  const [isSent, setSent] = useState(false);
  const isWrong = (typed: string) => typed !== '' && amountOf(typed, currency) === undefined;
  const errorOf = (typed: string) => (isSent && isWrong(typed) ? list.amount_wrong : undefined);

  function send(): void {
    setSent(true);
    if (isWrong(from) || isWrong(to)) return;
    const low = amountOf(from, currency);
    const high = amountOf(to, currency);
    if (low === undefined && high === undefined) return onDone(undefined);
    onDone({
      currency,
      ...(low === undefined ? {} : { from: low }),
      ...(high === undefined ? {} : { to: high }),
    });
  }

  return (
    <Form onSend={send}>
      {currencies.length < 2 ? null : (
        <SelectField
          label={list.currency}
          value={currency}
          onChange={setCurrency}
          options={currencies.map((one) => ({ value: one, label: one }))}
        />
      )}
      <AmountField
        label={list.from}
        value={from}
        onChange={setFrom}
        currency={currency}
        error={errorOf(from)}
      />
      <AmountField label={list.to} value={to} onChange={setTo} currency={currency} error={errorOf(to)} />
      <Button type="submit">{list.apply}</Button>
    </Form>
  );
}

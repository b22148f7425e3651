import { useState } from 'react';
import type { Face, FilterValue } from '#domain/wire/listing.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import type { FilterWords } from './words.ts';

type Props = {
  face: Face;
  words: FilterWords;
  value: FilterValue | undefined;
  /** Undefined takes the filter off. */
  onValue: (value: FilterValue | undefined) => void;
};

/** One filter of a list, whole; Enter applies it. */
export function FilterEditor({ face, words, value, onValue }: Props) {
  switch (face.kind) {
    case 'text':
      return <TextEditor label={words.label} max={face.max} {...{ value, onValue }} />;
    case 'flag':
      return <FlagEditor label={words.label} {...{ value, onValue }} />;
    case 'choices':
      return <ChoicesEditor names={words.values} values={face.values} {...{ value, onValue }} />;
    case 'dates':
      return <DatesEditor {...{ value, onValue }} />;
    case 'amounts':
      return <AmountsEditor currencies={face.currencies} {...{ value, onValue }} />;
  }
}

type EditorProps = Pick<Props, 'value' | 'onValue'>;

function Apply() {
  const { list } = useWords().desk;
  return <Button type="submit">{list.apply}</Button>;
}

function TextEditor({ label, max, value, onValue }: EditorProps & { label: string; max: number }) {
  const [typed, setTyped] = useState(typeof value === 'string' ? value : '');
  return (
    <Form onSend={() => onValue(typed.trim() === '' ? undefined : typed.trim())}>
      <TextField label={label} maxLength={max} value={typed} onChange={setTyped} />
      <Apply />
    </Form>
  );
}

function FlagEditor({ label, value, onValue }: EditorProps & { label: string }) {
  const { list } = useWords().desk;
  const [chosen, setChosen] = useState<'yes' | 'no'>(value === false ? 'no' : 'yes');
  return (
    <Form onSend={() => onValue(chosen === 'yes')}>
      <ChoiceField
        label={label}
        isLabelHidden
        value={chosen}
        onChange={setChosen}
        options={[
          { value: 'yes', label: list.yes },
          { value: 'no', label: list.no },
        ]}
      />
      <Apply />
    </Form>
  );
}

type ChoicesProps = EditorProps & {
  values: readonly string[];
  names: FilterWords['values'];
};

function ChoicesEditor({ values, names, value, onValue }: ChoicesProps) {
  const [chosen, setChosen] = useState<readonly string[]>(Array.isArray(value) ? value : []);
  // In the order of the contract, so that one choice has one address.
  const sorted = values.filter((one) => chosen.includes(one));
  return (
    <Form onSend={() => onValue(sorted.length === 0 ? undefined : sorted)}>
      <div className="flex flex-col">
        {values.map((one) => (
          <CheckField
            key={one}
            label={names?.[one] ?? one}
            isOn={chosen.includes(one)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, one] : chosen.filter((other) => other !== one))}
          />
        ))}
      </div>
      <Apply />
    </Form>
  );
}

type Range = { from?: string | undefined; to?: string | undefined; currency?: string | undefined };

const rangeOf = (value: FilterValue | undefined): Range =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

/** From a day to a day, both included. */
function DatesEditor({ value, onValue }: EditorProps) {
  const { list } = useWords().desk;
  const [from, setFrom] = useState(rangeOf(value).from ?? '');
  const [to, setTo] = useState(rangeOf(value).to ?? '');
  const range = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
  return (
    <Form onSend={() => onValue(from === '' && to === '' ? undefined : range)}>
      <TextField type="date" label={list.from} value={from} onChange={setFrom} />
      <TextField type="date" label={list.to} value={to} onChange={setTo} />
      <Apply />
    </Form>
  );
}

/** An amount between two others of one currency, both included. */
function AmountsEditor({ currencies, value, onValue }: EditorProps & { currencies: readonly string[] }) {
  const { list } = useWords().desk;
  const range = rangeOf(value);
  const [currency, setCurrency] = useState(range.currency ?? currencies[0] ?? '');
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const [isSent, setSent] = useState(false);
  const isWrong = (typed: string) => typed !== '' && amountOf(typed, currency) === undefined;
  const errorOf = (typed: string) => (isSent && isWrong(typed) ? list.amount_wrong : undefined);

  function send(): void {
    setSent(true);
    if (isWrong(from) || isWrong(to)) return;
    const low = amountOf(from, currency);
    const high = amountOf(to, currency);
    if (low === undefined && high === undefined) return onValue(undefined);
    onValue({
      currency,
      ...(low === undefined ? {} : { from: low }),
      ...(high === undefined ? {} : { to: high }),
    });
  }

  const ends = { currency };
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
      <AmountField label={list.from} value={from} onChange={setFrom} error={errorOf(from)} {...ends} />
      <AmountField label={list.to} value={to} onChange={setTo} error={errorOf(to)} {...ends} />
      <Apply />
    </Form>
  );
}

import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { FilterProps } from './FilterBar.tsx';

const several = '*several*';

/** One of a few values at a touch; several of them in a sheet. */
export function ChoicesFilter({
  words,
  value,
  onValue,
  values,
}: FilterProps & { values: readonly string[] }) {
  const { list } = useWords().desk;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const chosen = Array.isArray(value) ? value : [];
  const labelOf = (one: string) => words.values?.[one] ?? one;
  const shown = chosen.length > 1 ? several : (chosen[0] ?? '');

  function turn(one: string, isOn: boolean): void {
    const next = values.filter((each) => (each === one ? isOn : chosen.includes(each)));
    onValue(next.length === 0 ? undefined : next);
  }

  return (
    <div className="w-full sm:w-48">
      <SelectField
        label={words.label}
        value={shown}
        onChange={(next) => {
          if (next === several) setOpen(true);
          else onValue(next === '' ? undefined : [next]);
        }}
        options={[
          { value: '', label: list.any },
          ...values.map((one) => ({ value: one, label: labelOf(one) })),
          {
            value: several,
            label: chosen.length > 1 ? say(list.several_of, { count: chosen.length }) : list.several,
          },
        ]}
      />
      {chosen.length > 1 ? (
        <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
          {list.several_change}
        </Button>
      ) : null}
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.label}
        footer={<Button onClick={() => setOpen(false)}>{list.several_done}</Button>}
      >
        {values.map((one) => (
          <CheckField
            key={one}
            label={labelOf(one)}
            isOn={chosen.includes(one)}
            onChange={(isOn) => turn(one, isOn)}
          />
        ))}
      </Sheet>
    </div>
  );
}

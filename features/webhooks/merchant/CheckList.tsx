import type { ReactNode } from 'react';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { Text } from '#ui/content/Text.tsx';

type Props<T extends string> = {
  label: string;
  error?: string | undefined;
  all: readonly T[];
  chosen: readonly T[];
  labelOf: (value: T) => ReactNode;
  onChange: (chosen: readonly T[]) => void;
  /** Beside other things, under a title that says the same: one column, and the label is read out only. */
  isAside?: boolean;
};

/** Several of a closed list, kept in its order. */
export function CheckList<T extends string>({
  label,
  error,
  all,
  chosen,
  labelOf,
  onChange,
  isAside = false,
}: Props<T>) {
  const set = (value: T, isOn: boolean) =>
    onChange(all.filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <fieldset className="flex flex-col">
      <legend className={isAside ? 'sr-only' : 'mb-1.5 text-meta font-medium'}>{label}</legend>
      <div className={isAside ? 'grid' : 'grid sm:grid-cols-2'}>
        {all.map((value) => (
          <CheckField
            key={value}
            label={labelOf(value)}
            isOn={chosen.includes(value)}
            onChange={(isOn) => set(value, isOn)}
          />
        ))}
      </div>
      {error === undefined ? null : <Text look="bad">{error}</Text>}
    </fieldset>
  );
}

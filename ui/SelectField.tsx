import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';

type Props<T extends string> = FieldTexts & {
  value: T;
  onChange: (value: T) => void;
  options: readonly { readonly value: T; readonly label: string }[];
  disabled?: boolean | undefined;
};

/** The system's own list: the one that every phone and every screen reader knows. */
export function SelectField<T extends string>({ value, onChange, options, disabled, ...texts }: Props<T>) {
  return (
    <FieldFrame {...texts}>
      {(ids) => (
        <div className="relative">
          <select
            {...ids}
            value={value}
            disabled={disabled}
            className={cx(controlClass, 'appearance-none pr-10')}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}

import { ChevronDown } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';

type Props<T extends string> = FieldTexts & {
  value: T;
  onChange: (value: T) => void;
  options: readonly {
    readonly value: T;
    readonly label: string;
    /** The language of the label, where it is not the page's. */
    readonly lang?: string | undefined;
  }[];
  disabled?: boolean | undefined;
  /** Without a frame and as wide as what is chosen: beside other things, where it is not what the page is for. */
  isQuiet?: boolean | undefined;
};

const quietClass =
  'min-h-target max-w-full field-sizing-content rounded-field bg-transparent py-2 pl-3 font-medium text-accent-ink hover:bg-sunken';

/** The system's own list: the one that every phone and every screen reader knows. */
export function SelectField<T extends string>({
  value,
  onChange,
  options,
  disabled,
  isQuiet = false,
  ...texts
}: Props<T>) {
  return (
    <FieldFrame {...texts}>
      {(ids) => (
        <div className={cx('relative', isQuiet && 'w-fit max-w-full')}>
          <select
            {...ids}
            value={value}
            disabled={disabled}
            className={cx(isQuiet ? quietClass : controlClass, 'appearance-none pr-10')}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}

import { cx } from '#ui/cx.ts';

type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { readonly value: T; readonly label: string; readonly count?: number | undefined }[];
};

/** Filters in one line that scrolls sideways, each with how many it has. */
export function Chips<T extends string>({ label, value, onChange, options }: Props<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {options.map((option) => {
        const isOn = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(option.value)}
            className={cx(
              'inline-flex min-h-target shrink-0 items-center gap-1.5 rounded-full border px-4 text-meta font-medium whitespace-nowrap',
              isOn
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line bg-surface text-ink hover:bg-sunken',
            )}
          >
            {option.label}
            {option.count === undefined ? null : (
              <span className={cx('tabular', isOn ? '' : 'text-muted')}>{option.count}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

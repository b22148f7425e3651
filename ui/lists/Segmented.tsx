import { cx } from '#ui/cx.ts';

type Props<T extends string> = {
  label: string;
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly { readonly value: T; readonly label: string }[];
};

/** Two to four choices of which one holds, in one short bar. */
export function Segmented<T extends string>({ label, value, onChange, options }: Props<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full shrink-0 flex-wrap rounded-[1.125rem] bg-sunken p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'min-h-8 rounded-full px-3 text-meta font-medium whitespace-nowrap',
            option.value === value ? 'bg-ink text-ground' : 'text-muted hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

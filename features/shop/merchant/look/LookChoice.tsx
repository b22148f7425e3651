import { useId } from 'react';
import type { ReactNode } from 'react';

type Option<T> = { readonly value: T; readonly label: string; readonly picture?: ReactNode };
type Props<T extends string> = {
  label: string;
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
  /** Cards with a drawing above the name, in columns; otherwise the name stands beside it. */
  isCards?: boolean;
};

const frame =
  'relative border border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink ' +
  'has-checked:ring-1 has-checked:ring-accent ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** One of a few, each drawn as it looks. */
export function LookChoice<T extends string>({ label, value, onChange, options, isCards }: Props<T>) {
  const name = useId();
  const isDrawn = isCards === true;
  return (
    <fieldset className="min-w-0">
      <legend className={isDrawn ? 'sr-only' : 'mb-1.5 text-meta font-medium'}>{label}</legend>
      <div className={isDrawn ? 'grid grid-cols-2 gap-3 sm:grid-cols-3' : 'flex flex-wrap gap-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={
              isDrawn
                ? `${frame} flex min-w-0 flex-col overflow-hidden rounded-card`
                : `${frame} inline-flex min-h-target max-w-full items-center gap-2 rounded-field px-3`
            }
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {option.picture}
            <span className={isDrawn ? 'px-3 py-2 font-medium' : 'text-meta font-medium'}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

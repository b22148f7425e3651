import { useId } from 'react';
import type { ReactNode } from 'react';

type Props<T extends string> = {
  label: string;
  /** The label is read out and not shown: only where the place says what the choice is. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  value: T;
  onChange: (value: T) => void;
  options: readonly { readonly value: T; readonly label: string; readonly detail?: string | undefined }[];
};

/** One of a few, all of them in sight: side by side where they fit, one below the other where words are long. */
export function ChoiceField<T extends string>(props: Props<T>) {
  const { label, isLabelHidden = false, hint, value, onChange, options } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="flex min-w-0 flex-col gap-1.5">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-meta font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 max-w-full flex-auto items-center gap-3 rounded-field border border-line-strong px-3.5 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            <span className="flex min-w-0 flex-col wrap-anywhere">
              <span className="font-medium">{option.label}</span>
              {option.detail === undefined ? null : <span className="text-meta">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint ? (
        <div id={`${id}-hint`} className="text-meta text-muted">
          {hint}
        </div>
      ) : null}
    </fieldset>
  );
}

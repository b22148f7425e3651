import { useId } from 'react';

type Props = {
  label: string;
  yes: string;
  no: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
  error: string | undefined;
};

/** Yes or no, and neither chosen beforehand: somebody has to have looked. */
export function YesNo({ label, yes, no, value, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="flex flex-col gap-1"
    >
      <legend className="font-medium">{label}</legend>
      {[true, false].map((answer) => (
        <label key={String(answer)} className="flex min-h-target items-center gap-3">
          <input
            type="radio"
            name={id}
            checked={value === answer}
            onChange={() => onChange(answer)}
            className="size-5 shrink-0 accent-accent"
          />
          {answer ? yes : no}
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="text-meta font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

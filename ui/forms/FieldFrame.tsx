import { useId } from 'react';
import type { ReactNode } from 'react';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The label is read out and not shown: only where the place says what the control is. */
  isLabelHidden?: boolean | undefined;
};

export type ControlIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export const controlClass =
  'w-full min-h-12 rounded-field border border-line-strong bg-surface px-3.5 py-2.5 text-ink placeholder:text-muted ' +
  'aria-invalid:border-bad aria-invalid:border-2 disabled:bg-sunken disabled:text-muted';

/** Label, control, hint and error in one order, tied together for those who listen. */
export function FieldFrame({
  label,
  hint,
  error,
  isLabelHidden = false,
  children,
}: FieldTexts & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-meta font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-meta font-medium text-bad">
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} className="text-meta text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

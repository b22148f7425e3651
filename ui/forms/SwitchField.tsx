import { useId } from 'react';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean | undefined;
};

export function SwitchField({ label, hint, isOn, onChange, disabled = false }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-4 gap-y-1">
      <div className="flex min-w-[min(100%,8rem)] flex-1 flex-col gap-0.5 wrap-break-word">
        <span id={id} className="font-medium">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className="text-meta text-muted">
            {hint}
          </span>
        ) : null}
      </div>
      <span className="relative mt-0.5 inline-flex h-8 w-14 shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          aria-labelledby={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full bg-line-strong transition-colors checked:bg-accent disabled:cursor-not-allowed disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-surface transition-transform peer-checked:translate-x-6"
        />
      </span>
    </div>
  );
}

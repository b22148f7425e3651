import { Switch } from '@base-ui/react/switch';
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
    <div className="flex items-start justify-between gap-4">
      <div className="flex flex-col gap-0.5">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {hint ? <span className="text-sm text-muted">{hint}</span> : null}
      </div>
      <Switch.Root
        checked={isOn}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={id}
        className="relative mt-0.5 inline-flex h-8 w-14 shrink-0 rounded-full bg-line-strong p-1 transition-colors data-checked:bg-accent data-disabled:opacity-50"
      >
        <Switch.Thumb className="size-6 rounded-full bg-surface transition-transform data-checked:translate-x-6" />
      </Switch.Root>
    </div>
  );
}

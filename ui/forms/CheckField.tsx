import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
};

export function CheckField({ label, isOn, onChange, disabled, isLabelHidden = false }: Props) {
  return (
    <label className="flex min-h-target min-w-target items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
    </label>
  );
}

import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  isOn: boolean;
  /** @param isRange Shift was held: all from the one that was pressed before are meant. */
  onChange: (isOn: boolean, isRange: boolean) => void;
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
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-5 shrink-0 accent-accent"
      />
      <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
    </label>
  );
}

import type { ComponentProps } from 'react';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'id'> & {
    value: string;
    onChange: (text: string) => void;
  };

export function TextArea({ label, hint, error, isLabelHidden, value, onChange, rows = 3, ...rest }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <textarea
          {...rest}
          {...ids}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </FieldFrame>
  );
}

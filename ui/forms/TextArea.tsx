import type { ComponentProps } from 'react';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { tooLongMark, useTooLong } from './too-long.ts';

type Props = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'id'> & {
    value: string;
    onChange: (text: string) => void;
    /** More than this is said, not cut. */
    maxLength?: number;
  };

export function TextArea({ label, hint, isLabelHidden, value, onChange, rows = 3, ...given }: Props) {
  const { error, maxLength, ...rest } = given;
  const tooLong = useTooLong({ label, value, max: maxLength });
  return (
    <FieldFrame label={label} hint={hint} error={tooLong ?? error} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <textarea
          {...rest}
          {...ids}
          {...{ [tooLongMark]: tooLong === undefined ? undefined : true }}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </FieldFrame>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> & {
    value: string;
    onChange: (text: string) => void;
    /** Stands before the text inside the field: a currency, a search glass. */
    before?: ReactNode;
  };

export function TextField({ label, hint, error, isLabelHidden, value, onChange, before, ...rest }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <div className="relative">
          {before === undefined ? null : (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted"
            >
              {before}
            </span>
          )}
          <input
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controlClass, before !== undefined && 'pl-12')}
          />
        </div>
      )}
    </FieldFrame>
  );
}

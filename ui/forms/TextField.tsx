import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { tooLongMark, useTooLong } from './too-long.ts';

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> & {
    value: string;
    onChange: (text: string) => void;
    /** Stands before the text inside the field: a currency, a search glass. */
    before?: ReactNode;
    /** More than this is said, not cut; the field of a search alone takes no more. */
    maxLength?: number;
  };

export function TextField({ label, hint, isLabelHidden, value, onChange, before, ...given }: Props) {
  const { error, maxLength, ...rest } = given;
  const isSearch = rest.type === 'search';
  const tooLong = useTooLong({ label, value, max: isSearch ? undefined : maxLength });
  return (
    <FieldFrame label={label} hint={hint} error={tooLong ?? error} isLabelHidden={isLabelHidden}>
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
            {...(isSearch ? { maxLength } : {})}
            {...{ [tooLongMark]: tooLong === undefined ? undefined : true }}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controlClass, before !== undefined && 'pl-12')}
          />
        </div>
      )}
    </FieldFrame>
  );
}

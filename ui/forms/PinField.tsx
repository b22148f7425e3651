import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { pinOf } from '#domain/identity/typed-pin.ts';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useUiWords } from '#ui/words/words.tsx';

type Props = Omit<FieldTexts, 'isLabelHidden'> & {
  /** Digits 0–9 only, at most twelve: what `onChange` gave. */
  value: string;
  onChange: (digits: string) => void;
  /** The code of an authenticator app: shown as it is typed, six digits, filled in by the phone where it can. */
  isOneTime?: boolean;
  disabled?: boolean;
};

/** A secret of digits. Digits of any script come out as 0–9; no password keeper sees or fills it. Check with `pinFault`. */
export function PinField({ label, hint, error, value, onChange, isOneTime = false, disabled }: Props) {
  const words = useUiWords();
  const [isShown, setShown] = useState(isOneTime);
  const most = isOneTime ? limits.pinDigitsMin : limits.pinDigitsMax;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            type="text"
            inputMode="numeric"
            autoComplete={isOneTime ? 'one-time-code' : 'off'}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            data-1p-ignore
            data-lpignore="true"
            data-bwignore="true"
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value).slice(0, most))}
            className={cx(controlClass, 'tabular', !isOneTime && 'pr-14', !isShown && 'secret')}
          />
          {isOneTime ? null : (
            <span className="absolute inset-y-0 right-1 flex items-center">
              <IconButton
                label={isShown ? words.hideDigits : words.showDigits}
                icon={
                  isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />
                }
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              />
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function digitsOf(typed: string): string {
  return pinOf(typed).replaceAll(/[^0-9]/g, '');
}

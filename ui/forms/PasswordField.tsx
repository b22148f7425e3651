import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { tooLongMark, useTooLong } from './too-long.ts';
import { useUiWords } from '#ui/words/words.tsx';

type Props = Omit<FieldTexts, 'isLabelHidden'> & {
  value: string;
  onChange: (text: string) => void;
  /** `new` lets the phone's keeper offer a password of its own, `current` fills in the one it knows. */
  keeps: 'new' | 'current';
};

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, value, onChange, keeps }: Props) {
  const words = useUiWords();
  const [isShown, setShown] = useState(false);
  const tooLong = useTooLong({ label, value, max: limits.passwordCharactersMax });
  return (
    <FieldFrame label={label} hint={hint} error={tooLong ?? error}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoComplete={`${keeps}-password`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...{ [tooLongMark]: tooLong === undefined ? undefined : true }}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controlClass, 'pr-14')}
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            <IconButton
              label={isShown ? words.hidePassword : words.showPassword}
              icon={
                isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />
              }
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

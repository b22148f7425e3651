import { useWords } from '#ui/words/console-words.ts';
import { PinField } from '#ui/forms/PinField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';

type Props = {
  code: string;
  onCode: (code: string) => void;
  isRecovery?: boolean;
  signs?: number;
  error?: string | undefined;
};

/** The code of an app, or one from paper. */
export function CodeField({ code, onCode, isRecovery = false, signs = 24, error }: Props) {
  const { step: words } = useWords().access;
  return isRecovery ? (
    <TextField
      label={words.recovery}
      hint={words.recovery_hint}
      error={error}
      value={code}
      onChange={onCode}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={signs}
    />
  ) : (
    <PinField
      label={words.code}
      hint={words.code_hint}
      error={error}
      value={code}
      onChange={onCode}
      isOneTime
    />
  );
}

import { useState } from 'react';
import { recoveryLength } from '#domain/identity/recovery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PinField } from '#ui/forms/PinField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';

type Props = {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
};

/** Letters of a recovery code with its three dashes, and room for spaces. */
const recoverySigns = recoveryLength + 8;

/** The code of the authenticator app, or a recovery code where the phone is gone. */
export function FactorField({ value, onChange, error }: Props) {
  const { safety: words } = useWords();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Stack gap="small">
      {isRecovery ? (
        <TextField
          label={words.recoveryCode}
          hint={words.recoveryHint}
          error={error}
          value={value}
          onChange={onChange}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={recoverySigns}
        />
      ) : (
        <PinField
          label={words.code}
          hint={words.codeHint}
          error={error}
          value={value}
          onChange={onChange}
          isOneTime
        />
      )}
      <Stack isRow>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            setRecovery(!isRecovery);
            onChange('');
          }}
        >
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
      </Stack>
    </Stack>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { FactorField, needsFactor, useFieldErrors } from '#features/people/ui/public.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

type Proof = {
  /** What goes with the ask; undefined where nothing was typed yet, which is said at the field. */
  readonly take: () => { password: string; code?: string } | undefined;
  readonly fields: ReactNode;
  /** What belongs to no field of the proof. */
  readonly rest: unknown;
};

/** The owner's password, and the code where a second factor asks for it: fields of a form, and what they say. */
export function useProof(error: unknown): Proof {
  const { team: words } = useWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { at, rest } = useFieldErrors(error, ['password', 'code']);
  const isCodeAsked = isAsked || needsFactor(error) || at('code') !== undefined;
  const missing = wasTried && password === '' ? words.passwordMissing : undefined;
  return {
    take() {
      setTried(true);
      setAsked(isCodeAsked);
      if (password === '') return undefined;
      return { password, ...(isCodeAsked ? { code: code.trim() } : {}) };
    },
    fields: (
      <>
        <PasswordField
          label={words.password}
          error={missing ?? at('password')}
          value={password}
          onChange={setPassword}
          keeps="current"
        />
        {isCodeAsked ? <FactorField value={code} onChange={setCode} error={at('code')} /> : null}
      </>
    ),
    rest,
  };
}

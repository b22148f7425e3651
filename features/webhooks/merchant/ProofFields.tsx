import { FactorField, useMe } from '#features/people/ui/public.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { useErrorText } from '#ui/states/useErrorText.ts';

export type Proof = { readonly password: string; readonly code: string };
export const noProof: Proof = { password: '', code: '' };

/** What of it is sent: a code only where one was typed. */
export function sentProof({ password, code }: Proof): { password: string; code?: string } {
  return code.trim() === '' ? { password } : { password, code: code.trim() };
}

type Props = {
  value: Proof;
  onChange: (value: Proof) => void;
  /** Of the act: what is wrong with password or code is said there, anything else below. */
  error: unknown;
  /** Fields of the form around, which say their own. */
  elsewhere?: readonly string[];
};

/** The sign-in password, and a code where the second step is on. */
export function ProofFields({ value, onChange, error, elsewhere = [] }: Props) {
  const { safety } = useWords();
  const me = useMe();
  const textOf = useErrorText();
  const field = error instanceof Refusal ? error.field : undefined;
  const at = (name: string) => (field === name ? textOf(error) : undefined);
  const isSaid =
    field === 'password' || field === 'code' || (field !== undefined && elsewhere.includes(field));
  return (
    <>
      <PasswordField
        label={safety.password}
        error={at('password')}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        keeps="current"
      />
      {me.data?.info.second_factor === true || field === 'code' ? (
        <FactorField
          value={value.code}
          onChange={(code) => onChange({ ...value, code })}
          error={at('code')}
        />
      ) : null}
      <ErrorBox error={isSaid ? null : error} />
    </>
  );
}

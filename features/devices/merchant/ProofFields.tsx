import { FactorField } from '#features/people/ui/public.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { useSay } from '#ui/words/words.tsx';

export type Typed = { readonly pin: string; readonly password: string; readonly code: string };
export const nothingTyped: Typed = { pin: '', password: '', code: '' };

/** By the transaction password, or by the sign-in password where that is not set or was forgotten. */
export type ProofWay = 'pin' | 'password';

type Props = {
  way: ProofWay;
  wantsCode: boolean;
  typed: Typed;
  onChange: (typed: Typed) => void;
  wasSent: boolean;
  errorAt: (field: 'pay_password' | 'password' | 'code') => string | undefined;
};

/** Who it is, before devices change. */
export function ProofFields({ way, wantsCode, typed, onChange, wasSent, errorAt }: Props) {
  const { safety, common } = useWords();
  const say = useSay();
  const missing = (text: string, field: string) =>
    wasSent && text.trim() === '' ? say(common.cannotBeEmpty, { field }) : undefined;
  return (
    <>
      {way === 'pin' ? (
        <PinField
          label={safety.security.pay}
          value={typed.pin}
          onChange={(pin) => onChange({ ...typed, pin })}
          error={missing(typed.pin, safety.security.pay) ?? errorAt('pay_password')}
        />
      ) : (
        <PasswordField
          label={safety.password}
          value={typed.password}
          onChange={(password) => onChange({ ...typed, password })}
          error={missing(typed.password, safety.password) ?? errorAt('password')}
          keeps="current"
        />
      )}
      {wantsCode ? (
        <FactorField
          value={typed.code}
          onChange={(code) => onChange({ ...typed, code })}
          error={missing(typed.code, safety.code) ?? errorAt('code')}
        />
      ) : null}
    </>
  );
}

/** What is sent of it; undefined where something is missing. */
export function proofOf(way: ProofWay, wantsCode: boolean, { pin, password, code }: Typed) {
  const secret = way === 'pin' ? pin : password;
  if (secret === '' || (wantsCode && code.trim() === '')) return undefined;
  const factor = wantsCode ? { code: code.trim() } : {};
  return way === 'pin' ? { pay_password: pin, ...factor } : { password, ...factor };
}

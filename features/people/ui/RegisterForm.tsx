import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { login } from '#features/people/contract.ts';
import { Refusal } from '#ui/api.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Form } from '#ui/Form.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { TextField } from '#ui/TextField.tsx';
import { useAct } from '#ui/useAct.ts';
import { useSay } from '#ui/words.tsx';

type Texts = { username: string; password: string; confirm: string; shopName: string };

/** Makes the account and its shop with a ticket that a good code gave. */
export function RegisterForm({ ticket, onDone }: { ticket: string; onDone: (token: string) => void }) {
  const words = useWords();
  const errorsOf = useRegisterErrors();
  const [texts, setTexts] = useState<Texts>({ username: '', password: '', confirm: '', shopName: '' });
  const [wasSent, setSent] = useState(false);
  const register = useAct(login, { onDone: ({ token }) => onDone(token) });
  const errors = errorsOf(texts);
  const refused = useFieldRefusal(register.error);

  function send() {
    setSent(true);
    if (Object.values(errors).some((error) => error !== undefined)) return;
    register.act({
      register: true,
      username: texts.username.trim(),
      password: texts.password,
      confirm_password: texts.confirm,
      shop_name: texts.shopName.trim(),
      invite_ticket: ticket,
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  }

  const shown = wasSent ? errors : {};
  const set = (name: keyof Texts) => (text: string) => setTexts((before) => ({ ...before, [name]: text }));
  return (
    <Form label={words.invitation.createTitle} onSend={send}>
      <TextField
        label={words.invitation.shopName}
        hint={words.invitation.shopNameHint}
        error={shown.shopName}
        value={texts.shopName}
        onChange={set('shopName')}
        autoComplete="organization"
        maxLength={60}
      />
      <TextField
        label={words.people.username}
        error={shown.username ?? refused.username}
        value={texts.username}
        onChange={set('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordPair
        texts={texts}
        errors={{ ...shown, password: shown.password ?? refused.password }}
        set={set}
      />
      <ErrorBox error={Object.keys(refused).length > 0 ? undefined : register.error} />
      <Button type="submit" isWide isBusy={register.isBusy}>
        {words.invitation.create}
      </Button>
    </Form>
  );
}

type PairProps = {
  texts: Texts;
  errors: Partial<Record<keyof Texts, string | undefined>>;
  set: (name: keyof Texts) => (text: string) => void;
};

function PasswordPair({ texts, errors, set }: PairProps) {
  const words = useWords();
  const say = useSay();
  return (
    <>
      <TextField
        label={words.people.password}
        hint={say(words.people.passwordHint, { min: limits.passwordCharactersMin })}
        error={errors.password}
        value={texts.password}
        onChange={set('password')}
        type="password"
        autoComplete="new-password"
        maxLength={limits.passwordCharactersMax}
      />
      <TextField
        label={words.people.confirmPassword}
        error={errors.confirm}
        value={texts.confirm}
        onChange={set('confirm')}
        type="password"
        autoComplete="new-password"
        maxLength={limits.passwordCharactersMax}
      />
    </>
  );
}

/** A refusal that belongs to one field stands there, in words that say what to change. */
function useFieldRefusal(error: unknown): { username?: string; password?: string } {
  const reasons: Readonly<Record<string, string>> = useWords().people.reasons;
  if (!(error instanceof Refusal)) return {};
  const text = reasons[error.reason ?? ''] ?? error.message;
  if (error.field === 'username') return { username: text };
  return error.field === 'password' ? { password: text } : {};
}

function useRegisterErrors(): (texts: Texts) => Partial<Record<keyof Texts, string | undefined>> {
  const words = useWords();
  const say = useSay();
  const missing = (field: string) => say(words.common.cannotBeEmpty, { field });
  return (texts) => ({
    shopName: texts.shopName.trim().length < 2 ? missing(words.invitation.shopName) : undefined,
    username: texts.username.trim() === '' ? missing(words.people.username) : undefined,
    password:
      texts.password.length < limits.passwordCharactersMin
        ? say(words.people.passwordShort, { min: limits.passwordCharactersMin })
        : undefined,
    confirm: texts.confirm === texts.password ? undefined : words.common.inputsDiffer,
  });
}

import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { login } from '#features/people/login.contract.ts';
import { deviceOf } from '#features/people/ui/device.ts';
import { NewPasswordField } from '#features/people/ui/NewPasswordField.tsx';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Form } from '#ui/Form.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAct } from '#ui/useAct.ts';
import { useSay } from '#ui/words.tsx';

type Texts = { username: string; password: string; confirm_password: string; shop_name: string };
type Field = keyof Texts;

const fields = ['username', 'password', 'confirm_password', 'shop_name'] as const;
const nothing: Texts = { username: '', password: '', confirm_password: '', shop_name: '' };

/** Makes the account and its shop with a ticket that a good code gave. */
export function RegisterForm({ ticket, onDone }: { ticket: string; onDone: (token: string) => void }) {
  const words = useWords();
  const [texts, setTexts] = useState<Texts>(nothing);
  const [wasSent, setSent] = useState(false);
  const register = useAct(login, { onDone: ({ token }) => onDone(token) });
  const own = useOwnErrors(texts);
  const { at, rest } = useFieldErrors(register.error, fields);
  const errorOf = (field: Field) => (wasSent ? own[field] : undefined) ?? at(field);
  const set = (field: Field) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));

  function send() {
    setSent(true);
    if (Object.keys(own).length > 0) return;
    register.act({
      ...texts,
      register: true,
      username: texts.username.trim(),
      shop_name: texts.shop_name.trim(),
      invite_ticket: ticket,
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
      device: deviceOf(navigator),
    });
  }

  return (
    <Form label={words.invitation.createTitle} onSend={send}>
      <TextField
        label={words.invitation.shopName}
        hint={words.invitation.shopNameHint}
        error={errorOf('shop_name')}
        value={texts.shop_name}
        onChange={set('shop_name')}
        autoComplete="organization"
        maxLength={60}
      />
      <TextField
        label={words.people.username}
        hint={words.people.usernameHint}
        error={errorOf('username')}
        value={texts.username}
        onChange={set('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <NewPasswordField
        label={words.people.password}
        error={errorOf('password')}
        value={texts.password}
        onChange={set('password')}
        known={[texts.username, texts.shop_name]}
      />
      <PasswordField
        label={words.people.confirmPassword}
        error={errorOf('confirm_password')}
        value={texts.confirm_password}
        onChange={set('confirm_password')}
        keeps="new"
      />
      <ErrorBox error={rest} />
      <Button type="submit" isWide isBusy={register.isBusy}>
        {words.invitation.create}
      </Button>
    </Form>
  );
}

/** As the server has it (`usernames` of people): said before anything is sent. */
const usernameShape = /^[A-Za-z0-9._@-]{3,64}$/;

function useOwnErrors(texts: Texts): Partial<Record<Field, string>> {
  const { people, invitation, common } = useWords();
  const say = useSay();
  const missing = (field: string) => say(common.cannotBeEmpty, { field });
  const errors: Partial<Record<Field, string>> = {};
  const username = texts.username.trim();
  if (texts.shop_name.trim() === '') errors.shop_name = missing(invitation.shopName);
  else if (texts.shop_name.trim().length < 2) errors.shop_name = people.shopNameShort;
  if (username === '') errors.username = missing(people.username);
  else if (!usernameShape.test(username)) errors.username = people.reasons.shape;
  if (Array.from(texts.password).length < limits.passwordCharactersMin) {
    errors.password = say(people.passwordShort, { min: limits.passwordCharactersMin });
  }
  if (texts.confirm_password !== texts.password) errors.confirm_password = common.inputsDiffer;
  return errors;
}

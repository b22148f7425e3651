import { useState } from 'react';
import { emailOf, isEmail } from '#domain/contact.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { limits } from '#domain/limits.ts';
import { trustPath, trustVersions, type AcceptedDocument } from '#domain/content/trust-documents.ts';
import { login } from '#features/people/login.contract.ts';
import { deviceOf } from '#features/people/ui/device.ts';
import { NewPasswordField } from '#features/people/ui/NewPasswordField.tsx';
import { RecoveryCodes } from '#features/people/ui/RecoveryCodes.tsx';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type Texts = {
  username: string;
  password: string;
  confirm_password: string;
  shop_name: string;
  email: string;
};
type Field = keyof Texts;

const fields = ['username', 'password', 'confirm_password', 'shop_name', 'email', 'accepts'] as const;
const accepts = { terms: trustVersions.terms.version, fees: trustVersions.fees.version };
const nothing: Texts = { username: '', password: '', confirm_password: '', shop_name: '', email: '' };

/** Makes the account and its shop with a ticket that a good code gave. */
export function RegisterForm({ ticket, onDone }: { ticket: string; onDone: (token: string) => void }) {
  const words = useWords();
  const [texts, setTexts] = useState<Texts>(nothing);
  const [wasSent, setSent] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [opened, setOpened] = useState<{ token: string; codes: readonly string[] }>();
  const register = useAct(login, {
    onDone: ({ token, recovery_codes: codes }) => {
      if (codes === null) onDone(token);
      else setOpened({ token, codes });
    },
  });
  const own = useOwnErrors(texts);
  const { at, rest } = useFieldErrors(register.error, fields);
  const errorOf = (field: Field) => (wasSent ? own[field] : undefined) ?? at(field);
  const set = (field: Field) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));

  function send() {
    setSent(true);
    if (Object.keys(own).length > 0 || !isAccepted) return;
    register.act({
      ...texts,
      accepts,
      register: true,
      username: texts.username.trim(),
      shop_name: texts.shop_name.trim(),
      email: texts.email.trim(),
      invite_ticket: ticket,
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
      device: deviceOf(navigator),
    });
  }

  if (opened !== undefined) {
    return (
      <>
        <Note tone="good">{words.safety.account.afterRegister}</Note>
        <RecoveryCodes
          codes={opened.codes}
          name={texts.username.trim()}
          onDone={() => onDone(opened.token)}
          isForPassword
        />
      </>
    );
  }
  return (
    <Form label={words.invitation.createTitle} onSend={send}>
      <Fields texts={texts} errorOf={errorOf} set={set} />
      <AcceptTerms
        isOn={isAccepted}
        onChange={setAccepted}
        error={wasSent && !isAccepted ? words.safety.register.acceptNeeded : at('accepts')}
      />
      <ErrorBox error={rest} />
      <Button type="submit" isWide isBusy={register.isBusy}>
        {words.invitation.create}
      </Button>
    </Form>
  );
}

type FieldsProps = {
  texts: Texts;
  errorOf: (field: Field) => string | undefined;
  set: (field: Field) => (text: string) => void;
};

function Fields({ texts, errorOf, set }: FieldsProps) {
  const words = useWords();
  return (
    <>
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
      <TextField
        label={words.safety.register.email}
        hint={words.safety.register.emailHint}
        error={errorOf('email')}
        value={texts.email}
        onChange={set('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
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
    </>
  );
}

type AcceptProps = { isOn: boolean; onChange: (isOn: boolean) => void; error: string | undefined };

/** Both documents open beside what was typed. */
function AcceptTerms({ isOn, onChange, error }: AcceptProps) {
  const { register: words } = useWords().safety;
  const language = useLanguage();
  const link = (document: AcceptedDocument, text: string) => (
    <a
      href={inLanguage(language, trustPath(document))}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-target items-center font-medium underline"
    >
      {text}
    </a>
  );
  return (
    <div>
      <CheckField label={words.accept} isOn={isOn} onChange={onChange} />
      <div className="flex flex-wrap gap-x-5">
        {link('terms', words.readTerms)}
        {link('fees', words.readFees)}
      </div>
      {error === undefined ? null : (
        <p role="alert" className="text-meta font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** As the server has it (`usernames` of people): said before anything is sent. */
const usernameShape = /^[A-Za-z0-9._@-]{3,64}$/;

function useOwnErrors(texts: Texts): Partial<Record<Field, string>> {
  const { people, invitation, safety, common } = useWords();
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
  const email = emailOf(texts.email);
  if (email !== '' && !isEmail(email)) errors.email = safety.register.emailShape;
  if (texts.confirm_password !== texts.password) errors.confirm_password = common.inputsDiffer;
  return errors;
}

import { LogIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { login } from '#features/people/login.contract.ts';
import { deviceOf } from '#features/people/ui/device.ts';
import { needsFactor, useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { Text } from '#ui/content/Text.tsx';

// Few need the second step, and only after the first.
const FactorField = lazy(async () => ({
  default: (await import('#features/people/ui/FactorField.tsx')).FactorField,
}));

type Props = {
  /** A session ended while the merchant worked: say so, and that they come back. */
  hasExpired: boolean;
  onDone: (token: string) => void;
};

type Texts = { username: string; password: string };

export function SignInScreen({ hasExpired, onDone }: Props) {
  const words = useWords();
  const [texts, setTexts] = useState<Texts>({ username: '', password: '' });
  const [code, setCode] = useState('');
  const [isSecond, setSecond] = useState(false);
  const signIn = useAct(login, { onDone: ({ token }) => onDone(token) });
  const { username, password } = texts;
  const isAsked = isSecond || needsFactor(signIn.error);

  function send(typed?: string) {
    const device = deviceOf(navigator);
    const proof = typed === undefined ? {} : { code: typed };
    signIn.act({ username: username.trim(), password, device, ...proof });
  }

  function startOver() {
    signIn.reset();
    setSecond(false);
    setCode('');
    setTexts({ username: '', password: '' });
  }

  // A wrong password, changed meanwhile on another device, leads back to the first step with its reason.
  const isWrong = signIn.error instanceof Refusal && signIn.error.key === 'wrongUsernameOrPassword';
  if (isAsked && !isWrong) {
    return (
      <SecondStep
        code={code}
        onCode={setCode}
        error={signIn.error}
        isBusy={signIn.isBusy}
        onSend={() => {
          setSecond(true);
          send(code.trim());
        }}
        onOther={startOver}
      />
    );
  }
  return (
    <Page title={words.people.signIn} lead={words.people.signInLead} width="narrow">
      {hasExpired ? <Note tone="warn">{words.people.expired}</Note> : null}
      <FirstStep
        texts={texts}
        onTexts={setTexts}
        error={signIn.error}
        isBusy={signIn.isBusy}
        onSend={() => {
          setSecond(false);
          send();
        }}
      />
      <LinkButton to="/forgot" tone="quiet" size="small">
        {words.people.forgotPassword}
      </LinkButton>
      <LinkButton to="/contact" tone="quiet" size="small">
        {words.people.cannotSignIn}
      </LinkButton>
      <Stack isRow isSpread>
        <Text look="muted">{words.people.noAccount}</Text>
        <LinkButton to="/invite" tone="quiet" size="small">
          {words.people.haveInvitation}
        </LinkButton>
      </Stack>
    </Page>
  );
}

type FirstProps = {
  texts: Texts;
  onTexts: (texts: Texts) => void;
  error: unknown;
  isBusy: boolean;
  onSend: () => void;
};

function FirstStep({ texts, onTexts, error, isBusy, onSend }: FirstProps) {
  const words = useWords();
  const say = useSay();
  const [wasSent, setSent] = useState(false);
  const { username, password } = texts;
  const missing = (text: string, field: string) =>
    wasSent && text === '' ? say(words.common.cannotBeEmpty, { field }) : undefined;

  function send() {
    setSent(true);
    if (username.trim() !== '' && password !== '') onSend();
  }

  return (
    <Card>
      <Form label={words.people.signIn} onSend={send}>
        <TextField
          label={words.people.username}
          error={missing(username.trim(), words.people.username)}
          value={username}
          onChange={(text) => onTexts({ ...texts, username: text })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          label={words.people.password}
          error={missing(password, words.people.password)}
          value={password}
          onChange={(text) => onTexts({ ...texts, password: text })}
          keeps="current"
        />
        <ErrorBox error={error} />
        <Button type="submit" isWide isBusy={isBusy} icon={<LogIn aria-hidden className="size-5" />}>
          {words.people.signIn}
        </Button>
      </Form>
    </Card>
  );
}

type SecondProps = {
  code: string;
  onCode: (code: string) => void;
  error: unknown;
  isBusy: boolean;
  onSend: () => void;
  onOther: () => void;
};

function SecondStep({ code, onCode, error, isBusy, onSend, onOther }: SecondProps) {
  const { safety: words, people, common } = useWords();
  const say = useSay();
  const [wasSent, setSent] = useState(false);
  const { at, rest } = useFieldErrors(error, ['code']);
  const missing =
    wasSent && code.trim() === '' ? say(common.cannotBeEmpty, { field: words.code }) : undefined;

  function send() {
    setSent(true);
    if (code.trim() !== '') onSend();
  }

  return (
    <Page title={words.signIn.step} lead={words.signIn.lead} width="narrow">
      <Card>
        <Form label={words.signIn.step} onSend={send}>
          <Suspense fallback={<Skeleton shape="line" />}>
            <FactorField value={code} onChange={onCode} error={missing ?? at('code')} />
          </Suspense>
          <ErrorBox error={rest} />
          <Button type="submit" isWide isBusy={isBusy} icon={<LogIn aria-hidden className="size-5" />}>
            {people.signIn}
          </Button>
        </Form>
      </Card>
      <Button tone="quiet" onClick={onOther}>
        {words.signIn.other}
      </Button>
    </Page>
  );
}

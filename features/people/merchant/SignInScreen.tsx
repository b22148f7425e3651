import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { login } from '#features/people/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAct } from '#ui/useAct.ts';
import { useSay } from '#ui/words.tsx';
import { Text } from '#ui/Text.tsx';

type Props = {
  /** A session ended while the merchant worked: say so, and that they come back. */
  hasExpired: boolean;
  onDone: (token: string) => void;
};

export function SignInScreen({ hasExpired, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const signIn = useAct(login, { onDone: ({ token }) => onDone(token) });
  const missing = (text: string, field: string) =>
    wasSent && text === '' ? say(words.common.cannotBeEmpty, { field }) : undefined;

  function send() {
    setSent(true);
    if (username.trim() !== '' && password !== '') signIn.act({ username: username.trim(), password });
  }

  return (
    <Page title={words.people.signIn} lead={words.people.signInLead} width="narrow">
      {hasExpired ? <Note tone="warn">{words.people.expired}</Note> : null}
      <Card>
        <Form label={words.people.signIn} onSend={send}>
          <TextField
            label={words.people.username}
            error={missing(username.trim(), words.people.username)}
            value={username}
            onChange={setUsername}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            label={words.people.password}
            error={missing(password, words.people.password)}
            value={password}
            onChange={setPassword}
            type="password"
            autoComplete="current-password"
          />
          <ErrorBox error={signIn.error} />
          <Button type="submit" isWide isBusy={signIn.isBusy} icon={<LogIn aria-hidden className="size-5" />}>
            {words.people.signIn}
          </Button>
        </Form>
      </Card>
      <Stack isRow isSpread>
        <Text look="muted">{words.people.noAccount}</Text>
        <LinkButton to="/invite" tone="quiet" size="small">
          {words.people.haveInvitation}
        </LinkButton>
      </Stack>
    </Page>
  );
}

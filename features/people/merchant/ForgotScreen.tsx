import { Mail } from 'lucide-react';
import { useState } from 'react';
import { askPasswordReset } from '#features/people/recovery.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

/** The ways back for a forgotten sign-in password; `after` stands below them. */
export function ForgotScreen() {
  const { safety, people } = useWords();
  const words = safety.forgot;
  const [sent, setSent] = useState<{ username: string; minutes: number }>();
  return (
    <Page title={words.title} lead={words.lead} width="narrow">
      {sent === undefined ? (
        <ByMail onSent={setSent} />
      ) : (
        <Sent username={sent.username} minutes={sent.minutes} onAgain={() => setSent(undefined)} />
      )}
      <Card title={words.byCode}>
        <Text>{words.byCodeDetail}</Text>
        <LinkButton to="/reset" tone="plain" isWide>
          {words.byCode}
        </LinkButton>
      </Card>
      <Stack isRow isSpread>
        <LinkButton to="/login" tone="quiet" size="small">
          {people.signIn}
        </LinkButton>
        <LinkButton to="/contact" tone="quiet" size="small">
          {people.cannotSignIn}
        </LinkButton>
      </Stack>
    </Page>
  );
}

type Sending = { onSent: (sent: { username: string; minutes: number }) => void };

function ByMail({ onSent }: Sending) {
  const { safety, people, common } = useWords();
  const words = safety.forgot;
  const say = useSay();
  const [username, setUsername] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const typed = username.trim();
  const ask = useAct(askPasswordReset, { onDone: ({ minutes }) => onSent({ username: typed, minutes }) });
  const missing = wasSent && typed === '' ? say(common.cannotBeEmpty, { field: people.username }) : undefined;

  function send() {
    setWasSent(true);
    if (typed !== '') ask.act({ username: typed });
  }

  return (
    <Card title={words.byMail}>
      <Text>{words.byMailDetail}</Text>
      <Form label={words.byMail} onSend={send}>
        <TextField
          label={people.username}
          error={missing}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <ErrorBox error={ask.error} />
        <Button type="submit" isWide isBusy={ask.isBusy} icon={<Mail aria-hidden className="size-5" />}>
          {words.send}
        </Button>
      </Form>
    </Card>
  );
}

type SentProps = { username: string; minutes: number; onAgain: () => void };

/** Says the same for every name: whoever asks learns nothing of it. */
function Sent({ username, minutes, onAgain }: SentProps) {
  const { forgot: words } = useWords().safety;
  const say = useSay();
  return (
    <Card title={words.sentTitle}>
      <Note tone="good">{say(words.sent, { username, minutes })}</Note>
      <Text look="muted">{words.notThere}</Text>
      <Button tone="quiet" onClick={onAgain}>
        {words.askAgain}
      </Button>
    </Card>
  );
}

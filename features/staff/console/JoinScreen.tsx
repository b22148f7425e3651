import { useQuery } from '#ui/queries/useQuery.ts';
import { useState } from 'react';
import { useLocation } from '#ui/routing/hooks.ts';
import { limits } from '#domain/limits.ts';
import { joinConsole, readConsoleLink } from '#features/staff/sign-in.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { DoorFrame, DoorHead } from './DoorFrame.tsx';

/** Where the link of an invitation leads: a password is chosen, and the ordinary sign-in follows. */
export function JoinScreen() {
  const { access } = useWords();
  const say = useSay();
  const link = useLocation().hash.slice(1);
  const client = useClient();
  const [isDone, setDone] = useState(false);
  const query = useQuery({
    queryKey: [readConsoleLink.name, link],
    queryFn: () => client.call(readConsoleLink, { link }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const words = access.join;
  if (isDone) {
    return (
      <DoorFrame>
        <DoorHead title={words.title} lead={words.done} />
        <LinkButton to="/">{words.to_sign_in}</LinkButton>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame>
      <DoorHead title={words.title} lead={query.data === undefined ? '' : say(words.lead, query.data)} />
      {query.isPending ? <SkeletonRows count={2} /> : null}
      {query.isError ? <Note tone="warn">{words.gone}</Note> : null}
      {query.data === undefined ? null : <Choose link={link} onDone={() => setDone(true)} />}
    </DoorFrame>
  );
}

function Choose({ link, onDone }: { link: string; onDone: () => void }) {
  const { join: words } = useWords().access;
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(joinConsole, { onDone });
  const isShort = Array.from(password).length < limits.passwordCharactersMin;

  function send(): void {
    setSent(true);
    if (!isShort && again === password) act({ link, password });
  }

  return (
    <Form onSend={send} label={words.title}>
      <PasswordField
        label={words.password}
        hint={words.hint}
        value={password}
        onChange={setPassword}
        keeps="new"
        error={wasSent && isShort ? words.short : undefined}
      />
      <PasswordField
        label={words.confirm}
        value={again}
        onChange={setAgain}
        keeps="new"
        error={wasSent && again !== password ? words.mismatch : undefined}
      />
      <ErrorBox error={error} />
      <Button type="submit" isWide isBusy={isBusy}>
        {words.submit}
      </Button>
    </Form>
  );
}

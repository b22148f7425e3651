import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { deviceOf, NewPasswordField, RecoveryCodes, useFieldErrors } from '#features/people/ui/public.tsx';
import { joinTeam, readMemberInvitation } from '#features/team/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Invitation = OutputOf<typeof readMemberInvitation>;
type Props = { token: string; onDone: (token: string) => void };

/** Where the link of an invitation leads: what it is for, then a sign-in of one's own. */
export function JoinScreen({ token, onDone }: Props) {
  const { team: words, people } = useWords();
  const query = useEndpoint(readMemberInvitation, { token });
  const [codes, setCodes] = useState<{ readonly token: string; readonly list: readonly string[] }>();
  // What was read stays: once the link is used, asking again would say so.
  const [joinedAs, setJoinedAs] = useState('');
  if (codes !== undefined) {
    return (
      <Page title={words.join.title} width="narrow">
        <Note tone="good">{words.join.codesLead}</Note>
        <RecoveryCodes codes={codes.list} name={joinedAs} onDone={() => onDone(codes.token)} isForPassword />
      </Page>
    );
  }
  return (
    <Page title={words.join.title} width="narrow">
      {query.data === undefined && query.error === null ? <Skeleton shape="block" /> : null}
      {query.data === undefined ? (
        <Broken error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        <>
          <Invited invitation={query.data} />
          <JoinForm
            token={token}
            invitation={query.data}
            onJoined={(name, opened) => {
              setJoinedAs(name);
              if (opened.recovery_codes === null) onDone(opened.token);
              else setCodes({ token: opened.token, list: opened.recovery_codes });
            }}
          />
        </>
      )}
      <Stack isRow isSpread>
        <Text look="muted">{people.haveAccount}</Text>
        <LinkButton to="/login" tone="quiet" size="small">
          {people.signIn}
        </LinkButton>
      </Stack>
    </Page>
  );
}

const reasons = ['used', 'revoked', 'expired'] as const;

function Broken({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { join: words } = useWords().team;
  if (error === null) return null;
  if (!(error instanceof Refusal) || error.key !== 'invitationCodeInvalid')
    return <ErrorBox error={error} onAgain={onAgain} />;
  const reason = reasons.find((one) => one === error.reason) ?? 'unknown';
  return (
    <Note tone="warn">
      <Text look="strong">{words.broken}</Text>
      <Text>{words.reasons[reason]}</Text>
    </Note>
  );
}

function Invited({ invitation: { shop, name, role, ends_at: end } }: { invitation: Invitation }) {
  const { team: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  return (
    <Card title={say(words.join.lead, { shop, name })}>
      <Text look="strong">{words.roles[role]}</Text>
      <Text>{words.roleDetail[role]}</Text>
      <Text look="small">{say(words.join.until, { when: time(end) })}</Text>
    </Card>
  );
}

type Joined = OutputOf<typeof joinTeam>;
type FormProps = {
  token: string;
  invitation: Invitation;
  onJoined: (username: string, opened: Joined) => void;
};
type Texts = { username: string; password: string; confirm_password: string };

function JoinForm({ token, invitation, onJoined }: FormProps) {
  const { team: words, people, common } = useWords();
  const say = useSay();
  const [texts, setTexts] = useState<Texts>({ username: '', password: '', confirm_password: '' });
  const [wasSent, setSent] = useState(false);
  const name = texts.username.trim();
  const { act, isBusy, error } = useAct(joinTeam, { onDone: (opened) => onJoined(name, opened) });
  const { at, rest } = useFieldErrors(error, ['username', 'password', 'confirm_password']);
  const set = (field: keyof Texts) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));
  const missing = wasSent && name === '' ? say(common.cannotBeEmpty, { field: people.username }) : undefined;
  const differs = texts.confirm_password !== texts.password;
  function send() {
    setSent(true);
    if (name === '' || differs) return;
    act({ token, ...texts, username: name, device: deviceOf(navigator) });
  }
  return (
    <Form label={words.join.title} onSend={send}>
      <Text>{words.join.own}</Text>
      <TextField
        label={people.username}
        hint={people.usernameHint}
        error={missing ?? at('username')}
        value={texts.username}
        onChange={set('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <NewPasswordField
        label={people.password}
        error={at('password')}
        value={texts.password}
        onChange={set('password')}
        known={[texts.username, invitation.shop]}
      />
      <PasswordField
        label={people.confirmPassword}
        error={wasSent && differs ? common.inputsDiffer : at('confirm_password')}
        value={texts.confirm_password}
        onChange={set('confirm_password')}
        keeps="new"
      />
      <JoinRefusal error={rest} />
      <Button type="submit" isWide isBusy={isBusy}>
        {words.join.join}
      </Button>
    </Form>
  );
}

function JoinRefusal({ error }: { error: unknown }) {
  const { join: words } = useWords().team;
  if (error instanceof Refusal && error.key === 'invitationCodeInvalid')
    return <Broken error={error} onAgain={() => undefined} />;
  if (error instanceof Refusal && error.reason === 'no_seat') return <Note tone="warn">{words.full}</Note>;
  return <ErrorBox error={error} />;
}

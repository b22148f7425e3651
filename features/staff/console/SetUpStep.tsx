import { useState } from 'react';
import { useQuery } from '#ui/queries/useQuery.ts';
import {
  consoleSetUp,
  consoleSetUpBegin,
  consoleSetUpPasskey,
  consoleSetUpPasskeyBegin,
} from '#features/staff/sign-in.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { hasPasskeys, makePasskey, usePasskeyAct } from './passkeys.ts';
import { Secret } from './Secret.tsx';

type Done = { readonly token: string; readonly recovery_codes: readonly string[] };
type Props = { ticket: string; onDone: (done: Done) => void };

/** The first sign-in: nobody comes in before they have a second factor. */
export function SetUpStep({ ticket, onDone }: Props) {
  const { set_up: words } = useWords().access;
  return (
    <Stack>
      <AppSetUp ticket={ticket} onDone={onDone} />
      {hasPasskeys() ? (
        <Card title={words.or_passkey}>
          <PasskeySetUp ticket={ticket} onDone={onDone} />
        </Card>
      ) : null}
    </Stack>
  );
}

function AppSetUp({ ticket, onDone }: Props) {
  const { set_up: words, step } = useWords().access;
  const client = useClient();
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  // Asked for once: another secret would make the picture that was read useless.
  const offer = useQuery({
    queryKey: [consoleSetUpBegin.name, ticket],
    queryFn: () => client.call(consoleSetUpBegin, { ticket }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { act, isBusy, error } = useAct(consoleSetUp, { onDone });

  function send(): void {
    setSent(true);
    if (code !== '') act({ ticket, code });
  }

  return (
    <QueryView query={offer} skeleton={<Skeleton shape="picture" />}>
      {(found) => (
        <Stack>
          <Secret offer={found} />
          <Form onSend={send} label={words.title}>
            <PinField
              label={words.enter}
              hint={step.code_hint}
              value={code}
              onChange={setCode}
              error={wasSent && code === '' ? step.needs_code : undefined}
              isOneTime
            />
            <ErrorBox error={error} />
            <Button type="submit" isWide isBusy={isBusy}>
              {words.turn_on}
            </Button>
          </Form>
        </Stack>
      )}
    </QueryView>
  );
}

function PasskeySetUp({ ticket, onDone }: Props) {
  const { set_up: words, step } = useWords().access;
  const [name, setName] = useState('');
  const [wasSent, setSent] = useState(false);
  const device = usePasskeyAct(async (client, chosen: string) => {
    const answer = await makePasskey(await client.call(consoleSetUpPasskeyBegin, { ticket }));
    return client.call(consoleSetUpPasskey, { ticket, name: chosen, answer });
  }, onDone);

  function send(): void {
    setSent(true);
    if (name.trim() !== '') device.act(name.trim());
  }

  return (
    <Form onSend={send} label={words.or_passkey}>
      <Text look="muted">{words.passkey_lead}</Text>
      <TextField
        label={words.passkey_name}
        hint={words.passkey_hint}
        value={name}
        onChange={setName}
        maxLength={60}
        error={wasSent && name.trim() === '' ? words.needs_name : undefined}
      />
      {device.isDevice ? <Note tone="warn">{step.passkey_failed}</Note> : <ErrorBox error={device.error} />}
      <Button type="submit" tone="plain" isWide isBusy={device.isBusy}>
        {words.make_passkey}
      </Button>
    </Form>
  );
}

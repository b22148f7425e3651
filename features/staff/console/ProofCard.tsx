import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { recoveryLength } from '#domain/identity/recovery.ts';
import type { myAccess } from '#features/staff/account.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useSay } from '#ui/words/words.tsx';
import { CodeField } from './CodeField.tsx';
import { askDevice, hasPasskeys, usePasskeyAct } from './passkeys.ts';
import { useAccessCalls } from './useAccessCalls.ts';

type Access = OutputOf<typeof myAccess>;

/** Asks for the second step before a dangerous act, or says how long the last one still counts. */
export function ProofCard({ access }: { access: Access }) {
  const { prove: words } = useWords().access;
  const say = useSay();
  const { time } = useFormats();
  if (access.fresh_until !== null) {
    return <Text look="small">{say(words.fresh, { when: time(access.fresh_until, 'time') })}</Text>;
  }
  return (
    <Card title={words.title}>
      <Stack>
        <Text look="muted">{words.lead}</Text>
        {access.passkeys.length > 0 && hasPasskeys() ? <ByPasskey /> : null}
        <ByCode hasApp={access.totp_since !== null} />
      </Stack>
    </Card>
  );
}

function ByCode({ hasApp }: { hasApp: boolean }) {
  const calls = useAccessCalls();
  const { prove: words, step } = useWords().access;
  const toast = useToast();
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(calls.proveFactor, {
    changes: [calls.myAccess],
    onDone: () => toast(words.done, 'good'),
  });

  function send(): void {
    setSent(true);
    if (code.trim() !== '') act({ code: code.trim() });
  }

  return (
    <Form onSend={send} label={words.title}>
      <CodeField
        code={code}
        onCode={setCode}
        isRecovery={!hasApp}
        signs={recoveryLength + 8}
        error={wasSent && code.trim() === '' ? step.needs_code : undefined}
      />
      <ErrorBox error={error} />
      <Button type="submit" isBusy={isBusy}>
        {words.submit}
      </Button>
    </Form>
  );
}

function ByPasskey() {
  const calls = useAccessCalls();
  const { prove: words, step } = useWords().access;
  const toast = useToast();
  const queries = useQueryClient();
  const device = usePasskeyAct(
    async (client, _ask: undefined) => {
      const answer = await askDevice(await client.call(calls.provePasskeyBegin, {}));
      return client.call(calls.proveFactor, { answer });
    },
    () => {
      toast(words.done, 'good');
      void queries.invalidateQueries({ queryKey: [calls.myAccess.name] });
    },
  );
  return (
    <Stack gap="small">
      <Button tone="plain" isBusy={device.isBusy} onClick={() => device.act(undefined)}>
        {step.use_passkey}
      </Button>
      {device.isDevice ? <Note tone="warn">{step.passkey_failed}</Note> : <ErrorBox error={device.error} />}
    </Stack>
  );
}

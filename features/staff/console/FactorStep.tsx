import { useState } from 'react';
import { recoveryLength } from '#domain/identity/recovery.ts';
import { consoleCode, consolePasskey, consolePasskeyBegin } from '#features/staff/sign-in.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { isTestDataPage } from '#ui/page-facts.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { CodeField } from './CodeField.tsx';
import { askDevice, hasPasskeys, usePasskeyAct } from './passkeys.ts';

type Props = {
  ticket: string;
  factors: readonly ('totp' | 'passkey')[];
  username: string;
  onSignedIn: (token: string) => void;
};

/** The second step of somebody who has a factor. */
export function FactorStep({ ticket, factors, username, onSignedIn }: Props) {
  const { step: words } = useWords().access;
  const say = useSay();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(!factors.includes('totp'));
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(consoleCode, { onDone: ({ token }) => onSignedIn(token) });
  const device = usePasskeyAct(
    async (client, _ask: undefined) => {
      const answer = await askDevice(await client.call(consolePasskeyBegin, { ticket }));
      return client.call(consolePasskey, { ticket, answer });
    },
    ({ token }) => onSignedIn(token),
  );

  function send(): void {
    setSent(true);
    if (code.trim() !== '') act({ ticket, code: code.trim() });
  }

  return (
    <Stack>
      {factors.includes('passkey') && hasPasskeys() ? (
        <Stack gap="small">
          <Button isWide isBusy={device.isBusy} onClick={() => device.act(undefined)}>
            {words.use_passkey}
          </Button>
          {device.isDevice ? (
            <Note tone="warn">{words.passkey_failed}</Note>
          ) : (
            <ErrorBox error={device.error} />
          )}
        </Stack>
      ) : null}
      {factors.includes('totp') ? null : <Text look="muted">{words.only_passkey}</Text>}
      <Form onSend={send} label={words.title}>
        <CodeField
          code={code}
          onCode={setCode}
          isRecovery={isRecovery}
          signs={recoveryLength + 8}
          error={wasSent && code.trim() === '' ? words.needs_code : undefined}
        />
        {factors.includes('totp') ? (
          <Stack isRow>
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                setRecovery(!isRecovery);
                setCode('');
              }}
            >
              {isRecovery ? words.use_app : words.use_recovery}
            </Button>
          </Stack>
        ) : null}
        <ErrorBox error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {words.go_on}
        </Button>
      </Form>
      {isTestDataPage() ? <Note tone="info">{say(words.test_code, { name: username })}</Note> : null}
      <Text look="small">{words.lost}</Text>
    </Stack>
  );
}

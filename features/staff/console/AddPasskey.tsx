import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { Fault } from './Fault.tsx';
import { hasPasskeys, makePasskey, usePasskeyAct } from './passkeys.ts';
import { useAccessCalls } from './useAccessCalls.ts';

/** Another device that opens the console for this person; nothing where the browser knows no passkeys. */
export function AddPasskey({ reasons }: { reasons: Readonly<Record<string, string>> }) {
  const calls = useAccessCalls();
  const { account: words, set_up: setUp, step } = useWords().access;
  const queries = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState('');
  const [wasSent, setSent] = useState(false);
  const device = usePasskeyAct(
    async (client, chosen: string) => {
      const answer = await makePasskey(await client.call(calls.beginPasskey, {}));
      return client.call(calls.addPasskey, { name: chosen, answer });
    },
    () => {
      setName('');
      setSent(false);
      toast(words.passkey_added, 'good');
      void queries.invalidateQueries({ queryKey: [calls.myAccess.name] });
    },
  );
  if (!hasPasskeys()) return null;

  function send(): void {
    setSent(true);
    if (name.trim() !== '') device.act(name.trim());
  }

  return (
    <Form onSend={send} label={words.add_passkey}>
      <TextField
        label={setUp.passkey_name}
        hint={setUp.passkey_hint}
        value={name}
        onChange={setName}
        maxLength={60}
        error={wasSent && name.trim() === '' ? setUp.needs_name : undefined}
      />
      {device.isDevice ? (
        <Note tone="warn">{step.passkey_failed}</Note>
      ) : (
        <Fault error={device.error} reasons={reasons} />
      )}
      <Button type="submit" tone="plain" isBusy={device.isBusy}>
        {words.add_passkey}
      </Button>
    </Form>
  );
}

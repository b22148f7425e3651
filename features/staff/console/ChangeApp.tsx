import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Fault } from './Fault.tsx';
import { Secret } from './Secret.tsx';
import { useAccessCalls } from './useAccessCalls.ts';

type Props = {
  hasApp: boolean;
  onCodes: (codes: readonly string[]) => void;
  reasons: Readonly<Record<string, string>>;
};

/** Another authenticator app in the place of the one before: a new phone. */
export function ChangeApp({ hasApp, onCodes, reasons }: Props) {
  const calls = useAccessCalls();
  const { account: words, set_up: setUp, step } = useWords().access;
  const toast = useToast();
  const [code, setCode] = useState('');
  const begin = useAct(calls.beginApp);
  const confirm = useAct(calls.confirmApp, {
    changes: [calls.myAccess],
    onDone: ({ recovery_codes: codes }) => {
      close();
      toast(words.app_done, 'good');
      onCodes(codes);
    },
  });

  function close(): void {
    begin.reset();
    setCode('');
  }

  return (
    <>
      <Stack isRow>
        <Button tone="plain" isBusy={begin.isBusy} onClick={() => begin.act({})}>
          {hasApp ? words.app_change : words.app_set}
        </Button>
      </Stack>
      <Fault error={begin.error} reasons={reasons} />
      <Sheet isOpen={begin.done !== undefined} onClose={close} title={words.app}>
        {begin.done === undefined ? null : <Secret offer={begin.done} />}
        <Form
          label={words.app}
          onSend={() => {
            if (code !== '') confirm.act({ code });
          }}
        >
          <PinField label={setUp.enter} hint={step.code_hint} value={code} onChange={setCode} isOneTime />
          <Fault error={confirm.error} reasons={reasons} />
          <Button type="submit" isWide isBusy={confirm.isBusy}>
            {setUp.turn_on}
          </Button>
        </Form>
      </Sheet>
    </>
  );
}

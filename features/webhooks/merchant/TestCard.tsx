import { useState } from 'react';
import { hookTypes, pingType } from '#domain/hooks.ts';
import { listDeliveries, testHook } from '#features/webhooks/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';

/** Sends a message about nothing, or an example of a chosen one, to one address. */
export function TestCard({ hookId }: { hookId: string }) {
  const { address } = useWords().hooks;
  const toast = useToast();
  const [chosen, setChosen] = useState<string>(pingType);
  const { act, isBusy, error } = useAct(testHook, {
    changes: [listDeliveries],
    onDone: () => toast(address.tested),
  });
  const type = hookTypes.find((one) => one === chosen);
  return (
    <Card title={address.test}>
      <Form label={address.test} onSend={() => act({ id: hookId, ...(type === undefined ? {} : { type }) })}>
        <Text look="muted">{address.testText}</Text>
        <SelectField
          label={address.testType}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: pingType, label: address.testPing },
            ...hookTypes.map((value) => ({ value, label: value })),
          ]}
        />
        <ErrorBox error={error} />
        <Button type="submit" tone="plain" isBusy={isBusy}>
          {address.test}
        </Button>
      </Form>
    </Card>
  );
}

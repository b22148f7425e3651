import { useState } from 'react';
import { dayMs, hourMs } from '#domain/text/spans.ts';
import { listDeliveries, replayHook } from '#features/webhooks/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

const spans = { hour: hourMs, day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;
const names = ['hour', 'day', 'week', 'month'] as const;

/** Sends everything again since a time; where there is more than one press sends, the next one goes on. */
export function ReplayCard({ hookId }: { hookId: string }) {
  const { address } = useWords().hooks;
  const say = useSay();
  const toast = useToast();
  const [span, setSpan] = useState<(typeof names)[number]>('day');
  const [next, setNext] = useState<string>();
  const { act, isBusy, error } = useAct(replayHook, {
    changes: [listDeliveries],
    onDone: ({ replayed: count, next_since: rest }) => {
      setNext(rest ?? undefined);
      toast(say(rest === null ? address.replayed : address.replayedMore, { count }));
    },
  });
  const send = () => act({ id: hookId, since: next ?? new Date(Date.now() - spans[span]).toISOString() });
  return (
    <Card title={address.replay}>
      <Form label={address.replay} onSend={send}>
        <Text look="muted">{address.replayText}</Text>
        <SelectField
          label={address.since}
          value={span}
          onChange={(value) => {
            setNext(undefined);
            setSpan(names.find((one) => one === value) ?? 'day');
          }}
          options={names.map((value) => ({ value, label: address.spans[value] }))}
        />
        <ErrorBox error={error} />
        <Button type="submit" tone="plain" isBusy={isBusy}>
          {address.replay}
        </Button>
      </Form>
    </Card>
  );
}

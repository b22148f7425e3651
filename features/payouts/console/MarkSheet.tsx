import { useState } from 'react';
import { markPayoutCall, payoutBatch } from '#features/payouts/batches.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import type { BatchItem } from './BatchScreen.tsx';
import { Refused } from './Refused.tsx';

type Outcome = 'paid' | 'returned';

const referenceMin = 3;
const referenceMax = 140;

/** What one of two people says of a payout, by the bank's reference. */
export function MarkSheet({ item, onClose }: { item: BatchItem; onClose: () => void }) {
  const { batch: words } = useWords().payouts;
  const say = useSay();
  const toast = useToast();
  const isSent = item.state === 'sent';
  const [outcome, setOutcome] = useState<Outcome>(isSent ? 'returned' : (item.mark?.outcome ?? 'paid'));
  const [reference, setReference] = useState('');
  const [hasTried, setTried] = useState(false);
  const mark = useAct(markPayoutCall, {
    changes: [payoutBatch],
    onDone: ({ state }) => {
      toast(state === 'booked' ? words.mark_done : words.mark_kept, 'good');
      onClose();
    },
  });
  const isShort = reference.trim().length < referenceMin;
  function send(): void {
    setTried(true);
    if (!isShort) mark.act({ id: item.id, outcome, reference: reference.trim() });
  }
  const title = say(words.mark_title, { no: item.no });
  const outcomes: Outcome[] = isSent ? ['returned'] : ['paid', 'returned'];
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Form label={title} onSend={send}>
        <Text>{words.mark_lead}</Text>
        <ChoiceField<Outcome>
          label={words.outcome}
          value={outcome}
          onChange={setOutcome}
          options={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        />
        <TextField
          label={words.reference}
          error={hasTried && isShort ? words.reference_short : undefined}
          value={reference}
          onChange={setReference}
          autoComplete="off"
          maxLength={referenceMax}
        />
        <Refused error={mark.error} />
        <Button isWide type="submit" isBusy={mark.isBusy}>
          {words.mark_send}
        </Button>
      </Form>
    </Sheet>
  );
}

import { useState } from 'react';
import { explainDifference, reconciliation } from '#features/reconciliation/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { Item } from './DifferenceCard.tsx';
import { reasonText } from './usePlaceText.ts';

const isShort = (text: string, least: number) => text.trim().length < least;

/** Where a difference comes from, with its document. */
export function ExplainSheet({ item, onClose }: { item: Item; onClose: () => void }) {
  const words = useWords().reconciliation;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const [document, setDocument] = useState('');
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(explainDifference, {
    changes: [reconciliation],
    onDone: () => {
      toast(words.proposed, 'good');
      onClose();
    },
  });
  const why = reasonText(error, words.refusal);
  const send = () => {
    setTried(true);
    if (!isShort(document, 3) && !isShort(note, 20)) act({ id: item.id, act: 'propose', document, note });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={say(words.explain_title, { amount: money(item.amount, item.currency) })}
    >
      <Form label={words.explain} onSend={send}>
        <Text look="muted">{words.explain_lead}</Text>
        <TextField
          label={words.document}
          hint={words.document_hint}
          error={hasTried && isShort(document, 3) ? words.needs_document : undefined}
          value={document}
          onChange={setDocument}
          maxLength={200}
        />
        <TextArea
          label={words.note}
          hint={words.note_hint}
          error={hasTried && isShort(note, 20) ? words.needs_note : undefined}
          value={note}
          onChange={setNote}
          maxLength={1000}
        />
        {why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>}
        <Button type="submit" isBusy={isBusy}>
          {words.propose}
        </Button>
      </Form>
    </Sheet>
  );
}

import { useState } from 'react';
import { countCodePoints } from '#domain/text/code-points.ts';
import { limits } from '#domain/limits.ts';
import { deskChats, resolveReport } from '#features/chat/console.contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import type { DeskConversation } from './source.ts';

type Props = { conversation: DeskConversation; onChange: (conversation: DeskConversation) => void };
const outcomes = ['nothing', 'warned', 'restricted'] as const;
const noteMin = 3;

/** Why a conversation between a buyer and a shop can be read here, and what came of it. */
export function ReportCard({ conversation, onChange }: Props) {
  const words = useWords().chat.report;
  const { report } = conversation;
  if (report === null) return null;
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          { label: words.by[report.by], value: <TimeText at={report.at} form="both" /> },
          { label: words.why, value: report.reason },
          report.outcome === null
            ? undefined
            : { label: words.outcome, value: words.outcomes[report.outcome] },
          report.note === null ? undefined : { label: words.note, value: report.note },
        ]}
      />
      {report.resolved_at === null ? <Resolve id={conversation.id} onChange={onChange} /> : null}
    </Card>
  );
}

function Resolve({ id, onChange }: { id: string; onChange: Props['onChange'] }) {
  const words = useWords().chat.report;
  const say = useSay();
  const toast = useToast();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('nothing');
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(resolveReport, {
    changes: [deskChats],
    onDone: (given) => {
      toast(words.done);
      onChange(given);
    },
  });
  const isShort = countCodePoints(note.trim()) < noteMin;
  function send(): void {
    setTried(true);
    if (!isShort) act({ id, outcome, note: note.trim() });
  }
  return (
    <Form label={words.decide} onSend={send}>
      <ChoiceField
        label={words.outcome}
        value={outcome}
        onChange={setOutcome}
        options={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
      />
      <TextArea
        label={words.note}
        hint={say(words.note_hint, { min: noteMin, max: limits.chatReasonMax })}
        value={note}
        onChange={setNote}
        maxLength={limits.chatReasonMax}
        error={hasTried && isShort ? say(words.note_short, { min: noteMin }) : undefined}
      />
      <DeskError error={error} />
      <Button type="submit" isBusy={isBusy}>
        {words.send}
      </Button>
    </Form>
  );
}

import { useState } from 'react';
import { countCodePoints } from '#domain/text/code-points.ts';
import { limits } from '#domain/limits.ts';
import { reportChat } from '#features/chat/contract.ts';
import type { Conversation } from '#features/chat/ui/thread.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { id: string; onChange: (conversation: Conversation) => void; onClose: () => void };
const reasonMin = 3;

/** Lets the people of the platform look into a conversation, which they cannot before. */
export function ReportTalk({ id, onChange, onClose }: Props) {
  const words = useWords().chat.buyer;
  const say = useSay();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(reportChat, {
    onDone: (conversation) => {
      toast(words.reported);
      onChange(conversation);
      onClose();
    },
  });
  const isShort = countCodePoints(reason.trim()) < reasonMin;
  function send(): void {
    setTried(true);
    if (!isShort) act({ id, reason: reason.trim() });
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.reportTitle}>
      <p>{words.reportText}</p>
      <Form onSend={send} label={words.reportTitle}>
        <TextArea
          label={words.reportReason}
          hint={say(words.reportReasonHint, { min: reasonMin, max: limits.chatReasonMax })}
          value={reason}
          onChange={setReason}
          maxLength={limits.chatReasonMax}
          error={hasTried && isShort ? say(words.reportShort, { min: reasonMin }) : undefined}
        />
        <ErrorBox error={error} />
        <Button type="submit" isBusy={isBusy}>
          {words.reportSend}
        </Button>
      </Form>
    </Sheet>
  );
}

import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { answerFeedback, deskFeedback, finishFeedback } from '#features/help/feedback.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Ticket = OutputOf<typeof answerFeedback>;
const answerMin = 2;

/** The answer, corrected as often as need be until the ticket is done. */
export function AnswerTicket({ ticket, onChange }: { ticket: Ticket; onChange: (ticket: Ticket) => void }) {
  const words = useWords().service.feedback;
  const say = useSay();
  const toast = useToast();
  const [text, setText] = useState(ticket.answer ?? '');
  const [hasTried, setTried] = useState(false);
  const [isSure, setSure] = useState(false);
  const { act, isBusy, error } = useAct(answerFeedback, {
    changes: [deskFeedback],
    onDone: (given) => {
      toast(words.answered);
      onChange(given);
    },
  });
  const isShort = text.trim().length < answerMin;
  const max = limits.feedbackAnswerUnitsMax;
  function send(): void {
    setTried(true);
    if (!isShort) act({ id: ticket.id, answer: text.trim() });
  }
  return (
    <Card title={words.answer}>
      <Form onSend={send} label={words.answer}>
        <TextArea
          label={words.answer}
          hint={say(words.answer_hint, { max })}
          rows={6}
          value={text}
          onChange={setText}
          maxLength={max}
          error={hasTried && isShort ? words.answer_short : undefined}
        />
        <ErrorBox error={error} />
        <Stack isRow>
          <Button type="submit" isBusy={isBusy}>
            {ticket.answer === null ? words.send : words.correct}
          </Button>
          {ticket.status === 'answered' ? (
            <Button tone="plain" onClick={() => setSure(true)}>
              {words.done}
            </Button>
          ) : null}
        </Stack>
      </Form>
      {isSure ? <Finish id={ticket.id} onChange={onChange} onClose={() => setSure(false)} /> : null}
    </Card>
  );
}

type Finishing = { id: string; onChange: (ticket: Ticket) => void; onClose: () => void };

function Finish({ id, onChange, onClose }: Finishing) {
  const words = useWords().service.feedback;
  const toast = useToast();
  const { act, isBusy, error } = useAct(finishFeedback, {
    changes: [deskFeedback],
    onDone: (given) => {
      toast(words.finished);
      onChange(given);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.done_title}
      action={words.done}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id })}
    >
      <p>{words.done_text}</p>
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { answerContact, closeContact, listContacts } from '#features/help/contact.contract.ts';
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

type Request = OutputOf<typeof answerContact>;
type Props = { request: Request; onChange: (request: Request) => void };
const answerMin = 2;
const whyMin = 3;

/** An answer by email; a closed request takes no more. */
export function AnswerContact({ request, onChange }: Props) {
  const words = useWords().service.contact;
  const say = useSay();
  const toast = useToast();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const { act, isBusy, error } = useAct(answerContact, {
    changes: [listContacts],
    onDone: (given) => {
      toast(words.answered);
      setText('');
      setTried(false);
      onChange(given);
    },
  });
  const isShort = text.trim().length < answerMin;
  const max = limits.contactAnswerUnitsMax;
  function send(): void {
    setTried(true);
    if (!isShort) act({ id: request.id, answer: text.trim() });
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
            {words.send}
          </Button>
          <Button tone="plain" onClick={() => setClosing(true)}>
            {words.close}
          </Button>
        </Stack>
      </Form>
      {isClosing ? <Close request={request} onChange={onChange} onClose={() => setClosing(false)} /> : null}
    </Card>
  );
}

/** What has no answer is closed with a reason. */
function Close({ request, onChange, onClose }: Props & { onClose: () => void }) {
  const words = useWords().service.contact;
  const toast = useToast();
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const needsWhy = request.status === 'open';
  const isShort = needsWhy && why.trim().length < whyMin;
  const { act, isBusy, error } = useAct(closeContact, {
    changes: [listContacts],
    onDone: (given) => {
      toast(words.closed);
      onChange(given);
      onClose();
    },
  });
  function close(): void {
    setTried(true);
    if (!isShort) act({ id: request.id, ...(needsWhy ? { why: why.trim() } : {}) });
  }
  return (
    <ConfirmDialog
      isOpen
      title={words.close_title}
      action={words.close}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={close}
    >
      <p>{words.close_text}</p>
      {needsWhy ? (
        <TextArea
          label={words.why}
          hint={words.why_hint}
          value={why}
          onChange={setWhy}
          maxLength={300}
          error={hasTried && isShort ? words.why_short : undefined}
        />
      ) : null}
    </ConfirmDialog>
  );
}

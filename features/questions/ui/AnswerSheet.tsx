import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { answerQuestion, listQuestions } from '#features/questions/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Question = OutputOf<typeof listQuestions>['list'][number];

/** The one answer. Whether everybody reads it is the merchant's choice, and is made here or later. */
export function AnswerSheet({ question, onClose }: { question: Question; onClose: () => void }) {
  const words = useWords().shop.questions;
  const say = useSay();
  const toast = useToast();
  const [text, setText] = useState('');
  const [isPublic, setPublic] = useState(false);
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(answerQuestion, {
    changes: [listQuestions],
    onDone: () => {
      toast(words.sent);
      onClose();
    },
  });
  const max = limits.questionAnswerUnitsMax;
  const typed = text.trim();
  const isAlready = error instanceof Refusal && error.reason === 'already';

  function send() {
    setSent(true);
    if (typed === '' || typed.length > max) return;
    act({ id: question.id, text: typed, is_public: isPublic });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={question.goods.title}
      footer={
        <>
          <ErrorBox error={error} {...(isAlready ? { title: words.already } : {})} />
          <Button isWide isBusy={isBusy} onClick={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <blockquote
        lang={question.lang}
        className="max-h-32 shrink-0 overflow-y-auto border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line"
      >
        {question.text}
      </blockquote>
      <Form onSend={send}>
        <TextArea
          label={words.answerLabel}
          hint={say(words.answerHint, { used: typed.length, max })}
          error={wasSent && typed === '' ? words.missing : undefined}
          value={text}
          onChange={setText}
          maxLength={max}
          rows={5}
        />
        <CheckField label={words.publish} isOn={isPublic} onChange={setPublic} />
        <Text look="small">{words.address}</Text>
      </Form>
    </Sheet>
  );
}

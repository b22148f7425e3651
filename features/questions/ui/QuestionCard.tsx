import { Trash2 } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listQuestions, showQuestion } from '#features/questions/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Question = OutputOf<typeof listQuestions>['list'][number];
type Props = { question: Question; onAnswer: () => void; onRemove: () => void };

/** A question with its answer, and whether everybody reads it. */
export function QuestionCard({ question, onAnswer, onRemove }: Props) {
  const words = useWords().shop.questions;
  const say = useSay();
  const { id, state, goods, name, text, lang, answer, is_public: isPublic } = question;
  const show = useAct(showQuestion, { changes: [listQuestions] });
  return (
    <Card title={goods.title}>
      <Text look="small">
        {state === 'open'
          ? name === null
            ? words.noName
            : say(words.from, { name })
          : words.states.answered}
        {' · '}
        <TimeText at={question.asked_at} form="both" />
      </Text>
      <p lang={lang} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {answer === null ? null : (
        <p className="border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line">{answer}</p>
      )}
      {isPublic ? (
        <div>
          <Badge tone="good">{words.shown}</Badge>
        </div>
      ) : null}
      <ErrorBox error={show.error} />
      <Stack isRow isSpread gap="small">
        {state === 'open' ? (
          <Button size="small" onClick={onAnswer}>
            {words.answer}
          </Button>
        ) : (
          <Button
            size="small"
            tone="plain"
            isBusy={show.isBusy}
            onClick={() => show.act({ id, is_public: !isPublic })}
          >
            {isPublic ? words.hide : words.show}
          </Button>
        )}
        <IconButton
          label={words.remove}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={onRemove}
        />
      </Stack>
    </Card>
  );
}

import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listQuestions, removeQuestion } from '#features/questions/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

type Question = OutputOf<typeof listQuestions>['list'][number];
type Props = { question: Question | undefined; onClose: () => void };

/** Asks once more before a question is deleted for good. */
export function RemoveDialog({ question, onClose }: Props) {
  const words = useWords().shop.questions;
  const { act, isBusy, error } = useAct(removeQuestion, { changes: [listQuestions], onDone: onClose });
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      onClose={onClose}
      onConfirm={() => {
        if (question !== undefined) act({ id: question.id });
      }}
      title={words.remove}
      action={words.remove}
      leave={words.leave}
      isDanger
      isBusy={isBusy}
      error={error}
    >
      <Text>{words.removeDetail}</Text>
    </ConfirmDialog>
  );
}

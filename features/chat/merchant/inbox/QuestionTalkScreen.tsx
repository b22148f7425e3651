import { useState } from 'react';
import { listInbox } from '#features/chat/inbox.contract.ts';
import { listQuestions } from '#features/questions/contract.ts';
import { AnswerSheet, QuestionCard, RemoveDialog } from '#features/questions/ui/public.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useParams } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { AssignButton } from './AssignButton.tsx';

/** One question before buying, with its answer and who of the shop has it. */
export function QuestionTalkScreen() {
  const { id = '' } = useParams();
  const { inbox: words } = useWords();
  const queries = useQueryClient();
  const query = useEndpoint(listQuestions, { id, page_size: 1 });
  const [does, setDoes] = useState<'answer' | 'remove'>();
  const question = query.data?.list[0];
  const close = () => {
    setDoes(undefined);
    void queries.invalidateQueries({ queryKey: [listInbox.name] });
  };
  return (
    <Page title={words.questionTitle} back="/inbox">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={1} />}>
        {({ list }) =>
          list.map((one) => (
            <QuestionCard
              key={one.id}
              question={one}
              onAnswer={() => setDoes('answer')}
              onRemove={() => setDoes('remove')}
            />
          ))
        }
      </QueryView>
      {question === undefined ? null : <AssignButton kind="question" id={id} />}
      {question !== undefined && does === 'answer' ? (
        <AnswerSheet question={question} onClose={close} />
      ) : null}
      <RemoveDialog question={does === 'remove' ? question : undefined} onClose={close} />
    </Page>
  );
}

import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listQuestions } from '#features/questions/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { AnswerSheet } from '#features/questions/ui/AnswerSheet.tsx';
import { QuestionCard } from '#features/questions/ui/QuestionCard.tsx';
import { RemoveDialog } from '#features/questions/ui/RemoveDialog.tsx';

type Question = OutputOf<typeof listQuestions>['list'][number];

const states = ['all', 'open', 'answered'] as const;

/** Questions of buyers about products, the newest first. The filter stands in the address. */
export function QuestionsScreen() {
  const words = useWords().shop.questions;
  const [place, setPlace] = useSearchParams();
  const state = states.find((one) => one === place.get('state')) ?? 'all';
  const query = usePages(listQuestions, (page) => ({ state, page, page_size: 20 }));
  const [answering, setAnswering] = useState<Question>();
  const [removing, setRemoving] = useState<Question>();
  const open = query.data?.pages[0]?.open;
  return (
    <Page title={words.title} back="/service" lead={words.lead}>
      <Chips
        label={words.filter}
        value={state}
        onChange={(value) => setPlace(value === 'all' ? {} : { state: value }, { replace: true })}
        options={states.map((value) => ({
          value,
          label: words.states[value],
          ...(value === 'open' && open !== undefined ? { count: open } : {}),
        }))}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonCards shape="block" count={3} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show:
            state === 'all' ? (
              <Empty says={words.none} detail={words.noneDetail} />
            ) : (
              <Empty says={words.noMatch} />
            ),
        }}
      >
        {({ pages }) => (
          <>
            <ul aria-label={words.title} className="flex flex-col gap-3">
              {pages.flatMap(({ list }) =>
                list.map((one) => (
                  <li key={one.id}>
                    <QuestionCard
                      question={one}
                      onAnswer={() => setAnswering(one)}
                      onRemove={() => setRemoving(one)}
                    />
                  </li>
                )),
              )}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
      {answering === undefined ? null : (
        <AnswerSheet question={answering} onClose={() => setAnswering(undefined)} />
      )}
      <RemoveDialog question={removing} onClose={() => setRemoving(undefined)} />
    </Page>
  );
}

import { useState } from 'react';
import { languageNames } from '#domain/text/language.ts';
import { listAnswers } from '#features/chat/answers.contract.ts';
import { useMe } from '#features/people/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import type { Answer } from './AnswerPicker.tsx';

/** The answers that a shop wrote for later, by name. Members who work with orders read them. */
export function AnswersScreen() {
  const words = useWords();
  const { answers } = words.inbox;
  const say = useSay();
  const { data: me } = useMe();
  const query = useEndpoint(listAnswers, {});
  const [edited, setEdited] = useState<Answer | 'new'>();
  const mayWrite = me?.info.permissions[0] === 'owner' || me?.info.permissions[0] === 'service';
  const add = mayWrite ? <Button onClick={() => setEdited('new')}>{answers.add}</Button> : undefined;
  return (
    <Page title={answers.title} back="/inbox" lead={answers.lead} actions={add}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: (
            <Empty says={answers.none} detail={say(answers.noneDetail, { role: words.team.roles.service })} />
          ),
        }}
      >
        {({ list }) => (
          <Rows label={answers.title}>
            {list.map((one) => (
              <Row
                key={one.id}
                title={one.name}
                detail={
                  <span dir="auto" lang={one.lang ?? undefined} className="line-clamp-2 wrap-anywhere">
                    {one.text}
                  </span>
                }
                below={one.lang === null ? null : <Badge>{languageNames[one.lang]}</Badge>}
                onPress={mayWrite ? () => setEdited(one) : undefined}
              />
            ))}
          </Rows>
        )}
      </QueryView>
      {edited === undefined ? null : (
        <AnswerSheet
          key={edited === 'new' ? 'new' : edited.id}
          one={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}

import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listLooks } from '#features/shop/contract.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type View = OutputOf<typeof listLooks>['list'][number];

/** Who of the platform looked at what is personal to the shop or its owner: nobody can take a line away. */
export function ViewsScreen() {
  const { views: words } = useWords().shop;
  const [page, setPage] = useState(1);
  const query = useEndpoint(listLooks, { page }, { keepPrevious: true });
  return (
    <Page title={words.title} lead={words.lead} back="/settings">
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={5} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={words.none} detail={words.noneDetail} />,
        }}
      >
        {(answer) => (
          <>
            <Rows label={words.title}>
              {answer.list.map((view) => (
                <ViewRow key={view.no} view={view} />
              ))}
            </Rows>
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function ViewRow({ view }: { view: View }) {
  const { views: words } = useWords().shop;
  const say = useSay();
  return (
    <Row
      title={words.what[view.what]}
      detail={say(words.who, { role: view.role ?? 'other' })}
      end={<TimeText at={view.at} form="both" />}
      below={view.why === null ? undefined : <Text look="small">{say(words.why, { why: view.why })}</Text>}
    />
  );
}

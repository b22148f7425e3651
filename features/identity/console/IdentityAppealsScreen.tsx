import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listIdentityAppeals } from '#features/identity/appeal.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useWords } from '#ui/words/console-words.ts';

type Appeal = OutputOf<typeof listIdentityAppeals>['list'][number];

const refetchMs = 30_000;

/** Open appeals of identities, the one promised first first. */
export function IdentityAppealsScreen() {
  const { appeals: words } = useWords().identity;
  const [page, setPage] = useState(1);
  const query = useEndpoint(listIdentityAppeals, { page }, { keepPrevious: true, refetchMs });
  return (
    <Page title={words.title} lead={words.lead}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {(answer) => (
          <>
            <Rows label={words.list}>
              {answer.list.map((one) => (
                <AppealRow key={one.id} appeal={one} />
              ))}
            </Rows>
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function AppealRow({ appeal }: { appeal: Appeal }) {
  const { identity, risk } = useWords();
  const { appeals: words } = identity;
  return (
    <Row
      to={`/identities/appeals/${appeal.id}`}
      title={appeal.shop.name}
      detail={`${words.kinds[appeal.kind]} · ${appeal.text}`}
      below={appeal.is_yours ? words.yours : undefined}
      end={
        <Badge tone={appeal.is_late ? 'bad' : 'plain'}>
          {appeal.is_late ? risk.appeals.late : <TimeText at={appeal.decide_by} form="distance" />}
        </Badge>
      }
    />
  );
}

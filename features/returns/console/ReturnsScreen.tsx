import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { supplierCases } from '#features/returns/contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { CaseCard } from './CaseCard.tsx';
import { InspectDialog } from './InspectDialog.tsx';
import { ReturnPlace } from './ReturnPlace.tsx';

export type SupplierCase = OutputOf<typeof supplierCases>['list'][number];
type Which = 'open' | 'all';

export function ReturnsScreen() {
  const words = useWords();
  const [which, setWhich] = useState<Which>('open');
  const [page, setPage] = useState(1);
  const [inspected, setInspected] = useState<SupplierCase>();
  const query = useEndpoint(supplierCases, { state: which, page }, { keepPrevious: true });

  return (
    <Page title={words.returns.title} lead={words.returns.lead} width="wide">
      <Chips<Which>
        label={words.returns.filter}
        value={which}
        onChange={(next) => {
          setWhich(next);
          setPage(1);
        }}
        options={[
          { value: 'open', label: words.returns.open },
          { value: 'all', label: words.returns.all },
        ]}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={which === 'open' ? words.returns.empty : words.returns.empty_all} />,
        }}
      >
        {(answer) => (
          <>
            <Grid look="cards">
              {answer.list.map((one) => (
                <CaseCard key={one.id} returned={one} onInspect={() => setInspected(one)} />
              ))}
            </Grid>
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
      <ReturnPlace />
      {inspected === undefined ? null : (
        <InspectDialog key={inspected.id} returned={inspected} onClose={() => setInspected(undefined)} />
      )}
    </Page>
  );
}

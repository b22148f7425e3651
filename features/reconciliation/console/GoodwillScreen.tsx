import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import { listGoodwill } from '#features/reconciliation/goodwill.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { GoodwillCard } from './GoodwillCard.tsx';
import { GoodwillForm } from './GoodwillForm.tsx';

export type Goodwill = OutputOf<typeof listGoodwill>;

/** The fund, what may still be given today, and what people proposed. */
export function GoodwillScreen({ person }: { person: { readonly roles: readonly string[] } }) {
  const words = useWords().goodwill;
  const [page, setPage] = useState(1);
  const query = useEndpoint(listGoodwill, { page }, { keepPrevious: true });
  const mayDecide = hasRight(person.roles, 'goodwill');
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <QueryView query={query} skeleton={<SkeletonRows count={5} />}>
        {(answer) => (
          <Stack gap="large">
            <Figures goodwill={answer} />
            {mayDecide ? <GoodwillForm currency={answer.currency} /> : null}
            <Section title={words.history}>
              {answer.list.length === 0 ? <Empty says={words.empty} /> : null}
              <Stack>
                {answer.list.map((entry) => (
                  <GoodwillCard key={entry.id} entry={entry} mayDecide={mayDecide} />
                ))}
              </Stack>
              <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
            </Section>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function Figures({ goodwill }: { goodwill: Goodwill }) {
  const words = useWords().goodwill;
  const { currency, fund, left_today: left, shop_daily: daily } = goodwill;
  return (
    <Grid look="figures">
      <Figure label={words.fund} value={<MoneyText amount={fund} currency={currency} />} isStrong />
      <Figure label={words.left} value={<MoneyText amount={left} currency={currency} />} />
      <Figure label={words.shop_daily} value={<MoneyText amount={daily} currency={currency} />} />
    </Grid>
  );
}

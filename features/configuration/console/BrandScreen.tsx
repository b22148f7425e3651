import { brandHistory, brandSettings } from '#features/configuration/brand.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { VersionRows } from './History.tsx';
import { LegalCard } from './LegalCard.tsx';
import { LogoCard, LookCard } from './LookCard.tsx';

/** How this instance looks, and who people deal with. */
export function BrandScreen() {
  const { brand } = useWords().config;
  const query = useEndpoint(brandSettings, {});
  return (
    <Page title={brand.title} lead={brand.lead}>
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(settings) => (
          <>
            <LookCard key={`look ${settings.look_version}`} settings={settings} />
            <LogoCard settings={settings} />
            <LegalCard key={`legal ${settings.legal_version}`} settings={settings} />
          </>
        )}
      </QueryView>
      <BrandHistory kind="look" title={brand.look_history} />
      <BrandHistory kind="legal" title={brand.legal_history} />
    </Page>
  );
}

function BrandHistory({ kind, title }: { kind: 'look' | 'legal'; title: string }) {
  const { config } = useWords();
  const query = usePages(brandHistory, (page) => ({ kind, page }));
  return (
    <Card title={title}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={2} />}
        empty={{
          when: ({ pages }) => pages.every(({ list }) => list.length === 0),
          show: <Empty says={config.history_none} />,
        }}
      >
        {({ pages }) => (
          <>
            <VersionRows list={pages.flatMap(({ list }) => list)} />
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

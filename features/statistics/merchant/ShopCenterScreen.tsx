import { Store } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useMe } from '#features/people/ui/public.tsx';
import { RestrictionNote } from '#features/restriction/ui/public.tsx';
import { homeStat } from '#features/statistics/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { PeriodBar, periodIn } from './PeriodBar.tsx';
import { PeriodFigures } from './PeriodFigures.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { MoneyFigures, NeedsMe } from './ShopCenterSide.tsx';
import { Standing } from './Standing.tsx';
import { useFilters } from './useFilters.ts';

const StatChart = lazyPart(async () => (await import('./BelowStore.tsx')).StatChart);
const ShareCard = lazyPart(async () => (await import('./BelowStore.tsx')).ShareCard);
const ShareTop = lazyPart(async () => (await import('./BelowStore.tsx')).ShareTop);
const StoreBanners = lazyPart(async () => (await import('./BelowStore.tsx')).StoreBanners);

/** The store at a glance: what waits for the merchant, its figures with the period before, its money, its link. */
export function ShopCenterScreen() {
  const words = useWords();
  const say = useSay();
  const { data: me } = useMe();
  const [filters] = useFilters();
  const period = periodIn(filters);
  const stat = useEndpoint(homeStat, period ?? {}, { keepPrevious: true, enabled: period !== undefined });

  // What waits for the merchant stands on top: until it is known, nothing below or beside it has its place.
  const isWaiting = period !== undefined && stat.data === undefined && stat.error === null;

  return (
    <Page
      title={me?.info.shop.name ?? words.statistics.title}
      lead={say(words.statistics.hello, { name: me?.info.nickname ?? '' })}
      width="wide"
      actions={<Actions />}
    >
      <Columns
        main={
          isWaiting ? (
            <SkeletonCards count={6} />
          ) : (
            <>
              <RestrictionNote />
              {stat.data === undefined ? null : <NeedsMe needs={stat.data.needs_me} />}
              <FirstSteps />
              <PeriodBar />
              {period === undefined ? (
                <Note tone="warn">{words.statistics.wrongDays}</Note>
              ) : (
                <QueryView query={stat} skeleton={<SkeletonCards count={4} />}>
                  {(value) => <PeriodFigures stat={value} range={period.range ?? '7d'} />}
                </QueryView>
              )}
              <Suspense fallback={<Skeleton shape="block" />}>
                <StatChart />
              </Suspense>
              <QuickLinks />
            </>
          )
        }
        side={
          isWaiting ? null : (
            <>
              <QueryView query={stat} skeleton={<Skeleton shape="block" />}>
                {(value) => <MoneyFigures stat={value} />}
              </QueryView>
              <Suspense fallback={<Skeleton shape="block" />}>
                <ShareCard />
              </Suspense>
              {stat.data === undefined ? null : <Standing stat={stat.data} />}
              <Suspense fallback={<Skeleton shape="banner" />}>
                <StoreBanners />
              </Suspense>
            </>
          )
        }
      />
    </Page>
  );
}

/** The level, the shop's own facts, and its link in one press. */
function Actions() {
  const words = useWords();
  const { data: me } = useMe();
  return (
    <>
      {me === undefined ? null : (
        <Link to="/level" className="flex min-h-target items-center">
          <Badge tone="accent">{me.info.level.name}</Badge>
        </Link>
      )}
      <LinkButton to="/shop" tone="quiet" size="small" icon={<Store aria-hidden className="size-5" />}>
        {words.people.navShop}
      </LinkButton>
      <span className="size-target">
        <Suspense>
          <ShareTop />
        </Suspense>
      </span>
    </>
  );
}

import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { useMe } from '#features/people/ui/public.tsx';
import { UnpaidNote } from '#features/identity/ui/public.tsx';
import { RestrictionNote } from '#features/restriction/ui/public.tsx';
import { homeStat } from '#features/statistics/contract.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { periodIn, type Range } from './period.ts';
import { ShopMenu } from './ShopMenu.tsx';
import { SoldHero } from './SoldHero.tsx';
import { ToDo } from './ToDo.tsx';
import { useFilters } from './useFilters.ts';
import { Withdrawable } from './Withdrawable.tsx';

const AllFigures = lazyPart(async () => (await import('./AllFigures.tsx')).AllFigures);
const BestSellers = lazyPart(async () => (await import('./BelowStore.tsx')).BestSellers);
const FirstSteps = lazyPart(async () => (await import('./BelowStore.tsx')).FirstSteps);
const Health = lazyPart(async () => (await import('./BelowStore.tsx')).Health);
const StoreBanners = lazyPart(async () => (await import('./BelowStore.tsx')).StoreBanners);

/** While one of these is open nothing was sold yet: how to begin stands in place of the figures. */
const newShopTasks = new Set(['first_goods', 'share_link']);

/** The store in one look: what was sold, what can be withdrawn, what must be done. All other figures a press away. */
export function ShopCenterScreen() {
  const words = useWords();
  const { data: me } = useMe();
  const [filters, set] = useFilters();
  // Days that are the wrong way round ask for nothing; the first look then keeps to its own period.
  const period = periodIn(filters) ?? { range: '7d' as const };
  const stat = useEndpoint(homeStat, period, { keepPrevious: true });
  const isNew = me?.info.tasks.some(({ code }) => newShopTasks.has(code)) ?? false;
  const isOpen = areFiguresOpen(filters);
  return (
    <Page title={me?.info.shop.name ?? words.statistics.title} width="wide" actions={<ShopMenu />}>
      <RestrictionNote />
      <UnpaidNote />
      <QueryView query={stat} skeleton={<FirstLookSkeleton />}>
        {(value) => (
          <Columns
            main={<FirstLook stat={value} range={period.range ?? '7d'} isNew={isNew} />}
            side={
              <Suspense fallback={<Skeleton shape="block" />}>
                <BestSellers hasSold={Number(value.sold) > 0} />
                {isNew ? null : <Health stat={value} />}
                <StoreBanners />
              </Suspense>
            }
          />
        )}
      </QueryView>
      <div>
        <Button
          tone="plain"
          size="small"
          aria-expanded={isOpen}
          icon={<ChevronRight aria-hidden className={isOpen ? 'size-4 -rotate-90' : 'size-4 rotate-90'} />}
          onClick={() => set('figures', isOpen ? 'none' : 'all')}
        >
          {words.statistics.allFigures}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <AllFigures />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** As high as the first look with things to do, so that nothing that is seen moves when it comes. */
function FirstLookSkeleton() {
  return (
    <Columns
      main={
        <>
          <Skeleton shape="figure" />
          <Skeleton shape="banner" />
          <SkeletonRows count={7} />
        </>
      }
      side={
        <div className="max-lg:hidden">
          <Skeleton shape="block" />
        </div>
      }
    />
  );
}

type Look = { stat: OutputOf<typeof homeStat>; range: Range; isNew: boolean };

function FirstLook({ stat, range, isNew }: Look) {
  return (
    <>
      {isNew ? (
        <Suspense fallback={<SkeletonRows count={6} />}>
          <FirstSteps />
        </Suspense>
      ) : (
        <>
          <SoldHero stat={stat} range={range} />
          <Withdrawable stat={stat} />
        </>
      )}
      <ToDo needs={stat.needs_me} isNew={isNew} />
    </>
  );
}

/** A link to one figure opens them all; so does the button. */
function areFiguresOpen(filters: URLSearchParams): boolean {
  const said = filters.get('figures');
  if (said !== null) return said === 'all';
  return filters.has('metric') || filters.has('grain') || filters.get('range') === 'custom';
}

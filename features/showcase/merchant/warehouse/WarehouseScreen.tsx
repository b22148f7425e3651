import { List, ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { goodsSorts, listGoods } from '#features/goods/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { useMedia } from '#ui/useMedia.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';
import type { GridProps } from './GoodsGrid.tsx';
import { isLimitNear, LimitCard } from '#features/showcase/merchant/LimitCard.tsx';
import { ShowcaseTabs } from '#features/showcase/merchant/ShowcaseTabs.tsx';
import type { Good, Undo } from '#features/showcase/merchant/types.ts';
import { useFilters } from '#features/showcase/merchant/useFilters.ts';
import type { Filters } from '#features/showcase/merchant/useFilters.ts';
import { useSheet } from '#features/showcase/merchant/useSheet.ts';
import { useShelf } from '#features/showcase/merchant/useShelf.ts';
import { useGoodsLook } from './useGoodsLook.ts';
import type { GoodsLook } from './useGoodsLook.ts';
import { clearFilters, useWarehouseTools } from './WarehouseFilters.tsx';

const GoodsSheet = lazyPart(async () => (await import('./GoodsSheet.tsx')).GoodsSheet);
const WarehouseAside = lazyPart(async () => (await import('./WarehouseAside.tsx')).WarehouseAside);
const UndoBar = lazyPart(async () => (await import('#features/showcase/merchant/UndoBar.tsx')).UndoBar);
const AddMany = lazyPart(async () => (await import('./AddMany.tsx')).AddMany);

/** The shared warehouse: find a good, see what it costs and leaves, and take it into the showcase with one tap. */
export function WarehouseScreen() {
  const words = useWords();
  const filters = useFilters();
  const sheet = useSheet('goods');
  const { limit, undo } = useShelf();
  const [added, setAdded] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const query = useGoods(filters);
  const tools = useWarehouseTools(filters);
  const [look, showAs] = useGoodsLook();
  const isWide = useMedia('(min-width: 64rem)');
  const goods = query.data?.pages.flatMap((page) => page.list) ?? [];

  return (
    <Page title={words.goods.warehouse} back="/goodsList" actions={tools.buttons} width="wide">
      <ShowcaseTabs
        end={
          <>
            <LookButton look={look} onShow={showAs} />
            {chosen === undefined ? <SelectButton onPress={() => setChosen(new Set())} /> : null}
          </>
        }
      />
      <div className={isLimitNear(limit) ? '' : 'max-lg:hidden'}>
        <LimitCard limit={limit} isShort />
      </div>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-6">
        {isWide ? (
          <Suspense fallback={<SkeletonRows count={6} />}>
            <WarehouseAside filters={filters} />
          </Suspense>
        ) : null}
        <div className="flex min-w-0 flex-col gap-4">
          {tools.fields}
          {tools.sheet}
          <GoodsList
            filters={filters}
            query={query}
            goods={goods}
            look={look}
            onOpen={sheet.open}
            onAdded={setAdded}
            chosen={chosen}
            onChoose={setChosen}
          />
        </div>
      </div>
      {chosen === undefined ? null : (
        <Suspense fallback={null}>
          <AddMany
            goods={goods.filter(({ id }) => chosen.has(id))}
            onAll={() => setChosen(new Set(goods.filter(canChoose).map(({ id }) => id)))}
            onDone={() => setChosen(undefined)}
          />
        </Suspense>
      )}
      <AddedBar undo={undo} added={added} />
      {sheet.id === undefined ? null : (
        <Suspense fallback={null}>
          <GoodsSheet
            id={sheet.id}
            known={goods.find(({ id }) => id === sheet.id)}
            onAdded={setAdded}
            onOther={sheet.change}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </Page>
  );
}

function useGoods(filters: Filters) {
  return usePages(listGoods, (page) => ({ ...askOf(filters), page, page_size: 24 }));
}

type ListProps = GridProps & { query: ReturnType<typeof useGoods>; filters: Filters };

function GoodsList({ filters, ...grid }: ListProps) {
  const { query, look } = grid;
  return (
    <PullToRefresh
      query={query}
      isLineBelow
      start={<Count total={query.data?.pages[0]?.total ?? undefined} />}
    >
      <QueryView
        query={query}
        skeleton={<GoodsSkeleton look={look} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <NoGoods filters={filters} />,
        }}
      >
        {({ pages }) => (
          <>
            {pages[0]?.landed_complete === false ? <Computing country={filters.get('ship_to')} /> : null}
            <GoodsGrid {...grid} />
          </>
        )}
      </QueryView>
    </PullToRefresh>
  );
}

/** Some goods have no landed cost yet: what is not shown is said. */
function Computing({ country }: { country: string }) {
  const { goods: words } = useWords();
  const say = useSay();
  const formats = useFormats();
  return (
    <p role="status" className="text-meta text-muted">
      {say(words.landed.computing, { country: formats.country(country) })}
    </p>
  );
}

/** Goods on their way, beside or below each other as they will be. */
function GoodsSkeleton({ look }: { look: GoodsLook }) {
  if (look === 'list') return <SkeletonRows count={8} picture="small" />;
  return (
    <Grid look="pictures">
      {Array.from({ length: 8 }, (_none, place) => (
        <Skeleton key={place} shape="picture" />
      ))}
    </Grid>
  );
}

/** What was just added, with the way back, and for one product the way to its price. */
function AddedBar({ undo, added }: { undo: Undo | undefined; added: string | undefined }) {
  const words = useWords();
  if (undo === null || undo === undefined) return null;
  const isOne = added !== undefined && undo.kind === 'add' && undo.rows === 1;
  const edit = (
    <LinkButton to={`/goodsList?item=${added}`} tone="plain" size="small">
      {words.showcase.edit}
    </LinkButton>
  );
  return (
    <Suspense fallback={null}>
      <UndoBar undo={undo} more={isOne ? edit : null} />
    </Suspense>
  );
}

/** What is sold out could not be bought, and what is there already is not added twice. */
function canChoose({ stock, in_showcase: isMine }: Good): boolean {
  return stock > 0 && !isMine;
}

function Count({ total }: { total: number | undefined }) {
  const words = useWords();
  const say = useSay();
  return <span role="status">{total === undefined ? null : say(words.goods.count, { count: total })}</span>;
}

function LookButton({ look, onShow }: { look: GoodsLook; onShow: (look: GoodsLook) => void }) {
  const { goods: words } = useWords();
  const isList = look === 'list';
  return (
    <IconButton
      label={words.asList}
      aria-pressed={isList}
      icon={<List aria-hidden className="size-6" />}
      onClick={() => onShow(isList ? 'grid' : 'list')}
    />
  );
}

function SelectButton({ onPress }: { onPress: () => void }) {
  const words = useWords();
  return (
    <IconButton
      label={words.showcase.select}
      icon={<ListChecks aria-hidden className="size-6" />}
      onClick={onPress}
    />
  );
}

const amountPattern = /^\d{1,9}(?:\.\d{1,6})?$/;

const countryPattern = /^[A-Z]{2}$/;

function askOf(filters: Filters) {
  const type = filters.get('type');
  const supplier = filters.get('supplier');
  const maxDays = Number(filters.get('max_days'));
  const country = filters.get('ship_to');
  const isLanded = countryPattern.test(country);
  const sort = filters.one('sort', goodsSorts);
  const amount = (name: 'cost_min' | 'cost_max' | 'landed_min' | 'landed_max') =>
    amountPattern.test(filters.get(name)) ? { [name]: filters.get(name) } : {};
  return {
    sort: sort === 'landed' && !isLanded ? goodsSorts[0] : sort,
    ...(filters.q === '' ? {} : { q: filters.q }),
    ...(type === '' ? {} : { type_id: type }),
    ...(supplier === '' ? {} : { supplier_id: supplier }),
    ...(Number.isInteger(maxDays) && maxDays > 0 ? { max_days: Math.min(maxDays, 120) } : {}),
    ...(filters.has('in_stock') ? { in_stock: true } : {}),
    ...(filters.has('hide_mine') ? { not_in_my_showcase: true } : {}),
    ...(filters.has('saved') ? { saved: true } : {}),
    ...amount('cost_min'),
    ...amount('cost_max'),
    ...(isLanded ? { ship_to: country, ...amount('landed_min'), ...amount('landed_max') } : {}),
  };
}

function NoGoods({ filters }: { filters: Filters }) {
  const words = useWords();
  return (
    <Empty
      says={words.goods.none}
      detail={words.goods.noneDetail}
      action={
        <>
          <Button
            tone="plain"
            onClick={() => {
              filters.setTyped('');
              filters.set({ q: '', type: '' });
              clearFilters(filters);
            }}
          >
            {words.goods.clear}
          </Button>
          <LinkButton to="/goodsList/sourcing/new" tone="plain">
            {words.goods.sourcing.ask}
          </LinkButton>
        </>
      }
    />
  );
}

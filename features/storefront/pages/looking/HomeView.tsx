import { BadgeCheck, Star } from 'lucide-react';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf, Shop } from '#features/storefront/page.shapes.ts';
import { ClosedNote } from '#features/storefront/pages/ClosedNote.tsx';
import { FreeDeliveryLine } from '#features/storefront/pages/buying/FreeDelivery.tsx';
import { Filters } from './Filters.tsx';
import { ShopMark } from '#features/storefront/pages/Frame.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';
import { LookHome } from './LookHome.tsx';
import { ListLayout } from './ListLayout.tsx';
import { listPath } from './list-path.ts';
import { CategoryNav, NothingFound, SearchForm, Shelf } from './SearchView.tsx';

type Home = PageOf<'home'>;

/** Pictures of the first rows: they are on the screen at once. */
const firstPictures = 6;

export function HomeView({ page }: { page: Home }) {
  const words = useStorefrontWords();
  const { shop, categories, goods } = page;
  const chosen = categories.find(({ id }) => id === page.category)?.name ?? words.goodsTitle;
  const empty = (
    <NothingFound
      page={page}
      categories={categories}
      title={words.nothingHere}
      hint={words.nothingHereHint}
    />
  );
  const side =
    categories.length < 2 ? null : (
      <CategoryNav page={page} categories={categories} all={{ id: undefined, name: words.allGoods }} />
    );
  const list = (
    <ListLayout
      search={<SearchForm page={page} label={words.searchLabel} placeholder={words.searchPlaceholder} />}
      categories={side}
      filters={<Filters page={page} currency={shop.currency} />}
    >
      <Shelf page={page} title={chosen} currency={shop.currency} empty={empty}>
        <GoodsGrid goods={goods.list} base={page.base} firstCount={firstPictures} isBesideMenu />
      </Shelf>
    </ListLayout>
  );
  const closed = shop.open ? null : <ClosedNote shop={shop} />;
  if (shop.look !== null) {
    const above = (
      <>
        {closed}
        <FreeDeliveryLine shop={shop} />
      </>
    );
    return <LookHome page={page} look={shop.look} list={list} closed={above} />;
  }
  return (
    <div className="flex flex-col gap-4 lg:gap-8">
      <Hero shop={shop} />
      {closed}
      <FreeDeliveryLine shop={shop} />
      {list}
    </div>
  );
}

function Hero({ shop }: { shop: Shop }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <div className="overflow-hidden rounded-card bg-accent-soft">
      {shop.banner === null ? null : (
        <img
          src={shop.banner.url}
          alt=""
          width={1600}
          height={400}
          className="aspect-3/1 w-full object-cover lg:aspect-4/1"
        />
      )}
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 p-4 lg:gap-x-6 lg:p-7">
        <ShopMark
          shop={shop}
          name={shop.name}
          className="size-16 text-figure lg:row-span-2 lg:size-24 lg:text-hero"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-title lg:text-hero">{shop.name}</h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-meta">
            {shop.legal.verified ? (
              <span className="inline-flex items-center gap-1 font-medium text-accent-ink">
                <BadgeCheck aria-hidden className="size-4" />
                {words.verified}
              </span>
            ) : null}
            {shop.rating === null || shop.reviews === 0 ? null : (
              <span className="inline-flex items-center gap-1">
                <Star aria-hidden className="size-4" />
                {say(words.rating, { rating: shop.rating, reviews: shop.reviews })}
              </span>
            )}
          </p>
        </div>
        {shop.about === '' ? null : (
          <p className="col-span-2 max-w-prose lg:col-span-1 lg:col-start-2">{shop.about}</p>
        )}
      </div>
    </div>
  );
}

/** The address of a page of the same list. */
export function homePath(page: Home, { number }: { number: number }): string {
  return listPath(page, { number });
}

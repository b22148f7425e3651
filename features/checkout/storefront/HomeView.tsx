import { BadgeCheck, Search, Star } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { cx } from '#ui/cx.ts';
import { controlClass } from '#ui/FieldFrame.tsx';
import { useSay } from '#ui/words.tsx';
import { useStorefrontWords } from '../ui/public.tsx';
import type { PageOf, Shop } from '../page.contract.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { ShopMark } from './Frame.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';

type Home = PageOf<'home'>;

/** Pictures of the first rows: they are on the screen at once. */
const firstPictures = 6;

export function HomeView({ page }: { page: Home }) {
  return (
    <div className="flex flex-col gap-4 lg:gap-8">
      <Hero shop={page.shop} />
      {page.shop.open ? null : <ClosedNote shop={page.shop} />}
      <div className={cx('grid min-w-0 gap-4 lg:gap-8', hasCategories(page) && 'lg:grid-cols-[13rem_1fr]')}>
        {hasCategories(page) ? <Categories page={page} /> : null}
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <SearchForm page={page} />
          <Shelf page={page} />
        </div>
      </div>
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
          className="size-16 text-3xl lg:row-span-2 lg:size-24 lg:text-5xl"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-2xl font-bold tracking-tight lg:text-4xl">{shop.name}</h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            {shop.legal.verified ? (
              <span className="inline-flex items-center gap-1 font-semibold text-accent-ink">
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

function SearchForm({ page }: { page: Home }) {
  const words = useStorefrontWords();
  return (
    <form action={`/s/${page.handle}`} role="search" className="flex gap-2 max-lg:order-1">
      {page.category === undefined ? null : <input type="hidden" name="category" value={page.category} />}
      <label className="relative block min-w-0 grow">
        <span className="sr-only">{words.searchLabel}</span>
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={page.q}
          maxLength={80}
          placeholder={words.searchPlaceholder}
          className={cx(controlClass, 'pl-11')}
        />
      </label>
      <button type="submit" className={buttonClass('plain')}>
        {words.search}
      </button>
    </form>
  );
}

/** A row to be pushed sideways on a phone, a list at the side of a wide screen. */
function Categories({ page }: { page: Home }) {
  const words = useStorefrontWords();
  const all = { id: '', name: words.allGoods, count: undefined };
  return (
    <nav
      aria-label={words.categories}
      className="-mx-4 overflow-x-auto px-4 py-1 max-lg:order-2 lg:mx-0 lg:overflow-visible lg:p-0"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0.5">
        {[all, ...page.categories].map(({ id, name, count }) => (
          <li key={id}>
            <CategoryLink
              href={homePath(page, { category: id })}
              name={name}
              count={count}
              isChosen={(page.category ?? '') === id}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CategoryLinkProps = { href: string; name: string; count: number | undefined; isChosen: boolean };

function CategoryLink({ href, name, count, isChosen }: CategoryLinkProps) {
  return (
    <a
      href={href}
      aria-current={isChosen ? 'page' : undefined}
      className={cx(
        'flex min-h-target items-center justify-between gap-2 rounded-full border px-4 text-sm font-semibold',
        'max-lg:whitespace-nowrap lg:rounded-field lg:border-0 lg:px-3 lg:font-medium',
        isChosen
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line bg-surface hover:border-line-strong lg:bg-transparent lg:hover:bg-sunken',
      )}
    >
      {name}
      {count === undefined ? null : (
        <span className={cx('tabular font-normal', isChosen ? '' : 'text-muted')}>{count}</span>
      )}
    </a>
  );
}

function hasCategories(page: Home): boolean {
  return page.categories.length > 1;
}

function Shelf({ page }: { page: Home }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { list, total } = page.goods;
  const chosen = page.categories.find(({ id }) => id === page.category)?.name ?? words.goodsTitle;
  if (list.length === 0) return <EmptyShelf page={page} />;
  return (
    <section aria-labelledby="goods" className="flex min-w-0 flex-col gap-4 max-lg:order-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="goods" className="text-xl font-bold">
          {page.q === undefined ? chosen : say(words.resultsFor, { q: page.q })}
        </h2>
        {total === null ? null : (
          <span className="text-sm text-muted">{say(words.goodsCount, { count: total })}</span>
        )}
      </div>
      <GoodsGrid
        goods={list}
        base={`/s/${page.handle}`}
        firstCount={firstPictures}
        isBesideMenu={hasCategories(page)}
      />
      <Pages page={page} />
    </section>
  );
}

function EmptyShelf({ page }: { page: Home }) {
  const words = useStorefrontWords();
  const isSearch = page.q !== undefined || page.category !== undefined || page.goods.page > 1;
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center max-lg:order-3">
      <Search aria-hidden className="size-10 text-muted" />
      <h2 className="text-lg font-bold">{isSearch ? words.nothingFound : words.nothingHere}</h2>
      <p className="text-muted">{isSearch ? words.nothingFoundHint : words.nothingHereHint}</p>
      {isSearch ? (
        <a href={`/s/${page.handle}`} className={buttonClass('main')}>
          {words.showAll}
        </a>
      ) : null}
    </div>
  );
}

function Pages({ page }: { page: Home }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { page: number, has_more: hasMore } = page.goods;
  if (number === 1 && !hasMore) return null;
  return (
    <nav aria-label={words.pages} className="mt-4 grid grid-cols-3 items-center gap-3">
      <span className="justify-self-start">
        {number === 1 ? null : (
          <a rel="prev" href={homePath(page, { number: number - 1 })} className={buttonClass('plain')}>
            {words.previous}
          </a>
        )}
      </span>
      <span className="tabular text-center text-sm text-muted">
        {say(words.pageNumber, { page: number })}
      </span>
      <span className="justify-self-end">
        {hasMore ? (
          <a rel="next" href={homePath(page, { number: number + 1 })} className={buttonClass('plain')}>
            {words.next}
          </a>
        ) : null}
      </span>
    </nav>
  );
}

/** The address of this list with another category, or another page of it. */
export function homePath(page: Home, { category, number }: { category?: string; number?: number }): string {
  const query = new URLSearchParams();
  const wanted = category ?? page.category ?? '';
  if (wanted !== '') query.set('category', wanted);
  if (page.q !== undefined) query.set('q', page.q);
  if (number !== undefined && number > 1) query.set('page', String(number));
  const text = query.toString();
  return `/s/${page.handle}${text === '' ? '' : `?${text}`}`;
}

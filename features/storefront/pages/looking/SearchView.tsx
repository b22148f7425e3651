import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { cx } from '#ui/cx.ts';
import { controlClass } from '#ui/forms/FieldFrame.tsx';
import { Note } from '#ui/content/Note.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { Category } from '#features/storefront/page.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { ActiveFilters, KeptFields, SortForm } from './Filters.tsx';
import { countFilters, listPath, noFilters, type ListPage } from './list-path.ts';

const keptBySearch = [
  'category',
  'price_min',
  'price_max',
  'in_stock',
  'max_days',
  'rating_min',
  'ship_to',
  'sort',
];

/** One field for words; whatever else the list is narrowed by stays. */
export function SearchForm({
  page,
  label,
  placeholder,
}: {
  page: ListPage;
  label: string;
  placeholder: string;
}) {
  const words = useStorefrontWords();
  return (
    <form action={page.base} role="search" className="flex gap-2">
      <KeptFields page={page} names={keptBySearch} />
      <label className="relative block min-w-0 grow">
        <span className="sr-only">{label}</span>
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={page.q}
          maxLength={80}
          placeholder={placeholder}
          enterKeyHint="search"
          className={cx(controlClass, 'pl-11')}
        />
      </label>
      <button type="submit" className={buttonClass('plain')}>
        {words.search}
      </button>
    </form>
  );
}

type CategoriesProps = {
  page: ListPage;
  categories: readonly Category[];
  /** Where one gets by "all": the list without a category, or the category above. */
  all: { readonly id: string | undefined; readonly name: string };
};

/** A row to be pushed sideways on a phone, a list at the side of a wide screen. */
export function CategoryNav({ page, categories, all }: CategoriesProps) {
  const words = useStorefrontWords();
  const links = [{ ...all, count: undefined }, ...categories];
  return (
    <nav
      aria-label={words.categories}
      className="-mx-4 overflow-x-auto px-4 py-1 lg:mx-0 lg:overflow-visible lg:p-0"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0.5">
        {links.map(({ id, name, count }) => (
          <li key={id ?? ''}>
            <CategoryLink
              href={listPath(page, { category: id })}
              name={name}
              count={count}
              isChosen={page.category === id}
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
        'flex min-h-target items-center justify-between gap-2 rounded-full border px-4 text-meta font-medium',
        'max-lg:whitespace-nowrap lg:rounded-field lg:border-0 lg:px-3 lg:font-medium',
        isChosen
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line bg-surface hover:border-line-strong lg:bg-transparent lg:hover:bg-sunken',
      )}
    >
      <span className="min-w-0 lg:wrap-anywhere">{name}</span>
      {count === undefined ? null : (
        <span className={cx('tabular font-normal', isChosen ? '' : 'text-muted')}>{count}</span>
      )}
    </a>
  );
}

/** The goods that were found, under their name, count, filters and order; or what to do where there are none. */
export function Shelf({
  page,
  title,
  currency,
  empty,
  children,
}: {
  page: ListPage;
  title: string;
  currency: string;
  empty: ReactNode;
  children: ReactNode;
}) {
  const words = useStorefrontWords();
  const say = useSay();
  const { list, total } = page.goods;
  const heading = page.q === undefined ? title : say(words.resultsFor, { q: page.q });
  return (
    <section aria-labelledby="goods" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-col">
          <h2 id="goods" className="wrap-break-word text-title">
            {heading}
          </h2>
          {total === null ? null : (
            <span className="text-meta text-muted">{say(words.goodsCount, { count: total })}</span>
          )}
        </div>
        {list.length < 2 ? null : <SortForm page={page} />}
      </div>
      <ActiveFilters page={page} currency={currency} />
      <Meaning page={page} />
      {list.length === 0 ? empty : children}
      {list.length === 0 ? null : <Pages page={page} />}
    </section>
  );
}

/** What a search was understood as, where that is not what was typed. */
function Meaning({ page }: { page: ListPage }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { shown_for: shownFor, better } = page.meaning;
  const other = shownFor ?? better;
  if (other === null || page.q === undefined) return null;
  const text = shownFor === null ? words.searchBetter : words.searchShownFor;
  return (
    <Note tone="info">
      <p>{say(text, { q: page.q, other })}</p>
      {shownFor === null ? (
        <a href={listPath(page, { q: other })} className={buttonClass('quiet', 'small')}>
          {say(words.searchFor, { q: other })}
        </a>
      ) : null}
    </Note>
  );
}

/** Nothing was found: what is in the way, and where there is something. */
export function NothingFound({
  page,
  categories,
  title,
  hint,
}: {
  page: ListPage;
  categories: readonly Category[];
  /** Where nothing was asked for: what it means that there is nothing. */
  title: string;
  hint: string;
}) {
  const words = useStorefrontWords();
  const isFiltered = countFilters(page.filters) > 0;
  const isAsked = isFiltered || page.q !== undefined || page.category !== undefined || page.goods.page > 1;
  const asked = isFiltered
    ? [words.searchNothingFiltered, words.searchNothingFilteredHint]
    : [words.nothingFound, categories.length < 2 ? words.nothingFoundHint : words.searchNothingHint];
  const [heading, text] = isAsked ? asked : [title, hint];
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <Search aria-hidden className="size-10 text-muted" />
      <h3 className="text-section">{heading}</h3>
      <p className="text-muted">{text}</p>
      {isFiltered ? (
        <a href={listPath(page, { filters: noFilters })} className={buttonClass('main')}>
          {words.searchClear}
        </a>
      ) : null}
      {isAsked ? (
        <a href={page.base} className={buttonClass(isFiltered ? 'plain' : 'main')}>
          {page.kind === 'explore' ? words.exploreAll : words.showAll}
        </a>
      ) : null}
      <Nearest page={page} categories={categories} />
    </div>
  );
}

/** A few categories that have goods. */
const nearestShown = 6;

function Nearest({ page, categories }: { page: ListPage; categories: readonly Category[] }) {
  const words = useStorefrontWords();
  const some = categories.filter(({ id }) => id !== page.category).slice(0, nearestShown);
  if (some.length === 0) return null;
  return (
    <nav aria-label={words.searchLookInto} className="flex flex-col items-center gap-2 pt-2">
      <span className="text-meta font-medium">{words.searchLookInto}</span>
      <ul className="flex flex-wrap justify-center gap-2">
        {some.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`${page.base}?${new URLSearchParams({ category: id }).toString()}`}
              className={buttonClass('plain', 'small')}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ page }: { page: ListPage }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { page: number, has_more: hasMore } = page.goods;
  if (number === 1 && !hasMore) return null;
  return (
    <nav aria-label={words.pages} className="mt-4 grid grid-cols-3 items-center gap-3">
      <span className="justify-self-start">
        {number === 1 ? null : (
          <a rel="prev" href={listPath(page, { number: number - 1 })} className={buttonClass('plain')}>
            {words.previous}
          </a>
        )}
      </span>
      <span className="tabular text-center text-meta text-muted">
        {say(words.pageNumber, { page: number })}
      </span>
      <span className="justify-self-end">
        {hasMore ? (
          <a rel="next" href={listPath(page, { number: number + 1 })} className={buttonClass('plain')}>
            {words.next}
          </a>
        ) : null}
      </span>
    </nav>
  );
}

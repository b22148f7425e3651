import { collectionPath } from '#domain/shop/collection.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { ClosedNote } from '#features/storefront/pages/ClosedNote.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';

type Collection = PageOf<'collection'>;

/** Pictures of the first rows: they are on the screen at once. */
const firstPictures = 6;

/** What a shop shows together, in its own order. */
export function CollectionView({ page }: { page: Collection }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { shop, collection, goods } = page;
  return (
    <div className="flex flex-col gap-4 lg:gap-8">
      <nav aria-label={words.goodsPlace} className="text-meta">
        <a
          href={page.base}
          className="inline-flex min-h-target items-center font-medium wrap-anywhere text-accent-ink"
        >
          {shop.name}
        </a>
      </nav>
      <header className="flex flex-col gap-2">
        <h1 className="text-title wrap-anywhere lg:text-hero">{collection.title}</h1>
        {collection.description === '' ? null : (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{collection.description}</p>
        )}
        <p className="text-meta text-muted">{say(words.goodsCount, { count: goods.total ?? 0 })}</p>
      </header>
      {shop.open ? null : <ClosedNote shop={shop} />}
      {goods.list.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
          <a href={page.base} className={buttonClass('plain')}>
            {words.showAll}
          </a>
        </p>
      ) : (
        <GoodsGrid goods={goods.list} base={page.base} firstCount={firstPictures} />
      )}
      <Pages page={page} />
    </div>
  );
}

function Pages({ page }: { page: Collection }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { page: number, has_more: hasMore } = page.goods;
  if (number === 1 && !hasMore) return null;
  return (
    <nav aria-label={words.pages} className="grid grid-cols-3 items-center gap-3">
      <span className="justify-self-start">
        {number === 1 ? null : (
          <a rel="prev" href={collectionAddress(page, number - 1)} className={buttonClass('plain')}>
            {words.previous}
          </a>
        )}
      </span>
      <span className="tabular text-center text-meta text-muted">
        {say(words.pageNumber, { page: number })}
      </span>
      <span className="justify-self-end">
        {hasMore ? (
          <a rel="next" href={collectionAddress(page, number + 1)} className={buttonClass('plain')}>
            {words.next}
          </a>
        ) : null}
      </span>
    </nav>
  );
}

/** The address of a page of a collection. */
export function collectionAddress(page: Pick<Collection, 'base' | 'collection'>, number = 1): string {
  const path = `${page.base}${collectionPath(page.collection.slug)}`;
  return number > 1 ? `${path}?page=${number}` : path;
}

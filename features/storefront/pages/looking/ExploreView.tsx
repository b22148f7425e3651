import { ChevronRight } from 'lucide-react';
import type { ExploreOffer, SponsoredPlace } from '#features/search/sponsored.shapes.ts';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { PageTitle, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { ExploreShelves } from './ExploreShelves.tsx';
import { Filters } from './Filters.tsx';
import { ListLayout } from './ListLayout.tsx';
import { OfferCard } from './OfferFace.tsx';
import { listPath } from './list-path.ts';
import { CategoryNav, NothingFound, SearchForm, Shelf } from './SearchView.tsx';
import { SponsoredCard } from './SponsoredCard.tsx';

type Explore = PageOf<'explore'>;

/** Pictures of the first rows: they are on the screen at once where nothing stands above them. */
const firstPictures = 6;

/** Goods of all shops. Paid places stand among them, each marked, and change nothing of the order of the others. */
export function ExploreView({ page }: { page: Explore }) {
  const words = useStorefrontWords();
  const { currency, categories } = page;
  const here = page.path.at(-1);
  const empty = (
    <NothingFound
      page={page}
      categories={categories}
      title={words.exploreEmpty}
      hint={words.exploreEmptyHint}
    />
  );
  return (
    <div className="flex flex-col gap-4 lg:gap-8">
      <PageTitle lead={words.exploreLead}>{words.exploreTitle}</PageTitle>
      <ListLayout
        search={
          <SearchForm
            page={page}
            label={words.exploreSearchLabel}
            placeholder={words.exploreSearchPlaceholder}
          />
        }
        categories={<Places page={page} />}
        filters={<Filters page={page} currency={currency} />}
      >
        <div className="flex min-w-0 flex-col gap-6 lg:gap-10">
          <ExploreShelves page={page} />
          <Shelf page={page} title={here?.name ?? words.goodsTitle} currency={currency} empty={empty}>
            <Offers page={page} />
          </Shelf>
        </div>
      </ListLayout>
      <p className="text-meta">
        <a
          href={`${page.base}/how`}
          className="inline-flex min-h-target items-center font-medium text-accent-ink underline"
        >
          {words.exploreHowLink}
        </a>
      </p>
    </div>
  );
}

/** The way down to the chosen category, and where one can go from there. */
function Places({ page }: { page: Explore }) {
  const words = useStorefrontWords();
  const { path, categories } = page;
  const here = path.at(-1);
  // What is shown is below the chosen category, or beside it where nothing is below.
  const isBeside = categories.some(({ id }) => id === here?.id);
  const above = isBeside ? path.at(-2) : here;
  const all = above ?? { id: undefined, name: words.allGoods };
  const way = above === undefined ? [] : path.slice(0, isBeside ? -2 : -1);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {above === undefined ? null : (
        <nav aria-label={words.exploreAbove}>
          <ol className="flex flex-wrap items-center gap-x-1 text-meta">
            {[{ id: undefined, name: words.allGoods }, ...way].map(({ id, name }) => (
              <li key={id ?? ''} className="flex items-center gap-1">
                <a
                  href={listPath(page, { category: id })}
                  className="inline-flex min-h-target items-center font-medium text-accent-ink underline"
                >
                  {name}
                </a>
                <ChevronRight aria-hidden className="size-4 text-muted" />
              </li>
            ))}
          </ol>
        </nav>
      )}
      {categories.length === 0 ? null : <CategoryNav page={page} categories={categories} all={all} />}
    </div>
  );
}

/** The parts of a card share their rows with the cards beside it, so that prices stand in one line. */
function Offers({ page }: { page: Explore }) {
  const { shopsBase, sponsored, base, faces } = page;
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 sm:grid-cols-3 lg:gap-x-5 xl:grid-cols-4">
      {withSponsored(page.goods.list, sponsored).map(({ offer, place }, index) => {
        const isFirst = faces.length === 0 && index < firstPictures;
        return place === undefined ? (
          <li key={offer.id} className="row-span-4 grid min-w-0 grid-rows-subgrid pb-4 lg:pb-6">
            <OfferCard offer={offer} shopsBase={shopsBase} isFirst={isFirst} />
          </li>
        ) : (
          <SponsoredCard
            key={`${place.slot} ${offer.id}`}
            place={place}
            shopsBase={shopsBase}
            exploreBase={base}
            isFirst={isFirst}
          />
        );
      })}
    </ul>
  );
}

type Card = { readonly offer: ExploreOffer; readonly place: SponsoredPlace | undefined };

/** Each paid place where it was drawn for, counted with the paid ones; on a short page they follow at its end. */
function withSponsored(offers: readonly ExploreOffer[], sponsored: readonly SponsoredPlace[]): Card[] {
  const cards: Card[] = offers.map((offer) => ({ offer, place: undefined }));
  for (const place of sponsored) cards.splice(place.slot - 1, 0, { offer: place.offer, place });
  return cards;
}

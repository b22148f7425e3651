// The top of Explore: shops with their own faces, then goods in rows that are pushed sideways. No script is needed: a link
// that gets the focus moves into view.
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '#ui/words/words.tsx';
import { colorOfLook } from '#domain/shop/look.ts';
import { inkOn } from '#domain/colors.ts';
import { firstCharacters } from '#domain/text/graphemes.ts';
import type { ExplorePage } from '#features/storefront/page-list.shapes.ts';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { ShopMark } from '#features/storefront/pages/Frame.tsx';
import { Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { ShopRating } from './LookSections.tsx';
import { OfferCard } from './OfferFace.tsx';
import { listPath } from './list-path.ts';

type Explore = PageOf<'explore'>;
type Face = ExplorePage['faces'][number];

/** On the screen as soon as the page is: their pictures are asked for at once. */
const facesAtOnce = 2;

/** A row that runs out of the page on a phone; the space around it keeps the ring of a focused link whole. */
const row =
  '-mx-4 grid snap-x scroll-px-4 grid-flow-col overflow-x-auto overscroll-x-contain px-4 py-1 lg:-mx-1 lg:scroll-px-1 lg:px-1';

export function ExploreShelves({ page }: { page: Explore }) {
  const words = useStorefrontWords();
  const { faces, shelves, shopsBase } = page;
  return (
    <>
      {faces.length === 0 ? null : (
        <section aria-labelledby="shops" className="flex min-w-0 flex-col gap-3">
          <Heading id="shops" note={words.exploreShopsOrder}>
            {words.exploreShops}
          </Heading>
          <ul className={`${row} auto-cols-[78%] gap-3 sm:auto-cols-[17rem] lg:gap-4`}>
            {faces.map((face, index) => (
              <li key={face.shop.handle} className="min-w-0 snap-start">
                <ShopFace
                  face={face}
                  href={`${shopsBase}/${face.shop.handle}`}
                  isFirst={index < facesAtOnce}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shelves.map((shelf) => (
        <GoodsShelf key={shelf.category.id} page={page} shelf={shelf} />
      ))}
    </>
  );
}

function GoodsShelf({ page, shelf }: { page: Explore; shelf: Explore['shelves'][number] }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { category, goods } = shelf;
  const id = `shelf-${category.id}`;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <Heading id={id} note={say(words.goodsCount, { count: category.count })}>
        <a
          href={listPath(page, { category: category.id })}
          className="inline-flex min-h-target items-center gap-1 wrap-anywhere hover:underline"
        >
          {category.name}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </a>
      </Heading>
      <ul
        className={`${row} auto-cols-[44%] grid-rows-[repeat(4,auto)] gap-x-3 gap-y-1.5 sm:auto-cols-[12rem]`}
      >
        {goods.map((offer) => (
          <li key={offer.id} className="row-span-4 grid min-w-0 snap-start grid-rows-subgrid">
            <OfferCard offer={offer} shopsBase={page.shopsBase} isFirst={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Heading({ id, note, children }: { id: string; note: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <h2 id={id} className="min-w-0 text-title">
        {children}
      </h2>
      <span className="text-meta text-muted">{note}</span>
    </div>
  );
}

type FaceProps = { face: Face; href: string; isFirst: boolean };

function ShopFace({ face: { shop, goods, count }, href, isFirst }: FaceProps) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <a
      href={href}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong"
    >
      <ColorBand shop={shop} />
      <span className="grid grid-cols-3 gap-px">
        {[0, 1, 2].map((index) => {
          const image = goods[index]?.images[0];
          return image === undefined ? (
            <span key={index} className="aspect-square bg-sunken" />
          ) : (
            <Thumb key={index} image={image} isDecoration isFirst={isFirst} className="w-full" />
          );
        })}
      </span>
      <span className="flex min-w-0 items-center gap-3 p-3">
        <FaceMark shop={shop} />
        <span className="flex min-w-0 flex-col">
          <span className="truncate font-medium group-hover:underline">{shop.name}</span>
          <ShopRating shop={shop} />
          <span className="text-caption text-muted">{say(words.goodsCount, { count })}</span>
        </span>
      </span>
    </a>
  );
}

/** The colour of the shop's look. It is an attribute of a drawing: pages allow no style of their own. */
function ColorBand({ shop: { look } }: { shop: Face['shop'] }) {
  return (
    <svg aria-hidden width="100%" height="6" className="block text-accent">
      <rect width="100%" height="6" fill={look === null ? 'currentColor' : colorOfLook(look)} />
    </svg>
  );
}

/** The shop's logo, or its first letter in the colours of its look. */
function FaceMark({ shop }: { shop: Face['shop'] }) {
  const { look, logo, name } = shop;
  if (look === null || logo !== null)
    return <ShopMark shop={shop} name={name} className="size-11 text-section" />;
  const color = colorOfLook(look);
  return (
    <svg aria-hidden viewBox="0 0 44 44" className="size-11 shrink-0 rounded-field">
      <rect width="44" height="44" fill={color} />
      <text x="22" y="22" dy="0.36em" textAnchor="middle" fontSize="20" fontWeight="500" fill={inkOn(color)}>
        {firstCharacters(name.trim(), 1).toUpperCase()}
      </text>
    </svg>
  );
}

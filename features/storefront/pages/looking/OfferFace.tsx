import { Star } from 'lucide-react';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { ExploreOffer } from '#features/search/sponsored.shapes.ts';
import { Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { StockBadge } from './GoodsGrid.tsx';

/** Picture, title and price: three rows of a grid that the card shares with those beside it. */
export function OfferFace({ offer, isFirst }: { offer: ExploreOffer; isFirst: boolean }) {
  return (
    <>
      <span className="relative block overflow-hidden rounded-card border border-line">
        <Thumb
          image={offer.images[0]}
          isFirst={isFirst}
          isDecoration
          className="w-full transition-transform duration-200 group-hover:scale-103"
        />
        <span className="absolute bottom-2 left-2">
          <StockBadge available={offer.available} />
        </span>
      </span>
      <span className="line-clamp-2 wrap-anywhere text-meta leading-snug group-hover:underline lg:text-body">
        {offer.title}
      </span>
      <span className="font-medium lg:text-section">
        <MoneyText amount={offer.price} currency={offer.currency} />
      </span>
    </>
  );
}

export function OfferRating({ offer: { rating } }: { offer: ExploreOffer }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (rating === null) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden className="size-3.5 shrink-0 fill-current text-star" />
      {say(words.exploreRated, { rating: rating.avg, count: rating.count })}
    </span>
  );
}

/** A card shares its four rows with those beside it. */
export function OfferCard({
  offer,
  shopsBase,
  isFirst,
}: {
  offer: ExploreOffer;
  shopsBase: string;
  isFirst: boolean;
}) {
  const words = useStorefrontWords();
  const say = useSay();
  const { shop, shops } = offer;
  const seller =
    shops < 2
      ? say(words.exploreSoldBy, { shop: shop.name })
      : say(words.exploreSoldByMany, { shop: shop.name, count: shops });
  return (
    <a
      href={`${shopsBase}/${shop.handle}/goods/${offer.id}`}
      className="group row-span-4 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid rounded-card"
    >
      <OfferFace offer={offer} isFirst={isFirst} />
      <span className="flex flex-col gap-0.5 text-caption text-muted">
        <OfferRating offer={offer} />
        <span className="wrap-anywhere">{seller}</span>
      </span>
    </a>
  );
}

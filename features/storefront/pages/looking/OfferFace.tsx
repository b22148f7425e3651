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
      <span className="line-clamp-2 text-meta leading-snug group-hover:underline lg:text-body">
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

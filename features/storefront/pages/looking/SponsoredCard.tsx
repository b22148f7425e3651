import { useSay } from '#ui/words/words.tsx';
import type { SponsoredPlace } from '#features/search/sponsored.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { OfferFace, OfferRating } from './OfferFace.tsx';

type Props = { place: SponsoredPlace; shopsBase: string; exploreBase: string; isFirst: boolean };

/**
 * Goods at a place that somebody pays for, or that is given for public support: it says so in words before anything
 * else, with who pays and why it is shown. `data-ad` is what the page's script tells once it was seen.
 */
export function SponsoredCard({ place, shopsBase, exploreBase, isFirst }: Props) {
  const words = useStorefrontWords();
  const say = useSay();
  const { offer, token, isSupport } = place;
  const mark = isSupport ? '' : `?ad=${token}`;
  const label = isSupport ? words.sponsoredSupport : words.sponsoredBy;
  const id = `ad-${place.slot}`;
  return (
    <li
      className="row-span-4 grid min-w-0 grid-rows-subgrid pb-4 lg:pb-6"
      {...(isSupport ? {} : { 'data-ad': token })}
    >
      <a
        href={`${shopsBase}/${offer.shop.handle}/goods/${offer.id}${mark}`}
        {...(isSupport ? {} : { rel: 'sponsored' })}
        aria-describedby={id}
        className="group row-span-3 grid grid-rows-subgrid rounded-card"
      >
        <OfferFace offer={offer} isFirst={isFirst} />
      </a>
      <span className="flex flex-col gap-0.5 text-caption text-muted">
        <OfferRating offer={offer} />
        <span id={id} className="font-medium wrap-break-word text-ink">
          {say(label, { shop: offer.shop.name })}
        </span>
        <a
          href={`${exploreBase}/how${mark}#sponsored`}
          rel="nofollow"
          className="inline-flex min-h-target items-center self-start underline"
        >
          {words.sponsoredWhy}
        </a>
      </span>
    </li>
  );
}

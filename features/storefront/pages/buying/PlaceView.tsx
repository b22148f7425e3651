import { MapPin } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';
import { CountryField, CurrencyField } from './PlaceFields.tsx';

/** Where to send and what to pay in. */
export function PlaceView({ page }: { page: PageOf<'place'> }) {
  const words = useStorefrontWords();
  return (
    <Panel
      icon={<MapPin aria-hidden className="size-7" />}
      title={words.cartPlaceTitle}
      lead={words.cartPlaceLead}
    >
      <form method="post" action={`${page.base}/delivery`} className="flex flex-col gap-4">
        <input type="hidden" name="back" value={page.back} />
        <CountryField place={page.delivery} />
        <CurrencyField place={page.delivery} currency={page.delivery.currency} />
        <Button type="submit" isWide>
          {words.cartPlaceUpdate}
        </Button>
      </form>
    </Panel>
  );
}

/** Leads to that page and back to the goods. */
export function placePath({ base, goods }: PageOf<'goods'>): string {
  return `${base}/delivery?back=${encodeURIComponent(`${base}/goods/${goods.id}`)}`;
}

/** What the way to that page is called. */
export function usePlaceText({ landed }: PageOf<'goods'>): string {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (landed === null) return words.cartPlaceChoose;
  if (landed.closed !== null) return words.cartPlaceOther;
  return say(words.cartPlaceChange, { country: countryName(language, landed.country) });
}

// Sponsored goods of other shops below the goods of a shop that allows it: asked for once the page is there.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { isUuid } from '#domain/wire/ids.ts';
import type { Looker } from '#features/search/server/public.ts';
import type { similarGoods } from '#features/promotion/beacon.contract.ts';
import { formatMoney } from '#locales/format-money.ts';
import { sayIn } from '#locales/say.ts';
import { pageWords } from '#locales/storefront.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { readTypeOf } from './candidates.sql.ts';
import type { Delivery } from './delivery.ts';

type Rail = GivenOf<typeof similarGoods>;

export async function railOf(
  { tx, input, call: { language } }: Act<typeof similarGoods>,
  { sponsors, market }: Delivery,
  looker: Looker,
): Promise<Rail> {
  await market.lookUp();
  if (!sponsors.hasRail(input.handle) || !isUuid(input.id)) return { list: [] };
  const places = await sponsors.fill({
    surface: 'similar',
    looker,
    language,
    country: countryOf(input),
    category: await readTypeOf(tx, input.id),
    host: input.handle,
    goodsIds: [input.id],
  });
  const words = pageWords[language].storefront;
  return {
    list: places.map(({ slot, offer, token }) => ({
      slot,
      token,
      href: `/s/${offer.shop.handle}/goods/${offer.id}?ad=${token}`,
      title: offer.title,
      image: offer.images[0]?.url ?? null,
      price: formatMoney(language, offer.price, offer.currency),
      label: sayIn(language, words.sponsoredBy, { shop: offer.shop.name }),
      why_href: `/explore/how?ad=${token}#sponsored`,
    })),
  };
}

function countryOf({ country }: InputOf<typeof similarGoods>): string | undefined {
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

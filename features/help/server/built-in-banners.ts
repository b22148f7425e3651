// The banners that the product itself has: version 0, which a published one may replace and nothing can lose.
import { articleRoute } from '#domain/content/article-route.ts';
import { languages } from '#domain/text/language.ts';
import type { bannerPlaces } from '#features/help/contract.ts';
import { serverWords } from '#locales/server.ts';

export type BannerPlace = (typeof bannerPlaces)[number];
type BannerName = keyof ReturnType<typeof serverWords>['banners'];

export type BuiltInBanner = {
  readonly id: BannerName;
  readonly places: readonly BannerPlace[];
  readonly route: string;
};

/** Since when they stand. */
export const builtInSince = new Date('2026-01-01T00:00:00.000Z');

/** In the order in which they are shown; their words are in `locales/<language>/server.ts` under the same name. */
export const builtInBanners: readonly BuiltInBanner[] = [
  { id: 'noDeposit', places: ['home', 'wallet'], route: articleRoute('no-deposit-needed') },
  { id: 'weNeverAsk', places: ['wallet', 'home'], route: articleRoute('we-never-ask') },
  { id: 'buyerPays', places: ['home'], route: articleRoute('how-an-order-is-paid') },
  { id: 'ownPrices', places: ['warehouse'], route: articleRoute('below-break-even') },
  { id: 'whenYours', places: ['wallet'], route: articleRoute('when-money-is-yours') },
  { id: 'freeLevels', places: ['warehouse'], route: articleRoute('levels') },
];

/** A built-in banner as the same document that the console writes; undefined for a name that is none. */
export function builtInDoc(id: string) {
  const banner = builtInBanners.find((one) => one.id === id);
  if (banner === undefined) return undefined;
  const texts = languages.map((language) => {
    const { title, text } = serverWords(language).banners[banner.id];
    return [language, { title, text, image: null, alt: title }] as const;
  });
  return { places: [...banner.places], route: banner.route, texts: Object.fromEntries(texts) };
}

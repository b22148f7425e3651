// What the platform has to say at a place. Its own information only: nobody can buy a banner.
import { articleRoute } from '#domain/articles.ts';
import type { GivenOf } from '#domain/endpoint.ts';
import type { Language } from '#domain/language.ts';
import { limits } from '#domain/limits.ts';
import type { bannerPlaces, listBanners } from '#features/service/contract.ts';
import { serverWords } from '#locales/server.ts';

export type BannerPlace = (typeof bannerPlaces)[number];

type Banner = {
  readonly id: keyof ReturnType<typeof serverWords>['banners'];
  readonly places: readonly BannerPlace[];
  readonly route: string;
  readonly from: string;
  /** Undefined: until it is taken down. */
  readonly to: string | undefined;
};

const start = '2026-01-01T00:00:00.000Z';

function standing(id: Banner['id'], places: readonly BannerPlace[], route: string): Banner {
  return { id, places, route, from: start, to: undefined };
}

/** In the order in which they are shown; their words are in `locales/<language>/server.ts` under the same name. */
export const banners: readonly Banner[] = [
  standing('noDeposit', ['home', 'wallet'], articleRoute('no-deposit-needed')),
  standing('weNeverAsk', ['wallet', 'home'], articleRoute('we-never-ask')),
  standing('buyerPays', ['home'], articleRoute('how-an-order-is-paid')),
  standing('ownPrices', ['warehouse'], articleRoute('below-break-even')),
  standing('whenYours', ['wallet'], articleRoute('when-money-is-yours')),
  standing('freeLevels', ['warehouse'], articleRoute('levels')),
];

export function presentBanners(
  place: BannerPlace,
  language: Language,
  now: Date,
): GivenOf<typeof listBanners> {
  const words = serverWords(language).banners;
  const shown = banners.filter((banner) => banner.places.includes(place) && isDue(banner, now));
  return {
    list: shown.map(({ id, route, from, to }) => ({
      id,
      image: null,
      title: words[id].title,
      text: words[id].text,
      route,
      alt: words[id].title,
      sponsor: null,
      from,
      to: to ?? null,
    })),
    interval_ms: limits.bannerIntervalMs,
  };
}

export function isDue({ from, to }: Pick<Banner, 'from' | 'to'>, now: Date): boolean {
  return new Date(from) <= now && (to === undefined || now < new Date(to));
}

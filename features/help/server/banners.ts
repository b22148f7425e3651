// What the platform has to say at a place. Its own information only: nobody can buy a banner.
import * as z from 'zod/mini';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { bannerDoc } from '#features/help/content.contract.ts';
import type { listBanners } from '#features/help/contract.ts';
import { builtInDoc, builtInSince, type BannerPlace } from './built-in-banners.ts';
import type { Shelf } from './shelf.ts';

export type BannerDoc = z.output<typeof bannerDoc>;

export type ShownBanner = {
  readonly id: string;
  /** 0 is the product's own. */
  readonly version: number;
  readonly doc: BannerDoc;
  readonly from: Date;
  readonly until: Date | null;
};

/** What is shown of a banner, hidden or not; undefined where nothing is. */
export function shownBanner(shelf: Shelf, id: string): ShownBanner | undefined {
  const row = shelf.shown('banner', id, defaultLanguage);
  if (row !== undefined) {
    const { version, shows_from: from, shows_until: until } = row;
    return { id, version, doc: z.parse(bannerDoc, row.doc), from, until };
  }
  const own = builtInDoc(id);
  return own === undefined
    ? undefined
    : { id, version: 0, doc: z.parse(bannerDoc, own), from: builtInSince, until: null };
}

export function presentBanners(
  shelf: Shelf,
  place: BannerPlace,
  language: Language,
): GivenOf<typeof listBanners> {
  const shown = shelf.banners
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ id }) => shownBanner(shelf, id) ?? [])
    .filter(({ doc }) => doc.places.includes(place));
  return { list: shown.flatMap((banner) => present(banner, language)), interval_ms: limits.bannerIntervalMs };
}

function present({ id, doc, from, until }: ShownBanner, language: Language) {
  const words = doc.texts[language] ?? doc.texts[defaultLanguage];
  if (words === undefined) return [];
  const { title, text, alt, image } = words;
  return [
    {
      id,
      image: image === null ? null : { url: image, alt },
      title,
      text,
      route: doc.route,
      alt,
      sponsor: null,
      from: from.toISOString(),
      to: until?.toISOString() ?? null,
    },
  ];
}

// What the platform says in its own words and may change by itself: answers, banners, announcements. How long each may be,
// and where a link in it may lead.
import { articleCategories, type ArticleCategory } from './article-route.ts';

export const contentKinds = ['article', 'banner'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A name that is part of an address for ever. */
export const contentId = /^[a-z0-9][a-z0-9-]{1,59}$/;

/** In UTF-16 units. The whole of what is kept has a bound in the database too. */
export const contentLengths = {
  title: 120,
  body: 20_000,
  bannerTitle: 80,
  bannerText: 200,
  alt: 160,
  announcementTitle: 120,
  announcementBody: 1_000,
} as const;

/** An address of the merchant's app: never another site (`//…` is one). */
export const insideRoute = /^\/[A-Za-z][A-Za-z0-9_/-]{0,120}(?:\?[a-z_]{1,40}=[A-Za-z0-9_-]{1,80})?$/;

export function isArticleCategory(text: string | null): text is ArticleCategory {
  return articleCategories.some((one) => one === text);
}

/** When something is shown: from a moment on, until another one or until it is taken down. */
export type Window = { readonly from: Date; readonly until: Date | null };

export type WindowState = 'ended' | 'scheduled' | 'over' | 'shown' | 'replaced';

type Kept = Window & { readonly version: number; readonly isEnded: boolean };

/**
 * Which of several versions is shown: of those whose time it is the one that began last, and of those that began
 * together the newest. Undefined where it is the time of none.
 */
export function shownOf<T extends Kept>(versions: readonly T[], now: Date): T | undefined {
  return versions
    .filter(({ from, until, isEnded }) => !isEnded && from <= now && (until === null || now < until))
    .toSorted((left, right) => right.from.getTime() - left.from.getTime() || right.version - left.version)[0];
}

/** How one version stands among the others. */
export function stateOf<T extends Kept>(version: T, versions: readonly T[], now: Date): WindowState {
  if (version.isEnded) return 'ended';
  if (version.from > now) return 'scheduled';
  if (version.until !== null && version.until <= now) return 'over';
  return shownOf(versions, now)?.version === version.version ? 'shown' : 'replaced';
}

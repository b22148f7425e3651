// What is asked again after something was written: a list of endpoints.
import { deskArticle, deskArticles, deskBanner, deskBanners } from '#features/help/content.contract.ts';

export const changedByWriting = [deskArticle, deskArticles, deskBanner, deskBanners] as const;

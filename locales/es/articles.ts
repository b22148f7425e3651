// The questions and answers in Spanish.
import type { ArticleSlug, TranslatedArticle } from '#domain/content/articles.ts';
import { account } from './articles/account.ts';
import { goods } from './articles/goods.ts';
import { media } from './articles/media.ts';
import { money } from './articles/money.ts';
import { orders } from './articles/orders.ts';
import { promotion } from './articles/promotion.ts';
import { reach } from './articles/reach.ts';
import { safety } from './articles/safety.ts';
import { start } from './articles/start.ts';

export const articles = {
  ...start,
  ...orders,
  ...goods,
  ...media,
  ...money,
  ...safety,
  ...account,
  ...promotion,
  ...reach,
} satisfies Record<ArticleSlug, TranslatedArticle>;

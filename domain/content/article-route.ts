// What a screen needs of the questions and answers: apart from their facts, which stay on the server.

export const articleCategories = ['start', 'orders', 'goods', 'money', 'safety', 'account'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** Where the merchant's app shows an article. */
export function articleRoute(slug: string): string {
  return `/qaDetail?id=${slug}`;
}

import type { GoodsDetails } from '#features/storefront/page.shapes.ts';
import { OwnWords } from '#features/storefront/pages/OwnWords.tsx';

/** What is said of the goods: the shop's own words with their headings and lists, else the supplier's as they stand. */
export function GoodsWords({ goods }: { goods: GoodsDetails }) {
  if (goods.description_markup === null)
    return <p className="max-w-prose wrap-anywhere whitespace-pre-line">{goods.description}</p>;
  return <OwnWords text={goods.description_markup} heading="h3" />;
}

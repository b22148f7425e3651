import { SearchX } from 'lucide-react';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { exploreBase } from './looking/list-path.ts';
import { Panel } from './Panel.tsx';

/** Says what may be wrong with the address and leads back; never whether something like it exists. */
export function MissingView({ page }: { page: PageOf<'missing'> }) {
  const words = useStorefrontWords();
  const texts = {
    shop: [words.missingShop, words.missingShopText],
    goods: [words.missingGoods, words.missingGoodsText],
    order: [words.missingOrder, words.missingOrderText],
    page: [words.missingPage, words.missingPageText],
  } as const;
  const [title, lead] = texts[page.what];
  return (
    <Panel icon={<SearchX aria-hidden className="size-7" />} title={title} lead={lead}>
      {page.shop === undefined ? null : (
        <a href={page.base} className={buttonClass('main', 'normal', true)}>
          {words.backToShop}
        </a>
      )}
      <a
        href={exploreBase(page.base)}
        className={buttonClass(page.shop === undefined ? 'main' : 'plain', 'normal', true)}
      >
        {words.exploreOtherShops}
      </a>
    </Panel>
  );
}

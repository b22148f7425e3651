import { useWords } from '#ui/words/merchant-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

/** The two sides of the products: what the shop sells, and what it can choose from. */
export function ShowcaseTabs() {
  const words = useWords();
  return (
    <TabLinks
      label={words.showcase.sections}
      links={[
        { to: '/goodsList', label: words.showcase.mine },
        { to: '/goodsList/warehouse', label: words.goods.warehouse },
      ]}
    />
  );
}

import { useWords } from '#ui/words/console-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

/** The four sides of the goods, each with an address of its own. */
export function GoodsTabs() {
  const words = useWords();
  return (
    <TabLinks
      label={words.goods.sections}
      links={[
        { to: '/goods', label: words.goods.catalogue },
        { to: '/goods/import', label: words.goods.import },
        { to: '/goods/types', label: words.goods.types },
        { to: '/goods/suppliers', label: words.goods.suppliers },
      ]}
    />
  );
}

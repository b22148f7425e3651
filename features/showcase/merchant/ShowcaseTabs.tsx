import type { ReactNode } from 'react';
import { useWords } from '#ui/words/merchant-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

/** The two sides of the products: what the shop sells, and what it can choose from; beside them what else can be done. */
export function ShowcaseTabs({ end }: { end?: ReactNode }) {
  const words = useWords();
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 *:first:max-w-full *:first:flex-1">
      <TabLinks
        label={words.showcase.sections}
        links={[
          { to: '/goodsList', label: words.showcase.mine },
          { to: '/goodsList/warehouse', label: words.goods.warehouse },
        ]}
      />
      {end}
    </div>
  );
}

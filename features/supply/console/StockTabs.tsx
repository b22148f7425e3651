import { useWords } from '#ui/words/console-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

/** Stock and costs one by one, or from a file. */
export function StockTabs() {
  const { tabs, tab } = useWords().terms;
  return (
    <TabLinks
      label={tabs}
      links={[
        { to: '/stock', label: tab.list },
        { to: '/stock/file', label: tab.file },
      ]}
    />
  );
}

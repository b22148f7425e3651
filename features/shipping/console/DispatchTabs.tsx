import { useWords } from '#ui/words/console-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

/** The sides of dispatch, each with an address of its own. */
export function DispatchTabs() {
  const { supply } = useWords();
  return (
    <TabLinks
      label={supply.tabs}
      links={[
        { to: '/dispatch', label: supply.tab.parcels },
        { to: '/dispatch/tracking', label: supply.tab.tracking },
        { to: '/dispatch/keys', label: supply.tab.keys },
      ]}
    />
  );
}

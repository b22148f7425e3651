import { useWords } from '#ui/words/console-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

export function InvitationTabs() {
  const words = useWords().invited;
  return (
    <TabLinks
      label={words.sections}
      links={[
        { to: '/invitations', label: words.tabs.codes },
        { to: '/invitations/tree', label: words.tabs.tree },
      ]}
    />
  );
}

import { TabLinks } from '#ui/layout/TabLinks.tsx';
import { useWords } from '#ui/words/console-words.ts';

/** Emails that did not arrive, and addresses that none go to any more. */
export function EmailTabs() {
  const { tabs } = useWords().content.suppression;
  return (
    <TabLinks
      label={tabs.label}
      links={[
        { to: '/emails', label: tabs.emails },
        { to: '/emails/suppressed', label: tabs.addresses },
      ]}
    />
  );
}

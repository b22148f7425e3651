import { useWords } from '#ui/words/console-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

/** The sides of the settings, each with an address of its own. */
export function SettingsTabs() {
  const { config } = useWords();
  return (
    <TabLinks
      label={config.sections}
      links={[
        { to: '/settings', label: config.tabs.languages },
        { to: '/settings/logistics', label: config.tabs.logistics },
        { to: '/settings/channels', label: config.tabs.channels },
        { to: '/settings/tables', label: config.tabs.tables },
      ]}
    />
  );
}

import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { NoticeChoices } from './NoticeChoices.tsx';

/** Which notices to get, by which ways, and when to be left alone. */
export function NoticeSettingsScreen() {
  const { notifications: words } = useWords();
  return (
    <Page title={words.settings} back="/settings" lead={words.choicesLead}>
      <NoticeChoices />
    </Page>
  );
}

import { useWords } from '#ui/words/console-words.ts';
import { TabLinks } from '#ui/layout/TabLinks.tsx';

/** The three sides of the bank, each with an address of its own. */
export function BankTabs() {
  const words = useWords();
  return (
    <TabLinks
      label={words.bank.sections}
      links={[
        { to: '/bank', label: words.bank.tabs.waiting },
        { to: '/bank/statements', label: words.bank.tabs.statements },
        { to: '/bank/returns', label: words.bank.tabs.returns },
      ]}
    />
  );
}

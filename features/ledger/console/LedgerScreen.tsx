import { Lock } from 'lucide-react';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { BookView } from './BookView.tsx';
import { DayJournal } from './DayJournal.tsx';
import { ShopStatements } from './ShopStatements.tsx';
import { TrialBalance } from './TrialBalance.tsx';

/** The books, to be read. */
export function LedgerScreen() {
  const words = useWords();
  return (
    <Page title={words.ledger.title} width="wide">
      <p className="flex items-start gap-3 rounded-card bg-info-soft p-4">
        <Lock aria-hidden className="mt-0.5 size-5 shrink-0" />
        {words.ledger.read_only}
      </p>
      <TrialBalance />
      <BookView />
      <DayJournal />
      <ShopStatements />
    </Page>
  );
}

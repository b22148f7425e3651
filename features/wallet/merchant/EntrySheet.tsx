import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { walletFlow } from '#features/wallet/contract.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { useFailureWords } from './document-words.ts';
import { statusWordOf } from './status-word.ts';

type Entry = OutputOf<typeof walletFlow>['list'][number];

/** One movement in full: both sides, before and after, why it failed, its seal. */
export function EntrySheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const words = useWords();
  const say = useSay();
  const others: Readonly<Record<string, string>> = words.wallet.counterAccounts;
  const amount = (text: string) => <MoneyText amount={text} currency={entry.currency} />;
  const why = useFailureWords()(entry);
  return (
    <Sheet isOpen onClose={onClose} title={say(words.wallet.entry, { no: entry.no })}>
      <MoneyText
        look="big"
        amount={entry.direction === 'in' ? entry.amount : `-${entry.amount}`}
        currency={entry.currency}
      />
      <Facts
        facts={[
          { label: words.wallet.type, value: words.wallet.types[entry.type] },
          { label: words.wallet.statusWord, value: statusWordOf(words, entry) },
          why === undefined ? undefined : { label: words.wallet.why, value: why },
          entry.promise_at === null
            ? undefined
            : { label: words.wallet.promised, value: <TimeText at={entry.promise_at} /> },
          /[1-9]/.test(entry.fee) ? { label: words.wallet.feeWord, value: amount(entry.fee) } : undefined,
          { label: words.wallet.when, value: <TimeText at={entry.created_at} /> },
          { label: words.wallet.partOf, value: words.wallet.accounts[entry.account] },
          { label: words.wallet.counter, value: others[entry.counter_account] ?? entry.counter_account },
          { label: words.wallet.before, value: amount(entry.balance_before) },
          { label: words.wallet.after, value: amount(entry.balance_after), isTotal: true },
        ]}
      />
      <DocumentLink of={entry} />
      {entry.entry_hash === '' ? null : (
        <>
          <Text look="small">{words.wallet.seal}</Text>
          <Text look="code">{entry.entry_hash}</Text>
        </>
      )}
    </Sheet>
  );
}

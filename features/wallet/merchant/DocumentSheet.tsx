import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import {
  useDocumentState,
  useDocumentTitle,
  useFailureWords,
  type Entry,
  type FlowDocument,
} from './document-words.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { EntryRow } from './EntryRow.tsx';

type Props = { entry: Entry; document: FlowDocument; onOpen: (part: Entry) => void; onClose: () => void };

/** A document with its movements: their signed amounts sum to the total below them. */
export function DocumentSheet({ entry, document, onOpen, onClose }: Props) {
  const { wallet: words } = useWords();
  const state = useDocumentState()(document);
  const title = useDocumentTitle()(entry, document);
  const amount = (text: string) => <MoneyText amount={text} currency={entry.currency} />;
  const why = useFailureWords()(document);
  const { fee, arrives, no } = document;
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Facts
        facts={[
          no === null ? undefined : { label: words.number, value: no },
          state === undefined ? undefined : { label: words.statusWord, value: state.word },
          why === undefined ? undefined : { label: words.why, value: why },
          fee === null ? undefined : { label: words.feeWord, value: amount(fee) },
          arrives === null ? undefined : { label: words.arrival, value: amount(arrives) },
        ]}
      />
      <Rows label={words.flow}>
        {document.parts.map((part) => (
          <EntryRow key={part.id} entry={part} isWhole isPart onPress={() => onOpen(part)} />
        ))}
      </Rows>
      <Facts
        facts={[
          { label: words.sumIn, value: amount(document.in) },
          { label: words.sumOut, value: amount(document.out) },
          {
            label: words.lineTotal,
            value: <MoneyText look="flow" amount={document.net} currency={entry.currency} />,
            isTotal: true,
          },
          // The line is its newest movement, which says what its part of the wallet was after it.
          entry.entry_hash === ''
            ? undefined
            : {
                label: `${words.after} · ${words.accounts[entry.account]}`,
                value: amount(entry.balance_after),
              },
        ]}
      />
      <DocumentLink of={entry} />
    </Sheet>
  );
}

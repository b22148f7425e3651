import { Badge } from '#ui/content/Badge.tsx';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DocumentMark } from './DocumentMark.tsx';
import {
  isAmount,
  useDocumentState,
  useDocumentTitle,
  useFailureWords,
  type Entry,
  type FlowDocument,
} from './document-words.ts';

type Props = { entry: Entry; document: FlowDocument; onPress: () => void };

/** One document: what it was, when it last moved the wallet, and what it added or took in all. */
export function DocumentRow({ entry, document, onPress }: Props) {
  const words = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const state = useDocumentState()(document);
  const { currency } = entry;
  const { fee, arrives } = document;
  const why = useFailureWords()(document);
  const isBoth = isAmount(document.in) && isAmount(document.out);
  return (
    <Row
      onPress={onPress}
      lead={<DocumentMark document={document} />}
      title={<span className="line-clamp-2">{useDocumentTitle()(entry, document)}</span>}
      detail={[time(entry.created_at, 'time'), document.no].filter((text) => text !== null).join(' · ')}
      end={<LineAmount entry={entry} document={document} />}
      below={
        <>
          {state === undefined ? null : <Badge tone={state.tone}>{state.word}</Badge>}
          {arrives === null || fee === null || document.status === 'failure' ? null : (
            <span className="tabular">
              {say(words.wallet.arrives, { amount: money(arrives, currency), fee: money(fee, currency) })}
            </span>
          )}
          {isBoth ? (
            <span className="tabular">
              {say(words.wallet.inOut, {
                in: money(document.in, currency),
                out: money(document.out, currency),
              })}
            </span>
          ) : null}
          {why === undefined ? null : <span>{why}</span>}
        </>
      }
    />
  );
}

/** With a sign what it adds to the sums; without one what was asked for, or moved without changing the balance. */
export function LineAmount({ entry, document }: Pick<Props, 'entry' | 'document'>) {
  const { net, asked, status } = document;
  const moved = isAmount(document.in) ? net : entry.amount;
  if (isAmount(net)) return <MoneyText look="flow" amount={net} currency={entry.currency} />;
  return (
    <span className={cx('text-muted', status === 'failure' && 'line-through')}>
      <MoneyText amount={asked ?? moved} currency={entry.currency} />
    </span>
  );
}

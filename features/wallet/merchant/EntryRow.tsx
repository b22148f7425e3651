import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { walletFlow } from '#features/wallet/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useFailureWords } from './document-words.ts';
import { innerMoveOf, isInside } from './inner-move.ts';
import { statusWordOf } from './status-word.ts';

type Entry = OutputOf<typeof walletFlow>['list'][number];

type RowProps = {
  entry: Entry;
  /** Over all parts of the wallet: what only changes its part has no sign, as it is in no sum. */
  isWhole: boolean;
  /** Under its document, whose number stands above. */
  isPart?: boolean;
  onPress: () => void;
};

/** One movement. */
export function EntryRow({ entry, isWhole, isPart = false, onPress }: RowProps) {
  const words = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const why = useFailureWords()(entry);
  // A deposit that waits or came to nothing is in no book: it is shown without a sign and changes no balance.
  const isBooked = entry.entry_hash !== '';
  const inner = isWhole ? innerMoveOf(entry) : undefined;
  const signed = entry.direction === 'in' ? entry.amount : `-${entry.amount}`;
  return (
    <Row
      onPress={onPress}
      title={
        <>
          {words.wallet.types[entry.type]}{' '}
          {entry.status === 'success' ? null : (
            <Badge tone={entry.status === 'failure' ? 'warn' : 'info'}>{statusWordOf(words, entry)}</Badge>
          )}
        </>
      }
      detail={[time(entry.created_at, isPart ? 'both' : 'time'), isPart ? null : entry.ref.no]
        .filter((text) => text !== null)
        .join(' · ')}
      end={
        isBooked && isWhole && isInside(entry) ? (
          <span className="text-muted">
            <MoneyText amount={entry.amount} currency={entry.currency} />
          </span>
        ) : isBooked ? (
          <MoneyText look="flow" amount={signed} currency={entry.currency} />
        ) : (
          <span className={entry.status === 'failure' ? 'text-muted line-through' : 'text-muted'}>
            <MoneyText amount={entry.amount} currency={entry.currency} />
          </span>
        )
      }
      below={
        !isBooked ? (
          why
        ) : inner !== undefined ? (
          <span>{inner.map((part) => words.wallet.accounts[part]).join(' → ')}</span>
        ) : (
          <span className="tabular">
            {words.wallet.accounts[entry.account]}{' '}
            {say(words.wallet.beforeAfter, {
              before: money(entry.balance_before, entry.currency),
              after: money(entry.balance_after, entry.currency),
            })}
            {entry.note === undefined ? null : <span className="block">{entry.note}</span>}
          </span>
        )
      }
    />
  );
}

import type { InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import { flowTypes } from '#features/wallet/contract.ts';
import {
  listStatementEntries,
  statementFees,
  type readStatement,
} from '#features/wallet/statements.contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Statement = OutputOf<typeof readStatement>;
type Entry = OutputOf<typeof listStatementEntries>['list'][number];

/** A sum of a statement: what of, and of tax the country. */
export type Sum = Pick<InputOf<typeof listStatementEntries>, 'of' | 'country'>;

const sums = [...flowTypes, ...statementFees, 'tax'] as const;

/** The sum that an address names; undefined where it names none. */
export function readSum(place: URLSearchParams): Sum | undefined {
  const of = sums.find((one) => one === place.get('of'));
  const country = place.get('country');
  if (of === undefined) return undefined;
  return country === null || !/^[A-Z]{2}$/.test(country) ? { of } : { of, country };
}

type Props = { statement: Statement; sum: Sum; onClose: () => void };

/** The entries that a sum of a statement is made of; those of an order open it. */
export function EntriesSheet({ statement, sum, onClose }: Props) {
  const words = useWords().wallet.statements;
  const say = useSay();
  const name = useSumName()(sum);
  const { number, currency } = statement;
  const query = usePages(listStatementEntries, (_page, after) => ({
    number,
    ...sum,
    ...(after === undefined ? {} : { after }),
  }));
  return (
    <Sheet isOpen onClose={onClose} title={say(words.entriesOf, { what: name })}>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {({ pages }) => (
          <>
            <Rows label={name}>
              {pages
                .flatMap(({ list }) => list)
                .map((entry) => (
                  <EntryRow key={entry.no} entry={entry} currency={currency} />
                ))}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Sheet>
  );
}

function EntryRow({ entry, currency }: { entry: Entry; currency: string }) {
  const words = useWords().wallet;
  const say = useSay();
  const { time } = useFormats();
  const { ref, direction, amount } = entry;
  return (
    <Row
      to={ref.kind === 'order' ? `/orderList/${ref.id}/money` : undefined}
      title={ref.no ?? say(words.entry, { no: entry.no })}
      detail={time(entry.at)}
      end={
        direction === 'inside' ? (
          <MoneyText amount={amount} currency={currency} />
        ) : (
          <MoneyText look="flow" amount={direction === 'in' ? amount : `-${amount}`} currency={currency} />
        )
      }
      below={direction === 'inside' ? words.statements.inside : undefined}
    />
  );
}

function useSumName() {
  const { wallet } = useWords();
  const { country } = useFormats();
  const words = wallet.statements;
  return (sum: Sum) => {
    if (sum.of === 'tax') {
      return sum.country === undefined || sum.country === 'ZZ' ? words.taxWord : country(sum.country);
    }
    const fee = statementFees.find((one) => one === sum.of);
    if (fee !== undefined) return words.fee[fee];
    const type = flowTypes.find((one) => one === sum.of);
    return type === undefined ? words.taxWord : wallet.types[type];
  };
}

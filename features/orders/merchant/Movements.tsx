import { moneyPlaces } from '#features/orders/money.contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Money, Place } from './money-view.ts';
import { sumOf } from './units.ts';

type Movement = Money['transfers'][number];
type Props = { money: Money; place: Place | undefined; onShow: (place: Place | undefined) => void };

/** The rows of the book, of all parts or of one: those of a part sum to its amount. */
export function Movements({ money, place, onShow }: Props) {
  const words = useWords();
  const { currency } = money;
  const shown = money.transfers.flatMap((row) => {
    const signed = place === undefined ? row.amount : seenFrom(place, row);
    return signed === undefined ? [] : [{ row, signed }];
  });
  return (
    <Section title={words.orders.movements}>
      <Chips
        label={words.orders.movements}
        value={place ?? 'all'}
        onChange={(next) => onShow(next === 'all' ? undefined : next)}
        options={[
          { value: 'all' as const, label: words.orders.allMovements },
          ...moneyPlaces.map((value) => ({ value, label: words.orders.places[value] })),
        ]}
      />
      {shown.length === 0 ? (
        <Empty says={words.orders.noMovements} detail={words.orders.noMovementsDetail} />
      ) : (
        <Rows label={words.orders.movements}>
          {shown.map(({ row, signed }) => (
            <MovementRow
              key={row.no}
              row={row}
              amount={signed}
              currency={currency}
              isSigned={place !== undefined}
            />
          ))}
        </Rows>
      )}
      {place === undefined || shown.length === 0 ? null : (
        <Facts
          facts={[
            {
              label: words.orders.movementSum,
              value: <MoneyText amount={sumOf(shown.map(({ signed }) => signed))} currency={currency} />,
              isTotal: true,
            },
          ]}
        />
      )}
    </Section>
  );
}

/**
 * What a row did to a part: in, out, or nothing. What reached the buyer stays the buyer's when it leaves the account
 * on which it waited.
 */
function seenFrom(place: Place, { from_place, to_place, amount }: Movement): string | undefined {
  if (from_place === to_place) return undefined;
  if (place === 'buyer' && to_place === 'outside') return undefined;
  if (to_place === place) return amount;
  return from_place === place ? `-${amount}` : undefined;
}

type RowProps = { row: Movement; amount: string; currency: string; isSigned: boolean };

function MovementRow({ row, amount, currency, isSigned }: RowProps) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const kinds: Readonly<Record<string, string>> = words.orders.kinds;
  const accounts: Readonly<Record<string, string>> = words.orders.accounts;
  const nameOf = (account: string) => accounts[account] ?? words.orders.accounts.other;
  return (
    <Row
      title={kinds[row.kind] ?? words.orders.kinds.other}
      detail={say(words.orders.fromTo, { from: nameOf(row.from), to: nameOf(row.to) })}
      end={<MoneyText look={isSigned ? 'flow' : 'plain'} amount={amount} currency={currency} />}
      below={[
        time(row.at),
        words.orders.actors[row.actor],
        say(words.orders.movementNo, { no: row.no }),
      ].join(' · ')}
    />
  );
}

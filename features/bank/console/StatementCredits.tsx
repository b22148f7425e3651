import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { bankStatementLines } from '#features/bank/release.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Lines = OutputOf<typeof bankStatementLines>;

/** What a file would credit at this moment, and whether its balances continue what is known of the account. */
export function StatementCredits({ lines }: { lines: Lines }) {
  const { release, statements } = useWords().bank;
  const say = useSay();
  const { money } = useFormats();
  const { list, rest } = { list: lines.lines, rest: lines.lines_total - lines.lines.length };
  return (
    <>
      <Facts
        facts={lines.credited.map(({ amount, currency, count }) => ({
          label: release.would_credit,
          value: say(statements.sums, { amount: money(amount, currency), count }),
          isTotal: true,
        }))}
      />
      {lines.credited.length === 0 ? <Text>{release.credits_nothing}</Text> : null}
      <Balances balances={lines.balances} />
      <Note tone={lines.is_continued ? 'info' : 'warn'}>
        {lines.is_continued ? release.continued : release.not_continued}
      </Note>
      <LineTable list={list} />
      {rest > 0 ? <Text look="small">{say(release.more, { count: rest })}</Text> : null}
    </>
  );
}

function Balances({ balances }: Pick<Lines, 'balances'>) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  return balances.map(({ account, currency, known, known_on: on, opening, closing }) => {
    const text = (amount: string | null) => (amount === null ? words.none : money(amount, currency));
    const said = { account, known: text(known), on: on ?? words.none };
    return (
      <Text key={`${account} ${currency}`} look="small">
        {say(words.bank.release.balance, { ...said, opening: text(opening), closing: text(closing) })}
      </Text>
    );
  });
}

function LineTable({ list }: { list: Lines['lines'] }) {
  const words = useWords();
  const { release, open } = words.bank;
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = open.why;
  return (
    <Table
      label={release.lines}
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        { key: 'day', role: 'line', head: release.columns.day, cell: ({ booked_on: day }) => day },
        {
          key: 'who',
          role: 'title',
          head: release.columns.who,
          cell: ({ other_name: name, text }) => (
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">{name || words.none}</span>
              <Text look="small">{text}</Text>
            </span>
          ),
        },
        {
          key: 'becomes',
          role: 'line',
          head: release.columns.becomes,
          cell: ({ becomes, why: reason, reference, shop_id: shop }) => (
            <span className="flex min-w-0 flex-col">
              <span>{release.becomes[becomes]}</span>
              {reference === null ? null : <Text look="code">{reference}</Text>}
              {shop === null ? null : <Text look="small">{say(release.of_shop, { shop })}</Text>}
              {reason === null ? null : <Text look="small">{reasons[reason] ?? reason}</Text>}
            </span>
          ),
        },
        {
          key: 'amount',
          role: 'end',
          head: release.columns.amount,
          isEnd: true,
          cell: ({ amount, currency, direction }) => (
            <MoneyText amount={direction === 'credit' ? amount : `-${amount}`} currency={currency} />
          ),
        },
      ]}
    />
  );
}

import type { OutputOf } from '#domain/wire/endpoint.ts';
import { readStatement } from '#features/wallet/statements.contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useParams, useSearchParams } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { EntriesSheet, readSum, type Sum } from './EntriesSheet.tsx';
import { FilesCard } from './FilesCard.tsx';
import { useMonth } from './useMonth.ts';

type Statement = OutputOf<typeof readStatement>;

/** A statement with its sums; each opens its entries. Which is open stands in the address. */
export function StatementScreen() {
  const words = useWords().wallet.statements;
  const month = useMonth();
  const { number = '' } = useParams();
  const query = useEndpoint(readStatement, { number: Number(number) });
  return (
    <Page
      title={query.data === undefined ? words.settlement : month(query.data.month)}
      lead={query.data?.settlement_no}
      back="/wallet/statements"
      width="wide"
    >
      <QueryView query={query} skeleton={<SkeletonCards count={4} />}>
        {(statement) => <Whole statement={statement} />}
      </QueryView>
    </Page>
  );
}

function Whole({ statement }: { statement: Statement }) {
  const [place, setPlace] = useSearchParams();
  const sum = readSum(place);
  const open = (next: Sum) => setPlace({ ...next });
  return (
    <>
      <Columns
        main={
          <>
            <Settlement statement={statement} onOpen={open} />
            <Fees statement={statement} onOpen={open} />
            <Taxes statement={statement} onOpen={open} />
          </>
        }
        side={
          <>
            <FilesCard statement={statement} />
            <Parts statement={statement} />
          </>
        }
      />
      {sum === undefined ? null : (
        <EntriesSheet
          key={`${sum.of} ${sum.country ?? ''}`}
          statement={statement}
          sum={sum}
          onClose={() => setPlace({}, { replace: true })}
        />
      )}
    </>
  );
}

type PartProps = { statement: Statement; onOpen: (sum: Sum) => void };

function Settlement({ statement, onOpen }: PartProps) {
  const { wallet } = useWords();
  const words = wallet.statements;
  const say = useSay();
  const { currency } = statement;
  return (
    <Card title={words.settlement}>
      <Facts
        facts={[
          { label: words.opening, value: <MoneyText amount={statement.opening} currency={currency} /> },
        ]}
      />
      {statement.lines.length === 0 ? null : (
        <Rows label={words.settlement}>
          {statement.lines.map((line) => (
            <Row
              key={line.type}
              onPress={() => onOpen({ of: line.type })}
              title={wallet.types[line.type]}
              detail={say(words.movements, { count: line.movements })}
              end={
                <>
                  {isSome(line.in) ? <MoneyText look="flow" amount={line.in} currency={currency} /> : null}
                  {isSome(line.out) ? (
                    <MoneyText look="flow" amount={`-${line.out}`} currency={currency} />
                  ) : null}
                  {isSome(line.in) || isSome(line.out) ? null : <Text look="small">{words.inside}</Text>}
                </>
              }
            />
          ))}
        </Rows>
      )}
      <Facts
        facts={[
          {
            label: words.closing,
            value: <MoneyText amount={statement.closing} currency={currency} />,
            isTotal: true,
          },
        ]}
      />
    </Card>
  );
}

function Fees({ statement, onOpen }: PartProps) {
  const words = useWords().wallet.statements;
  const say = useSay();
  const { percent } = useFormats();
  const { currency, invoice } = statement;
  const isCredit = invoice.total.startsWith('-');
  return (
    <Card title={isCredit ? words.creditNote : words.invoice}>
      <Text look="small">{statement.invoice_no}</Text>
      {invoice.lines.length === 0 ? (
        <Text look="muted">{words.noFees}</Text>
      ) : (
        <Rows label={words.fees}>
          {invoice.lines.map((line) => (
            <Row
              key={line.fee}
              onPress={() => onOpen({ of: line.fee })}
              title={words.fee[line.fee]}
              end={<MoneyText amount={line.net} currency={currency} />}
              below={
                isSome(line.back) ? (
                  <span>
                    {words.back} <MoneyText amount={line.back} currency={currency} />
                  </span>
                ) : undefined
              }
            />
          ))}
        </Rows>
      )}
      <Facts
        facts={[
          {
            label: words.total,
            value: <MoneyText amount={invoice.total} currency={currency} />,
            isTotal: true,
          },
          {
            label: say(words.taxIncluded, { rate: percent(invoice.tax_rate_bps) }),
            value: <MoneyText amount={invoice.tax_included} currency={currency} />,
          },
          { label: words.issuedBy, value: invoice.issuer.name },
        ]}
      />
      <Text look="small">{words.feesHint}</Text>
    </Card>
  );
}

function Taxes({ statement, onOpen }: PartProps) {
  const words = useWords().wallet.statements;
  const { percent, country } = useFormats();
  const { currency, taxes } = statement;
  return (
    <Card title={words.tax}>
      {taxes.length === 0 ? (
        <Text look="muted">{words.noTax}</Text>
      ) : (
        <Rows label={words.tax}>
          {taxes.map((tax) => (
            <Row
              key={`${tax.country} ${tax.label} ${tax.rate_bps}`}
              onPress={() => onOpen({ of: 'tax', country: tax.country })}
              title={tax.country === 'ZZ' ? words.noCountry : country(tax.country)}
              detail={percent(tax.rate_bps)}
              end={<MoneyText amount={tax.tax} currency={currency} />}
              below={
                <span>
                  {words.base} <MoneyText amount={tax.base} currency={currency} />
                </span>
              }
            />
          ))}
        </Rows>
      )}
      <Text look="small">{words.taxHint}</Text>
    </Card>
  );
}

function Parts({ statement }: { statement: Statement }) {
  const { wallet } = useWords();
  const say = useSay();
  const words = wallet.statements;
  const span = { first: statement.first_entry, last: statement.last_entry };
  return (
    <Fold title={words.byPart}>
      <Facts
        facts={statement.accounts.map((one) => ({
          label: wallet.accounts[one.account],
          value: <MoneyText amount={one.closing} currency={statement.currency} />,
        }))}
      />
      <Text look="small">{say(words.entries, span)}</Text>
      <Text look="small">{words.permanent}</Text>
    </Fold>
  );
}

const isSome = (amount: string) => /[1-9]/.test(amount);

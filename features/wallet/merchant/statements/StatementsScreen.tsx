import { listStatements } from '#features/wallet/statements.contract.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useMonth } from './useMonth.ts';

type Summary = OutputOf<typeof listStatements>['list'][number];

/** The monthly statements, the newest first. */
export function StatementsScreen() {
  const words = useWords().wallet.statements;
  const pages = usePages(listStatements, (page) => ({ page, page_size: 20 }));
  return (
    <Page title={words.title} back="/wallet" lead={words.permanent}>
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: <Empty says={words.none} detail={words.noneDetail} />,
        }}
      >
        {({ pages: all }) => (
          <>
            <Rows label={words.title}>
              {all
                .flatMap(({ list }) => list)
                .map((one) => (
                  <StatementRow key={one.number} statement={one} />
                ))}
            </Rows>
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function StatementRow({ statement }: { statement: Summary }) {
  const words = useWords().wallet.statements;
  const month = useMonth();
  const { currency } = statement;
  return (
    <Row
      to={`/wallet/statements/${statement.number}`}
      title={month(statement.month)}
      detail={
        <>
          <span className="whitespace-nowrap">{statement.settlement_no}</span>
          {' · '}
          <span className="whitespace-nowrap">{statement.invoice_no}</span>
        </>
      }
      end={
        <>
          <Text look="small">{words.closing}</Text>
          <MoneyText amount={statement.closing} currency={currency} />
        </>
      }
      below={
        <>
          <span>
            {words.fees} <MoneyText amount={statement.fees} currency={currency} />
          </span>
          <span>
            {words.taxWord} <MoneyText amount={statement.tax} currency={currency} />
          </span>
        </>
      }
    />
  );
}

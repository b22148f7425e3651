import { useState } from 'react';
import { payables, payablesPaper } from '#features/supply/payables.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { saveBytes } from '#ui/save-file.ts';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { PaymentRows } from './PaymentRows.tsx';
import { Refused } from './Refused.tsx';
import { lastDays, PeriodBar, StatementView } from './StatementView.tsx';

/** What a supplier is owed, line by line. */
export function PayablesScreen() {
  const { payables: words } = useWords().terms;
  const [period, setPeriod] = useState(lastDays);
  const query = useEndpoint(payables, period, { keepPrevious: true });
  const paper = useAct(payablesPaper, {
    onDone: ({ base64, file_name: name, mime }) => saveBytes(base64, name, mime),
  });
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <PeriodBar
        period={period}
        onChange={setPeriod}
        onPaper={(format) => paper.act({ ...period, format })}
        isBusy={paper.isBusy}
      />
      <Refused error={paper.error} />
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(statement) => (
          <>
            <StatementView statement={statement} />
            <Section title={words.payment_list}>
              <PaymentRows payments={statement.payments} />
            </Section>
          </>
        )}
      </QueryView>
    </Page>
  );
}

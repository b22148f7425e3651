import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import { hasRight } from '#domain/rights.ts';
import { supplierPayables, supplierPaper } from '#features/supply/payables.contract.ts';
import { readSupplier } from '#features/supply/suppliers.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { saveBytes } from '#ui/save-file.ts';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { AccountCard } from './AccountCard.tsx';
import { ContractCard, type Supplier } from './ContractCard.tsx';
import { PaymentActs, PaySheet } from './PaymentActs.tsx';
import { PaymentRows } from './PaymentRows.tsx';
import { Refused } from './Refused.tsx';
import { lastDays, PeriodBar, StatementView } from './StatementView.tsx';
import { usePart } from './usePart.ts';

/** One supplier: contract, service, bank account, and what it is owed. */
export function SupplierScreen({ person }: { person: { roles: readonly string[] } }) {
  const { board } = useWords().terms;
  const { id = '' } = useParams();
  const query = useEndpoint(readSupplier, { id });
  return (
    <Page title={query.data?.name ?? board.title} lead={query.data?.code} back="/suppliers" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards count={3} />}>
        {(supplier) => (
          <>
            <Service supplier={supplier} />
            <ContractCard supplier={supplier} />
            <AccountCard supplier={supplier} />
          </>
        )}
      </QueryView>
      <Payables supplierId={id} canPay={hasRight(person.roles, 'payouts')} />
    </Page>
  );
}

function Service({ supplier }: { supplier: Supplier }) {
  const { board } = useWords().terms;
  const part = usePart();
  const { column } = board;
  return (
    <Card title={board.service}>
      <Facts
        facts={[
          { label: column.parcels, value: supplier.parcels },
          { label: column.ontime, value: part(supplier.ontime_bps) },
          { label: column.cancelled, value: part(supplier.cancelled_bps) },
          { label: column.returned, value: part(supplier.returned_bps) },
          { label: column.claims, value: supplier.open_claims },
        ]}
      />
    </Card>
  );
}

function Payables({ supplierId, canPay }: { supplierId: string; canPay: boolean }) {
  const { payables: words } = useWords().terms;
  const [period, setPeriod] = useState(lastDays);
  const [isPaying, setPaying] = useState(false);
  const query = useEndpoint(supplierPayables, { id: supplierId, ...period }, { keepPrevious: true });
  const paper = useAct(supplierPaper, {
    onDone: ({ base64, file_name: name, mime }) => saveBytes(base64, name, mime),
  });
  return (
    <Section title={words.statement}>
      <PeriodBar
        period={period}
        onChange={setPeriod}
        onPaper={(format) => paper.act({ id: supplierId, ...period, format })}
        isBusy={paper.isBusy}
      />
      <Refused error={paper.error} />
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(statement) => (
          <>
            <StatementView statement={statement} />
            <Section title={words.payment_list}>
              {canPay ? (
                <div>
                  <Button onClick={() => setPaying(true)}>{words.pay}</Button>
                </div>
              ) : null}
              <PaymentRows
                payments={statement.payments}
                acts={(payment) => (canPay ? <PaymentActs payment={payment} /> : null)}
              />
            </Section>
            {isPaying ? (
              <PaySheet
                supplierId={supplierId}
                owed={statement.owed}
                currency={statement.currency}
                onClose={() => setPaying(false)}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </Section>
  );
}

import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { claimKindsOf } from '#domain/states/supplier-claim.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { listClaims, openHouseClaim } from '#features/supply/claim.contract.ts';
import { supplierBoard } from '#features/supply/suppliers.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { ClaimForm } from './ClaimForm.tsx';

type Row = OutputOf<typeof listClaims>['list'][number];

/** Claims of all suppliers and against them. */
export function PlatformClaimsScreen() {
  const { claims } = useWords().terms;
  const [isMaking, setMaking] = useState(false);
  const { column, filters } = claims;
  const columns: readonly Column<Row>[] = [
    { key: 'supplier', role: 'title', head: column.supplier, cell: ({ supplier }) => supplier.name },
    { key: 'parcel', head: column.parcel, cell: ({ parcel }) => parcel },
    { key: 'side', head: column.side, cell: ({ side }) => claims.side[side] },
    { key: 'kind', role: 'line', head: column.kind, cell: ({ kind }) => claims.kind[kind] },
    { key: 'state', role: 'line', head: column.state, cell: ({ state }) => claims.state[state] },
    {
      key: 'amount',
      role: 'end',
      head: column.amount,
      isEnd: true,
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
    },
    {
      key: 'opened',
      head: column.opened,
      sort: 'opened',
      isEnd: true,
      cell: ({ opened_at: at }) => <TimeText at={at} />,
    },
  ];
  return (
    <>
      <ListScreen
        endpoint={listClaims}
        columns={columns}
        rowKey={({ id }) => id}
        to={({ id }) => `/supplier-claims/${id}`}
        actions={<Button onClick={() => setMaking(true)}>{claims.make}</Button>}
        words={{
          title: claims.title,
          lead: claims.lead,
          empty: claims.empty,
          filters: {
            state: { label: filters.state, values: claims.state },
            side: { label: filters.side, values: claims.side },
            kind: { label: filters.kind, values: claims.kind },
            supplier: { label: filters.supplier },
            opened: { label: filters.opened },
          },
        }}
      />
      {isMaking ? <MakePlatformClaim onClose={() => setMaking(false)} /> : null}
    </>
  );
}

function MakePlatformClaim({ onClose }: { onClose: () => void }) {
  const { claims } = useWords().terms;
  const toast = useToast();
  const currency = useEndpoint(supplierBoard, { limit: 1 }).data?.list[0]?.currency ?? 'USD';
  const { act, isBusy, error } = useAct(openHouseClaim, {
    changes: [listClaims],
    onDone: () => {
      toast(claims.sent, 'good');
      onClose();
    },
  });
  return (
    <ClaimForm
      kinds={claimKindsOf.house}
      currency={currency}
      isBusy={isBusy}
      error={error}
      onSend={act}
      onClose={onClose}
    />
  );
}

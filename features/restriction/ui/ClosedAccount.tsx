import type { ReactNode } from 'react';
import { restrictionDetail } from '#features/restriction/contract.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { AppealCard } from './AppealCard.tsx';
import { EffectCard, StatementCard } from './Statement.tsx';

/** What the person of a closed account may see and do: why, the appeal, and the money, drawn by the wallet. */
export function ClosedAccount({ id, money }: { id: string; money: ReactNode }) {
  const query = useEndpoint(restrictionDetail, { id });
  return (
    <>
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
        {(statement) => (
          <>
            <StatementCard statement={statement} />
            <AppealCard statement={statement} />
            <EffectCard statement={statement} />
          </>
        )}
      </QueryView>
      {money}
    </>
  );
}

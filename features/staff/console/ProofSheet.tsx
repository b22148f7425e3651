import { useEffect } from 'react';
import { useWords } from '#ui/words/console-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { ProofCard } from './ProofCard.tsx';
import { useAccessCalls } from './useAccessCalls.ts';

type Props = { onEnd: (isProved: boolean) => void };

/** Comes over whatever is shown when an act on money asks for the second step; the act goes on after it. */
export function ProofSheet({ onEnd }: Props) {
  const { prove } = useWords().access;
  const calls = useAccessCalls();
  const access = useEndpoint(calls.myAccess, {});
  const isFresh = access.data !== undefined && access.data.fresh_until !== null;
  useEffect(() => {
    if (isFresh) onEnd(true);
  }, [isFresh, onEnd]);
  return (
    <Sheet isOpen title={prove.needed} onClose={() => onEnd(false)}>
      <QueryView query={access} skeleton={<SkeletonRows count={2} />}>
        {(answer) => <ProofCard access={answer} />}
      </QueryView>
    </Sheet>
  );
}

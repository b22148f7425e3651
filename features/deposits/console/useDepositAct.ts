import {
  allDeposits,
  decideDeposit,
  depositFile,
  waitingDeposits,
} from '#features/deposits/review.contract.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';

export type DepositFile = OutputOf<typeof depositFile>;

const changes = [depositFile, waitingDeposits, allDeposits];

/** An act about a deposit: says that it was done, and asks again for what it changed. */
export function useDepositAct(done: string, onDone?: () => void) {
  const toast = useToast();
  const { file: words } = useWords().deposits;
  return useAct(decideDeposit, {
    changes,
    onDone: ({ needs_second: needs }) => {
      toast(needs ? words.proposed : done, 'good');
      onDone?.();
    },
  });
}

/** Why the server said no, in the words of deposits; undefined where its own words say enough. */
export function useDepositText(): (error: unknown) => string | undefined {
  const { refusal } = useWords().deposits;
  const reasons: Readonly<Record<string, string>> = refusal;
  return (error) =>
    error instanceof Refusal && error.reason !== undefined && Object.hasOwn(reasons, error.reason)
      ? reasons[error.reason]
      : undefined;
}

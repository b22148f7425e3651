import { confirmProposal, listProposals } from '#features/webhooks/proposals.contract.ts';
import { listChats } from '#features/chat/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Proposal } from './ProposalCard.tsx';

type Props = { shown: Proposal; onPartly: () => void; onClose: () => void };

/** Asks once more, and does it with the rows as they were shown: what changed meanwhile is not overwritten. */
export function ConfirmProposal({ shown, onPartly, onClose }: Props) {
  const { proposals: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const isAnswer = shown.answer !== null;
  const { act, isBusy, error } = useAct(confirmProposal, {
    changes: [listProposals, isAnswer ? listChats : listShowcase],
    onDone: ({ changed, failed }) => {
      if (failed.length > 0) onPartly();
      else toast(say(words.done, { count: changed }));
      onClose();
    },
  });
  const versions = shown.rows.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]));
  return (
    <ConfirmDialog
      isOpen
      title={isAnswer ? words.answerTitle : words.confirmTitle}
      action={words.confirm}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id: shown.id, versions })}
    >
      <p>{isAnswer ? words.answerText : words.confirmText}</p>
    </ConfirmDialog>
  );
}

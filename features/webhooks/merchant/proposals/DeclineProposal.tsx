import { declineProposal, listProposals } from '#features/webhooks/proposals.contract.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

export function DeclineProposal({ id, onClose }: { id: string; onClose: () => void }) {
  const { proposals: words } = useWords();
  const toast = useToast();
  const { act, isBusy, error } = useAct(declineProposal, {
    changes: [listProposals],
    onDone: () => {
      toast(words.declined);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.declineTitle}
      action={words.decline}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id })}
    >
      <p>{words.declineText}</p>
    </ConfirmDialog>
  );
}

import { announcement, listAnnouncements, sendAnnouncement } from '#features/help/announcements.contract.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { ContentError } from './ContentError.tsx';

type Props = { id: string; revision: number; isToAll: boolean; onClose: () => void };

/** Hands an announcement on: to a second person, or on its way. */
export function SendAnnouncement({ id, revision, isToAll, onClose }: Props) {
  const words = useWords().content.announcements;
  const toast = useToast();
  const { act, isBusy, error } = useAct(sendAnnouncement, {
    changes: [announcement, listAnnouncements],
    onDone: ({ state }) => {
      toast(state === 'proposed' ? words.proposed : words.approved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.send_title}
      action={isToAll ? words.send_all : words.send_some}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => act({ id, revision })}
    >
      <p>{isToAll ? words.send_all_text : words.send_some_text}</p>
      <ContentError error={error} />
    </ConfirmDialog>
  );
}

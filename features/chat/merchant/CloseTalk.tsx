import { closeChat, listChats } from '#features/chat/contract.ts';
import type { Conversation } from '#features/chat/ui/thread.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useAct } from '#ui/calls/useAct.ts';

type Props = { conversation: Conversation; onChange: (conversation: Conversation) => void };

/** Nothing more to say for now. No question first: writing opens it again. */
export function CloseTalk({ conversation, onChange }: Props) {
  const words = useWords().chat.desk;
  const { act, isBusy, error } = useAct(closeChat, { changes: [listChats], onDone: onChange });
  if (!conversation.can.close) return null;
  return (
    <>
      <Button size="small" tone="quiet" isBusy={isBusy} onClick={() => act({ id: conversation.id })}>
        {words.close}
      </Button>
      <ErrorBox error={error} />
    </>
  );
}

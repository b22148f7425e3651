import { useState } from 'react';
import {
  claimChat,
  closeDeskChat,
  deskChats,
  deskTeam,
  handOverChat,
} from '#features/chat/console.contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { HandOver } from './HandOver.tsx';
import type { DeskConversation } from './source.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';

type Props = { conversation: DeskConversation; onChange: (conversation: DeskConversation) => void };

/** Who has the conversation, and how it goes to somebody else or ends. */
export function ChatActs({ conversation, onChange }: Props) {
  const { chat: words, desk } = useWords();
  const toast = useToast();
  const [isHanding, setHanding] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const changes = [deskChats, deskTeam];
  const { id, holder, is_mine: isMine, kind, state } = conversation;
  const heldBy = holder?.id ?? null;
  const done = (said: string) => (given: DeskConversation) => {
    toast(said);
    onChange(given);
    setHanding(false);
    setClosing(false);
  };
  const claim = useAct(claimChat, { changes, onDone: done(words.claimed) });
  const release = useAct(handOverChat, { changes, onDone: done(words.released) });
  const close = useAct(closeDeskChat, { changes, onDone: done(words.closed) });
  const isDesks = kind === 'service' && state !== 'closed';
  const take = () => claim.act({ id, held_by: heldBy });
  useScreenKeys({ c: isDesks && !isMine ? { says: desk.keys.take, act: take } : undefined });
  if (!isDesks) return null;
  return (
    <div className="flex flex-col gap-2">
      <HeldBy conversation={conversation} />
      <div className="flex flex-wrap gap-2">
        {isMine ? null : (
          <Button size="small" isBusy={claim.isBusy} onClick={take}>
            {holder === null ? words.claim : words.take_over}
          </Button>
        )}
        <Button size="small" tone="plain" onClick={() => setHanding(true)}>
          {words.hand}
        </Button>
        {isMine ? (
          <Button
            size="small"
            tone="plain"
            isBusy={release.isBusy}
            onClick={() => release.act({ id, held_by: heldBy, to: null })}
          >
            {words.release}
          </Button>
        ) : null}
        <Button size="small" tone="plain" onClick={() => setClosing(true)}>
          {words.close}
        </Button>
      </div>
      <DeskError error={claim.error ?? release.error} />
      {isHanding ? (
        <HandOver conversation={conversation} onDone={done(words.handed)} onClose={() => setHanding(false)} />
      ) : null}
      <ConfirmDialog
        isOpen={isClosing}
        title={words.close_title}
        action={words.close}
        isBusy={close.isBusy}
        error={close.error}
        onClose={() => setClosing(false)}
        onConfirm={() => close.act({ id })}
      >
        <p>{words.close_text}</p>
      </ConfirmDialog>
    </div>
  );
}

function HeldBy({ conversation }: { conversation: DeskConversation }) {
  const words = useWords().chat;
  const say = useSay();
  const { holder, is_mine: isMine } = conversation;
  if (isMine) return <Text look="strong">{words.mine}</Text>;
  return <Text>{holder === null ? words.nobody_has : say(words.held_by, { who: holder.name })}</Text>;
}

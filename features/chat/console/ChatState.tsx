import type { ConversationState } from '#domain/states/conversation.ts';
import { Badge } from '#ui/content/Badge.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';

type Row = {
  readonly state: ConversationState;
  readonly is_late?: boolean;
  readonly reported_at: string | null;
};

const tones: Record<ConversationState, Tone> = {
  open: 'plain',
  waiting: 'warn',
  answered: 'good',
  closed: 'plain',
};

/** How a conversation stands, and what makes it urgent. */
export function ChatState({ row }: { row: Row }) {
  const words = useWords().chat;
  return (
    <>
      <Badge tone={tones[row.state]}>{words.state[row.state]}</Badge>
      {row.is_late === true ? <Badge tone="bad">{words.late}</Badge> : null}
      {row.reported_at === null ? null : <Badge tone="info">{words.reported}</Badge>}
    </>
  );
}

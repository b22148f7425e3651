import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listInbox } from '#features/chat/inbox.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

export type Talk = OutputOf<typeof listInbox>['list'][number];

const tones = { open: 'accent', buyer: 'plain', answered: 'good', unanswered: 'warn' } as const;

/** One talk: about what, with whom, the last words, its state and whom it is assigned to. */
export function InboxRow({ talk }: { talk: Talk }) {
  const words = useWords();
  const { inbox } = words;
  const say = useSay();
  const { id, kind, state, order, goods, unread, assigned } = talk;
  const title =
    kind === 'order'
      ? say(words.chat.buyer.of, { number: order?.number ?? '' })
      : say(inbox.question, { title: goods?.title ?? '' });
  const last = useLastWords(talk);
  return (
    <Row
      title={title}
      detail={
        <>
          <bdi>{talk.name ?? words.chat.buyer.buyer}</bdi>
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {last}
          </span>
        </>
      }
      end={<TimeText at={talk.at} form="distance" />}
      below={
        <>
          <Badge tone={tones[state]}>{inbox.states[state]}</Badge>
          {unread === 0 ? null : <Badge tone="accent">{say(inbox.unread, { count: unread })}</Badge>}
          {assigned === null ? null : (
            <Badge>{assigned.is_me ? inbox.withYou : say(inbox.with, { name: assigned.name })}</Badge>
          )}
        </>
      }
      to={kind === 'order' ? `/orderList/${id}/messages` : `/inbox/${id}`}
    />
  );
}

/** How the last message begins, with names in place of what was hidden. */
function useLastWords({ last }: Talk): string {
  const { chat, inbox } = useWords();
  const say = useSay();
  if (last === null) return '';
  const plain = last.parts
    .map((part) => ('text' in part ? part.text : `[${chat.talk.hidden[part.masked]}]`))
    .join('');
  const text = plain === '' ? chat.talk.filesOf : plain;
  return last.by === 'merchant' ? say(inbox.yours, { text }) : text;
}

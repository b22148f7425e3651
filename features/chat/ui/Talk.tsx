import { ShieldAlert, WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { ChatSide } from '#domain/states/conversation.ts';
import { cx } from '#ui/cx.ts';
import { useOnline } from '#ui/offline/useOnline.ts';
import { Composer, type TextFault } from './Composer.tsx';
import { draftOf, keepDraft } from './drafts.ts';
import { Log } from './Log.tsx';
import type { TalkSource } from './source.ts';
import { useTalkWords } from './talk-words.ts';
import type { Conversation, Message, TalkPage } from './thread.ts';
import { useAttachments } from './useAttachments.ts';
import { useOutbox } from './useOutbox.ts';
import { useShownHeight } from './useShownHeight.ts';
import type { useThread } from './useThread.ts';

export type Thread<C extends Conversation, P extends TalkPage<C>> = ReturnType<typeof useThread<C, P>>;

type Props<C extends Conversation, P extends TalkPage<C>> = {
  source: TalkSource<C, P>;
  thread: Thread<C, P>;
  page: P;
  who: (message: { readonly by: ChatSide; readonly name: string | null }) => string;
  /** The sentence that stands above every field to write in. */
  standing: string;
  sendsBy?: 'enter' | 'ctrlEnter';
  /** Above what was said: who is there, where one stands. */
  above?: ReactNode;
  /** Between what was said and the field: how it ended, a rating. */
  below?: ReactNode;
  empty: ReactNode;
  /** False where nothing more can be said here. */
  canWrite: boolean;
  /** More buttons beside the field, which may put words into it. */
  actions?: ((write: (text: string) => void, text: string) => ReactNode) | undefined;
  field?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Below a message: what its reader may do with it. */
  belowMessage?: ((message: Message) => ReactNode) | undefined;
  /** What must be mended in a text before it is sent. */
  fault?: ((text: string) => TextFault | undefined) | undefined;
  /** More stands above it than a title. */
  isLow?: boolean;
};

/** As high as can be seen under a title; where a keyboard leaves less, as high as a few lines need. */
const high = 'h-[max(22rem,calc(min(100dvh,var(--shown,100dvh))-var(--top,9rem)-0.5rem))]';
const low =
  'h-[max(22rem,calc(min(100dvh,var(--shown,100dvh))-var(--top,9rem)-0.5rem))] lg:h-[max(22rem,calc(100dvh-17rem))]';

/** A conversation whole: what was said, what waits to be sent, and the field to write in. As high as can be seen. */
export function Talk<C extends Conversation, P extends TalkPage<C>>(props: Props<C, P>) {
  const { source, thread, page, who, above, below, empty, canWrite } = props;
  const { id } = page.conversation;
  const words = useTalkWords();
  const box = useShownHeight();
  const [text, setText] = useState(() => draftOf(id));
  const outbox = useOutbox({ source, page, onSent: thread.sent });
  const attachments = useAttachments((client, file, options) => source.upload(client, id, file, options));
  const whose = (message: Pick<Message, 'by' | 'name'>) =>
    message.by === source.side && source.side === 'merchant' ? words.you : who(message);

  function write(next: string): void {
    setText(next);
    keepDraft(id, next);
    if (next !== '') thread.typed();
  }

  return (
    <section
      ref={box}
      aria-label={words.log}
      className={cx(
        'flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-ground',
        props.isLow === true ? low : high,
      )}
    >
      {above}
      <Line isLive={thread.isLive} />
      <Log
        page={page}
        side={source.side}
        pending={outbox.pending}
        who={whose}
        typing={thread.typing}
        older={thread.older}
        onSeen={thread.seen}
        below={props.belowMessage}
        empty={empty}
      />
      {below}
      {canWrite ? (
        <>
          <Standing text={props.standing} />
          <Composer
            text={text}
            onText={write}
            attachments={attachments}
            onSend={(said, files) => outbox.send(said, files)}
            sendsBy={props.sendsBy ?? 'enter'}
            field={props.field}
            actions={props.actions?.(write, text)}
            fault={props.fault}
          />
        </>
      ) : null}
    </section>
  );
}

/** The sentence that protects people stands where they are asked for something. */
export function Standing({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 border-t border-line bg-warn-soft px-3 py-2 text-meta font-medium text-warn">
      <ShieldAlert aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  );
}

/** Nothing while all is well. */
function Line({ isLive }: { isLive: boolean }) {
  const words = useTalkWords();
  const isOnline = useOnline();
  const text = isOnline ? (isLive ? '' : words.joining) : words.offline;
  return (
    <div role="status" className="empty:hidden">
      {text === '' ? null : (
        <p className="flex items-center gap-2 border-b border-line bg-info-soft px-3 py-2 text-meta text-info">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

/** Where a conversation will stand. */
export function TalkSkeleton() {
  return <div className={cx('animate-breathe rounded-card bg-sunken motion-reduce:animate-none', high)} />;
}

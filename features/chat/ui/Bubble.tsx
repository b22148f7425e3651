import { Check, CheckCheck, CircleAlert, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import { Masked } from './Masked.tsx';
import { useTalkWords } from './talk-words.ts';
import type { Message } from './thread.ts';
import type { Pending } from './useOutbox.ts';

type Props = {
  message: Message;
  /** Whom it is by, in words. */
  who: string;
  isMine: boolean;
  /** The other side has read it. */
  isRead: boolean;
  /** Below what was said. */
  below?: ReactNode;
};

/** One message: who, what, when, and how far one's own came. */
export function Bubble({ message, who, isMine, isRead, below }: Props) {
  const words = useTalkWords();
  return (
    <Shape isMine={isMine} who={who}>
      {message.parts.length === 0 ? null : (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {message.parts.map((part, at) =>
            'text' in part ? (
              <bdi key={at}>{part.text}</bdi>
            ) : (
              <Masked key={at} kind={part.masked} isMine={isMine} />
            ),
          )}
        </p>
      )}
      <Files files={message.files} />
      {below}
      <p className="flex items-center justify-end gap-1 text-caption text-muted">
        <TimeText at={message.at} form="time" />
        {isMine ? (
          <State
            icon={
              isRead ? (
                <CheckCheck aria-hidden className="size-4" />
              ) : (
                <Check aria-hidden className="size-4" />
              )
            }
          >
            {isRead ? words.state.read : words.state.sent}
          </State>
        ) : null}
      </p>
    </Shape>
  );
}

/** What this person wrote and the server does not have yet. */
export function PendingBubble({ pending }: { pending: Pending }) {
  const words = useTalkWords();
  const say = useSay();
  const { state, why, text, files } = pending;
  return (
    <Shape isMine who={words.you}>
      {text === '' ? null : (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {files.length === 0 ? null : (
        <p className="text-meta">{say(words.filesKept, { count: files.length })}</p>
      )}
      {state === 'failed' ? (
        <div role="alert" className="flex flex-col gap-2">
          <p className="flex items-start gap-1.5 text-meta font-medium text-bad">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {why === '' ? words.failedUnknown : say(words.failedWhy, { message: why })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={pending.again}>
              {words.again}
            </Button>
            <Button size="small" tone="plain" onClick={pending.drop}>
              {words.drop}
            </Button>
          </div>
        </div>
      ) : (
        <p className="flex items-center justify-end gap-1 text-caption text-muted">
          <TimeText at={pending.at} form="time" />
          <State
            icon={
              state === 'kept' ? (
                <Clock aria-hidden className="size-4" />
              ) : (
                <LoaderCircle aria-hidden className="size-4 animate-spin" />
              )
            }
          >
            {words.state[state]}
          </State>
        </p>
      )}
    </Shape>
  );
}

function State({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {icon}
      {children}
    </span>
  );
}

function Shape({ isMine, who, children }: { isMine: boolean; who: string; children: ReactNode }) {
  return (
    <div className={cx('flex w-full', isMine ? 'justify-end' : 'justify-start')}>
      <div
        className={cx(
          'flex max-w-[min(34rem,88%)] min-w-0 flex-col gap-1.5 rounded-card px-3.5 py-2.5',
          isMine ? 'bg-accent-soft' : 'border border-line bg-surface',
        )}
      >
        <p className="text-caption font-medium text-muted">{who}</p>
        {children}
      </div>
    </div>
  );
}

/** Private: each address is good for some minutes, and opens the whole picture. */
function Files({ files }: { files: Message['files'] }) {
  const words = useTalkWords();
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <ul aria-label={words.filesOf} className="flex flex-wrap gap-2">
      {files.map(({ id, url }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-field">
            <Picture image={{ url, alt: say(words.pictureOpen, { place: index + 1 }) }} />
          </a>
        </li>
      ))}
    </ul>
  );
}

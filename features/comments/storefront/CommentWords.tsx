import type * as z from 'zod/mini';
import type { publicComment } from '#features/comments/shown.shapes.ts';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { cx } from '#ui/cx.ts';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Photos } from './Photos.tsx';

type Comment = z.output<typeof publicComment>;

/** What was said, what was added, and the shop's answer; where it was removed, the reason. */
export function CommentWords({ comment }: { comment: Comment }) {
  const words = useStorefrontWords();
  const say = useSay();
  const date = useDate();
  const { content, removed_reason: removed, follow_up: more, reply } = comment;
  if (removed !== null) {
    return (
      <p className="rounded-field bg-sunken p-3 text-meta">
        {words.commentRemoved} {words[`removed_${removed}`]}
      </p>
    );
  }
  return (
    <>
      <Written text={{ content: content ?? '', lang: comment.lang }} />
      <Photos photos={comment.photos} />
      {more === null ? null : (
        <div className="flex flex-col gap-1">
          <p className="text-meta font-medium">{say(words.addedOn, { when: date(more.at) })}</p>
          <Written text={more} />
        </div>
      )}
      {reply === null ? null : <Reply reply={reply} />}
    </>
  );
}

type Text = { readonly content: string; readonly lang: string | null };

/** Words in the language that they were written in: screen readers and translators of browsers go by it. */
function Written({ text: { content, lang }, isMuted = false }: { text: Text; isMuted?: boolean }) {
  return (
    <p
      lang={lang ?? undefined}
      className={cx('max-w-prose break-words whitespace-pre-line', isMuted && 'text-muted')}
    >
      {content}
    </p>
  );
}

function Reply({ reply }: { reply: NonNullable<Comment['reply']> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const date = useDate();
  return (
    <div className="flex flex-col gap-1 border-l-4 border-accent pl-3">
      <p className="text-meta font-medium">{say(words.shopReplied, { when: date(reply.at) })}</p>
      <Written text={reply} />
      {reply.before === null || reply.corrected_at === null ? null : (
        <details className="text-meta">
          <summary className="flex min-h-target items-center text-muted underline">
            {say(words.replyCorrected, { when: date(reply.corrected_at) })}
          </summary>
          <Written text={reply.before} isMuted />
        </details>
      )}
    </div>
  );
}

/** Days in the zone of the page. */
export function useDate(): (at: string) => string {
  const language = useLanguage();
  return (at) => formatTime(language, new Date(at), 'date', pageZone);
}

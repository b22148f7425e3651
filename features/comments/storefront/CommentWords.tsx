import type * as z from 'zod/mini';
import type { publicComment } from '#features/checkout/comment.contract.ts';
import { pageZone, useStorefrontWords } from '#features/checkout/ui/public.tsx';
import { formatTime } from '#ui/time.tsx';
import { useLanguage, useSay } from '#ui/words.tsx';

type Comment = z.output<typeof publicComment>;

/** What was said, what was added, and the shop's answer; where it was removed, the reason. */
export function CommentWords({ comment }: { comment: Comment }) {
  const words = useStorefrontWords();
  const say = useSay();
  const date = useDate();
  const { content, removed_reason: removed, follow_up: more, reply } = comment;
  if (removed !== null) {
    return (
      <p className="rounded-field bg-sunken p-3 text-sm">
        {words.commentRemoved} {words[`removed_${removed}`]}
      </p>
    );
  }
  return (
    <>
      <p className="max-w-prose break-words whitespace-pre-line">{content}</p>
      {more === null ? null : (
        <div className="flex flex-col gap-1">
          <p className="text-sm font-semibold">{say(words.addedOn, { when: date(more.at) })}</p>
          <p className="max-w-prose break-words whitespace-pre-line">{more.content}</p>
        </div>
      )}
      {reply === null ? null : <Reply reply={reply} />}
    </>
  );
}

function Reply({ reply }: { reply: NonNullable<Comment['reply']> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const date = useDate();
  return (
    <div className="flex flex-col gap-1 border-l-4 border-accent pl-3">
      <p className="text-sm font-semibold">{say(words.shopReplied, { when: date(reply.at) })}</p>
      <p className="max-w-prose break-words whitespace-pre-line">{reply.content}</p>
      {reply.before === null || reply.corrected_at === null ? null : (
        <details className="text-sm">
          <summary className="flex min-h-target items-center text-muted underline">
            {say(words.replyCorrected, { when: date(reply.corrected_at) })}
          </summary>
          <p className="max-w-prose break-words whitespace-pre-line text-muted">{reply.before.content}</p>
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

import { useWords } from '#ui/words/console-words.ts';
import { Stars } from '#ui/charts/Stars.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { DeskConversation } from './source.ts';

/** How a conversation ended and what the merchant thought of it. Nothing while it goes on. */
export function Rated({ conversation }: { conversation: DeskConversation }) {
  const words = useWords().chat;
  const say = useSay();
  const { time } = useFormats();
  const { closed_at: at, rating } = conversation;
  if (at === null && rating === null) return null;
  return (
    <div className="flex flex-col gap-1 border-t border-line bg-surface px-3 py-2 text-meta">
      {at === null ? null : <p>{say(words.talk.ended, { when: time(at) })}</p>}
      {rating === null ? null : (
        <p className="flex flex-wrap items-center gap-2">
          <Stars value={rating.stars} label={say(words.rated, { stars: rating.stars })} size="small" />
          {rating.text === null ? null : <span>{say(words.rated_text, { text: rating.text })}</span>}
        </p>
      )}
    </div>
  );
}

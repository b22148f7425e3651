import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';

/** A deadline in words: what happens then, and how far it is. */
export function useDeadline(): (deadline: { action: string; at: string }) => string {
  const { deadlines, deadlineOver } = useWords().orders;
  const texts: Readonly<Record<string, string>> = deadlines;
  const say = useSay();
  const { distance } = useFormats();
  const now = useNow();
  return ({ action, at }) => {
    const when = new Date(at) <= now ? deadlineOver : distance(at);
    return say(texts[action.replace(/^(?:order|case)\./, '')] ?? deadlines.other, { when });
  };
}

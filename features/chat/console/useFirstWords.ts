import type { Conversation } from '#features/chat/ui/thread.ts';
import { useWords } from '#ui/words/console-words.ts';

/** How the last message begins, with names in place of what was hidden. */
export function useFirstWords(): (last: Conversation['last']) => string {
  const words = useWords().chat;
  return (last) => {
    if (last === null) return '';
    const text = last.parts
      .map((part) => ('text' in part ? part.text : `[${words.talk.hidden[part.masked]}]`))
      .join('');
    return text === '' ? words.only_pictures : text;
  };
}

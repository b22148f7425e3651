import type { Conversation } from '#features/chat/ui/thread.ts';
import { useWords } from '#ui/words/merchant-words.ts';

/** How the last message of a conversation begins, with names in place of what was hidden. */
export function useFirstWords(): (one: Pick<Conversation, 'last'>) => string {
  const { hidden, filesOf } = useWords().chat.talk;
  return ({ last }) => {
    if (last === null) return '';
    const text = last.parts.map((part) => ('text' in part ? part.text : `[${hidden[part.masked]}]`)).join('');
    return text === '' ? filesOf : text;
  };
}

import { listUnfilled } from '#domain/chat-answers.ts';
import type { TextFault } from '#features/chat/ui/Composer.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

/** Says which places of an answer nothing was put into: a message that has one is not sent. */
export function useUnfilled(): (text: string) => TextFault | undefined {
  const { answers: words } = useWords().inbox;
  const say = useSay();
  const language = useLanguage();
  return (text) => {
    const [first, ...rest] = listUnfilled(text);
    if (first === undefined) return undefined;
    const names = [first, ...rest].map((place) => words.places[place]);
    const places = new Intl.ListFormat(language, { type: 'unit' }).format(names);
    return { says: say(words.unfilled, { places }), piece: `{${first}}` };
  };
}

import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** `psp:card` in words. */
export function usePlaceText(): (place: string) => string {
  const { place: words } = useWords().reconciliation;
  const say = useSay();
  const known: Readonly<Record<string, string>> = words;
  return (place) => {
    const [stem = '', name = ''] = place.split(':');
    const text = Object.hasOwn(known, stem) ? known[stem] : undefined;
    return text === undefined ? say(words.other, { name: place }) : say(text, { name });
  };
}

/** Why the server said no, in the words of a screen; undefined where its own words say enough. */
export function reasonText(error: unknown, words: Readonly<Record<string, string>>): string | undefined {
  const reason = error instanceof Refusal ? error.reason : undefined;
  return reason !== undefined && Object.hasOwn(words, reason) ? words[reason] : undefined;
}

import type { Refusal } from '#ui/calls/api.ts';
import { useSay, useUiWords } from '#ui/words/words.tsx';

/** Why the server could not take a file, in words; undefined for a no that is about something else. */
export function useFileText(): (refusal: Refusal) => string | undefined {
  const words = useUiWords();
  const say = useSay();
  return ({ key, reason, shown }) => {
    if (key !== 'invalidParameter') return undefined;
    const { size, side } = shown;
    if (reason === 'too_large' && typeof size === 'number') return say(words.fileTooLarge, { size });
    if (reason === 'dimensions' && typeof side === 'number') return say(words.fileTooWide, { side });
    if (reason === 'damaged') return words.fileDamaged;
    if (reason === 'empty') return words.fileEmpty;
    if (reason !== 'mime') return undefined;
    const kinds = shown['pdf'] === true ? words.fileKindsProof : words.fileKindsPicture;
    return say(words.fileWrongKind, { kinds });
  };
}

import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';

/** A part in basis points as a percentage; a word where too few parcels say nothing. */
export function usePart() {
  const { none } = useWords();
  const { percent } = useFormats();
  return (bps: number | null): string => (bps === null ? none : percent(bps));
}

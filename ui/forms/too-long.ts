// A text that is longer than its field takes. It is never cut: whoever pasted it sees all of it, and what is too much.
import { countCodePoints } from '#domain/text/code-points.ts';
import { useSay, useUiWords } from '#ui/words/words.tsx';

/** Marks a control whose text is too long, so that its form is not sent. */
export const tooLongMark = 'data-too-long';

type Asked = { readonly label: string; readonly value: string; readonly max: number | undefined };

/** What to say where a text has too many code points, blanks around it aside; undefined where it has not. */
export function useTooLong({ label, value, max }: Asked): string | undefined {
  const words = useUiWords();
  const say = useSay();
  const count = countCodePoints(value.trim());
  if (max === undefined || count <= max) return undefined;
  return say(words.tooLong, { field: label, max, count });
}

import { fieldsOf } from '#domain/wire/fields.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** The number of what was done in the public record; nothing where it has none yet. */
export function RecordNumber({ of }: { of: object }) {
  const words = useWords().proof;
  const say = useSay();
  const { number } = useFormats();
  const { record } = fieldsOf(of);
  if (typeof record !== 'number') return null;
  return <span className="text-meta text-muted">{say(words.record, { number: number(record) })}</span>;
}

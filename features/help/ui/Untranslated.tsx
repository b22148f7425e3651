import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { articleDetail } from '#features/help/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/** Says so where an answer is not in the reader's language, or is older than what it was made from. */
export function Untranslated({ article }: { article: OutputOf<typeof articleDetail> }) {
  const words = useWords().service.qa;
  const say = useSay();
  const { time } = useFormats();
  if (!article.translated) return <Note>{words.notTranslated}</Note>;
  if (!article.source_changed || article.translated_at === null) return null;
  return <Note tone="warn">{say(words.sourceChanged, { when: time(article.translated_at, 'date') })}</Note>;
}

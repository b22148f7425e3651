import { useEffect, useState } from 'react';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import type { QualityHint } from './picture-quality.ts';

/** What may make a chosen picture hard to read. It never stands in the way of sending. */
export function PictureHints({ file }: { file: File | undefined }) {
  const { identity: words } = useWords();
  const hints = useHints(file);
  if (hints.length === 0) return null;
  return (
    <div role="status">
      <Note tone="info">
        {hints.map((hint) => (
          <Text key={hint}>{words.quality[hint]}</Text>
        ))}
        <Text look="small">{words.qualityAnyway}</Text>
      </Note>
    </div>
  );
}

type Told = { readonly of: File; readonly hints: readonly QualityHint[] };

/** Measuring comes with its own code, fetched when the first picture is chosen; without it there are no hints. */
function useHints(file: File | undefined): readonly QualityHint[] {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (file === undefined) return undefined;
    let isWanted = true;
    import('./picture-quality.ts')
      .then(({ inspectFile }) => inspectFile(file))
      .then((hints) => (isWanted ? setTold({ of: file, hints }) : undefined))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file]);
  return told !== undefined && told.of === file ? told.hints : [];
}

import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { CodeList } from '#ui/lists/CodeList.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { DownloadButton } from '#ui/buttons/DownloadButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useSay } from '#ui/words/words.tsx';

type Props = { codes: readonly string[]; name: string; onDone: () => void };

/** Shown this once: the way on opens when the person says that they are kept. */
export function KeptCodes({ codes, name, onDone }: Props) {
  const { codes: words } = useWords().access;
  const say = useSay();
  const [isKept, setKept] = useState(false);
  const text = [say(words.head, { name }), '', ...codes, ''].join('\n');
  return (
    <Stack>
      <Note tone="warn" title={words.title}>
        {words.lead}
      </Note>
      <CodeList label={words.title} codes={codes} />
      <Stack isRow>
        <CopyButton text={codes.join('\n')} label={words.copy} />
        <DownloadButton text={text} fileName={words.file} label={words.download} />
      </Stack>
      <CheckField label={words.kept} isOn={isKept} onChange={setKept} />
      <Button isWide disabled={!isKept} onClick={onDone}>
        {words.done}
      </Button>
    </Stack>
  );
}

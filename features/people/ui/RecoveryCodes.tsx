import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { CodeList } from '#ui/lists/CodeList.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { DownloadButton } from '#ui/buttons/DownloadButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  codes: readonly string[];
  name: string;
  onDone: () => void;
  /** Those that replace a forgotten sign-in password; else those of the second factor. */
  isForPassword?: boolean;
};

/** Shown this once: the way on opens when the merchant says that they are kept. */
export function RecoveryCodes({ codes, name, onDone, isForPassword = false }: Props) {
  const { factor, account } = useWords().safety;
  const words = isForPassword ? { ...factor, ...account } : factor;
  const say = useSay();
  const [isKept, setKept] = useState(false);
  const text = [say(words.fileHead, { name }), '', ...codes, ''].join('\n');
  return (
    <Card title={words.codesTitle}>
      <Note tone="warn">{words.codesLead}</Note>
      <CodeList label={words.codesTitle} codes={codes} />
      <Stack isRow>
        <CopyButton text={codes.join('\n')} label={words.copyCodes} />
        <DownloadButton text={text} fileName={words.fileName} label={words.download} />
      </Stack>
      <CheckField label={words.kept} isOn={isKept} onChange={setKept} />
      <Button isWide disabled={!isKept} onClick={onDone}>
        {words.finish}
      </Button>
      {isKept ? null : <Text look="small">{words.keepFirst}</Text>}
    </Card>
  );
}

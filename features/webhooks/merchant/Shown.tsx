import { Button } from '#ui/buttons/Button.tsx';
import { CodeList } from '#ui/lists/CodeList.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** A secret that is shown this once: it stays until its person says that they have kept it. */
export function Shown({ label, secret, onDone }: { label: string; secret: string; onDone: () => void }) {
  const { hooks: words } = useWords();
  return (
    <Stack>
      <Note tone="warn" title={label}>
        {words.keep}
      </Note>
      <CodeList label={label} codes={[secret]} />
      <Stack isRow>
        <CopyButton text={secret} label={words.copy} />
        <Button tone="plain" onClick={onDone}>
          {words.kept}
        </Button>
      </Stack>
    </Stack>
  );
}

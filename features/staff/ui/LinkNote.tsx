import { Button } from '#ui/buttons/Button.tsx';
import { CodeList } from '#ui/lists/CodeList.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { link: { readonly link: string; readonly until: string }; name: string; onClose: () => void };

/** The link of an invitation, shown this once. */
export function LinkNote({ link, name, onClose }: Props) {
  const { people: words } = useWords().access;
  const say = useSay();
  const { time } = useFormats();
  return (
    <Stack>
      <Note tone="info" title={words.link_title}>
        {say(words.link_lead, { name, when: time(link.until) })}
      </Note>
      <CodeList label={words.link_title} codes={[link.link]} />
      <Stack isRow>
        <CopyButton text={link.link} label={words.link_copy} />
        <Button tone="plain" onClick={onClose}>
          {words.close}
        </Button>
      </Stack>
    </Stack>
  );
}

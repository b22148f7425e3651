import { Button } from '#ui/Button.tsx';
import { CodeList } from '#ui/CodeList.tsx';
import { useWords } from '#ui/console-words.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Note } from '#ui/Note.tsx';
import { Stack } from '#ui/Stack.tsx';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';

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

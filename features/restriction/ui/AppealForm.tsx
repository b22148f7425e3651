import { X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { uploadFile } from '#features/files/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useSay } from '#ui/words/words.tsx';

const { statementUnitsMin: min, statementUnitsMax: max, appealFilesMax: papersMax } = limits;

type Props = {
  readonly onSend: (text: string, papers: string[]) => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
};

/** Why a decision is wrong, in the merchant's own words, with papers that show it. */
export function AppealForm({ onSend, isBusy, error }: Props) {
  const { appeal: words } = useWords().restriction;
  const say = useSay();
  const [text, setText] = useState('');
  const [papers, setPapers] = useState<readonly string[]>([]);
  const [wasSent, setSent] = useState(false);
  // As the server counts: characters, without the blanks around them.
  const count = Array.from(text.trim()).length;
  const fault =
    count < min ? say(words.tooShort, { min }) : count > max ? say(words.tooLong, { max }) : undefined;
  const refused = error instanceof Refusal && error.field === 'text' ? error : undefined;

  function submit() {
    setSent(true);
    if (fault === undefined) onSend(text.trim(), [...papers]);
  }

  return (
    <Form label={words.title} onSend={submit}>
      <TextArea
        label={words.text}
        hint={say(words.textHint, { count, min, max })}
        error={wasSent ? (fault ?? refused?.message) : undefined}
        rows={6}
        value={text}
        onChange={setText}
      />
      <Papers papers={papers} onPapers={setPapers} />
      <ErrorBox error={refused === undefined ? error : undefined} />
      <Button type="submit" isWide isBusy={isBusy}>
        {words.send}
      </Button>
    </Form>
  );
}

type PapersProps = { papers: readonly string[]; onPapers: (papers: readonly string[]) => void };

/** Each is uploaded as it is chosen; what is there stands above the field for the next one. */
function Papers({ papers, onPapers }: PapersProps) {
  const { appeal: words } = useWords().restriction;
  const say = useSay();
  const [turn, setTurn] = useState(0);
  return (
    <>
      {papers.length === 0 ? null : (
        <Stack isRow gap="small">
          {papers.map((id, index) => (
            <Button
              key={id}
              tone="plain"
              size="small"
              icon={<X aria-hidden className="size-4" />}
              aria-label={say(words.paperDrop, { place: index + 1 })}
              onClick={() => onPapers(papers.filter((one) => one !== id))}
            >
              {say(words.paperOf, { place: index + 1 })}
            </Button>
          ))}
        </Stack>
      )}
      {papers.length >= papersMax ? null : (
        <UploadField
          key={turn}
          label={words.paper}
          hint={say(words.paperHint, { max: papersMax })}
          takes="proof"
          endpoint={uploadFile}
          ask={{ kind: 'proof' }}
          onDone={(answer) => {
            if (answer === undefined) return;
            onPapers([...papers, answer.id]);
            setTurn((before) => before + 1);
          }}
        />
      )}
    </>
  );
}

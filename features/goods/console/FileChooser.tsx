import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useSay } from '#ui/words/words.tsx';
import { problemOfFile, sizeText } from './csv-file.ts';

const megabyte = 1_048_576;

/** The look of the button that browsers put into a file field. */
const filePart =
  'file:mr-3 file:rounded-chip file:border-0 file:bg-accent-soft file:px-3 file:py-1.5 ' +
  'file:font-medium file:text-accent-ink';

/** Takes a file and says at once what is wrong with it by its name and size. */
export function FileChooser({ onCheck }: { onCheck: (file: File) => void }) {
  const words = useWords();
  const say = useSay();
  const [file, setFile] = useState<File>();
  const [hasTried, setTried] = useState(false);
  const max = limits.csvBytesMax / megabyte;
  const problem = file === undefined ? undefined : problemOfFile(file);
  const error =
    file === undefined || problem === undefined
      ? hasTried && file === undefined
        ? words.import.file_missing
        : undefined
      : say(words.import[problem], { size: sizeText(file.size), max });

  function send(): void {
    setTried(true);
    if (file !== undefined && problem === undefined) onCheck(file);
  }

  return (
    <Form onSend={send} label={words.import.title}>
      <FieldFrame
        label={words.import.file}
        hint={say(words.import.file_hint, { size: max, rows: limits.csvRowsMax })}
        error={error}
      >
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => setFile(event.target.files?.[0])}
            className={cx(controlClass, filePart)}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit">{words.import.check}</Button>
      </div>
    </Form>
  );
}

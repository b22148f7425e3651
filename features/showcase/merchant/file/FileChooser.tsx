import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Fault = 'wrongKind' | 'empty' | 'too_large';

/** Takes a file from the phone or the computer, and says at once what is wrong with it by its name and size. */
export function FileChooser({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault>();

  function choose(file: File): void {
    const found = faultOf(file);
    setFault(found);
    if (found === undefined) onChoose(file);
  }

  return (
    <>
      <div className="flex flex-col sm:flex-row">
        <Button
          icon={<FileUp aria-hidden className="size-5 shrink-0" />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      </div>
      {/* Some phones know no type of CSV: they would not let such a file be chosen if only this type were named. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,text/csv,text/comma-separated-values,application/vnd.ms-excel,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) choose(file);
        }}
      />
      {fault === undefined ? null : (
        <p role="alert" className="text-meta font-medium text-bad">
          {fault === 'wrongKind' ? words.wrongKind : words.fileReasons[fault]}
        </p>
      )}
      <Text look="small">{say(words.limits, { rows: limits.showcaseFileRowsMax })}</Text>
    </>
  );
}

function faultOf({ name, size }: File): Fault | undefined {
  if (/\.(xlsx?|ods|numbers|zip|pdf)$/i.test(name)) return 'wrongKind';
  if (size === 0) return 'empty';
  return size > limits.csvBytesMax ? 'too_large' : undefined;
}

import { useId } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import { sizeText } from './csv-file.ts';
import type { ImportStep } from './useImport.ts';

type Props = { step: Extract<ImportStep, { at: 'sending' }>; onCancel: () => void };

/** A file on its way. Once all of it is sent, the bar runs without an end: the server is at work. */
export function SendingCard({ step, onCancel }: Props) {
  const words = useWords();
  const say = useSay();
  const id = useId();
  const { file, sentBytes, isDryRun } = step;
  const isAllSent = sentBytes >= file.size;
  const values = { sent: sizeText(sentBytes), total: sizeText(file.size) };

  return (
    <Card title={isDryRun ? words.import.checking : words.import.importing}>
      <p className="font-mono text-meta break-all text-muted">{file.name}</p>
      <progress
        aria-labelledby={id}
        className="h-3 w-full accent-accent"
        {...(isAllSent ? {} : { max: file.size, value: sentBytes })}
      />
      <p id={id} role="status" className="tabular text-meta text-muted">
        {isAllSent ? words.import.working : say(words.import.sent, values)}
      </p>
      <div>
        <Button tone="plain" onClick={onCancel}>
          {words.import.cancel}
        </Button>
      </div>
      {isDryRun ? null : <Text look="small">{words.import.cancel_hint}</Text>}
    </Card>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import type { exportChat, transcript } from '#features/chat/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { saveText } from '#ui/save-file.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useTalkWords } from './talk-words.ts';

type Props = {
  /** The call of this side that gives the file. */
  endpoint: Endpoint<
    z.ZodMiniType<unknown, { id: string; format: z.input<(typeof exportChat)['input']>['format'] }>,
    typeof transcript
  >;
  id: string;
};

/** The whole conversation as a file of this device: a text to read, or JSON for programs. */
export function TranscriptButton({ endpoint, id }: Props) {
  const words = useTalkWords();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy, error } = useAct(endpoint, {
    onDone: ({ body, name, mime }) => {
      saveText(body, name, mime);
      setOpen(false);
    },
  });
  return (
    <>
      <Button
        size="small"
        tone="plain"
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {words.transcript}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.transcript}>
        <p>{words.transcriptDetail}</p>
        <ErrorBox error={error} />
        <Button isWide isBusy={isBusy} onClick={() => act({ id, format: 'text' })}>
          {words.transcriptText}
        </Button>
        <Button isWide tone="plain" isBusy={isBusy} onClick={() => act({ id, format: 'json' })}>
          {words.transcriptJson}
        </Button>
      </Sheet>
    </>
  );
}

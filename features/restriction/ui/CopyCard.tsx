import { FileJson, FileText } from 'lucide-react';
import { statementCopy } from '#features/restriction/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { saveBase64 } from '#ui/save-file.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';

/** The statement as a file that stays with its reader, whatever becomes of the account. */
export function CopyCard({ id }: { id: string }) {
  const words = useWords().restriction.copy;
  const { act, isBusy, error } = useAct(statementCopy, {
    onDone: ({ base64, file_name: name, type }) => saveBase64(base64, name, type),
  });
  return (
    <Card title={words.title}>
      <Stack>
        <Button
          tone="quiet"
          isBusy={isBusy}
          icon={<FileText aria-hidden className="size-5" />}
          onClick={() => act({ id, format: 'pdf' })}
        >
          {words.pdf}
        </Button>
        <Button
          tone="plain"
          isBusy={isBusy}
          icon={<FileJson aria-hidden className="size-5" />}
          onClick={() => act({ id, format: 'json' })}
        >
          {words.json}
        </Button>
      </Stack>
      <ErrorBox error={error} />
      <Text look="small">{words.hint}</Text>
    </Card>
  );
}

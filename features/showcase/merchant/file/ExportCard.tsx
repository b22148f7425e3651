import { Download } from 'lucide-react';
import { exportShowcase } from '#features/showcase/file.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { saveText } from '#ui/save-file.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Saves the whole showcase as a file. */
export function ExportCard() {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  const toast = useToast();
  const act = useAct(exportShowcase, {
    onDone: ({ csv, file_name, rows }) => {
      saveText(csv, file_name, 'text/csv;charset=utf-8');
      toast(say(words.saved, { count: rows }));
    },
  });
  return (
    <Card title={words.save}>
      <Text look="muted">{words.saveDetail}</Text>
      <ErrorBox error={act.error} onAgain={() => act.act({})} />
      <div className="flex flex-col sm:flex-row">
        <Button
          tone="plain"
          isBusy={act.isBusy}
          icon={<Download aria-hidden className="size-5 shrink-0" />}
          onClick={() => act.act({})}
        >
          {words.saveButton}
        </Button>
      </div>
    </Card>
  );
}

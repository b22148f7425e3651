import { Download } from 'lucide-react';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { exportFlow } from '#features/wallet/statements.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { saveText } from '#ui/save-file.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { TooManyNote } from './TooManyNote.tsx';

/** Saves the movements of a filter as a file. */
export function SaveFlow({ filter }: { filter: Partial<InputOf<typeof exportFlow>> }) {
  const words = useWords().wallet.statements;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(exportFlow, {
    onDone: ({ csv, file_name: name, rows }) => {
      saveText(csv, name, 'text/csv;charset=utf-8');
      toast(say(words.saved, { count: rows }));
    },
  });
  return (
    <>
      <Button
        tone="plain"
        size="small"
        isBusy={isBusy}
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => act(filter)}
      >
        {words.saveFlow}
      </Button>
      <TooManyNote error={error} />
    </>
  );
}

import { Download } from 'lucide-react';
import { exportOrders } from '#features/orders/export.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { saveText } from '#ui/save-file.ts';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { askOf } from './order-filter.ts';
import type { Filter } from './order-filter.ts';

/** Saves exactly the orders that are shown as a file. The sign-in goes in a header, never in an address. */
export function useExport(filter: Filter) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const act = useAct(exportOrders, {
    onDone: ({ csv, file_name, rows }) => {
      saveText(csv, file_name, 'text/csv;charset=utf-8');
      toast(say(words.orders.exported, { count: rows }));
    },
  });
  return { ...act, save: () => act.act(askOf(filter)) };
}

type Exporting = ReturnType<typeof useExport>;

export function ExportButton({ exporting }: { exporting: Exporting }) {
  const words = useWords();
  return (
    <Button
      tone="plain"
      size="small"
      isBusy={exporting.isBusy}
      icon={<Download aria-hidden className="size-4" />}
      onClick={exporting.save}
    >
      {words.orders.export}
    </Button>
  );
}

/** That the file is being written, and why it was not. */
export function ExportState({ exporting }: { exporting: Exporting }) {
  const words = useWords();
  const say = useSay();
  const { error, isBusy, save } = exporting;
  const tooMany = tooManyIn(error);
  if (tooMany !== undefined) return <Note tone="warn">{say(words.orders.exportTooMany, tooMany)}</Note>;
  return (
    <>
      <div role="status" className="contents">
        {isBusy ? <Text look="muted">{words.orders.exporting}</Text> : null}
      </div>
      <ErrorBox error={error} onAgain={save} />
    </>
  );
}

function tooManyIn(error: unknown): { rows: number; limit: number } | undefined {
  if (!(error instanceof Refusal) || error.reason !== 'too_many_rows') return undefined;
  const { rows, limit } = error.shown;
  return typeof rows === 'number' && typeof limit === 'number' ? { rows, limit } : undefined;
}

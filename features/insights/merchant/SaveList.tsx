import { Download } from 'lucide-react';
import { exportInsights, type insightLists } from '#features/insights/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { saveText } from '#ui/save-file.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { PeriodRequest } from './period.ts';
import { TooManyOrders } from './TooManyOrders.tsx';

type Props = { list: (typeof insightLists)[number]; of: string; period: PeriodRequest };

/** Saves one list of the period as a file. `of` names the list for whoever does not see where the button stands. */
export function SaveList({ list, of, period }: Props) {
  const words = useWords().shop.insights;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(exportInsights, {
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
        aria-label={`${words.save}: ${of}`}
        onClick={() => act({ ...period, list })}
      >
        {words.save}
      </Button>
      {error === null || error === undefined ? null : <TooManyOrders error={error} />}
    </>
  );
}

import { ArrowRight } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { changePrices, listShowcase } from '#features/showcase/contract.ts';
import type { previewPrices } from '#features/showcase/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useReason } from './useReason.ts';

type Preview = OutputOf<typeof previewPrices>;
type PreviewRow = Preview['rows'][number];
type Props = { preview: Preview; onBack: () => void; onDone: () => void };

/** Every change before it is made: old and new price, old and new profit, and what is left out and why. */
export function BulkPreview({ preview, onBack, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const reason = useReason();
  const { rows, changes, below_floor: below, currency } = preview;
  const change = useAct(changePrices, {
    changes: [listShowcase],
    onDone: ({ changed }) => {
      toast(say(words.showcase.bulkDone, { count: changed }));
      onDone();
    },
  });
  const stale = reason.ofBulk(change.error);

  function send() {
    const wanted = rows.filter(({ verdict }) => verdict === 'change');
    change.act({ items: wanted.map(({ id, after, version }) => ({ id, version, sale_price: after })) });
  }

  return (
    <>
      <Text>{say(words.showcase.bulkCount, { changes, same: rows.length - changes - below })}</Text>
      {below === 0 ? null : <Note tone="warn">{say(words.showcase.bulkBelow, { count: below })}</Note>}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {rows.map((row) => (
          <Change key={row.id} row={row} currency={currency} />
        ))}
      </ul>
      <ErrorBox error={stale === undefined ? change.error : undefined} />
      {stale === undefined ? null : (
        <p role="alert" className="font-medium text-bad">
          {stale}
        </p>
      )}
      <Button isWide isBusy={change.isBusy} disabled={changes === 0} onClick={send}>
        {say(words.showcase.bulkApply, { count: changes })}
      </Button>
      <Button isWide tone="quiet" onClick={onBack}>
        {words.showcase.bulkAgain}
      </Button>
    </>
  );
}

function Change({ row, currency }: { row: PreviewRow; currency: string }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const profits = { before: money(row.profit_before, currency), after: money(row.profit_after, currency) };
  return (
    <li className="flex flex-col gap-1 px-3 py-2.5">
      <span className="font-medium">{row.title}</span>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted">
          <MoneyText amount={row.before} currency={currency} />
        </span>
        <ArrowRight aria-hidden className="size-4 text-muted" />
        <span className="font-medium">
          <MoneyText amount={row.after} currency={currency} />
        </span>
        {row.verdict === 'change' ? null : (
          <Badge tone={row.verdict === 'same' ? 'plain' : 'warn'}>
            {say(words.showcase.verdicts[row.verdict], { floor: money(row.floor_price, currency) })}
          </Badge>
        )}
      </span>
      <Text look="small">{say(words.showcase.bulkProfit, profits)}</Text>
    </li>
  );
}

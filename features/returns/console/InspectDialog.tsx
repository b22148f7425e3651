import { useState } from 'react';
import { inspectReturn, supplierCases } from '#features/returns/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { deductionOf, FindingSheet, nothingFound, type Finding } from './FindingSheet.tsx';
import type { SupplierCase } from './ReturnsScreen.tsx';

type Props = { returned: SupplierCase; onClose: () => void };

/**
 * What was found, then the question whether to refund: the second step sends money away for good. A try that
 * got no answer is sent again from here under the same key, so that the buyer is refunded once.
 */
export function InspectDialog({ returned, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const [finding, setFinding] = useState<Finding>({
    ...nothingFound,
    // Those that an earlier try has sent.
    pictures: returned.pictures.filter(({ by }) => by === 'supplier').length,
  });
  const [isConfirming, setConfirming] = useState(false);
  const deduct = deductionOf(finding, returned.currency);
  const { act, isBusy, error } = useAct(inspectReturn, {
    changes: [supplierCases],
    onDone: () => {
      const done = deduct === undefined ? words.returns.done : words.returns.done_deduct;
      toast(say(done, { number: returned.order_no }));
      onClose();
    },
  });

  function send(): void {
    if (finding.canRestock === undefined) return;
    const found = { case_id: returned.id, restock: finding.canRestock };
    const note = finding.note.trim();
    if (deduct !== undefined) act({ ...found, deduct, deduct_text: finding.why.trim() });
    else act({ ...found, ...(note === '' ? {} : { note }) });
  }

  if (!isConfirming) {
    return (
      <FindingSheet
        returned={returned}
        finding={finding}
        onChange={setFinding}
        onGoOn={() => setConfirming(true)}
        onClose={onClose}
      />
    );
  }
  const texts =
    deduct === undefined
      ? [words.returns.confirm_title, words.returns.confirm_text, words.returns.confirm_yes]
      : [
          words.returns.confirm_deduct_title,
          words.returns.confirm_deduct_text,
          words.returns.confirm_deduct_yes,
        ];
  const [title = '', text = '', yes = ''] = texts;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button isWide isBusy={isBusy} onClick={send}>
            {yes}
          </Button>
          <Button isWide tone="quiet" disabled={isBusy} onClick={() => setConfirming(false)}>
            {words.common.back}
          </Button>
        </>
      }
    >
      <p>{say(text, { number: returned.order_no })}</p>
      <p>
        <MoneyText amount={deduct ?? returned.amount} currency={returned.currency} look="big" />
      </p>
      <p>{finding.canRestock ? words.returns.confirm_restock : words.returns.confirm_no_restock}</p>
      <ErrorBox error={error} />
    </Sheet>
  );
}

import { useState } from 'react';
import { inspectReturn, supplierCases } from '#features/returns/contract.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/console-words.ts';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useSay } from '#ui/words.tsx';
import { RestockChoice } from './RestockChoice.tsx';
import type { SupplierCase } from './ReturnsScreen.tsx';

const noteCharactersMax = 300;

type Finding = { readonly canRestock: boolean | undefined; readonly note: string };
type Props = { returned: SupplierCase; onClose: () => void };

/**
 * What was found, then the question whether to refund: the second step sends money away for good. A try that
 * got no answer is sent again from here under the same key, so that the buyer is refunded once.
 */
export function InspectDialog({ returned, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const [finding, setFinding] = useState<Finding>({ canRestock: undefined, note: '' });
  const [isConfirming, setConfirming] = useState(false);
  const { act, isBusy, error } = useAct(inspectReturn, {
    changes: [supplierCases],
    onDone: () => {
      toast(say(words.returns.done, { number: returned.order_no }));
      onClose();
    },
  });

  function send(): void {
    const note = finding.note.trim();
    if (finding.canRestock === undefined) return;
    act({ case_id: returned.id, restock: finding.canRestock, ...(note === '' ? {} : { note }) });
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
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.returns.confirm_title}
      footer={
        <>
          <Button isWide isBusy={isBusy} onClick={send}>
            {words.returns.confirm_yes}
          </Button>
          <Button isWide tone="quiet" disabled={isBusy} onClick={() => setConfirming(false)}>
            {words.common.back}
          </Button>
        </>
      }
    >
      <p>{say(words.returns.confirm_text, { number: returned.order_no })}</p>
      <p>
        <MoneyText amount={returned.amount} currency={returned.currency} look="big" />
      </p>
      <p>{finding.canRestock ? words.returns.confirm_restock : words.returns.confirm_no_restock}</p>
      <ErrorBox error={error} />
    </Sheet>
  );
}

type FindingProps = Props & { finding: Finding; onChange: (finding: Finding) => void; onGoOn: () => void };

function FindingSheet({ returned, finding, onChange, onGoOn, onClose }: FindingProps) {
  const words = useWords();
  const say = useSay();
  const [hasTried, setTried] = useState(false);
  const isMissing = finding.canRestock === undefined;

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={say(words.returns.inspect_title, { number: returned.order_no })}
      footer={
        <>
          <Button isWide onClick={isMissing ? () => setTried(true) : onGoOn}>
            {words.returns.go_on}
          </Button>
          <Button isWide tone="quiet" onClick={onClose}>
            {words.common.cancel}
          </Button>
        </>
      }
    >
      <RestockChoice
        value={finding.canRestock}
        onChange={(canRestock) => onChange({ ...finding, canRestock })}
        error={hasTried && isMissing ? words.returns.restock_missing : undefined}
      />
      <TextArea
        label={words.returns.note}
        hint={words.returns.note_hint}
        value={finding.note}
        onChange={(note) => onChange({ ...finding, note })}
        maxLength={noteCharactersMax}
      />
    </Sheet>
  );
}

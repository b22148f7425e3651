import { useState } from 'react';
import { cannotSupply, listParcels } from '#features/shipping/contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Parcel } from './useLabels.ts';

const reasonCharactersMin = 3;
const reasonCharactersMax = 300;

/** Ends an order before it is shipped: there is nothing to send, or the buyer asked for it. */
export function CancelParcelDialog({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const [reason, setReason] = useState(parcel.cancel_asked ? words.dispatch.grant_reason : '');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(cannotSupply, {
    changes: [listParcels],
    onDone: () => {
      toast(words.dispatch.cancelled);
      onClose();
    },
  });
  const text = reason.trim();
  const isGood = text.length >= reasonCharactersMin && text.length <= reasonCharactersMax;
  const order = parcel.order_no;

  function confirm(): void {
    setTried(true);
    if (isGood) act({ id: parcel.id, reason: text });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={say(parcel.cancel_asked ? words.dispatch.grant_title : words.dispatch.cannot_title, { order })}
      action={parcel.cancel_asked ? words.dispatch.grant_yes : words.dispatch.cannot_yes}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{words.dispatch.cancel_text}</p>
      <TextArea
        label={words.dispatch.reason}
        hint={words.dispatch.reason_hint}
        value={reason}
        onChange={setReason}
        maxLength={reasonCharactersMax}
        error={hasTried && !isGood ? words.dispatch.reason_bad : undefined}
      />
    </ConfirmDialog>
  );
}

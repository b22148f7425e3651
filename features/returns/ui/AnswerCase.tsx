import { useState } from 'react';
import { listOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { answerCase, caseCost, listCases } from '#features/returns/contract.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Note } from '#ui/Note.tsx';
import { Text } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import type { Case } from './case-view.ts';
import { CaseCost } from './CaseCost.tsx';

/** Yes or no to a return, until its deadline; each is asked once more. */
export function AnswerCase({ one }: { one: Case }) {
  const words = useWords();
  const say = useSay();
  const { distance } = useFormats();
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  // Kept here: closing the dialog loses no word.
  const [text, setText] = useState('');
  // That nothing arrived is the carrier's word: the server takes no rejection of it.
  const isLost = one.reason === 'lost';
  const close = () => setAsking(undefined);
  return (
    <>
      <Text look="small">
        {one.answer_by === null
          ? words.returns.silence
          : say(words.returns.answerIn, { when: distance(one.answer_by) })}
      </Text>
      {isLost ? <Note>{words.returns.lostNote}</Note> : null}
      <div className="flex flex-col gap-2 sm:flex-row sm:gap-3">
        <Button onClick={() => setAsking('approve')}>{words.returns.approve}</Button>
        {isLost ? null : (
          <Button tone="danger" onClick={() => setAsking('reject')}>
            {words.returns.reject}
          </Button>
        )}
      </div>
      {asking === 'approve' ? <Approve one={one} isLost={isLost} onClose={close} /> : null}
      {asking === 'reject' ? <Reject one={one} text={text} onText={setText} onClose={close} /> : null}
    </>
  );
}

function useAnswer(onClose: () => void) {
  const words = useWords();
  const toast = useToast();
  return useAct(answerCase, {
    changes: [listCases, caseCost, listOrders, me],
    onDone: () => {
      onClose();
      toast(words.returns.answered);
    },
  });
}

function Approve({ one, isLost, onClose }: { one: Case; isLost: boolean; onClose: () => void }) {
  const words = useWords();
  const answer = useAnswer(onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => answer.act({ case_id: one.id, approve: true })}
      title={words.returns.approveTitle}
      action={words.returns.approve}
      isBusy={answer.isBusy}
      error={answer.error}
    >
      <Text>{isLost ? words.returns.approveLost : words.returns.approveDetail}</Text>
      <CaseCost one={one} />
    </ConfirmDialog>
  );
}

/** As the contract has it. */
const textMax = 1_000;

type RejectProps = { one: Case; text: string; onText: (text: string) => void; onClose: () => void };

function Reject({ one, text, onText, onClose }: RejectProps) {
  const words = useWords();
  const [wasSent, setSent] = useState(false);
  const answer = useAnswer(onClose);
  const isShort = text.trim().length < 3;

  function reject() {
    setSent(true);
    const isLong = text.trim().length > textMax;
    if (!isShort && !isLong) answer.act({ case_id: one.id, approve: false, text: text.trim() });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={reject}
      title={words.returns.rejectTitle}
      action={words.returns.reject}
      isDanger
      isBusy={answer.isBusy}
      error={answer.error}
    >
      <TextArea
        label={words.returns.rejectText}
        hint={words.returns.rejectHint}
        error={wasSent && isShort ? words.returns.rejectShort : undefined}
        value={text}
        onChange={onText}
        maxLength={textMax}
      />
    </ConfirmDialog>
  );
}

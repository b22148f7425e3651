import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Case } from './case-view.ts';
import { CaseCost } from './CaseCost.tsx';
import { OfferCase, type OfferDraft } from './OfferCase.tsx';
import { useAnswer } from './useAnswer.ts';

/** Yes, no or a part of the money, until the deadline; each is asked once more. */
export function AnswerCase({ one }: { one: Case }) {
  const words = useWords();
  const say = useSay();
  const { distance } = useFormats();
  const [asking, setAsking] = useState<'approve' | 'reject' | 'offer'>();
  // Kept here: closing the dialog loses no word.
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<OfferDraft>({ amount: '', text: '' });
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
      {one.reason === 'not_received' ? <Note>{words.returns.missingNote}</Note> : null}
      <div className="flex flex-col gap-2 sm:flex-row sm:gap-3">
        <Button onClick={() => setAsking('approve')}>{words.returns.approve}</Button>
        {one.needs_return ? (
          <Button tone="plain" onClick={() => setAsking('offer')}>
            {words.returns.offer}
          </Button>
        ) : null}
        {isLost ? null : (
          <Button tone="danger" onClick={() => setAsking('reject')}>
            {words.returns.reject}
          </Button>
        )}
      </div>
      {asking === 'approve' ? <Approve one={one} onClose={close} /> : null}
      {asking === 'offer' ? <OfferCase one={one} draft={draft} onDraft={setDraft} onClose={close} /> : null}
      {asking === 'reject' ? <Reject one={one} text={text} onText={setText} onClose={close} /> : null}
    </>
  );
}

function Approve({ one, onClose }: { one: Case; onClose: () => void }) {
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
      <Text>{one.needs_return ? words.returns.approveDetail : words.returns.approveLost}</Text>
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

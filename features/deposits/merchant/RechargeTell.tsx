import { useState } from 'react';
import { readHash, type DepositKind } from '#domain/deposits/deposit.ts';
import { limits } from '#domain/limits.ts';
import { channelPay, depositDetail, listDeposits } from '#features/deposits/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UploadProgress } from '#ui/forms/UploadProgress.tsx';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useUpload } from '#ui/calls/useUpload.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Deposit } from './RechargeDetailScreen.tsx';

/** Telling that it was sent, by hash or picture; the same form answers a reviewer's question. */
export function RechargeTell({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const isAnswer = deposit.state === 'needs_info';
  const isBank = deposit.channel_id === 'bank';
  const lead = isBank ? say(words.tellBank, { hours: limits.depositReviewHours }) : words.tellDetail;
  return (
    <Card title={isAnswer ? words.questionTitle : words.tellTitle}>
      {isAnswer ? (
        <>
          <Note tone="warn">{deposit.question}</Note>
          {deposit.answer_until === null ? null : (
            <Text look="small">{say(words.answerUntil, { when: time(deposit.answer_until) })}</Text>
          )}
        </>
      ) : (
        <Text>{lead}</Text>
      )}
      <TellForm deposit={deposit} isAnswer={isAnswer} />
    </Card>
  );
}

function TellForm({ deposit, isAnswer }: { deposit: Deposit; isAnswer: boolean }) {
  const { deposits: words } = useWords();
  const form = useTellForm(deposit, isAnswer);
  const { draft, set, errorOf, upload } = form;
  const kind = deposit.channel_id;
  const isElsewhere = upload.error !== undefined && !isFieldError(upload.error);
  return (
    <Form onSend={form.send} label={isAnswer ? words.questionTitle : words.tellTitle}>
      {kind === 'bank' ? null : (
        <TextField
          label={words.hash}
          hint={words.hashHint[kind]}
          error={errorOf('hash')}
          value={draft.hash}
          onChange={(hash) => set({ hash })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      )}
      <ProofFields
        proofs={draft.proofs}
        error={errorOf('proof')}
        isBusy={upload.isBusy}
        onChange={(proofs) => set({ proofs })}
      />
      {kind === 'bank' ? (
        <TextField
          label={words.sender}
          hint={words.senderHint}
          value={draft.sender}
          onChange={(sender) => set({ sender })}
          autoComplete="name"
          maxLength={120}
        />
      ) : null}
      <TextArea
        label={isAnswer ? words.answer : words.note}
        error={errorOf('note')}
        value={draft.note}
        onChange={(note) => set({ note })}
        maxLength={limits.depositNoteCharactersMax}
      />
      {upload.isBusy || upload.isCancelled ? <UploadProgress upload={upload} /> : null}
      {isElsewhere ? <ErrorBox error={upload.error} onAgain={upload.again} /> : null}
      <Button type="submit" isWide isBusy={upload.isBusy}>
        {isAnswer ? words.sendAnswer : words.submit}
      </Button>
    </Form>
  );
}

type Draft = {
  readonly hash: string;
  readonly sender: string;
  readonly note: string;
  readonly proofs: readonly File[];
};
type Field = 'hash' | 'proof' | 'note';

const fields: readonly string[] = ['hash', 'proof', 'note'];

function isFieldError(error: unknown): boolean {
  return error instanceof Refusal && fields.includes(error.field ?? '');
}

/** What is typed stays, whatever is answered; each no of the server stands at its field until that is changed. */
function useTellForm(deposit: Deposit, isAnswer: boolean) {
  const { deposits: words } = useWords();
  const toast = useToast();
  const textOf = useErrorText();
  const [draft, setDraft] = useState<Draft>({ hash: '', sender: '', note: '', proofs: [] });
  const [wasSent, setSent] = useState(false);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const upload = useUpload(channelPay, {
    changes: [depositDetail, listDeposits],
    onDone: () => {
      toast(words.told, 'good');
      window.scrollTo({ top: 0 });
    },
  });
  const kind = deposit.channel_id;
  const fault = faultOf(draft, kind, isAnswer);

  function faultText(field: Field): string | undefined {
    if (fault?.field !== field) return undefined;
    if (fault.reason === 'shape') return kind === 'bank' ? undefined : words.hashShape[kind];
    if (field === 'note') return words.answerMissing;
    return field === 'proof' ? words.proofNeeded : words.hashOrProof;
  }

  function refusedText(field: Field): string | undefined {
    const { error } = upload;
    const isHere = error instanceof Refusal && error.field === field && !changed.has(field);
    if (!isHere) return undefined;
    return error.reason === 'shape' && kind !== 'bank' ? words.hashShape[kind] : textOf(error);
  }

  return {
    draft,
    upload,
    set: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setChanged(
        (before) =>
          new Set([...before, ...Object.keys(part).map((key) => (key === 'proofs' ? 'proof' : key))]),
      );
    },
    errorOf: (field: Field) => (wasSent ? faultText(field) : undefined) ?? refusedText(field),
    send: () => {
      setSent(true);
      if (fault !== undefined) return;
      setChanged(new Set());
      const { hash, sender, note, proofs } = draft;
      const typed = hash.trim() === '' ? {} : { hash };
      upload.send(
        { step: 'submit', quote_id: deposit.quote_id, ...typed, sender_name: sender, note },
        { proof: proofs },
      );
    },
  };
}

type Fault = { readonly field: Field; readonly reason: 'missing' | 'shape' };

/** The rules that the server has as well. */
function faultOf({ hash, note, proofs }: Draft, kind: DepositKind, isAnswer: boolean): Fault | undefined {
  const hasHash = kind !== 'bank' && hash.trim() !== '';
  if (hasHash && readHash(kind, hash) === undefined) return { field: 'hash', reason: 'shape' };
  if (hasHash || proofs.length > 0) return undefined;
  if (isAnswer) return note.trim() === '' ? { field: 'note', reason: 'missing' } : undefined;
  return { field: kind === 'bank' ? 'proof' : 'hash', reason: 'missing' };
}

type ProofProps = {
  proofs: readonly File[];
  error: string | undefined;
  isBusy: boolean;
  onChange: (proofs: readonly File[]) => void;
};

/** One field a file, and an empty one for the next. */
function ProofFields({ proofs, error, isBusy, onChange }: ProofProps) {
  const { deposits: words } = useWords();
  const say = useSay();
  const places = Math.min(proofs.length + 1, limits.depositProofsMax);
  return (
    <>
      {Array.from({ length: places }, (_none, place) => (
        <FileField
          key={place}
          label={place === 0 ? words.proof : words.proofMore}
          hint={place === 0 ? say(words.proofHint, { count: limits.depositProofsMax }) : undefined}
          error={place === 0 ? error : undefined}
          takes="proof"
          value={proofs[place]}
          onChange={(file) =>
            onChange(file === undefined ? proofs.toSpliced(place, 1) : proofs.toSpliced(place, 1, file))
          }
          disabled={isBusy}
        />
      ))}
    </>
  );
}

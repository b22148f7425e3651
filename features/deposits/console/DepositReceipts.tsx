import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DepositRefused } from './DepositRefused.tsx';
import { LineFacts } from './DepositLines.tsx';
import { useDepositAct, type DepositFile } from './useDepositAct.ts';

type Receipt = DepositFile['receipts'][number];
type Act = 'confirm' | 'drop' | 'clear' | 'return';
type Props = { file: DepositFile };

/** Money that arrived or is said to have: what became of each part, and whose word is still missing. */
export function DepositReceipts({ file }: Props) {
  const { file: words } = useWords().deposits;
  const [asks, setAsks] = useState<{ act: Act; receipt: Receipt }>();
  const known = file.receipts;
  return (
    <Card title={words.receipts}>
      {known.length === 0 ? <Text look="muted">{words.no_receipts}</Text> : null}
      {known.map((receipt) => (
        <ReceiptBox
          key={receipt.id}
          file={file}
          receipt={receipt}
          onAct={(act) => setAsks({ act, receipt })}
        />
      ))}
      {asks === undefined ? null : <Asked file={file} {...asks} onClose={() => setAsks(undefined)} />}
    </Card>
  );
}

type BoxProps = Props & { receipt: Receipt; onAct: (act: Act) => void };

function ReceiptBox({ file, receipt, onAct }: BoxProps) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  const { money } = useFormats();
  const { state, reason, line } = receipt;
  return (
    <Card>
      <h3 className="font-semibold">
        {money(receipt.amount, receipt.asset)} · {words.receipt_states[state]}
      </h3>
      <TimeText at={receipt.at} form="both" />
      {reason === null || state === 'credited' || state === 'returned' ? null : (
        <Text>{words.unclear[reason]}</Text>
      )}
      {state === 'unclear' || state === 'waiting' ? (
        <Text>{say(words.kept_apart, { amount: money(receipt.unclear_amount, file.currency) })}</Text>
      ) : null}
      <Words receipt={receipt} />
      {line === null ? <CopyButton text={receipt.hash} /> : <LineFacts line={line} />}
      {file.barred === null ? <Acts file={file} receipt={receipt} onAct={onAct} /> : null}
    </Card>
  );
}

/** Who has said what so far. */
function Words({ receipt }: { receipt: Receipt }) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  const { first, returning, state } = receipt;
  const nameOf = (person: { name: string; is_you: boolean }) =>
    person.is_you ? say(words.you, { name: person.name }) : person.name;
  if (returning !== null)
    return (
      <Text look="strong">
        {say(words.going_back, { name: nameOf(returning), reference: returning.reference })}
      </Text>
    );
  if (first === null) return null;
  if (state === 'proposed')
    return <Text look="strong">{say(words.proposed_by, { name: nameOf(first) })}</Text>;
  if (state === 'unclear') return <Text look="strong">{say(words.cleared_by, { name: nameOf(first) })}</Text>;
  return null;
}

/** Buttons of whoever may press them; anybody else reads whose turn it is. */
function Acts({ file, receipt, onAct }: BoxProps) {
  const { file: words } = useWords().deposits;
  const { state, first, returning } = receipt;
  const half = returning ?? first;
  const isApart = state === 'unclear' || state === 'waiting';
  if (state !== 'proposed' && !isApart) return null;
  const isBlocked = half !== null && (half.is_you || !file.is_finance);
  return (
    <Stack gap="small">
      {isBlocked ? <Text look="muted">{half.is_you ? words.waits_other : words.waits_finance}</Text> : null}
      <div data-decide>
        <Stack isRow>
          {state === 'proposed' && !isBlocked ? (
            <Button onClick={() => onAct('confirm')}>{words.confirm}</Button>
          ) : null}
          {state === 'proposed' ? (
            <Button tone="plain" onClick={() => onAct('drop')}>
              {words.drop}
            </Button>
          ) : null}
          {state === 'unclear' && returning === null && !isBlocked ? (
            <Button onClick={() => onAct('clear')}>{words.clear}</Button>
          ) : null}
          {isApart && !(returning !== null && isBlocked) ? (
            <Button tone="plain" onClick={() => onAct('return')}>
              {words.return}
            </Button>
          ) : null}
          {returning === null ? null : (
            <Button tone="plain" onClick={() => onAct('drop')}>
              {words.drop_return}
            </Button>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

type AskedProps = Props & { act: Act; receipt: Receipt; onClose: () => void };

function Asked({ file, act, receipt, onClose }: AskedProps) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  const { money } = useFormats();
  const [reference, setReference] = useState('');
  const [hasTried, setTried] = useState(false);
  const done = {
    confirm: words.confirmed,
    drop: words.dropped,
    clear: words.cleared,
    return: words.returned,
  };
  const decide = useDepositAct(done[act], onClose);
  const needsReference = act === 'return' && receipt.line === null && receipt.returning === null;
  const isShort = needsReference && reference.trim().length < 4;
  const whole = money(receipt.amount, receipt.asset);
  const apart = money(receipt.unclear_amount, file.currency);
  const texts = {
    confirm: { title: say(words.confirm_title, { amount: whole, no: file.no }), lead: words.confirm_lead },
    drop: { title: receipt.returning === null ? words.drop : words.drop_return, lead: words.waits_other },
    clear: { title: say(words.clear_title, { amount: apart }), lead: words.clear_lead },
    return: {
      title: say(words.return_title, { amount: apart }),
      lead: receipt.line === null ? words.return_lead_chain : words.return_lead_bank,
    },
  }[act];
  function send(): void {
    setTried(true);
    if (isShort) return;
    const more = needsReference ? { reference: reference.trim() } : {};
    decide.act({ id: file.id, act, receipt_id: receipt.id, ...more });
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={texts.title}
      action={act === 'drop' ? texts.title : words[act]}
      isDanger={act === 'drop'}
      isBusy={decide.isBusy}
    >
      {act === 'drop' ? null : <Text>{texts.lead}</Text>}
      {needsReference ? (
        <TextField
          label={words.return_reference}
          value={reference}
          onChange={setReference}
          maxLength={120}
          error={hasTried && isShort ? words.return_reference_short : undefined}
        />
      ) : null}
      <DepositRefused error={decide.error} />
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { rejectReasons, type RejectReason } from '#domain/states/withdrawal.ts';
import { listAllWithdrawals, withdrawalFile } from '#features/payouts/review.contract.ts';
import { decideWithdrawal } from '#features/payouts/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Refused } from './Refused.tsx';
import type { WithdrawalFile } from './WithdrawalFileScreen.tsx';

type Props = { file: WithdrawalFile };

const changes = [withdrawalFile, listAllWithdrawals];

/** Where it stands, who has approved, and the two buttons of whoever may decide. */
export function DecideCard({ file }: Props) {
  const { file: words, states } = useWords().payouts;
  const [asks, setAsks] = useState<'approve' | 'reject'>();
  const { withdrawal, barred } = file;
  const isOpen = withdrawal.state === 'requested';
  const isFirst = file.needs_second && file.approvers.length === 0;
  const mayReject = isOpen && barred !== 'role' && barred !== 'invited_by_you';
  return (
    <Card title={words.decision}>
      <Stack>
        <MoneyText look="big" amount={withdrawal.amount} currency={withdrawal.currency} />
        <Text look="strong">{states[withdrawal.state]}</Text>
        {isOpen && file.needs_second ? (
          <Note tone="info">
            {words.second_needed} {file.needs_finance ? words.finance_needed : null}
          </Note>
        ) : null}
        {/* A withdrawal that went on without anybody was approved by the rules: no name is missing. */}
        {isOpen || file.approvers.length > 0 ? <Eyes file={file} /> : null}
        {isOpen && barred !== null ? <Text look="muted">{words.barred[barred]}</Text> : null}
        {isOpen ? (
          <Stack isRow>
            {barred === null ? (
              <Button onClick={() => setAsks('approve')}>
                {isFirst ? words.approve_first : words.approve}
              </Button>
            ) : null}
            {mayReject ? (
              <Button tone="danger" onClick={() => setAsks('reject')}>
                {words.reject}
              </Button>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
      {asks === 'approve' ? <Approve file={file} onClose={() => setAsks(undefined)} /> : null}
      {asks === 'reject' ? <Reject file={file} onClose={() => setAsks(undefined)} /> : null}
    </Card>
  );
}

function Eyes({ file: { approvers } }: Props) {
  const { file: words } = useWords().payouts;
  const say = useSay();
  const names = approvers.map(({ name, is_you: isYou }) => (isYou ? say(words.you, { name }) : name));
  return (
    <Text look="small">
      {words.eyes} {names.length === 0 ? words.nobody : names.join(', ')}
    </Text>
  );
}

function Approve({ file, onClose }: Props & { onClose: () => void }) {
  const { file: words } = useWords().payouts;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const { withdrawal } = file;
  const decide = useAct(decideWithdrawal, {
    changes,
    onDone: ({ needs_second: needs }) => {
      toast(needs ? words.first_kept : words.approved, 'good');
      onClose();
    },
  });
  const amount = money(withdrawal.amount, withdrawal.currency);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => decide.act({ id: file.routed_id, verdict: 'approve' })}
      title={say(words.approve_title, { amount, account: withdrawal.account.number_masked })}
      action={words.approve}
      isBusy={decide.isBusy}
    >
      <Text>{words.approve_lead}</Text>
      <Refused error={decide.error} />
    </ConfirmDialog>
  );
}

function Reject({ file, onClose }: Props & { onClose: () => void }) {
  const { file: words } = useWords().payouts;
  const toast = useToast();
  const [code, setCode] = useState<RejectReason>('account_unreachable');
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const decide = useAct(decideWithdrawal, {
    changes,
    onDone: () => {
      toast(words.rejected, 'good');
      onClose();
    },
  });
  const isShort = reason.trim().length < limits.withdrawalReasonUnitsMin;
  function send(): void {
    setTried(true);
    if (!isShort)
      decide.act({ id: file.routed_id, verdict: 'reject', reason_code: code, reason: reason.trim() });
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.reject_title}>
      <Form label={words.reject_title} onSend={send}>
        <Text>{words.reject_lead}</Text>
        <SelectField
          label={words.reason}
          value={code}
          onChange={(value) => setCode(rejectReasons.find((one) => one === value) ?? code)}
          options={rejectReasons.map((value) => ({ value, label: words.reasons[value] }))}
        />
        <TextArea
          label={words.text}
          hint={words.text_hint}
          error={hasTried && isShort ? words.text_short : undefined}
          value={reason}
          onChange={setReason}
          maxLength={limits.withdrawalReasonUnitsMax}
        />
        <Refused error={decide.error} />
        <Button isWide tone="danger" type="submit" isBusy={decide.isBusy}>
          {words.reject}
        </Button>
      </Form>
    </Sheet>
  );
}

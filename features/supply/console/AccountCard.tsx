import { useState } from 'react';
import { decideAccount, proposeAccount, readSupplier } from '#features/supply/suppliers.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Supplier } from './ContractCard.tsx';
import { Refused } from './Refused.tsx';

type Account = Supplier['accounts'][number];

/** Where the supplier is paid: proposed by one person, confirmed by another, and what was before. */
export function AccountCard({ supplier }: { supplier: Supplier }) {
  const { board } = useWords().terms;
  const [isProposing, setProposing] = useState(false);
  return (
    <Card
      title={board.account}
      actions={
        <Button size="small" tone="plain" onClick={() => setProposing(true)}>
          {board.propose}
        </Button>
      }
    >
      <Text look="small">{board.account_lead}</Text>
      {supplier.accounts.length === 0 ? (
        <Text look="muted">{board.no_account}</Text>
      ) : (
        <Rows label={board.account}>
          {supplier.accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </Rows>
      )}
      {isProposing ? <ProposeSheet id={supplier.id} onClose={() => setProposing(false)} /> : null}
    </Card>
  );
}

function AccountRow({ account }: { account: Account }) {
  const { board } = useWords().terms;
  const say = useSay();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy, error } = useAct(decideAccount, {
    changes: [readSupplier],
    onDone: () => toast(isAsking ? board.confirmed : board.account_dropped, 'good'),
  });
  const { id, holder, tail, state, is_yours: isYours } = account;
  return (
    <Row
      title={say(board.ends_in, { holder, tail })}
      end={<Badge tone={state === 'confirmed' ? 'good' : 'plain'}>{board.account_state[state]}</Badge>}
      below={
        <Stack gap="small">
          <Text look="small">{say(board.proposed_by, { name: account.by })}</Text>
          {account.usable_at === null ? null : (
            <Text look="small">
              {board.usable} <TimeText at={account.usable_at} form="both" />
            </Text>
          )}
          {state === 'proposed' ? (
            <Stack isRow>
              {isYours ? (
                <Text look="small">{board.yours}</Text>
              ) : (
                <Button size="small" onClick={() => setAsking(true)}>
                  {board.confirm}
                </Button>
              )}
              <Button
                size="small"
                tone="quiet"
                isBusy={isBusy}
                onClick={() => act({ account_id: id, act: 'drop' })}
              >
                {board.account_drop}
              </Button>
            </Stack>
          ) : null}
          {isAsking ? null : <Refused error={error} />}
          <ConfirmDialog
            isOpen={isAsking && state === 'proposed'}
            onClose={() => setAsking(false)}
            onConfirm={() => act({ account_id: id, act: 'confirm' })}
            title={board.confirm_title}
            action={board.confirm}
            isBusy={isBusy}
          >
            <Text>{say(board.ends_in, { holder, tail })}</Text>
            <Refused error={error} />
          </ConfirmDialog>
        </Stack>
      }
    />
  );
}

function ProposeSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { board } = useWords().terms;
  const toast = useToast();
  const [holder, setHolder] = useState('');
  const [number, setNumber] = useState('');
  const [bic, setBic] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(proposeAccount, {
    changes: [readSupplier],
    onDone: () => {
      toast(board.proposed, 'good');
      onClose();
    },
  });
  const isWhole = holder.trim().length > 1 && number.trim().length > 4;
  return (
    <Sheet isOpen onClose={onClose} title={board.propose}>
      <Form
        label={board.propose}
        onSend={() => {
          setTried(true);
          if (isWhole) act({ id, holder: holder.trim(), number: number.trim(), bic: bic.trim() });
        }}
      >
        <TextField label={board.holder} value={holder} onChange={setHolder} maxLength={120} />
        <TextField
          label={board.number}
          value={number}
          onChange={setNumber}
          maxLength={42}
          autoComplete="off"
        />
        <TextField label={board.bic} value={bic} onChange={setBic} maxLength={11} autoComplete="off" />
        {hasTried && !isWhole ? <Text look="bad">{board.incomplete}</Text> : null}
        <Refused error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {board.propose_send}
        </Button>
      </Form>
    </Sheet>
  );
}

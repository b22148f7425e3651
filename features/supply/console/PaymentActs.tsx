import { useState } from 'react';
import {
  makeSupplierPayment,
  moveSupplierPayment,
  supplierPayables,
  supplierPaymentFile,
} from '#features/supply/payables.contract.ts';
import { supplierBoard } from '#features/supply/suppliers.contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { saveBytes } from '#ui/save-file.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import type { Payment } from './PaymentRows.tsx';
import { Refused } from './Refused.tsx';

const changes = [supplierPayables, supplierBoard];

type PayProps = { supplierId: string; owed: string; currency: string; onClose: () => void };

/** A payment of what is owed; another person releases it. */
export function PaySheet({ supplierId, owed, currency, onClose }: PayProps) {
  const { payables: words } = useWords().terms;
  const toast = useToast();
  const [amount, setAmount] = useState(owed.startsWith('-') ? '' : owed);
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(makeSupplierPayment, {
    changes,
    onDone: () => {
      toast(words.pay_made, 'good');
      onClose();
    },
  });
  const read = amountOf(amount, currency);
  return (
    <Sheet isOpen onClose={onClose} title={words.pay}>
      <Form
        label={words.pay}
        onSend={() => {
          setTried(true);
          if (read !== undefined) act({ id: supplierId, amount: read });
        }}
      >
        <AmountField
          label={words.pay_amount}
          hint={words.pay_hint}
          error={hasTried && read === undefined ? words.pay_wrong : undefined}
          value={amount}
          onChange={setAmount}
          currency={currency}
        />
        <Refused error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {words.pay}
        </Button>
      </Form>
    </Sheet>
  );
}

type Asked = 'release' | 'paid' | 'drop';

/** What this person may do about a payment. */
export function PaymentActs({ payment }: { payment: Payment }) {
  const { payables: words } = useWords().terms;
  const [asks, setAsks] = useState<Asked>();
  const file = useAct(supplierPaymentFile, {
    onDone: ({ base64, file_name: name, mime }) => saveBytes(base64, name, mime),
  });
  const { can, id } = payment;
  return (
    <>
      <Stack isRow>
        {can.release ? (
          <Button size="small" onClick={() => setAsks('release')}>
            {words.release}
          </Button>
        ) : null}
        {can.file ? (
          <Button size="small" tone="plain" isBusy={file.isBusy} onClick={() => file.act({ id })}>
            {words.download}
          </Button>
        ) : null}
        {can.paid ? (
          <Button size="small" onClick={() => setAsks('paid')}>
            {words.paid}
          </Button>
        ) : null}
        {can.drop ? (
          <Button size="small" tone="quiet" onClick={() => setAsks('drop')}>
            {words.drop}
          </Button>
        ) : null}
      </Stack>
      <Refused error={file.error} />
      {asks === undefined ? null : (
        <MoveDialog key={asks} payment={payment} asks={asks} onClose={() => setAsks(undefined)} />
      )}
    </>
  );
}

type MoveProps = { payment: Payment; asks: Asked; onClose: () => void };

function MoveDialog({ payment, asks, onClose }: MoveProps) {
  const { payables: words } = useWords().terms;
  const toast = useToast();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const done = { release: words.released, paid: words.paid_done, drop: words.dropped };
  const { act, isBusy, error } = useAct(moveSupplierPayment, {
    changes,
    onDone: () => {
      toast(done[asks], 'good');
      onClose();
    },
  });
  const least = { release: 0, paid: 3, drop: 10 }[asks];
  const isShort = text.trim().length < least;
  const titles = { release: words.release_title, paid: words.paid_title, drop: words.drop_title };
  const actions = { release: words.release, paid: words.paid, drop: words.drop };
  const said = { release: {}, paid: { reference: text.trim() }, drop: { why: text.trim() } };

  return (
    <ConfirmDialog
      isOpen
      isDanger={asks === 'drop'}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (!isShort) act({ id: payment.id, act: asks, ...said[asks] });
      }}
      title={titles[asks]}
      action={actions[asks]}
      isBusy={isBusy}
    >
      <MoneyText amount={payment.amount} currency={payment.currency} look="big" />
      {asks === 'release' ? null : (
        <TextField
          label={asks === 'paid' ? words.paid_reference : words.drop_why}
          value={text}
          onChange={setText}
          error={hasTried && isShort ? words.short : undefined}
          maxLength={asks === 'paid' ? 80 : 500}
        />
      )}
      <Refused error={error} />
    </ConfirmDialog>
  );
}

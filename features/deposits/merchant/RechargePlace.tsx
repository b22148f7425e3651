import { lazy, Suspense, useState } from 'react';
import {
  cancelDeposit,
  depositDetail,
  listDeposits,
  payChannels,
  testDeposit,
} from '#features/deposits/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DepositAddress } from './DepositAddress.tsx';
import type { Deposit } from './RechargeDetailScreen.tsx';

// The mathematics of addresses comes with the first one, and to nobody else.
const CheckedAddress = lazy(async () => ({ default: (await import('./CheckedAddress.tsx')).CheckedAddress }));

const networks = { 'TRX/USDT': 'TRON (TRC-20)', 'ETC/USDT': 'Ethereum (ERC-20)', bank: '' } as const;

/** Where to send how much, what to look out for, and until when. */
export function RechargePlace({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  return (
    <Card title={words.sendTitle}>
      {deposit.is_test ? <TestMoney deposit={deposit} /> : null}
      <ExactAmount deposit={deposit} />
      {deposit.address === null ? null : <Address deposit={deposit} address={deposit.address} />}
      {deposit.bank === null ? null : <Bank bank={deposit.bank} />}
      <Note tone="warn" title={words.before}>
        <Stack gap="small">
          {deposit.warnings.map((warning) => (
            <Text key={warning}>
              {say(words.warnings[warning], { network: networks[deposit.channel_id] })}
            </Text>
          ))}
        </Stack>
      </Note>
      <Text>{say(words.until, { until: time(deposit.expires_at), tell: time(deposit.submit_until) })}</Text>
      <GiveUp deposit={deposit} />
    </Card>
  );
}

/** In test data money is sent by the test network itself; everything after it is as it is for real money. */
function TestMoney({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const toast = useToast();
  const sending = useAct(testDeposit, {
    changes: [depositDetail],
    onDone: () => toast(words.testPaid, 'good'),
  });
  const isBank = deposit.bank !== null;
  const isSent = sending.done !== undefined;
  return (
    <Note tone="info" title={isBank ? words.testBankTitle : words.testTitle}>
      <Stack gap="small">
        <Text>{isBank ? words.testBankDetail : words.testDetail}</Text>
        <Text look="small">{words.testPayHint}</Text>
        <ErrorBox error={sending.error} />
        <Button
          tone="plain"
          isBusy={sending.isBusy}
          disabled={isSent}
          onClick={() => sending.act({ id: deposit.id })}
        >
          {isSent ? words.testPaid : words.testPay}
        </Button>
      </Stack>
    </Note>
  );
}

function ExactAmount({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const { money } = useFormats();
  const exact = `${deposit.pay_amount} ${deposit.asset}`;
  return (
    <Stack gap="small">
      <Text look="small">{words.exact}</Text>
      <p className="text-title tabular wrap-anywhere">{exact}</p>
      {deposit.asset === deposit.currency ? null : <Text look="small">{words.exactHint}</Text>}
      <Stack isRow gap="small">
        <CopyButton text={deposit.pay_amount} label={words.copyAmount} />
      </Stack>
      <Facts
        facts={[
          { label: words.number, value: deposit.no },
          { label: words.credit, value: money(deposit.credit_amount, deposit.currency) },
          { label: words.fee, value: money(deposit.fee, deposit.currency) },
        ]}
      />
    </Stack>
  );
}

/** In test data there is no key to check against; everything else is worked out on this device before it is shown. */
function Address({ deposit, address }: { deposit: Deposit; address: string }) {
  const { account_number: number } = deposit;
  if (deposit.is_test) return <DepositAddress deposit={deposit} address={address} />;
  return (
    <Suspense fallback={<Skeleton shape="line" />}>
      <CheckedAddress deposit={deposit} address={address} number={number ?? 0} />
    </Suspense>
  );
}

function Bank({ bank }: { bank: NonNullable<Deposit['bank']> }) {
  const { deposits: words, payouts } = useWords();
  const isIban = /^[A-Z]{2}\d{2}/.test(bank.iban);
  return (
    <>
      <Facts
        facts={[
          { label: words.holder, value: bank.holder },
          { label: payouts.numberKinds[isIban ? 'iban' : 'account'], value: bank.iban },
          ...(bank.bic === '' ? [] : [{ label: words.bic, value: bank.bic }]),
          { label: words.bankName, value: bank.bank_name },
          { label: words.reference, value: bank.reference, isTotal: true },
        ]}
      />
      <Stack isRow gap="small">
        <CopyButton text={bank.iban} label={isIban ? words.copyIban : words.copyAccount} />
        <CopyButton text={bank.reference} label={words.copyReference} />
      </Stack>
    </>
  );
}

function GiveUp({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const giving = useAct(cancelDeposit, {
    changes: [depositDetail, listDeposits, payChannels],
    onDone: () => {
      setOpen(false);
      toast(words.givenUp);
    },
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {words.giveUp}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => giving.act({ id: deposit.id })}
        title={words.giveUpTitle}
        action={words.giveUp}
        isDanger
        isBusy={giving.isBusy}
        error={giving.error}
      >
        {words.giveUpDetail}
      </ConfirmDialog>
    </>
  );
}

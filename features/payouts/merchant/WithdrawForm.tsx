import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, parseUnits, scales } from '#domain/money/money.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { listPayoutAccounts } from '#features/payouts/accounts.contract.ts';
import { listWithdrawals, quoteWithdrawal, requestWithdrawal } from '#features/payouts/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { numberOf, shortLineOf, type PayoutAccount } from './payout-account.ts';
import { PinSheet, type Proof } from './PinSheet.tsx';
import { Terms } from './Terms.tsx';

type Wallet = OutputOf<typeof wallet>;
type Field = 'account' | 'amount' | 'note';

/** Account, amount, note; what it costs and when it arrives; then the transaction password. */
export function WithdrawForm({
  wallet: purse,
  accounts,
}: {
  wallet: Wallet;
  accounts: readonly PayoutAccount[];
}) {
  const { payouts: words } = useWords();
  const say = useSay();
  const [typed, type] = useTyped();
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const account = accounts.find(({ id }) => id === typed.account) ?? accounts[0];
  const amount = amountOf(typed.amount, purse.currency);
  const accountError = useAccountFault(account);
  const amountError = useAmountFault(purse, account, typed.amount);
  const isRight = account !== undefined && accountError === undefined && amountError === undefined;
  const quote = useEndpoint(
    quoteWithdrawal,
    { account_id: account?.id ?? '', amount: amount ?? '' },
    { enabled: isRight && amount !== undefined, keepPrevious: true },
  );

  function goOn() {
    setSent(true);
    if (isRight && amount !== undefined) setAsking(true);
  }

  return (
    <>
      <Form label={words.withdraw} onSend={goOn}>
        <SelectField
          label={words.to}
          value={account?.id ?? ''}
          onChange={(id) => type('account', id)}
          error={accountError}
          hint={account === undefined ? undefined : numberOf(account)}
          options={accounts.map((one) => ({ value: one.id, label: shortLineOf(one) }))}
        />
        <AmountPart
          purse={purse}
          value={typed.amount}
          onChange={(text) => type('amount', text)}
          error={wasSent || typed.amount !== '' ? amountError : undefined}
        />
        <TextField
          label={words.note}
          hint={say(words.noteHint, { max: limits.payoutNoteCharactersMax })}
          maxLength={limits.payoutNoteCharactersMax}
          value={typed.note}
          onChange={(text) => type('note', text)}
        />
        {isRight && amount !== undefined ? <Terms query={quote} /> : null}
        <Button type="submit" isWide>
          {words.review}
        </Button>
      </Form>
      {isAsking && account !== undefined && amount !== undefined ? (
        <Confirm
          ask={{ account_id: account.id, amount, note: typed.note }}
          quote={quote}
          currency={purse.currency}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

type AmountProps = {
  purse: Wallet;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

function AmountPart({ purse, value, onChange, error }: AmountProps) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  return (
    <Stack gap="small">
      <AmountField
        label={words.amount}
        currency={purse.currency}
        value={value}
        onChange={onChange}
        error={error}
      />
      <Stack isRow isSpread>
        <Button tone="quiet" size="small" onClick={() => onChange(purse.available)}>
          {say(words.all, { amount: money(purse.available, purse.currency) })}
        </Button>
        <LinkButton to="/wallet/accounts" tone="quiet" size="small">
          {words.accounts}
        </LinkButton>
      </Stack>
    </Stack>
  );
}

/** What is typed, kept in the address: a reload, or a way round to set a password, brings it back. */
function useTyped(): [Record<Field, string>, (field: Field, text: string) => void] {
  const [place, setPlace] = useSearchParams();
  const text = (field: Field) => place.get(field) ?? '';
  return [
    { account: text('account'), amount: text('amount'), note: text('note') },
    (field, value) =>
      setPlace(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(field);
          else next.set(field, value);
          return next;
        },
        { replace: true },
      ),
  ];
}

function useAccountFault(account: PayoutAccount | undefined): string | undefined {
  const { payouts: words } = useWords();
  const say = useSay();
  const { distance } = useFormats();
  if (account === undefined) return words.chooseAccount;
  if (account.status === 'on_hold') return say(words.onHold, { when: distance(account.usable_at) });
  return account.status === 'blocked' ? words.otherName : undefined;
}

/** The same rules as the server's, said while typing. */
function useAmountFault(
  purse: Wallet,
  account: PayoutAccount | undefined,
  typed: string,
): string | undefined {
  const { payouts: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const { currency } = purse;
  const amount = amountOf(typed, currency);
  if (amount === undefined || !isAsset(currency)) return words.badAmount;
  const units = parseUnits(amount, currency) ?? 0n;
  const most = parseUnits(purse.available, currency) ?? 0n;
  const major = account?.type === 'bank' ? limits.withdrawalBankMinMajor : limits.withdrawalMinMajor;
  const least = amountOf(String(major), currency) ?? String(major);
  if (units < BigInt(major) * 10n ** BigInt(scales[currency]))
    return say(words.tooLittle, { amount: money(least, currency) });
  return units > most ? say(words.tooMuch, { amount: money(purse.available, currency) }) : undefined;
}

type ConfirmProps = {
  ask: { account_id: string; amount: string; note: string };
  quote: ReturnType<typeof useEndpoint<typeof quoteWithdrawal.input, typeof quoteWithdrawal.output>>;
  currency: string;
  onClose: () => void;
};

function Confirm({ ask, quote, currency, onClose }: ConfirmProps) {
  const { payouts: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const title = say(words.confirm, { amount: money(ask.amount, currency) });
  const request = useAct(requestWithdrawal, {
    changes: [wallet, walletFlow, listWithdrawals, listPayoutAccounts],
    onDone: ({ id, no }) => {
      toast(say(words.asked, { no }), 'good');
      navigate(`/wallet/withdraw/${id}`, { replace: true });
    },
  });
  return (
    <PinSheet
      title={title}
      action={title}
      hasFactor={quote.data?.second_factor ?? false}
      here={pathname + search}
      onClose={onClose}
      onSend={(proof: Proof) => request.act({ ...ask, ...proof })}
      isBusy={request.isBusy}
      error={request.error}
    >
      <Terms query={quote} />
    </PinSheet>
  );
}

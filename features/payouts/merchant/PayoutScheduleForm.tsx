import { useState } from 'react';
import { useLocation, useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, parseUnits, scales } from '#domain/money/money.ts';
import { weekdayNumber, weekdays, type Weekday } from '#domain/payouts/schedule.ts';
import { payoutSchedule, setPayoutSchedule } from '#features/payouts/schedule.contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { numberOf, shortLineOf, type PayoutAccount } from './payout-account.ts';
import { PinSheet } from './PinSheet.tsx';

type Schedule = OutputOf<typeof payoutSchedule>['schedule'];
type Field = 'account' | 'weekday' | 'least' | 'most';

type Props = {
  accounts: readonly PayoutAccount[];
  currency: string;
  schedule: Schedule;
  onDone: () => void;
};

/** The names of weekdays in the language of the app. */
export function useWeekdayName(): (weekday: Weekday) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' });
  // The first of January of 2024 was a Monday.
  return (weekday) => format.format(Date.UTC(2024, 0, weekdayNumber(weekday)));
}

/** Account, weekday, least and most; then the transaction password. What is typed stands in the address. */
export function PayoutScheduleForm({ accounts, currency, schedule, onDone }: Props) {
  const { schedule: words } = useWords().payouts;
  const [typed, type, clear] = useTyped(schedule);
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const account = accounts.find(({ id }) => id === typed.account) ?? accounts[0];
  const weekday = weekdays.find((one) => one === typed.weekday) ?? 'monday';
  const faults = useFaults(account, typed, currency);
  const [least, most] = [amountOf(typed.least, currency), amountOf(typed.most, currency)];
  const isRight = faults.least === undefined && faults.most === undefined && account?.status !== 'blocked';
  const shown = (field: 'least' | 'most') => (wasSent || typed[field] !== '' ? faults[field] : undefined);

  return (
    <>
      <Form
        label={words.title}
        onSend={() => {
          setSent(true);
          if (isRight) setAsking(true);
        }}
      >
        <WhereAndWhen accounts={accounts} account={account} weekday={weekday} type={type} />
        <AmountField
          label={words.least}
          hint={words.leastHint}
          currency={currency}
          value={typed.least}
          onChange={(text) => type('least', text)}
          error={shown('least')}
        />
        <AmountField
          label={words.most}
          hint={words.mostHint}
          currency={currency}
          value={typed.most}
          onChange={(text) => type('most', text)}
          error={shown('most')}
        />
        <Button type="submit" isWide>
          {words.review}
        </Button>
      </Form>
      {isAsking && account !== undefined && least !== undefined && most !== undefined ? (
        <Confirm
          ask={{ account_id: account.id, weekday, least, most }}
          account={account}
          currency={currency}
          onClose={() => setAsking(false)}
          onDone={() => {
            clear();
            onDone();
          }}
        />
      ) : null}
    </>
  );
}

type WhereProps = {
  accounts: readonly PayoutAccount[];
  account: PayoutAccount | undefined;
  weekday: Weekday;
  type: (field: Field, text: string) => void;
};

function WhereAndWhen({ accounts, account, weekday, type }: WhereProps) {
  const { schedule: words } = useWords().payouts;
  const weekdayName = useWeekdayName();
  return (
    <>
      <SelectField
        label={words.account}
        value={account?.id ?? ''}
        onChange={(id) => type('account', id)}
        hint={account === undefined ? undefined : numberOf(account)}
        error={account?.status === 'blocked' ? words.reasons.name_mismatch : undefined}
        options={accounts.map((one) => ({ value: one.id, label: shortLineOf(one) }))}
      />
      <SelectField
        label={words.weekday}
        value={weekday}
        onChange={(value) => type('weekday', value)}
        hint={words.weekdayHint}
        options={weekdays.map((value) => ({ value, label: weekdayName(value) }))}
      />
    </>
  );
}

/** What is typed, kept in the address: a way round to set a password or the second step brings it back. */
function useTyped(
  schedule: Schedule,
): [Record<Field, string>, (field: Field, text: string) => void, () => void] {
  const [place, setPlace] = useSearchParams();
  const text = (field: Field, before: string | undefined) => place.get(field) ?? before ?? '';
  return [
    {
      account: text('account', schedule?.account_id),
      weekday: text('weekday', schedule?.weekday),
      least: text('least', schedule?.least),
      most: text('most', schedule?.most),
    },
    (field, value) =>
      setPlace(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(field, value);
          return next;
        },
        { replace: true },
      ),
    () => setPlace({}, { replace: true }),
  ];
}

/** The same rules as the server's, said while typing. */
function useFaults(
  account: PayoutAccount | undefined,
  typed: Record<Field, string>,
  currency: string,
): { least: string | undefined; most: string | undefined } {
  const { payouts: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const unitsOf = (text: string) => {
    const amount = amountOf(text, currency);
    return amount === undefined || !isAsset(currency) ? undefined : parseUnits(amount, currency);
  };
  const [least, most] = [unitsOf(typed.least), unitsOf(typed.most)];
  const major = account?.type === 'bank' ? limits.withdrawalBankMinMajor : limits.withdrawalMinMajor;
  const floor = isAsset(currency) ? BigInt(major) * 10n ** BigInt(scales[currency]) : 0n;
  const isLow = least !== undefined && least < floor;
  const tooLittle = say(words.tooLittle, {
    amount: money(amountOf(String(major), currency) ?? String(major), currency),
  });
  const isUpside = most !== undefined && least !== undefined && most < least;
  return {
    least: least === undefined ? words.badAmount : isLow ? tooLittle : undefined,
    most: most === undefined ? words.badAmount : isUpside ? words.schedule.mostTooLittle : undefined,
  };
}

type ConfirmProps = {
  ask: { account_id: string; weekday: Weekday; least: string; most: string };
  account: PayoutAccount;
  currency: string;
  onClose: () => void;
  onDone: () => void;
};

function Confirm({ ask, account, currency, onClose, onDone }: ConfirmProps) {
  const { schedule: words } = useWords().payouts;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const weekdayName = useWeekdayName();
  const { pathname, search } = useLocation();
  const set = useAct(setPayoutSchedule, {
    changes: [payoutSchedule],
    onDone: () => {
      toast(words.saved, 'good');
      onDone();
    },
  });
  return (
    <PinSheet
      title={words.confirmTitle}
      action={words.confirm}
      hasFactor
      here={pathname + search}
      onClose={onClose}
      onSend={(proof) => set.act({ ...ask, ...proof })}
      isBusy={set.isBusy}
      error={set.error}
    >
      <Text>
        {say(words.confirmText, {
          weekday: weekdayName(ask.weekday),
          most: money(ask.most, currency),
          account: shortLineOf(account),
        })}
      </Text>
    </PinSheet>
  );
}

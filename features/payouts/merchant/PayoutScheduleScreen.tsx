import { useState } from 'react';
import { useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { wallet } from '#features/wallet/contract.ts';
import { SignOffer } from '#features/devices/ui/public.tsx';
import { listPayoutAccounts } from '#features/payouts/accounts.contract.ts';
import { endPayoutSchedule, payoutSchedule } from '#features/payouts/schedule.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { shortLineOf, type PayoutAccount } from './payout-account.ts';
import { PayoutScheduleForm, useWeekdayName } from './PayoutScheduleForm.tsx';

type Schedule = NonNullable<OutputOf<typeof payoutSchedule>['schedule']>;

/** Being paid out every week without asking: what is set, what came of it last, and the form. */
export function PayoutScheduleScreen() {
  const { schedule: words } = useWords().payouts;
  const query = useEndpoint(payoutSchedule, {});
  const accounts = useEndpoint(listPayoutAccounts, {});
  const walletQuery = useEndpoint(wallet, {});
  return (
    <Page title={words.title} lead={words.lead} back="/wallet" width="narrow">
      <QueryView query={query} skeleton={<SkeletonCards count={2} />}>
        {({ schedule }) => (
          <QueryView query={accounts} skeleton={<SkeletonCards count={1} />} empty={noAccounts}>
            {({ list }) => (
              <>
                {schedule === null ? null : <CurrentSchedule schedule={schedule} accounts={list} />}
                <QueryView query={walletQuery} skeleton={<SkeletonCards count={1} />}>
                  {({ currency }) => (
                    <ScheduleSettings schedule={schedule} accounts={list} currency={currency} />
                  )}
                </QueryView>
                <SignOffer />
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}

const noAccounts = {
  when: ({ list }: { list: readonly unknown[] }) => list.length === 0,
  show: <NoAccounts />,
};

function NoAccounts() {
  const { payouts: words } = useWords();
  return (
    <Empty
      says={words.noAccounts}
      detail={words.noAccountsDetail}
      action={<LinkButton to="/wallet/accounts/new">{words.addAccount}</LinkButton>}
    />
  );
}

type SettingsProps = { schedule: Schedule | null; accounts: readonly PayoutAccount[]; currency: string };

/** What stands is changed on purpose: the form opens by a button. The address holds what is typed. */
function ScheduleSettings({ schedule, accounts, currency }: SettingsProps) {
  const { schedule: words } = useWords().payouts;
  const [place] = useSearchParams();
  const [isChanging, setChanging] = useState(place.size > 0);
  if (schedule !== null && !isChanging)
    return (
      <Button tone="plain" isWide onClick={() => setChanging(true)}>
        {words.change}
      </Button>
    );
  return (
    <PayoutScheduleForm
      accounts={accounts}
      currency={currency}
      schedule={schedule}
      onDone={() => setChanging(false)}
    />
  );
}

function CurrentSchedule({ schedule, accounts }: { schedule: Schedule; accounts: readonly PayoutAccount[] }) {
  const { schedule: words } = useWords().payouts;
  const weekdayName = useWeekdayName();
  const [isEnding, setEnding] = useState(false);
  const account = accounts.find(({ id }) => id === schedule.account_id);
  return (
    <Card title={words.standing}>
      <Facts
        facts={[
          { label: words.next, value: <TimeText at={schedule.next_at} form="both" /> },
          { label: words.weekday, value: weekdayName(schedule.weekday) },
          { label: words.account, value: account === undefined ? '' : shortLineOf(account) },
          { label: words.least, value: <MoneyText amount={schedule.least} currency={schedule.currency} /> },
          { label: words.most, value: <MoneyText amount={schedule.most} currency={schedule.currency} /> },
        ]}
      />
      <Last schedule={schedule} />
      <Button tone="quiet" isWide onClick={() => setEnding(true)}>
        {words.end}
      </Button>
      {isEnding ? <EndScheduleDialog onClose={() => setEnding(false)} /> : null}
    </Card>
  );
}

const places: Partial<Record<string, string>> = {
  identity: '/identity',
  name_mismatch: '/wallet/accounts',
  second_factor: '/settings/security/second-step',
  restricted: '/restrictions',
};

/** What the last run came to, and the one place where something can be done about it. */
function Last({ schedule: { last } }: { schedule: Schedule }) {
  const { schedule: words } = useWords().payouts;
  if (last === null) return null;
  if (last.reason === null)
    return (
      <Stack isRow isSpread>
        <Text look="small">
          {words.lastDone} <TimeText at={last.at} form="date" />
        </Text>
        {last.withdrawal_id === null ? null : (
          <LinkButton to={`/wallet/withdraw/${last.withdrawal_id}`} tone="quiet" size="small">
            {words.see}
          </LinkButton>
        )}
      </Stack>
    );
  const isQuiet = last.reason === 'below_least' || last.reason === 'too_soon';
  const place = places[last.reason];
  return (
    <Note tone={isQuiet ? 'info' : 'warn'} title={words.skipped}>
      <Stack>
        <Text>{words.reasons[last.reason]}</Text>
        {place === undefined ? null : (
          <Stack isRow>
            <LinkButton to={place} tone="plain" size="small">
              {words.mend}
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </Note>
  );
}

function EndScheduleDialog({ onClose }: { onClose: () => void }) {
  const { schedule: words } = useWords().payouts;
  const toast = useToast();
  const end = useAct(endPayoutSchedule, {
    changes: [payoutSchedule],
    onDone: () => {
      toast(words.ended, 'good');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.endTitle}
      action={words.end}
      isBusy={end.isBusy}
      error={end.error}
      onClose={onClose}
      onConfirm={() => end.act({})}
    >
      <p>{words.endText}</p>
    </ConfirmDialog>
  );
}

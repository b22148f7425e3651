import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { cancelWithdrawal, listWithdrawals, withdrawalDetail } from '#features/payouts/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useMovedOn } from '#features/wallet/ui/public.tsx';
import { Failure, PaidOrders, Parts, Steps, WithdrawalFacts } from './WithdrawalParts.tsx';
import { WithdrawRefusal } from './WithdrawRefusal.tsx';

type Withdrawal = OutputOf<typeof withdrawalDetail>;

/** While it is on its way, its state is looked at again this often. */
const lookMs = 5_000;

/** One withdrawal: where it stands, where it goes, what it pays; and taking it back while that can be done. */
export function WithdrawalScreen() {
  const { payouts: words } = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(withdrawalDetail, { id }, { refetchMs: lookMs });
  useMovedOn(query.data?.state, [listWithdrawals]);
  const title = query.data === undefined ? words.withdraw : say(words.detail, { no: query.data.no });
  return (
    <Page title={title} back="/wallet/withdrawals">
      <QueryView query={query} skeleton={<SkeletonCards count={3} />}>
        {(withdrawal) => (
          <Columns
            main={
              <>
                <Head withdrawal={withdrawal} />
                <Failure withdrawal={withdrawal} />
                <Card title={words.steps}>
                  <Steps withdrawal={withdrawal} />
                </Card>
                <Parts withdrawal={withdrawal} />
              </>
            }
            side={
              <>
                <Card>
                  <WithdrawalFacts withdrawal={withdrawal} />
                </Card>
                <PaidOrders withdrawal={withdrawal} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

function Head({ withdrawal }: { withdrawal: Withdrawal }) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const until = withdrawal.cancellable_until;
  return (
    <Card>
      <Stack>
        <MoneyText look="big" amount={withdrawal.amount} currency={withdrawal.currency} />
        <Text look="strong">{words.states[withdrawal.state]}</Text>
        {withdrawal.promise_at === null ? null : (
          <Text look="small">{say(words.promise, { when: time(withdrawal.promise_at) })}</Text>
        )}
        {withdrawal.approves_at === null ? null : (
          <Text look="small">{say(words.selfApproves, { when: time(withdrawal.approves_at) })}</Text>
        )}
        {withdrawal.paused === null ? null : (
          <Note tone="warn">
            {say(words.sendingPaused[withdrawal.paused.reason], { when: time(withdrawal.paused.since) })}{' '}
            {say(words.sendingUntil, { until: time(withdrawal.paused.until) })}
          </Note>
        )}
        {withdrawal.can_cancel ? (
          <>
            <Text look="small">
              {until === null ? words.cancelAny : say(words.cancelUntil, { when: time(until) })}
            </Text>
            <Stack isRow>
              <Button tone="plain" onClick={() => setAsking(true)}>
                {words.cancel}
              </Button>
            </Stack>
          </>
        ) : null}
      </Stack>
      {isAsking ? <TakeBack withdrawal={withdrawal} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function TakeBack({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const { payouts: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const amount = money(withdrawal.amount, withdrawal.currency);
  const back = useAct(cancelWithdrawal, {
    changes: [wallet, walletFlow, listWithdrawals, withdrawalDetail],
    onDone: () => {
      toast(say(words.cancelled, { amount }), 'good');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => back.act({ id: withdrawal.id })}
      title={say(words.cancelTitle, { amount })}
      action={words.cancel}
      isBusy={back.isBusy}
    >
      <Text>{words.cancelLead}</Text>
      <WithdrawRefusal error={back.error} here={`/wallet/withdraw/${withdrawal.id}`} />
    </ConfirmDialog>
  );
}

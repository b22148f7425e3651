import type { OutputOf } from '#domain/wire/endpoint.ts';
import { wallet } from '#features/wallet/contract.ts';
import { SignOffer } from '#features/devices/ui/public.tsx';
import { listPayoutAccounts } from '#features/payouts/accounts.contract.ts';
import { useLocation } from '#ui/routing/hooks.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { WithdrawChecklist } from './WithdrawChecklist.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

type Wallet = OutputOf<typeof wallet>;

/** Asking to be paid out. What is typed stands in the address, so that a way round for a password loses nothing. */
export function WithdrawScreen() {
  const { payouts: words } = useWords();
  const purse = useEndpoint(wallet, {});
  const accounts = useEndpoint(listPayoutAccounts, {});
  return (
    <Page
      title={words.withdraw}
      back="/wallet"
      width="narrow"
      actions={
        <LinkButton to="/wallet/withdrawals" tone="quiet" size="small">
          {words.seeWithdrawals}
        </LinkButton>
      }
    >
      <QueryView query={purse} skeleton={<SkeletonCards count={2} />}>
        {(value) => (
          <QueryView query={accounts} skeleton={<SkeletonCards count={2} />}>
            {({ list }) => (
              <>
                <Available value={value} />
                <WithdrawChecklist wallet={value} accounts={list} />
                {list.length === 0 ? null : <WithdrawForm wallet={value} accounts={list} />}
                {list.length === 0 ? null : <SignOffer />}
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}

function Available({ value }: { value: Wallet }) {
  const { payouts: words } = useWords();
  return (
    <Stack gap="small">
      <Text look="muted">{words.available}</Text>
      <MoneyText look="big" amount={value.available} currency={value.currency} />
    </Stack>
  );
}

/** Said before anything is typed; the way back is this very address. */
export function NoPin() {
  const { payouts: words } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Note tone="warn" title={words.noPin}>
      <Stack>
        <Text>{words.noPinDetail}</Text>
        <Stack isRow>
          <LinkButton
            to={`/settings/pay-password?next=${encodeURIComponent(pathname + search)}`}
            tone="plain"
            size="small"
          >
            {words.setPin}
          </LinkButton>
        </Stack>
      </Stack>
    </Note>
  );
}

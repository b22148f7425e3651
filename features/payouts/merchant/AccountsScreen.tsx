import { Landmark, Plus, WalletMinimal } from 'lucide-react';
import { listPayoutAccounts } from '#features/payouts/accounts.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { numberOf, type PayoutAccount } from './payout-account.ts';

/** The accounts money can go to: five places, each with what it can be used for now. */
export function AccountsScreen() {
  const { payouts: words } = useWords();
  const say = useSay();
  const query = useEndpoint(listPayoutAccounts, {});
  return (
    <Page title={words.accounts} back="/wallet" width="narrow">
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={3} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: (
            <Empty says={words.noAccounts} detail={words.noAccountsDetail} action={<Add isWide={false} />} />
          ),
        }}
      >
        {({ list, max }) => (
          <>
            <Meter
              label={words.meter}
              text={say(words.meterText, { count: list.length, max })}
              value={list.length}
              max={max}
            />
            <Rows label={words.accounts}>
              {list.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </Rows>
            {list.length < max ? <Add isWide /> : <Text look="muted">{words.full}</Text>}
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Add({ isWide }: { isWide: boolean }) {
  const { payouts: words } = useWords();
  return (
    <LinkButton to="/wallet/accounts/new" isWide={isWide} icon={<Plus aria-hidden className="size-5" />}>
      {words.addAccount}
    </LinkButton>
  );
}

function AccountRow({ account }: { account: PayoutAccount }) {
  const { payouts: words } = useWords();
  const Icon = account.type === 'bank' ? Landmark : WalletMinimal;
  return (
    <Row
      to={`/wallet/accounts/${account.id}`}
      lead={<Icon aria-hidden className="size-6 shrink-0 text-muted" />}
      title={account.label}
      detail={[numberOf(account), account.wallet_note].filter((part) => part !== '').join(' · ')}
      below={
        <>
          {account.is_default ? <Badge tone="accent">{words.isDefault}</Badge> : null}
          <AccountState account={account} />
        </>
      }
    />
  );
}

const tones = { usable: 'good', on_hold: 'info', blocked: 'warn' } as const;

/** Whether it can be used now, and when it can. */
export function AccountState({ account }: { account: PayoutAccount }) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { distance } = useFormats();
  return (
    <Badge tone={tones[account.status]}>
      {say(words.accountStates[account.status], { when: distance(account.usable_at) })}
    </Badge>
  );
}

import { useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listWithdrawals } from '#features/payouts/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { usePages } from '#ui/calls/usePages.ts';

type Withdrawal = OutputOf<typeof listWithdrawals>['list'][number];

const statuses = ['all', 'awaiting_review', 'success', 'failure'] as const;
const tones = { awaiting_review: 'info', success: 'good', failure: 'warn' } as const;

/** All withdrawals, newest first. The filter stands in the address. */
export function WithdrawalsScreen() {
  const { payouts: words } = useWords();
  const [place, setPlace] = useSearchParams();
  const status = statuses.find((one) => one === place.get('status')) ?? 'all';
  const pages = usePages(listWithdrawals, (page) => ({
    page,
    page_size: 20,
    ...(status === 'all' ? {} : { status }),
  }));
  const isFiltered = status !== 'all';
  return (
    <Page
      title={words.withdrawals}
      back="/wallet"
      actions={
        <LinkButton to="/wallet/withdraw" size="small">
          {words.withdraw}
        </LinkButton>
      }
    >
      <Chips
        label={words.statusLabel}
        value={status}
        onChange={(value) => setPlace(value === 'all' ? {} : { status: value }, { replace: true })}
        options={statuses.map((value) => ({ value, label: words.statuses[value] }))}
      />
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: isFiltered ? (
            <Empty says={words.noMatch} detail={words.noMatchDetail} />
          ) : (
            <Empty says={words.empty} detail={words.emptyDetail} />
          ),
        }}
      >
        {({ pages: all }) => (
          <>
            <Rows label={words.withdrawals}>
              {all
                .flatMap(({ list }) => list)
                .map((one) => (
                  <WithdrawalRow key={one.id} withdrawal={one} />
                ))}
            </Rows>
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { payouts: words } = useWords();
  const { time } = useFormats();
  return (
    <Row
      to={`/wallet/withdraw/${withdrawal.id}`}
      title={withdrawal.account.label}
      detail={[withdrawal.account.number_masked, time(withdrawal.created_at)].join(' · ')}
      end={<MoneyText amount={withdrawal.amount} currency={withdrawal.currency} />}
      below={
        <>
          <Badge tone={tones[withdrawal.status]}>{words.states[withdrawal.state]}</Badge>
          {withdrawal.note === '' ? null : <span>{withdrawal.note}</span>}
        </>
      }
    />
  );
}

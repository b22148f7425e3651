import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listDeposits } from '#features/deposits/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { usePages } from '#ui/calls/usePages.ts';

type Deposit = OutputOf<typeof listDeposits>['list'][number];

export const depositTones = {
  quoted: 'plain',
  submitted: 'info',
  needs_info: 'warn',
  success: 'good',
  failure: 'bad',
  expired: 'plain',
} as const satisfies Record<Deposit['state'], string>;

/** Deposits of this shop, newest first. */
export function RechargeList() {
  const { deposits: words } = useWords();
  const pages = usePages(listDeposits, (page) => ({ page, page_size: 10 }));
  return (
    <Section title={words.earlier}>
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={2} />}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: <Text look="muted">{words.none}</Text>,
        }}
      >
        {({ pages: all }) => (
          <>
            <Rows label={words.earlier}>
              {all
                .flatMap(({ list }) => list)
                .map((deposit) => (
                  <DepositRow key={deposit.id} deposit={deposit} />
                ))}
            </Rows>
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

function DepositRow({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const { time } = useFormats();
  const isDone = deposit.state === 'success';
  return (
    <Row
      to={`/recharge/${deposit.id}`}
      title={words.kinds[deposit.channel_id]}
      detail={`${time(deposit.created_at)} · ${deposit.no}`}
      end={
        <MoneyText amount={isDone ? deposit.credited_amount : deposit.amount} currency={deposit.currency} />
      }
      below={<Badge tone={depositTones[deposit.state]}>{words.states[deposit.state]}</Badge>}
    />
  );
}

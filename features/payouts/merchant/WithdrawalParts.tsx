import type { OutputOf } from '#domain/wire/endpoint.ts';
import { RecordNumber } from '#features/proof/ui/public.tsx';
import type { withdrawalDetail } from '#features/payouts/contract.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Timeline, type TimelineStep } from '#ui/lists/Timeline.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Withdrawal = OutputOf<typeof withdrawalDetail>;
type Props = { withdrawal: Withdrawal };

const nextPlaces = {
  ask_again: '/wallet/withdraw',
  change_account: '/wallet/accounts',
  identity: '/identity',
  service: '/service',
} as const;

/** Why it came to nothing and what to do now; nothing is drawn for the others. */
export function Failure({ withdrawal }: Props) {
  const { payouts: words } = useWords();
  if (withdrawal.failure_code === null) return null;
  const known: Readonly<Record<string, string>> = words.failures;
  const isTakenBack = withdrawal.state === 'cancelled';
  // A reviewer's own words are for this merchant; a sender's are for nobody but us.
  const said = withdrawal.state === 'rejected' ? withdrawal.failure_reason : null;
  const next = withdrawal.next_step;
  return (
    <Note tone={isTakenBack ? 'info' : 'warn'} title={words.states[withdrawal.state]}>
      <Stack>
        <Text>{known[withdrawal.failure_code] ?? words.states[withdrawal.state]}</Text>
        {said === null ? null : <Text look="muted">{said}</Text>}
        <RecordNumber of={withdrawal} />
        {next === null ? null : (
          <Stack isRow>
            <LinkButton to={nextPlaces[next]} tone="plain" size="small">
              {words.nextSteps[next]}
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </Note>
  );
}

const ahead = ['approved', 'sending', 'success'] as const;

/** What has happened, and what comes while it goes well. */
export function Steps({ withdrawal }: Props) {
  const { payouts: words } = useWords();
  const by: Readonly<Record<string, string>> = words.stepBy;
  const last = withdrawal.steps.length - 1;
  const isOpen = withdrawal.status === 'awaiting_review';
  const behind = withdrawal.steps.map((step, index) => ({
    key: `${index}-${step.code}`,
    title: step.code === 'requested' ? words.stepAsked : words.states[step.code],
    detail: (
      <>
        <TimeText at={step.at} /> {by[actorOf(step)] ?? ''}
      </>
    ),
    state: stateOf(index === last, isOpen, withdrawal.status === 'failure'),
  }));
  const reached = new Set<string>(withdrawal.steps.map(({ code }) => code));
  const coming = isOpen ? ahead.filter((code) => !reached.has(code)) : [];
  return (
    <Timeline
      label={words.steps}
      steps={[
        ...behind,
        ...coming.map((code) => ({ key: code, title: words.states[code], state: 'ahead' as const })),
      ]}
    />
  );
}

/** Nobody approves their own: what is approved while it is asked for is approved by a rule. */
function actorOf({ code, by }: Withdrawal['steps'][number]): string {
  return code === 'approved' && by === 'merchant' ? 'timer' : by;
}

function stateOf(isLast: boolean, isOpen: boolean, isFailed: boolean): TimelineStep['state'] {
  if (!isLast) return 'done';
  if (isOpen) return 'current';
  return isFailed ? 'stopped' : 'done';
}

export function WithdrawalFacts({ withdrawal }: Props) {
  const { payouts: words } = useWords();
  const { account } = withdrawal;
  const [only] = withdrawal.payouts;
  const reference = withdrawal.payouts.length === 1 ? (only?.reference ?? null) : null;
  return (
    <>
      <Facts
        facts={[
          { label: words.account, value: [account.label, account.number_masked].join(' ') },
          { label: words.name, value: account.account_name },
          { label: words.asOf, value: <TimeText at={withdrawal.created_at} /> },
          {
            label: words.amount,
            value: <MoneyText amount={withdrawal.amount} currency={withdrawal.currency} />,
          },
          {
            label: words.fee,
            value: /[1-9]/.test(withdrawal.fee) ? (
              <MoneyText amount={withdrawal.fee} currency={withdrawal.currency} />
            ) : (
              words.feeNone
            ),
          },
          withdrawal.note === '' ? undefined : { label: words.yourNote, value: withdrawal.note },
          withdrawal.status === 'failure'
            ? undefined
            : {
                label: words.arrives,
                value: (
                  <MoneyText amount={withdrawal.receive_amount} currency={withdrawal.receive_currency} />
                ),
                isTotal: true,
              },
        ]}
      />
      {reference === null ? null : (
        <Stack gap="small">
          <Text look="muted">{words.reference}</Text>
          <Text look="code">{reference}</Text>
          <Text look="small">{words.referenceHint}</Text>
          <Stack isRow>
            <CopyButton text={reference} />
          </Stack>
        </Stack>
      )}
    </>
  );
}

/** The sendings of one that approved itself late; one sending is told by the steps. */
export function Parts({ withdrawal }: Props) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  if (withdrawal.payouts.length < 2) return null;
  return (
    <Section title={words.parts}>
      <Text look="muted">{words.partsLead}</Text>
      <Rows label={words.parts}>
        {withdrawal.payouts.map((part) => (
          <Row
            key={part.n}
            title={say(words.part, { n: part.n })}
            detail={
              part.done_at === null
                ? say(words.partDue, { when: time(part.due_at) })
                : say(words.partDone, { when: time(part.done_at) })
            }
            end={<MoneyText amount={part.amount} currency={withdrawal.currency} />}
            below={words.partStates[part.state]}
          />
        ))}
      </Rows>
    </Section>
  );
}

/** Each withdrawal names the orders whose money it is. */
export function PaidOrders({ withdrawal }: Props) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { orders, orders_total: total, other_amount: other, currency } = withdrawal;
  const hasOther = /[1-9]/.test(other);
  const isOver = withdrawal.status === 'failure';
  if (orders.length === 0) {
    return isOver ? null : (
      <Section title={words.orders}>
        <Text look="muted">{words.noOrders}</Text>
      </Section>
    );
  }
  return (
    <Section title={isOver ? words.ordersWere : words.orders}>
      {isOver ? <Text look="muted">{words.ordersWait}</Text> : null}
      <Rows label={words.orders}>
        {orders.map((order) => (
          <Row
            key={order.order_id}
            to={`/orderList/${order.order_id}`}
            title={order.order_no}
            end={<MoneyText amount={order.amount} currency={currency} />}
          />
        ))}
        {hasOther ? <Row title={words.other} end={<MoneyText amount={other} currency={currency} />} /> : null}
      </Rows>
      {total > orders.length ? (
        <Text look="small">{say(words.ordersMore, { count: total - orders.length })}</Text>
      ) : null}
    </Section>
  );
}

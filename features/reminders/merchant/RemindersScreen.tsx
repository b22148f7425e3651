import { limits } from '#domain/limits.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listReminders, setReminders } from '#features/reminders/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Answer = OutputOf<typeof listReminders>;

const kinds = ['all', 'ordered'] as const;

/** Emails about carts: the switch, what was sent, and the orders that came from it. */
export function RemindersScreen() {
  const words = useWords().shop.reminders;
  const [place, setPlace] = useSearchParams();
  const kind = kinds.find((one) => one === place.get('kind')) ?? 'all';
  const query = usePages(listReminders, (page) => ({ kind, page, page_size: 20 }));
  const first = query.data?.pages[0];
  return (
    <Page title={words.title} back="/discounts" lead={words.lead}>
      {first === undefined ? null : <Offer answer={first} />}
      <Chips
        label={words.filter}
        value={kind}
        onChange={(value) => setPlace(value === 'all' ? {} : { kind: value }, { replace: true })}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show:
            kind === 'all' ? (
              <Empty says={words.none} detail={words.noneDetail} />
            ) : (
              <Empty says={words.noMatch} />
            ),
        }}
      >
        {({ pages }) => (
          <>
            <Rows label={words.title}>
              {pages.flatMap(({ list, currency }) =>
                list.map((one) => <SentRow key={one.id} sent={one} currency={currency} />),
              )}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Offer({ answer }: { answer: Answer }) {
  const words = useWords().shop.reminders;
  const say = useSay();
  const { act, isBusy, error } = useAct(setReminders, { changes: [listReminders] });
  const { is_on: isOn, sent, ordered } = answer;
  return (
    <Card>
      <SwitchField
        label={words.offer}
        hint={say(words.offerHint, { hours: limits.reminderHours })}
        isOn={isOn}
        disabled={isBusy}
        onChange={(next) => act({ is_on: next })}
      />
      <ErrorBox error={error} />
      <Text>{say(words.counts, { sent, ordered, days: limits.reminderKeepDays })}</Text>
    </Card>
  );
}

function SentRow({ sent, currency }: { sent: Answer['list'][number]; currency: string }) {
  const words = useWords().shop.reminders;
  const say = useSay();
  const { order, lines } = sent;
  const title = lines.map((line) => say(words.pieces, { count: line.qty, title: line.title })).join(', ');
  return (
    <Row
      title={title}
      detail={order === null ? words.noOrder : order.number}
      end={
        <>
          {order === null ? null : <MoneyText amount={order.amount} currency={currency} />}
          <span className="text-meta text-muted">
            <TimeText at={sent.sent_at} form="distance" />
          </span>
        </>
      }
      {...(order === null ? {} : { to: `/orderList/${order.id}` })}
    />
  );
}

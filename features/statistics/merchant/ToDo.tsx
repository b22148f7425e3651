import { BadgeCheck, MessageCircle } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listOrders } from '#features/orders/contract.ts';
import { useMe } from '#features/people/ui/public.tsx';
import type { homeStat } from '#features/statistics/contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useClock } from '#ui/words/useClock.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

type Stat = OutputOf<typeof homeStat>;
type Waiting = OutputOf<typeof listOrders>['list'][number];

const ordersShown = 4;
/** The server names these too; here each of their orders has its own row, and the shop's link is in the menu. */
const ownRows = new Set(['confirm_orders', 'answer_cases', 'share_link']);

/** A new shop has a card for these. */
const firstSteps = new Set(['first_goods', 'shop_details', 'identity']);

/** All that only the merchant can move, the nearest deadline first; each row goes to the very thing. */
export function ToDo({ needs, isNew }: { needs: Stat['needs_me']; isNew: boolean }) {
  const { statistics: words, orders } = useWords();
  const say = useSay();
  const { data: me } = useMe();
  const query = useEndpoint(
    listOrders,
    { awaiting: 'merchant', sort: 'deadline', page_size: ordersShown },
    { keepPrevious: true },
  );
  const tasks = (me?.info.tasks ?? []).filter(
    ({ code }) => !ownRows.has(code) && !(isNew && firstSteps.has(code)),
  );
  const waiting = query.data?.list ?? [];
  const all = query.data?.total ?? waiting.length;
  // As many as the store's figures say, so that nothing below moves when they come.
  const kept = Math.min(ordersShown, needs.pay + needs.case) + Math.min(1, needs.reply) + tasks.length;
  const isEmpty = waiting.length + tasks.length + needs.reply === 0;
  return (
    <Section title={words.needsMe}>
      {query.data === undefined && query.error === null ? (
        <SkeletonRows count={Math.max(1, kept)} picture="row" />
      ) : isEmpty ? (
        <Text look="muted">{words.nothingWaits}</Text>
      ) : (
        <Rows label={words.needsMe}>
          {waiting.map((order) => (
            <OrderToDo key={order.id} order={order} />
          ))}
          {needs.reply === 0 ? null : (
            <ListRow
              lead={<Mark icon={MessageCircle} />}
              title={say(words.replies, { count: needs.reply })}
              to="/orderComment?replied=false"
            />
          )}
          {tasks.map(({ code, title, route }) => (
            <ListRow key={code} lead={<Mark icon={BadgeCheck} />} title={title} to={route} />
          ))}
        </Rows>
      )}
      {all > waiting.length ? (
        <LinkButton to="/orderList?awaiting=merchant" tone="plain" size="small">
          {say(orders.seeAllWaiting, { count: all })}
        </LinkButton>
      ) : null}
    </Section>
  );
}

function OrderToDo({ order }: { order: Waiting }) {
  const { statistics: words, orders } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const clock = useClock();
  const first = order.lines[0];
  const title = [first?.title, order.line_count > 1 ? `+${order.line_count - 1}` : `×${first?.qty ?? 1}`];
  return (
    <ListRow
      lead={<Picture image={first?.image} size="row" />}
      title={title.join(' ')}
      tone={order.status === 'refund_return' ? 'bad' : 'warn'}
      detail={[
        orders.status[order.status],
        say(words.keep, { amount: money(order.profit, order.currency) }),
      ].join(' · ')}
      end={order.deadline === null ? undefined : clock(order.deadline.at)}
      isUrgent
      to={`/orderList/${order.id}`}
    />
  );
}

function Mark({ icon: Icon }: { icon: typeof BadgeCheck }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-field bg-sunken text-muted">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}

import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import type { QueryClient } from '#ui/queries/query-client.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import type { Client } from '#ui/calls/api.ts';
import { useClient } from '#ui/calls/client.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { makeBurst } from './make-burst.ts';
import { NewsCard, type News } from './NewsCard.tsx';
import { followNotices } from './notice-line.ts';
import { orderAnswers } from '#features/orders/order-answers.shapes.ts';
import { ringForSale } from './sale-sound.ts';

type Check = OutputOf<typeof checkNotices>;

/**
 * Keeps what is on the screen true while the app is open: calls out what is new, as far as its hours allow, and has
 * whatever shows orders read again after a step of one. Once in the app, in its frame.
 *
 * @param onLive Whether the stream is open; while it is not, the frame asks.
 */
export function LiveNotifications({ onLive }: { onLive: (isLive: boolean) => void }) {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const before = useRef<Check>(undefined);
  const [news, setNews] = useState<News>();
  const askOrders = useOrdersAgain(queries);
  useStream(client, queries, onLive);
  const { data } = useEndpoint(checkNotices, {});
  useEffect(() => {
    if (data === undefined) return;
    const last = before.current;
    before.current = data;
    if (last === undefined) return;
    if (last.orders !== data.orders) askOrders();
    if (last.latest_id === data.latest_id) return;
    void queries.invalidateQueries({ queryKey: [listNotices.name] });
    readNews(client, last, data)
      .then((found) => {
        if (found === undefined) return undefined;
        setNews(found.news);
        return found.hasSale ? ringForSale(session) : undefined;
      })
      // The bell has counted it: what could not be called out is not lost.
      .catch(() => undefined);
  }, [askOrders, client, data, queries, session]);
  return <NewsCard news={news} onEnd={() => setNews(undefined)} />;
}

/** What the stream says of the box is kept where `useCheck` looks. */
function useStream(client: Client, queries: QueryClient, onLive: (isLive: boolean) => void): void {
  const tell = useEffectEvent(onLive);
  useEffect(() => {
    const onBox = (box: Check): void => queries.setQueryData([checkNotices.name, {}], box);
    const { close } = followNotices({ client, onBox, onState: (state) => tell(state === 'live') });
    return () => {
      close();
      tell(false);
    };
  }, [client, queries]);
}

/** Has what shows orders read again where it is on the screen, once for all that happens together. */
function useOrdersAgain(queries: QueryClient): () => void {
  const [burst] = useState(() =>
    makeBurst(
      () => queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOfOrders(name) }),
      limits.liveRefreshMs,
    ),
  );
  useEffect(() => burst.stop, [burst]);
  return burst.ask;
}

const isOfOrders = (name: unknown): boolean => typeof name === 'string' && orderAnswers.has(name);

/** Newer notices than those that were known; more of them are told by their number. */
const readMax = 20;

type Found = { readonly news: News; readonly hasSale: boolean };

async function readNews(client: Client, last: Check, now: Check): Promise<Found | undefined> {
  const { latest_id: since } = last;
  const fresh =
    since === null
      ? now.quiet
        ? 0
        : now.unread
      : (await client.call(checkNotices, { since_id: since })).fresh;
  if (fresh === 0) return undefined;
  const { list } = await client.call(listNotices, { unread_only: true, page_size: readMax });
  // In quiet hours only what is urgent is called out.
  const told = list.filter(({ severity }) => !now.quiet || severity === 'urgent').slice(0, fresh);
  const [first] = told;
  const only = fresh === 1 ? first : undefined;
  const profit = only === undefined ? undefined : await readProfit(client, only);
  const news = {
    key: now.latest_id ?? '',
    count: fresh,
    isAllOrders: told.length === fresh && told.every(isSale),
    ...(only === undefined ? {} : { only }),
    ...(profit === undefined ? {} : { profit }),
  };
  return { news, hasSale: told.some(isSale) };
}

type Notice = OutputOf<typeof listNotices>['list'][number];

const isSale = ({ code }: Notice): boolean => code === 'order_paid';

/** What a new order leaves the shop. Undefined for anything else, for a loss, and where it could not be read. */
async function readProfit(client: Client, notice: Notice): Promise<News['profit']> {
  if (!isSale(notice) || notice.ref === null) return undefined;
  // With the first sale: what only shows other screens does not need the calls of orders.
  const { listOrders } = await import('#features/orders/contract.ts');
  const { id } = notice.ref;
  const [order] = await client.call(listOrders, { id }).then(
    ({ list }) => list,
    () => [],
  );
  if (order === undefined || order.profit.startsWith('-')) return undefined;
  return { amount: order.profit, currency: order.currency };
}

import type { AnswerFacts } from '#domain/chat-answers.ts';
import { listOrders, orderLogistics } from '#features/orders/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';

/** What can be put into an answer about an order: what the shop sees of it. What is not known yet is left out. */
export function useAnswerFacts(orderId: string): { facts: AnswerFacts; isReady: boolean } {
  const { time } = useFormats();
  const orders = useEndpoint(listOrders, { id: orderId, page_size: 1 });
  const logistics = useEndpoint(orderLogistics, { order_id: orderId });
  const order = orders.data?.list[0];
  const parcel = logistics.data?.parcels.find(({ tracking }) => tracking !== null);
  const tracking = parcel?.carrier?.url ?? parcel?.tracking ?? undefined;
  const promised = logistics.data?.promised?.to;
  const product = order?.lines.map(({ title }) => title).join(', ');
  return {
    facts: {
      ...(order === undefined ? {} : { order: order.number, buyer: order.buyer.name_masked }),
      ...(product === undefined || product === '' ? {} : { product }),
      ...(tracking === undefined ? {} : { tracking }),
      ...(promised === undefined ? {} : { delivery: time(promised, 'date') }),
    },
    isReady: !orders.isPending && !logistics.isPending,
  };
}

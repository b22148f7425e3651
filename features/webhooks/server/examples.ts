// What a test of an address says: the form of a real message, with nothing in it that has happened.
import { hookFactsOf, pingType, type HookType, type SentType } from '#domain/hooks.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { notices } from '#domain/notifications/notices.ts';
import { moveFacts, type OrderMove } from '#domain/states/order.ts';
import { orderStatuses, type OrderStatus } from '#domain/states/order-status.ts';
import {
  returnMachine,
  returnStates,
  type ReturnMove,
  type ReturnState,
} from '#domain/states/return-case.ts';

type About = { readonly now: Date; readonly currency: Asset };

/** No row has this id: a program that looks it up finds nothing, and one that acts on it can do nothing. */
const noId = '00000000-0000-0000-0000-000000000000';
const noName = 'EXAMPLE';

/** The data of an example. Amounts are zero in the shop's currency. */
export function makeExample(type: SentType, { now, currency }: About): unknown {
  if (type === pingType) return { test: true };
  const { about, moves, cases } = hookFactsOf(type);
  const amount = formatUnits(0n, currency);
  if (about === 'order') {
    return { order_id: noId, order_no: noName, status: statusAfter(moves?.[0]), currency, total: amount };
  }
  if (about === 'return') return { case_id: noId, order_id: noId, state: stateAfter(cases?.[0]) };
  return {
    ...exampleIds(type),
    ...(about === 'withdrawal' ? { no: noName, account: noName, amount: { amount, currency } } : {}),
    ...(about === 'deposit' ? { no: noName, amount: { amount, currency } } : {}),
    ...(about === 'restriction' ? { until: now.toISOString() } : {}),
    ...(about === 'goods' ? { titles: noName } : {}),
    ...(about === 'comment' ? { no: noName, title: noName, rating: '5' } : {}),
  };
}

/** The ids that the notice of the same fact leads to. */
function exampleIds(type: HookType): Record<string, string> {
  const [code] = hookFactsOf(type).codes ?? [];
  const names = code === undefined ? [] : [...notices[code].route.matchAll(/\{(\w+)\}/g)];
  return Object.fromEntries(names.map(([, name = '']): [string, string] => [name, noId]));
}

/** Where an order stands after this step; after a partial refund it stands where it stood before. */
function statusAfter(move: OrderMove | undefined): OrderStatus {
  const to = move === undefined ? undefined : moveFacts(move).to;
  return orderStatuses.find((status) => status === to) ?? 'completed';
}

function stateAfter(move: ReturnMove | undefined): ReturnState {
  const to = move === undefined ? undefined : returnMachine.moves[move].to;
  return returnStates.find((state) => state === to) ?? 'requested';
}

// Mollie's own account of our money, by the lists that a profile's key can read: payments, refunds and chargebacks, in the
// money of the payment. Its balance itself is read only by a key of the whole organisation.
import * as z from 'zod/mini';
import { dayMs } from '#domain/limits.ts';
import type { LineSpan, ProviderLine } from '#platform/ports/payments.ts';
import {
  mollieAmount,
  mollieId,
  mollieMoment,
  pageShape,
  readMollieAmount,
  type MollieAmount,
  type MollieClient,
} from './client.ts';
import { molliePayment, type MolliePayment } from './payment.ts';
import { isRefundAlive, mollieRefund, refundIdOf, type MollieRefund } from './refund.ts';

const chargeback = z.object({
  id: mollieId,
  paymentId: mollieId,
  createdAt: mollieMoment,
  reversedAt: z.optional(z.nullable(mollieMoment)),
  amount: mollieAmount,
});
type Chargeback = z.infer<typeof chargeback>;

/** Lists are in the order in which their items were made: an item that moves money later is looked for so long. */
const lookBackMs = {
  /** From the page of a payment to its money: pages of our checkouts are closed within the hour. */
  payments: 2 * dayMs,
  /** From a refund to its failure at a bank. */
  refunds: 30 * dayMs,
  /** From a chargeback to its reversal. */
  chargebacks: 180 * dayMs,
};
type ListName = keyof typeof lookBackMs;

/** More items than a span of hours can have: a list that goes on for ever is not believed. */
const itemsMax = 50_000;

/** @throws Error where it says what cannot be: nothing of the span is believed then. */
export async function readLines(client: MollieClient, span: LineSpan): Promise<ProviderLine[]> {
  const payments = await readList(client, { name: 'payments', item: molliePayment, span });
  const refunds = await readList(client, { name: 'refunds', item: mollieRefund, span });
  const chargebacks = await readList(client, { name: 'chargebacks', item: chargeback, span });
  const lines = [
    ...payments.flatMap(linesOfPayment),
    ...refunds.flatMap((one) => linesOfRefund(one, span)),
    ...chargebacks.flatMap(linesOfChargeback),
  ];
  return lines.filter(({ at }) => at >= span.from && at < span.until);
}

type Listing<S> = { readonly name: ListName; readonly item: S; readonly span: LineSpan };

async function readList<T extends { readonly createdAt: string }>(
  client: MollieClient,
  { name, item, span }: Listing<z.ZodMiniType<T>>,
): Promise<T[]> {
  const oldest = new Date(span.from.getTime() - lookBackMs[name]);
  const shape = pageShape(name, item);
  const found: T[] = [];
  let path: string | undefined = `/v2/${name}?limit=250`;
  while (path !== undefined) {
    const answer: z.output<typeof shape> = await client.request({ method: 'GET', path }, shape);
    const items = answer._embedded[name];
    found.push(...items.filter(({ createdAt }) => new Date(createdAt) >= oldest));
    if (found.length > itemsMax) throw new Error(`mollie has more ${name} than so few hours can have`);
    const last = items.at(-1);
    path = last !== undefined && new Date(last.createdAt) >= oldest ? answer._links.next?.href : undefined;
  }
  return found;
}

type Moved = Pick<ProviderLine, 'id' | 'kind' | 'ref' | 'at'> & { readonly isOut?: boolean };

function lineOf(amount: MollieAmount, { isOut = false, ...facts }: Moved): ProviderLine {
  const money = readMollieAmount(amount);
  if (money === undefined) throw new Error(`mollie has a ${facts.kind} in ${amount.currency}`);
  return { ...facts, asset: money.asset, units: isOut ? -money.units : money.units };
}

function linesOfPayment({ id, status, paidAt, amount }: MolliePayment): ProviderLine[] {
  if (status !== 'paid' || typeof paidAt !== 'string') return [];
  return [lineOf(amount, { id, kind: 'capture', ref: id, at: new Date(paidAt) })];
}

/** One that failed came back at a time that nobody tells: it stands in the span in which it was first seen. */
function linesOfRefund(one: MollieRefund, { from, until }: LineSpan): ProviderLine[] {
  const { id, amount, createdAt } = one;
  const at = new Date(createdAt);
  const out = lineOf(amount, { id, kind: 'refund', ref: refundIdOf(one) ?? id, at, isOut: true });
  if (isRefundAlive(one)) return [out];
  const back = {
    ...out,
    id: `${id}:failed`,
    units: -out.units,
    at: at >= from ? at : new Date(until.getTime() - 1),
  };
  return [out, back];
}

function linesOfChargeback({ id, amount, createdAt, reversedAt }: Chargeback): ProviderLine[] {
  const taken = lineOf(amount, { id, kind: 'dispute', ref: id, at: new Date(createdAt), isOut: true });
  if (typeof reversedAt !== 'string') return [taken];
  return [taken, { ...taken, id: `${id}:reversed`, units: -taken.units, at: new Date(reversedAt) }];
}

// PayPal's own account of our money, by its search of transactions: payments, refunds, disputes, fees, and what it sent to
// our bank. It shows a transaction after up to three hours, and only to an app that was allowed to search.
import * as z from 'zod/mini';
import { isAsset } from '#domain/money/money.ts';
import { addDays } from '#domain/time.ts';
import type { LineSpan, ProviderLine } from '#platform/ports/payments.ts';
import { paypalAmount, readPaypalAmount, type PaypalAmount, type PaypalClient } from './client.ts';

/** So long after it a transaction is surely shown: its three hours, and one more. */
export const linesLateMinutes = 240;

/** A payment that people look at stands at the time when it began, and moves money up to a day later. */
const lookBackDays = 1;

const text = z.optional(z.nullable(z.string()));

const transaction = z.object({
  transaction_id: z.string().check(z.regex(/^[A-Z0-9-]{1,64}$/)),
  transaction_event_code: z.string().check(z.regex(/^T\d{4}$/)),
  transaction_initiation_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/)),
  transaction_status: z.string(),
  transaction_amount: paypalAmount,
  fee_amount: z.optional(z.nullable(paypalAmount)),
  custom_field: text,
});
type Transaction = z.infer<typeof transaction>;

const page = z.object({
  transaction_details: z.array(z.object({ transaction_info: transaction })),
  total_pages: z.int(),
});

/** More pages of 500 than a span of hours can have: a list that goes on for ever is not believed. */
const pagesMax = 100;

/** Kinds by PayPal's own codes of events; the longest beginning that is here counts. */
const kinds: readonly (readonly [string, ProviderLine['kind']])[] = [
  ['T1107', 'refund'],
  ['T1108', 'fee'],
  ['T1109', 'fee'],
  ['T11', 'dispute'],
  ['T12', 'dispute'],
  ['T00', 'capture'],
  ['T01', 'fee'],
  ['T04', 'payout'],
];

/**
 * Every line of a span, and what was there before: a line that is known already is known by its name.
 *
 * @throws Error where it says what cannot be: nothing of the span is believed then.
 */
export async function readLines(client: PaypalClient, { from, until }: LineSpan): Promise<ProviderLine[]> {
  const found: ProviderLine[] = [];
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const query = new URLSearchParams({
      start_date: secondsOf(addDays(from, -lookBackDays)),
      end_date: secondsOf(until),
      fields: 'transaction_info',
      balance_affecting_records_only: 'Y',
      page_size: '500',
      page: String(number),
    });
    const answer = await client.request(
      { method: 'GET', path: `/v1/reporting/transactions?${query.toString()}` },
      page,
    );
    pages = answer.total_pages;
    if (pages > pagesMax) throw new Error('paypal has more transactions than so few hours can have');
    found.push(...answer.transaction_details.flatMap((one) => linesOf(one.transaction_info)));
  }
  // The search has what is of its last second too.
  return found.filter(({ at }) => at < until);
}

function secondsOf(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

/** `S` moved money; `P` waits, `D` was refused, and `V` was taken back by a transaction of its own. */
function linesOf(one: Transaction): ProviderLine[] {
  if (one.transaction_status !== 'S' && one.transaction_status !== 'V') return [];
  const { transaction_event_code: code, transaction_id: id, transaction_amount: amount } = one;
  const kind = kinds.find(([start]) => code.startsWith(start))?.[1] ?? 'other';
  const at = new Date(one.transaction_initiation_date);
  const isOfBuyer = kind === 'capture' || kind === 'refund' || kind === 'dispute';
  const own = one.custom_field ?? '';
  const ref = kind === 'refund' && own !== '' ? own : id;
  // A code is no name: one transaction is shown again where it becomes another.
  const lineId = `${id}:${code}`;
  const line = lineOf(amount, { id: lineId, kind, ref, at }, isOfBuyer);
  const fee =
    one.fee_amount === undefined || one.fee_amount === null
      ? []
      : lineOf(one.fee_amount, { id: `${lineId}:fee`, kind: 'fee', ref: id, at }, false);
  return [...line, ...fee.filter(({ units }) => units !== 0n)];
}

type Facts = Pick<ProviderLine, 'id' | 'kind' | 'ref' | 'at'>;

function lineOf({ currency_code: currency, value }: PaypalAmount, facts: Facts, isOfBuyer: boolean) {
  if (!isAsset(currency) && !isOfBuyer) return [];
  const isOut = value.startsWith('-');
  const money = readPaypalAmount({ currency_code: currency, value: isOut ? value.slice(1) : value });
  if (money === undefined) throw new Error(`paypal has a ${facts.kind} of ${value} ${currency}`);
  const line: ProviderLine = { ...facts, asset: money.asset, units: isOut ? -money.units : money.units };
  return [line];
}

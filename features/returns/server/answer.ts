// The merchant's answer to a case, and the buyer's to an offer.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits, parseUnits, assetOf } from '#domain/money/money.ts';
import { offerMax } from '#domain/recipes/return.ts';
import { addDays, addHours } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import { type Context } from '#features/orders/server/public.ts';
import type { answerCase } from '#features/returns/contract.ts';
import { findCase, type CaseRow } from './cases.sql.ts';
import { linesOfCase, readReturnMoney } from './money.ts';
import { goOn, illegalCase, lockCase, lockOrder, step, tellCase, type Order } from './steps.ts';

type Answer = InputOf<typeof answerCase>;
/** Counts what is offered, where somebody may not offer as they like. */
type Allow = (given: { readonly units: bigint; readonly currency: string }) => Promise<void>;

/**
 * Yes, no with its reason, or a part of the money where the goods stay.
 *
 * @throws Refused `invalidOperation` `carrier_facts` where what the carrier said is denied, `right` where a withdrawal
 *   is, `case_state` where it was answered already.
 */
export async function answer(context: Context, input: Answer, allow: Allow): Promise<CaseRow> {
  const found = await findCase(context.tx, { shopId: context.shopId, id: input.case_id });
  if (found === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const order = await lockOrder(context, found.order_id);
  const row = await lockCase(context, found.id);
  if (input.offer !== undefined) return offer(context, { order, row, allow }, input);
  if (input.approve) return approve(context, row, 'merchant');
  return reject(context, row, input);
}

/** The merchant's yes, or 48 hours of silence. */
export async function approve(context: Context, row: CaseRow, actor: 'merchant' | 'timer'): Promise<CaseRow> {
  return goOn(context, await step(context, row, { move: 'approve', actor }), actor);
}

async function reject(context: Context, row: CaseRow, { text }: Answer): Promise<CaseRow> {
  if (text === undefined) throw refuse('parameterMissing', { field: 'text', reason: 'reason' });
  // That nothing arrived is the carrier's word, not the merchant's to deny.
  if (row.reason === 'lost') throw refuse('invalidOperation', { reason: 'carrier_facts' });
  return step(context, row, {
    move: 'reject',
    actor: 'merchant',
    answer_text: text,
    due_at: addDays(context.now, limits.caseEscalateDays),
    timer: 'case.pursue',
  });
}

type Offering = { readonly order: Order; readonly row: CaseRow; readonly allow: Allow };

async function offer(context: Context, { order, row, allow }: Offering, input: Answer): Promise<CaseRow> {
  if (input.approve) throw refuse('invalidParameter', { field: 'offer', reason: 'yes_or_offer' });
  // What never came cannot be kept for less.
  if (!row.needs_return) throw refuse('invalidOperation', { reason: 'nothing_to_keep' });
  if (row.state !== 'requested') throw illegalCase(row, 'counter');
  const asset = assetOf(order.currency);
  const units = parseUnits(input.offer ?? '', asset);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'offer', reason: 'amount' });
  const { returned } = await linesOfCase(context, row);
  const money = await readReturnMoney(context, order, returned, {
    id: row.id,
    fault: row.fault,
    actor: 'timer',
  });
  const most = offerMax(money);
  if (units > most)
    throw refuse('invalidParameter', { field: 'offer', reason: 'too_much', most: formatUnits(most, asset) });
  await allow({ units, currency: order.currency });
  return step(context, row, {
    move: 'counter',
    actor: 'merchant',
    offer_units: units,
    ...(input.text === undefined ? {} : { offer_text: input.text }),
    due_at: addHours(context.now, limits.caseOfferHours),
    timer: 'case.offer',
  });
}

/** Taken, it is refunded at once and the goods stay. Not taken, the return is granted as silence would have granted it. */
export async function takeOffer(
  context: Context,
  order: Order,
  row: CaseRow,
  { take, actor }: { take: boolean; actor: 'buyer' | 'timer' },
): Promise<CaseRow> {
  const moved = take
    ? await step(context, row, { move: 'takeOffer', actor, offer_taken_at: context.now })
    : await step(context, row, { move: 'declineOffer', actor });
  await tellCase(context, row, order, take ? 'return_offer_taken' : 'return_offer_declined');
  return goOn(context, moved, actor);
}

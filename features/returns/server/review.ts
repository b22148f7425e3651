// A second look: the buyer brings a no, or what an inspection took off, before a reviewer.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { Context } from '#features/orders/server/public.ts';
import type { decideCase } from '#features/returns/console.contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { findCase, noteLook, type CaseRow } from './cases.sql.ts';
import { endWithoutRefund, settleCase } from './settle.ts';
import { goOn, illegalCase, lockCase, lockOrder, step, tellCase, type Order } from './steps.ts';

type Pleading = {
  readonly move: 'escalate' | 'object' | 'doubt';
  readonly actor: 'buyer' | 'timer';
  readonly text?: string | undefined;
};

/** From here on a reviewer has ten days; undecided, it is granted. */
export async function escalate(
  context: Context,
  order: Order,
  row: CaseRow,
  { move, actor, text }: Pleading,
): Promise<CaseRow> {
  const moved = await step(context, row, {
    move,
    actor,
    ...(text === undefined ? {} : { plea_text: text }),
    due_at: addDays(context.now, limits.caseDecideDays),
    timer: 'case.decide',
  });
  await tellCase(context, row, order, 'return_escalated');
  return moved;
}

/** The buyer agrees to what the inspection took off: the rest is refunded at once, by a timer. */
export async function acceptDeduction({ tx, shopId, now }: Context, row: CaseRow): Promise<void> {
  if (row.state !== 'inspected') throw illegalCase(row, 'accept_deduction');
  await setTimers(tx, shopId, [
    { subject: row.id, kind: 'case.settle', dueAt: now },
    // Should the first one fail for a while, nobody is to think that the buyer said nothing.
    { subject: row.id, kind: 'case.object', dueAt: addDays(now, limits.caseDecideDays) },
  ]);
}

type Deciding = Omit<Context, 'shopId'> & { readonly personId: string };

export type Decided = { readonly row: CaseRow; readonly waits: boolean; readonly shopId: bigint };

/**
 * One reviewer may grant. A refusal needs two: the first is noted, the second one's counts.
 *
 * @throws Refused `invalidOperation` `second_person` where the one who said no wants to say it twice.
 */
export async function decide(
  { tx, env, now, personId }: Deciding,
  input: InputOf<typeof decideCase>,
): Promise<Decided> {
  const routed = readRoutedId(input.case_id);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const context: Context = { env, tx, now, shopId: routed.shopId };
  const found = await findCase(tx, { shopId: routed.shopId, id: routed.id });
  if (found === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const order = await lockOrder(context, found.order_id);
  const row = await lockCase(context, found.id);
  if (row.state !== 'escalated') throw illegalCase(row, 'decide');
  if (input.grant) {
    return {
      row: await grant(context, order, row, { actor: 'reviewer', personId, text: input.text }),
      waits: false,
      shopId: context.shopId,
    };
  }
  if (row.look_by === null) {
    const looked = await noteLook(tx, { shopId: context.shopId, id: row.id, by: personId, text: input.text });
    return { row: looked ?? row, waits: true, shopId: context.shopId };
  }
  if (row.look_by === personId) throw refuse('invalidOperation', { reason: 'second_person' });
  const decision = { decision: 'refused', decided_by: personId, decision_text: input.text } as const;
  return {
    row: await refuseCase(context, order, row, decision),
    waits: false,
    shopId: context.shopId,
  };
}

type Granting = {
  readonly actor: 'reviewer' | 'timer';
  readonly personId?: string;
  readonly text?: string;
};

/** A yes: the goods are expected, or where they are back or nothing has to be, the buyer is refunded whole. */
export async function grant(
  context: Context,
  order: Order,
  row: CaseRow,
  { actor, personId, text }: Granting,
): Promise<CaseRow> {
  const decided = await step(context, row, {
    move: 'decide',
    actor,
    decision: actor === 'timer' ? 'unanswered' : 'granted',
    ...(personId === undefined ? {} : { decided_by: personId }),
    ...(text === undefined ? {} : { decision_text: text }),
  });
  await tellCase(context, row, order, 'return_decided_for_buyer');
  // Seen by the supplier, or handed over and never seen by anybody: there is nothing more to wait for.
  if (row.inspected_at !== null || row.sent_at !== null) {
    const isBack = row.restock === true && row.inspected_at !== null;
    await settleCase(context, order, decided, { actor, restock: isBack, isWhole: true });
    return { ...decided, state: 'refunding' };
  }
  return goOn(context, await step(context, decided, { move: 'grant', actor }), actor);
}

type Refusing = { decision: 'refused'; decided_by: string; decision_text: string };

/** A no of two: a rejection stands and the case is over; of an inspection, what was taken off stays off. */
async function refuseCase(context: Context, order: Order, row: CaseRow, said: Refusing): Promise<CaseRow> {
  const isInspected = row.inspected_at !== null;
  const decided = await step(context, row, {
    move: 'decide',
    actor: 'reviewer',
    ...said,
    ...(isInspected ? {} : { ended_at: context.now }),
  });
  await tellCase(context, row, order, 'return_decided_for_shop');
  if (isInspected) {
    await settleCase(context, order, decided, { actor: 'reviewer', restock: row.restock === true });
    return { ...decided, state: 'refunding' };
  }
  await endWithoutRefund(context, order, decided, { actor: 'reviewer' });
  return decided;
}

// Withdrawing from the contract: found without a link, filled in, confirmed, and a receipt that stays.
import { randomUUID } from 'node:crypto';
import { Refused } from '#domain/wire/errors.ts';
import { readWithdrawal, withdrawContract } from '#features/returns/withdrawal.contract.ts';
import type { WithdrawPage } from '#features/returns/page.shapes.ts';
import type { BuyerOrder } from '#features/storefront/page.shapes.ts';
import { readOnce } from '#features/storefront/server/buying/checkout.ts';
import { findOrder, orderPage, refusalNotice } from './order.ts';
import { linesOf, piecesLeft, readPiecesOf } from './return.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, isOutage, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

const nameCharactersMax = 200;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const noFaults = { name: false, email: false, lines: false };

function orderPlace(visit: Visit): string {
  return `${visit.base}/order/${encodeURIComponent(visit.param('token'))}`;
}

export async function showWithdraw(visit: Visit): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const pieces = Object.fromEntries(order.lines.map(({ id }) => [id, String(piecesLeft(order, id))]));
  const values = { name: order.to.name, email: '', pieces };
  return { page: withdrawPage(visit, order, { step: 'fill', values, faults: noFaults, notices: [] }) };
}

type Draft = Pick<WithdrawPage, 'step' | 'values' | 'faults' | 'notices'>;

function withdrawPage(visit: Visit, order: BuyerOrder, draft: Draft): WithdrawPage {
  return { kind: 'withdraw', token: visit.param('token'), order, once: randomUUID(), ...draft };
}

/** The first press shows the declaration as it will be made, the second one makes it. */
export async function declareWithdrawal(visit: Visit): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const { form } = visit;
  const values = {
    name: (form.get('name') ?? '').trim().slice(0, nameCharactersMax),
    email: (form.get('email') ?? '').trim().slice(0, 120),
    pieces: readPiecesOf(form, order),
  };
  const lines = linesOf(values.pieces, order);
  const faults = {
    name: values.name === '',
    email: values.email !== '' && !emailShape.test(values.email),
    lines: lines.length === 0 || lines.some(({ id, qty }) => qty > piecesLeft(order, id)),
  };
  if (faults.name || faults.email || faults.lines) {
    const key = faults.lines ? 'noticePickLines' : 'noticeCheckFields';
    const draft: Draft = { step: 'fill', values, faults, notices: [{ kind: 'bad', key }] };
    return { page: withdrawPage(visit, order, draft), status: 422 };
  }
  const step = form.get('step');
  if (step !== 'confirm') {
    const draft: Draft = { step: step === 'back' ? 'fill' : 'confirm', values, faults, notices: [] };
    return { page: withdrawPage(visit, order, draft) };
  }
  return await send(visit, values, lines);
}

async function send(
  visit: Visit,
  { name, email }: { name: string; email: string },
  lines: { id: string; qty: number }[],
): Promise<Answer> {
  try {
    const said = { token: visit.param('token'), name, lines, ...(email === '' ? {} : { email }) };
    const { id } = await visit.ask(withdrawContract, said, readOnce(visit.form));
    return { redirect: `${orderPlace(visit)}/withdrawal/${id}` };
  } catch (error) {
    if (!(error instanceof Refused) || isOutage(error) || error.key === 'tooManyRequests') throw error;
    return await orderPage(visit, { notices: [refusalNotice(error)], status: isMissing(error) ? 404 : 409 });
  }
}

export async function showReceipt(visit: Visit): Promise<Answer> {
  try {
    const token = visit.param('token');
    const receipt = await visit.ask(readWithdrawal, { token, id: visit.param('id') });
    if (receipt.shop.handle !== visit.handle) return missing('order', await findShop(visit));
    return { page: { kind: 'withdrawal', token, receipt } };
  } catch (error) {
    if (isMissing(error) || (error instanceof Refused && error.key === 'invalidParameter'))
      return missing('order', await findShop(visit));
    throw error;
  }
}

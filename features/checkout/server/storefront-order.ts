// The order by its secret link: where it is, and what its buyer may do. Every form carries its idempotency key.
import { randomUUID } from 'node:crypto';
import { Refused } from '#domain/errors.ts';
import { returnReasons } from '#domain/states/return-case.ts';
import { orderComments } from '#features/comments/contract.ts';
import { requestReturn, withdrawReturn } from '#features/returns/contract.ts';
import { cancelOrder, confirmReceipt, orderByLink } from '../contract.ts';
import type {
  BuyerOrder,
  CommentDraft,
  Notice,
  NoticeKey,
  ReturnPage,
  ReturnValues,
} from '../page.contract.ts';
import { readPieces } from './storefront-cart.ts';
import { readOnce } from './storefront-checkout.ts';
import { findShop } from './storefront-shop.ts';
import { isMissing, isOutage, missing, type Answer, type Visit } from './storefront-visit.ts';

/** Messages that an address may ask for after a form was answered with a redirect. */
const noticesOfOrder: Record<string, NoticeKey> = {
  thanks: 'noticeThanks',
  received: 'noticeReceived',
  fine: 'noticeFine',
  accept: 'noticeAccepted',
  cancelled: 'noticeCancelled',
  'cancel-asked': 'noticeCancelAsked',
  'return-asked': 'noticeReturnAsked',
  'return-withdrawn': 'noticeReturnWithdrawn',
  commented: 'noticeCommented',
  'comment-added': 'noticeCommentAdded',
};

const noteCharactersMax = 300;
const textCharactersMax = 1_000;

export async function showOrder(visit: Visit): Promise<Answer> {
  const key = noticesOfOrder[visit.query.get('say') ?? ''];
  return await orderPage(visit, { notices: key === undefined ? [] : [{ kind: 'good', key }], status: 200 });
}

export async function confirm(visit: Visit): Promise<Answer> {
  const wish = visit.form.get('step');
  const step = wish === 'fine' || wish === 'accept' ? wish : 'received';
  return await act(visit, async () => {
    await visit.ask(confirmReceipt, { token: visit.param('token'), step }, readOnce(visit.form));
    return step;
  });
}

export async function cancel(visit: Visit): Promise<Answer> {
  const reason = (visit.form.get('reason') ?? '').trim().slice(0, noteCharactersMax);
  return await act(visit, async () => {
    const ask = { token: visit.param('token'), ...(reason === '' ? {} : { reason }) };
    const order = await visit.ask(cancelOrder, ask, readOnce(visit.form));
    return order.status === 'cancelled' ? 'cancelled' : 'cancel-asked';
  });
}

export async function takeReturnBack(visit: Visit): Promise<Answer> {
  const caseId = visit.form.get('case_id') ?? '';
  return await act(visit, async () => {
    await visit.ask(withdrawReturn, { token: visit.param('token'), case_id: caseId }, readOnce(visit.form));
    return 'return-withdrawn';
  });
}

export async function showReturn(visit: Visit): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const values = { reason: '', text: '', pieces: {} };
  return { page: returnPage(visit, order, { values, faults: { lines: false, reason: false }, notices: [] }) };
}

export async function askReturn(visit: Visit): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const values = readReturn(visit.form, order);
  const lines = order.lines
    .map(({ id }) => ({ id, qty: readPieces(values.pieces[id] ?? null) ?? 0 }))
    .filter(({ qty }) => qty > 0);
  const reason = returnReasons.find((known) => known === values.reason);
  const isTooMuch = lines.some(({ id, qty }) => qty > piecesLeft(order, id));
  if (reason === undefined || lines.length === 0 || isTooMuch) {
    const faults = { lines: lines.length === 0 || isTooMuch, reason: reason === undefined };
    const notices: Notice[] = [{ kind: 'bad', key: faults.lines ? 'noticePickLines' : 'noticeCheckFields' }];
    return { page: returnPage(visit, order, { values, faults, notices }), status: 422 };
  }
  return await act(visit, async () => {
    const text = values.text === '' ? {} : { text: values.text };
    await visit.ask(
      requestReturn,
      { token: visit.param('token'), reason, lines, ...text },
      readOnce(visit.form),
    );
    return 'return-asked';
  });
}

/** Runs what a form asks for and goes back to the order; a refusal is told on the order as it stands. */
export async function act(
  visit: Visit,
  work: () => Promise<string>,
  noticeOf: (refused: Refused) => Notice = refusalNotice,
): Promise<Answer> {
  try {
    const say = await work();
    return { redirect: `${visit.base}/order/${encodeURIComponent(visit.param('token'))}?say=${say}` };
  } catch (error) {
    if (!(error instanceof Refused) || isOutage(error) || error.key === 'tooManyRequests') throw error;
    return await orderPage(visit, { notices: [noticeOf(error)], status: isMissing(error) ? 404 : 409 });
  }
}

function refusalNotice({ shown }: Refused): Notice {
  const endedAt = shown['window_ended_at'];
  if (typeof endedAt === 'string') return { kind: 'bad', key: 'noticeWindowEnded', at: endedAt };
  return { kind: 'bad', key: 'noticeNotPossible' };
}

type Telling = {
  readonly notices: readonly Notice[];
  readonly status: number;
  readonly draft?: CommentDraft;
};

/** The order as it stands, with what there is to say of it. */
export async function orderPage(visit: Visit, { notices, status, draft }: Telling): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const token = visit.param('token');
  const { list: comments } = await visit.ask(orderComments, { token });
  return { page: { kind: 'order', token, order, once: randomUUID(), comments, draft, notices }, status };
}

/** The order of this link; undefined where the link is none, or another shop's. */
async function findOrder(visit: Visit): Promise<BuyerOrder | undefined> {
  try {
    const order = await visit.ask(orderByLink, { token: visit.param('token') });
    return order.shop.handle === visit.handle ? order : undefined;
  } catch (error) {
    const isWrongLink = error instanceof Refused && error.key === 'invalidParameter';
    if (isWrongLink || isMissing(error)) return undefined;
    throw error;
  }
}

function returnPage(
  visit: Visit,
  order: BuyerOrder,
  draft: Pick<ReturnPage, 'values' | 'faults' | 'notices'>,
): ReturnPage {
  return { kind: 'return', token: visit.param('token'), order, once: randomUUID(), ...draft };
}

function readReturn(form: URLSearchParams, order: BuyerOrder): ReturnValues {
  return {
    reason: form.get('reason') ?? '',
    text: (form.get('text') ?? '').trim().slice(0, textCharactersMax),
    pieces: Object.fromEntries(order.lines.map(({ id }) => [id, (form.get(`qty.${id}`) ?? '').slice(0, 10)])),
  };
}

function piecesLeft(order: BuyerOrder, lineId: string): number {
  const line = order.lines.find(({ id }) => id === lineId);
  return line === undefined ? 0 : line.qty - line.returned_qty;
}

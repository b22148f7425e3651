// The order by its secret link: where it is, and what its buyer may do. Every form carries its idempotency key.
import { randomUUID } from 'node:crypto';
import { ownValue } from '#domain/keys.ts';
import { Refused } from '#domain/wire/errors.ts';
import { orderComments } from '#features/comments/contract.ts';
import { reportMissing } from '#features/returns/buyer.contract.ts';
import { withdrawReturn } from '#features/returns/contract.ts';
import { cancelOrder, confirmReceipt, extendReceipt, orderByLink } from '#features/checkout/contract.ts';
import type { Notice, NoticeKey } from '#domain/notifications/page-notice.ts';
import type { BuyerOrder } from '#features/storefront/page.shapes.ts';
import type { CommentDraft } from '#features/comments/shown.shapes.ts';
import type { TalkDraft } from '#features/chat/talk.shapes.ts';
import { readOnce } from '#features/storefront/server/buying/checkout.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { talkOf } from './talk-page.ts';
import { isMissing, isOutage, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

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
  extended: 'afterNoticeExtended',
  missing: 'afterNoticeMissing',
  commented: 'noticeCommented',
  'comment-added': 'noticeCommentAdded',
  said: 'noticeChatSent',
  reported: 'noticeChatReported',
};

const noteCharactersMax = 300;
const textCharactersMax = 1_000;

export async function showOrder(visit: Visit): Promise<Answer> {
  const key = ownValue(noticesOfOrder, visit.query.get('say') ?? '');
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

/** O13: three more days to look at what came. */
export async function extend(visit: Visit): Promise<Answer> {
  return await act(visit, async () => {
    await visit.ask(extendReceipt, { token: visit.param('token') }, readOnce(visit.form));
    return 'extended';
  });
}

/** It did not arrive, whatever a carrier says. */
export async function reportNotReceived(visit: Visit): Promise<Answer> {
  const text = textOf(visit.form, 'text');
  return await act(
    visit,
    async () => {
      const ask = { token: visit.param('token'), ...(text === '' ? {} : { text }) };
      await visit.ask(reportMissing, ask, readOnce(visit.form));
      return 'missing';
    },
    tooEarlyNotice,
  );
}

function tooEarlyNotice(refused: Refused): Notice {
  const from = refused.shown['from'];
  const isEarly = refused.shown['reason'] === 'too_early' && typeof from === 'string';
  return isEarly ? { kind: 'bad', key: 'afterNoticeTooEarly', at: from } : refusalNotice(refused);
}

/** What a person typed into a field, within what the calls take. */
export function textOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').trim().slice(0, textCharactersMax);
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

export function refusalNotice({ shown }: Refused): Notice {
  const endedAt = shown['window_ended_at'];
  if (typeof endedAt === 'string') return { kind: 'bad', key: 'noticeWindowEnded', at: endedAt };
  if (shown['reason'] === 'nothing_left') return { kind: 'bad', key: 'afterNoticeNothingLeft' };
  return { kind: 'bad', key: 'noticeNotPossible' };
}

type Telling = {
  readonly notices: readonly Notice[];
  readonly status: number;
  readonly draft?: CommentDraft;
  /** A message that was typed and could not be sent. */
  readonly talk?: TalkDraft;
};

/** The order as it stands, with what there is to say of it. */
export async function orderPage(visit: Visit, telling: Telling): Promise<Answer> {
  const { notices, status, draft } = telling;
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const token = visit.param('token');
  const { list: comments } = await visit.ask(orderComments, { token });
  const talk = await talkOf(visit, telling.talk);
  return {
    page: { kind: 'order', token, order, once: randomUUID(), comments, draft, talk, notices },
    status,
  };
}

/** The order of this link; undefined where the link is none, or another shop's. */
export async function findOrder(visit: Visit): Promise<BuyerOrder | undefined> {
  try {
    const order = await visit.ask(orderByLink, { token: visit.param('token') });
    return order.shop.handle === visit.handle ? order : undefined;
  } catch (error) {
    const isWrongLink = error instanceof Refused && error.key === 'invalidParameter';
    if (isWrongLink || isMissing(error)) return undefined;
    throw error;
  }
}

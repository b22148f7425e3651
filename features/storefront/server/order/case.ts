// One case by its order's link: what happened, and what its buyer may do now.
import { randomUUID } from 'node:crypto';
import { ownValue } from '#domain/keys.ts';
import { Refused } from '#domain/wire/errors.ts';
import {
  answerDeduction,
  answerOffer,
  escalateCase,
  readBuyerCase,
  returnLabel,
  sendReturn,
} from '#features/returns/buyer.contract.ts';
import type { BuyerCase, CasePage } from '#features/returns/page.shapes.ts';
import type { Notice, NoticeKey } from '#domain/notifications/page-notice.ts';
import { readOnce } from '#features/storefront/server/buying/checkout.ts';
import { findOrder, refusalNotice, textOf } from './order.ts';
import { takePictures } from './return.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, isOutage, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

const notices: Record<string, NoticeKey> = {
  'offer-taken': 'afterNoticeOfferTaken',
  'offer-declined': 'afterNoticeOfferDeclined',
  escalated: 'afterNoticeEscalated',
  'deduction-accepted': 'afterNoticeDeductionAccepted',
  sent: 'afterNoticeSent',
  picture: 'afterNoticePicture',
};

type Draft = Partial<Pick<CasePage, 'values' | 'faults' | 'pictureFault' | 'notices'>>;

export async function showCase(visit: Visit): Promise<Answer> {
  const key = ownValue(notices, visit.query.get('say') ?? '');
  return await casePage(visit, { notices: key === undefined ? [] : [{ kind: 'good', key }] }, 200);
}

function idsOf(visit: Visit) {
  return { token: visit.param('token'), case_id: visit.param('case') };
}

function placeOf(visit: Visit): string {
  return `${visit.base}/order/${encodeURIComponent(visit.param('token'))}/case/${visit.param('case')}`;
}

export async function casePage(visit: Visit, draft: Draft, status: number): Promise<Answer> {
  const order = await findOrder(visit);
  const one = order === undefined ? undefined : await findCase(visit);
  if (order === undefined || one === undefined) return missing('order', await findShop(visit));
  const page: CasePage = {
    kind: 'case',
    token: visit.param('token'),
    order,
    one,
    once: randomUUID(),
    values: draft.values ?? { text: '', carrier: '', tracking: '' },
    faults: draft.faults ?? { text: false, tracking: false },
    pictureFault: draft.pictureFault,
    notices: draft.notices ?? [],
  };
  return { page, status };
}

async function findCase(visit: Visit): Promise<BuyerCase | undefined> {
  try {
    return await visit.ask(readBuyerCase, idsOf(visit));
  } catch (error) {
    if (isMissing(error) || (error instanceof Refused && error.key === 'invalidParameter')) return undefined;
    throw error;
  }
}

/** Runs what a form asks for and goes back to the case; a refusal is told on the case as it stands. */
async function act(visit: Visit, work: () => Promise<string>): Promise<Answer> {
  try {
    return { redirect: `${placeOf(visit)}?say=${await work()}` };
  } catch (error) {
    if (!(error instanceof Refused) || isOutage(error) || error.key === 'tooManyRequests') throw error;
    return await casePage(visit, { notices: [noticeOf(error)] }, isMissing(error) ? 404 : 409);
  }
}

function noticeOf(refused: Refused): Notice {
  if (refused.shown['reason'] === 'tracking_used') return { kind: 'bad', key: 'afterNoticeTrackingUsed' };
  return refusalNotice(refused);
}

export async function takeOffer(visit: Visit): Promise<Answer> {
  const take = visit.form.get('take') === 'yes';
  return await act(visit, async () => {
    await visit.ask(answerOffer, { ...idsOf(visit), take }, readOnce(visit.form));
    return take ? 'offer-taken' : 'offer-declined';
  });
}

export async function pursue(visit: Visit): Promise<Answer> {
  const text = textOf(visit.form, 'text');
  if (text.length < 3) return await tellAgain(visit, text);
  return await act(visit, async () => {
    await visit.ask(escalateCase, { ...idsOf(visit), text }, readOnce(visit.form));
    return 'escalated';
  });
}

async function tellAgain(visit: Visit, text: string): Promise<Answer> {
  const faults = { text: true, tracking: false };
  const draft: Draft = {
    values: { text, carrier: '', tracking: '' },
    faults,
    notices: [{ kind: 'bad', key: 'noticeCheckFields' }],
  };
  return await casePage(visit, draft, 422);
}

export async function answerInspection(visit: Visit): Promise<Answer> {
  const accept = visit.form.get('accept') === 'yes';
  const text = textOf(visit.form, 'text');
  if (!accept && text.length < 3) return await tellAgain(visit, text);
  return await act(visit, async () => {
    const said = accept ? {} : { text };
    await visit.ask(answerDeduction, { ...idsOf(visit), accept, ...said }, readOnce(visit.form));
    return accept ? 'deduction-accepted' : 'escalated';
  });
}

/** Handed over; with a number of another carrier where the label's was not used. */
export async function tellSent(visit: Visit): Promise<Answer> {
  const tracking = textOf(visit.form, 'tracking');
  const carrier = textOf(visit.form, 'carrier');
  if (tracking !== '' && !/^[A-Za-z0-9-]{6,40}$/.test(tracking)) {
    const draft: Draft = {
      values: { text: '', carrier, tracking },
      faults: { text: false, tracking: true },
      notices: [{ kind: 'bad', key: 'noticeCheckFields' }],
    };
    return await casePage(visit, draft, 422);
  }
  return await act(visit, async () => {
    const named = tracking === '' || carrier === '' ? {} : { carrier, tracking };
    await visit.ask(sendReturn, { ...idsOf(visit), ...named }, readOnce(visit.form));
    return 'sent';
  });
}

export async function addPictures(visit: Visit): Promise<Answer> {
  const fault = await takePictures(visit);
  if (fault === undefined) return { redirect: `${placeOf(visit)}?say=picture` };
  const draft: Draft = { pictureFault: fault, notices: [{ kind: 'bad', key: 'afterNoticePictureWrong' }] };
  return await casePage(visit, draft, 422);
}

/** The labels on a page that prints. */
export async function showLabel(visit: Visit): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  try {
    const labels = await visit.ask(returnLabel, idsOf(visit));
    const token = visit.param('token');
    return { page: { kind: 'label', token, caseId: visit.param('case'), labels } };
  } catch (error) {
    if (!(error instanceof Refused) || isOutage(error)) throw error;
    if (isMissing(error) || error.key === 'invalidParameter') return missing('order', await findShop(visit));
    return { redirect: placeOf(visit) };
  }
}

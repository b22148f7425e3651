// Asking for a return: which pieces, why, pictures of it, and what comes back before it is asked for.
import { randomUUID } from 'node:crypto';
import { Refused } from '#domain/wire/errors.ts';
import { askedReasons, type AskedReason } from '#domain/states/return-case.ts';
import { listEvidence, previewReturn, uploadEvidence } from '#features/returns/buyer.contract.ts';
import { requestReturn } from '#features/returns/contract.ts';
import {
  pictureFaults,
  type CasePicture,
  type PictureFault,
  type ReturnPage,
  type ReturnPreview,
  type ReturnValues,
} from '#features/returns/page.shapes.ts';
import { type Notice } from '#domain/notifications/page-notice.ts';
import { type BuyerOrder } from '#features/storefront/page.shapes.ts';
import { readPieces } from '#features/storefront/server/buying/cart.ts';
import { readOnce } from '#features/storefront/server/buying/checkout.ts';
import { act, findOrder, textOf } from './order.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isOutage, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

const noFaults = { lines: false, reason: false, picture: undefined };

export async function showReturn(visit: Visit): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const reason = askedReasons.find((one) => one === visit.query.get('reason')) ?? '';
  const values = { reason, text: '', pieces: {} };
  return { page: await returnPage(visit, order, { values, faults: noFaults, notices: [] }) };
}

/** Looks at what was typed and says what comes back; sends it where the buyer has seen that. */
export async function askReturn(visit: Visit): Promise<Answer> {
  const order = await findOrder(visit);
  if (order === undefined) return missing('order', await findShop(visit));
  const values = readReturn(visit.form, order);
  const picture = await takePictures(visit);
  const lines = linesOf(values.pieces, order);
  const reason = askedReasons.find((known) => known === values.reason);
  const isTooMuch = lines.some(({ id, qty }) => qty > piecesLeft(order, id));
  const faults = { lines: lines.length === 0 || isTooMuch, reason: reason === undefined, picture };
  if (reason === undefined || faults.lines || picture !== undefined) {
    const key = faultKeyOf(faults);
    const draft = { values, faults, notices: [{ kind: 'bad', key }] as const };
    return { page: await returnPage(visit, order, draft), status: 422 };
  }
  const isSeen = visit.form.get('step') !== 'look';
  if (!isSeen) {
    const preview = await previewOf(visit, reason, lines);
    return { page: await returnPage(visit, order, { values, faults: noFaults, notices: [], preview }) };
  }
  return await act(visit, async () => {
    const text = values.text === '' ? {} : { text: values.text };
    const evidence = visit.form.getAll('evidence').slice(0, picturesMax);
    const asked = { token: visit.param('token'), reason, lines, ...text };
    await visit.ask(
      requestReturn,
      { ...asked, ...(evidence.length === 0 ? {} : { evidence }) },
      readOnce(visit.form),
    );
    return 'return-asked';
  });
}

/** As the contract has it. */
const picturesMax = 6;

function faultKeyOf({ lines, picture }: ReturnPage['faults']): Notice['key'] {
  if (lines) return 'noticePickLines';
  return picture === undefined ? 'noticeCheckFields' : 'afterNoticePictureWrong';
}

/** Keeps the pictures that came with a form one by one; why one was not taken, where one was not. */
export async function takePictures(visit: Visit): Promise<PictureFault | undefined> {
  const { list, fault } = visit.files;
  for (const { name, bytes } of list) {
    try {
      await visit.send(uploadEvidence, { token: visit.param('token') }, [{ field: 'picture', name, bytes }]);
    } catch (error) {
      if (!(error instanceof Refused) || isOutage(error)) throw error;
      return pictureFaultOf(String(error.shown['reason']));
    }
  }
  return fault === undefined ? undefined : pictureFaultOf(fault);
}

function pictureFaultOf(reason: string): PictureFault {
  if (reason === 'too_many_pictures') return 'too_many';
  return pictureFaults.find((one) => one === reason) ?? 'damaged';
}

async function previewOf(
  visit: Visit,
  reason: AskedReason,
  lines: readonly { id: string; qty: number }[],
): Promise<ReturnPreview | undefined> {
  try {
    return await visit.ask(previewReturn, { token: visit.param('token'), reason, lines: [...lines] });
  } catch (error) {
    // What the preview does not know, the request itself will say.
    if (error instanceof Refused && !isOutage(error)) return undefined;
    throw error;
  }
}

type Draft = Pick<ReturnPage, 'values' | 'faults' | 'notices'> & {
  readonly preview?: ReturnPreview | undefined;
};

async function returnPage(visit: Visit, order: BuyerOrder, draft: Draft): Promise<ReturnPage> {
  const token = visit.param('token');
  const evidence: { list: CasePicture[]; left: number } = await visit.ask(listEvidence, { token });
  return {
    kind: 'return',
    token,
    order,
    once: randomUUID(),
    evidence: evidence.list,
    evidenceLeft: evidence.left,
    ...draft,
    preview: draft.preview,
  };
}

function readReturn(form: URLSearchParams, order: BuyerOrder): ReturnValues {
  return {
    reason: form.get('reason') ?? '',
    text: textOf(form, 'text'),
    pieces: readPiecesOf(form, order),
  };
}

/** What was typed as pieces, by line. */
export function readPiecesOf(form: URLSearchParams, order: BuyerOrder): Record<string, string> {
  return Object.fromEntries(order.lines.map(({ id }) => [id, (form.get(`qty.${id}`) ?? '').slice(0, 10)]));
}

/** The lines of which pieces are wanted. */
export function linesOf(
  pieces: Readonly<Record<string, string>>,
  order: BuyerOrder,
): { id: string; qty: number }[] {
  return order.lines
    .map(({ id }) => ({ id, qty: readPieces(pieces[id] ?? null) ?? 0 }))
    .filter(({ qty }) => qty > 0);
}

export function piecesLeft(order: BuyerOrder, lineId: string): number {
  const line = order.lines.find(({ id }) => id === lineId);
  return line === undefined ? 0 : line.qty - line.returned_qty;
}

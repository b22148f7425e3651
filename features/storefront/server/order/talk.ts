// A buyer writes to the shop, by a plain form with its pictures.
import { Refused } from '#domain/wire/errors.ts';
import { countCharacters } from '#domain/text/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { id } from '#domain/wire/wire.ts';
import { reportBuyerChat, sendBuyerChat, uploadBuyerChat } from '#features/chat/buyer.contract.ts';
import type { NoticeKey } from '#domain/notifications/page-notice.ts';
import type { TalkDraft } from '#features/chat/talk.shapes.ts';
import { readOnce } from '#features/storefront/server/buying/checkout.ts';
import { orderPage } from './order.ts';
import { isOutage, type Answer, type Visit } from '#features/storefront/server/visit.ts';

/** What was wrong with a message, as it is told. */
class Fault extends Error {
  readonly key: NoticeKey;

  constructor(key: NoticeKey) {
    super(key);
    this.name = 'Fault';
    this.key = key;
  }
}

/** Sends the pictures, then the message; pictures that arrived stay for the next try. */
export async function sendTalk(visit: Visit): Promise<Answer> {
  const { form } = visit;
  // Browsers send line ends as two characters, and count one.
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
  const files = form.getAll('keep').filter((one) => id.safeParse(one).success);
  try {
    check(visit, text, files);
    await sendPictures(visit, files);
    const ask = { token: visit.param('token'), client_id: readOnce(form), text, files };
    await visit.ask(sendBuyerChat, ask);
    return back(visit, 'said');
  } catch (error) {
    return await again(visit, { text, files, reason: '' }, error);
  }
}

export async function reportTalk(visit: Visit): Promise<Answer> {
  const reason = (visit.form.get('reason') ?? '').trim().slice(0, limits.chatReasonMax);
  try {
    if (reason.length < reasonMin) throw new Fault('noticeChatReason');
    await visit.ask(reportBuyerChat, { token: visit.param('token'), reason });
    return back(visit, 'reported');
  } catch (error) {
    return await again(visit, { text: '', files: [], reason }, error);
  }
}

const reasonMin = 3;

function check(visit: Visit, text: string, kept: readonly string[]): void {
  const { list, fault } = visit.files;
  const count = countCharacters(text, limits.chatCharactersMax);
  if (fault !== undefined) throw new Fault(fault === 'too_many' ? 'noticeChatMany' : 'noticeChatPicture');
  if (count > limits.chatCharactersMax) throw new Fault('noticeChatLong');
  if (count === 0 && list.length + kept.length === 0) throw new Fault('noticeChatEmpty');
  if (list.length + kept.length > limits.chatFilesMax) throw new Fault('noticeChatMany');
}

/** Adds the ids of those that arrived to `files`, one by one. */
async function sendPictures(visit: Visit, files: string[]): Promise<void> {
  for (const file of visit.files.list.filter(({ field }) => field === 'picture')) {
    files.push((await visit.send(uploadBuyerChat, { token: visit.param('token') }, [file])).id);
  }
}

function back(visit: Visit, say: string): Answer {
  return { redirect: `${visit.base}/order/${encodeURIComponent(visit.param('token'))}?say=${say}#messages` };
}

/** The order again, with what was typed and why it was not sent. */
async function again(visit: Visit, draft: TalkDraft, error: unknown): Promise<Answer> {
  if (error instanceof Fault) {
    return await orderPage(visit, { notices: [{ kind: 'bad', key: error.key }], status: 422, talk: draft });
  }
  const isBusy = error instanceof Refused && error.key === 'tooManyRequests';
  if (!(error instanceof Refused) || (isOutage(error) && !isBusy)) throw error;
  const key = isBusy ? 'noticeChatBusy' : keyOf(error);
  return await orderPage(visit, { notices: [{ kind: 'bad', key }], status: isBusy ? 429 : 409, talk: draft });
}

function keyOf({ key, shown }: Refused): NoticeKey {
  if (key === 'invalidOperation') return 'noticeChatClosed';
  if (shown['field'] === 'text') return 'noticeChatLong';
  return shown['field'] === 'picture' ? 'noticeChatPicture' : 'noticeNotPossible';
}

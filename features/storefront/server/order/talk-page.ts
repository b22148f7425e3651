// What buyer and shop have said about an order, for its page.
import { readBuyerChat } from '#features/chat/buyer.contract.ts';
import type { OrderTalk, TalkDraft } from '#features/chat/talk.shapes.ts';
import type { Visit } from '#features/storefront/server/visit.ts';

/** As many as one reads at once; earlier ones are on a page of their own. */
const shownMax = 20;

export async function talkOf(visit: Visit, draft: TalkDraft | undefined): Promise<OrderTalk> {
  const asked = visit.query.get('before') ?? '';
  const before = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
  const {
    conversation,
    messages,
    has_more: hasMore,
  } = await visit.ask(readBuyerChat, {
    token: visit.param('token'),
    limit: shownMax,
    ...(before === undefined ? {} : { before }),
  });
  return {
    messages,
    lastSeq: conversation?.last_seq ?? 0,
    readTo: conversation?.read.theirs ?? 0,
    earlierThan: hasMore ? messages[0]?.seq : undefined,
    isEarlier: before !== undefined,
    // Where nobody has written yet, writing begins it.
    canWrite: conversation?.can.write ?? true,
    canReport: conversation?.can.report ?? false,
    isReported: (conversation?.reported_at ?? null) !== null,
    draft,
  };
}

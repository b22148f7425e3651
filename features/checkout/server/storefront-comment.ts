// A buyer's comment on one item of the order, sent by a plain form.
import type { Refused } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { readSigner } from '#domain/signature.ts';
import { writeComment } from '#features/comments/contract.ts';
import type { CommentDraft, Notice } from '../page.contract.ts';
import { readOnce } from './storefront-checkout.ts';
import { act, orderPage } from './storefront-order.ts';
import type { Answer, Visit } from './storefront-visit.ts';

export async function sendComment(visit: Visit): Promise<Answer> {
  const draft = readDraft(visit.form);
  const { rating, content, signer } = draft.values;
  if (Object.values(draft.faults).some(Boolean)) {
    return await orderPage(visit, {
      notices: [{ kind: 'bad', key: 'noticeCheckFields' }],
      status: 422,
      draft,
    });
  }
  return await act(
    visit,
    async () => {
      const ask = {
        token: visit.param('token'),
        kind: draft.kind,
        goods_id: draft.goodsId,
        content,
        signature: { kind: 'typed', value: signer },
        ...(draft.kind === 'comment' ? { rating: Number(rating) } : {}),
      } as const;
      await visit.ask(writeComment, ask, readOnce(visit.form));
      return draft.kind === 'comment' ? 'commented' : 'comment-added';
    },
    noticeOf,
  );
}

function noticeOf({ shown }: Refused): Notice {
  const endedAt = shown['window_ended_at'];
  if (typeof endedAt === 'string') return { kind: 'bad', key: 'noticeCommentsEnded', at: endedAt };
  return { kind: 'bad', key: shown.reason === 'already' ? 'noticeCommentedBefore' : 'noticeNotPossible' };
}

/** What was typed, with the same rules as the call behind it. */
function readDraft(form: URLSearchParams): CommentDraft {
  const kind = form.get('kind') === 'follow_up' ? 'follow_up' : 'comment';
  const values = {
    rating: form.get('rating') ?? '',
    // Browsers send line ends as two characters, and count one.
    content: (form.get('content') ?? '').replaceAll('\r\n', '\n').trim(),
    signer: (form.get('signer') ?? '').slice(0, limits.signerCharactersMax + 1),
  };
  const isLong = values.content.length > limits.commentCharactersMax;
  return {
    goodsId: form.get('goods_id') ?? '',
    kind,
    values,
    faults: {
      rating: kind === 'comment' && !/^[1-5]$/.test(values.rating),
      content: values.content === '' || isLong,
      signer: readSigner(values.signer) === undefined,
    },
  };
}

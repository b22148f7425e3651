// A buyer's comment on one item of the order, sent by a plain form with its pictures.
import { Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { isDrawing, readSigner, type Mark } from '#domain/wire/signature.ts';
import { id } from '#domain/wire/wire.ts';
import { uploadCommentPhoto, writeComment } from '#features/comments/contract.ts';
import type { Notice } from '#domain/notifications/page-notice.ts';
import type { CommentDraft, PhotoFault } from '#features/comments/shown.shapes.ts';
import { readOnce } from '#features/storefront/server/buying/checkout.ts';
import { act, orderPage } from './order.ts';
import { isOutage, type Answer, type Visit } from '#features/storefront/server/visit.ts';

/** Pictures that arrived stay for the next try, whatever else was wrong. */
export async function sendComment(visit: Visit): Promise<Answer> {
  const typed = withCut(readDraft(visit.form), visit.files.fault);
  try {
    const draft = typed.kind === 'comment' ? await sendPhotos(visit, typed) : typed;
    if (Object.values(draft.faults).some(Boolean)) {
      return await orderPage(visit, {
        notices: [{ kind: 'bad', key: 'noticeCheckFields' }],
        status: 422,
        draft,
      });
    }
    return await act(visit, () => write(visit, draft), noticeOf);
  } catch (error) {
    // A picture for goods that cannot be commented on: what is to be said of it stands on the order.
    if (!(error instanceof Refused) || isOutage(error) || error.key === 'tooManyRequests') throw error;
    return await act(visit, () => Promise.reject(error), noticeOf);
  }
}

async function write(visit: Visit, draft: CommentDraft): Promise<string> {
  const { rating, content, photos } = draft.values;
  const isFirst = draft.kind === 'comment';
  const ask = {
    token: visit.param('token'),
    kind: draft.kind,
    goods_id: draft.goodsId,
    content,
    signature: markOf(draft),
    ...(isFirst ? { rating: Number(rating), photos: [...photos] } : {}),
  };
  await visit.ask(writeComment, ask, readOnce(visit.form));
  return isFirst ? 'commented' : 'comment-added';
}

function markOf({ values }: CommentDraft): Mark {
  const { drawn, signer } = values;
  return drawn === '' ? { kind: 'typed', value: signer } : { kind: 'drawn', value: drawn };
}

function noticeOf({ shown }: Refused): Notice {
  const endedAt = shown['window_ended_at'];
  if (typeof endedAt === 'string') return { kind: 'bad', key: 'noticeCommentsEnded', at: endedAt };
  return { kind: 'bad', key: shown.reason === 'already' ? 'noticeCommentedBefore' : 'noticeNotPossible' };
}

/** Sends the pictures of the form one by one; the draft knows those that arrived, and what was wrong with one. */
async function sendPhotos(visit: Visit, draft: CommentDraft): Promise<CommentDraft> {
  const { list } = visit.files;
  const sent = list.filter(({ field }) => field === 'photo');
  if (draft.faults.photos !== undefined) return draft;
  if (draft.values.photos.length + sent.length > limits.commentPhotosMax) return withFault(draft, 'tooMany');
  let shown = draft;
  for (const file of sent) {
    try {
      const ask = { token: visit.param('token'), goods_id: draft.goodsId };
      const photo = await visit.send(uploadCommentPhoto, ask, [file]);
      shown = { ...shown, values: { ...shown.values, photos: [...shown.values.photos, photo.id] } };
    } catch (error) {
      const found = photoFaultOf(error);
      if (found === undefined) throw error;
      shown = withFault(shown, found);
    }
  }
  return shown;
}

/** A form that was cut off for a field or a file of it: only a drawing can be too long, and it comes before the files. */
function withCut(draft: CommentDraft, fault: string | undefined): CommentDraft {
  if (fault === undefined) return draft;
  if (fault === 'too_long') return { ...draft, faults: { ...draft.faults, drawn: true } };
  return withFault(draft, fault === 'too_large' ? 'tooLarge' : 'tooMany');
}

function withFault(draft: CommentDraft, photos: PhotoFault): CommentDraft {
  return { ...draft, faults: { ...draft.faults, photos } };
}

function photoFaultOf(error: unknown): PhotoFault | undefined {
  if (!(error instanceof Refused)) return undefined;
  if (error.shown.reason === 'too_many_pictures') return 'tooMany';
  if (error.key !== 'invalidParameter' || error.shown['field'] !== 'photo') return undefined;
  return error.shown.reason === 'too_large' ? 'tooLarge' : 'noPicture';
}

/** What was typed, with the same rules as the call behind it. */
function readDraft(form: URLSearchParams): CommentDraft {
  const kind = form.get('kind') === 'follow_up' ? 'follow_up' : 'comment';
  const drawn = form.get('drawn') ?? '';
  const values = {
    rating: form.get('rating') ?? '',
    // Browsers send line ends as two characters, and count one.
    content: (form.get('content') ?? '').replaceAll('\r\n', '\n').trim(),
    signer: (form.get('signer') ?? '').slice(0, limits.signerCharactersMax + 1),
    drawn: drawn.length > limits.signatureBytesMax ? '' : drawn,
    photos: form.getAll('keep').filter((one) => id.safeParse(one).success),
  };
  const isLong = values.content.length > limits.commentCharactersMax;
  return {
    goodsId: form.get('goods_id') ?? '',
    kind,
    values,
    faults: {
      rating: kind === 'comment' && !/^[1-5]$/.test(values.rating),
      content: values.content === '' || isLong,
      signer: drawn === '' && readSigner(values.signer) === undefined,
      drawn: drawn !== '' && (drawn.length > limits.signatureBytesMax || !isDrawing(drawn)),
      photos: undefined,
    },
  };
}

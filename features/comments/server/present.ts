// Comments as their viewers see them: everybody, the shop, and the buyer who wrote them.
import type * as z from 'zod/mini';
import { pictureOf } from '#domain/wire/picture.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { countOf, meanOf, type Stars } from '#domain/goods/rating.ts';
import { limits } from '#domain/limits.ts';
import type { CommentText } from '#domain/states/comment.ts';
import { addHours, iso } from '#domain/time.ts';
import type { orderComment, publicComment, ratingSummary } from '#features/comments/shown.shapes.ts';
import type { listComments } from '#features/comments/contract.ts';
import type { CommentRow, TextRow } from './comments.sql.ts';
import type { Photo } from './pictures.ts';

type PublicComment = z.output<typeof publicComment>;
type Own = NonNullable<z.output<typeof orderComment>['comment']>;
type Listed = GivenOf<typeof listComments>['list'][number];

/** What was said under one comment, by its kind. */
export type Texts = Partial<Record<CommentText, TextRow>>;

export function textsOf(rows: readonly TextRow[], comment: Pick<CommentRow, 'shop_id' | 'id'>): Texts {
  const own = rows.filter((row) => row.comment_id === comment.id && row.shop_id === comment.shop_id);
  return Object.fromEntries(own.map((row) => [row.kind, row]));
}

export function summaryOf(stars: Stars): z.output<typeof ratingSummary> {
  return { avg: meanOf(stars), count: countOf(stars), by_star: [...stars] };
}

const authorOf = (row: CommentRow) => ({
  name_masked: maskName(row.buyer_name),
  country: row.country,
});

const plain = (row: TextRow | undefined) =>
  row === undefined ? null : { content: row.content, at: row.signed_at.toISOString(), lang: row.lang };

function publicReply({ reply, correction }: Texts): PublicComment['reply'] {
  if (reply === undefined) return null;
  return {
    content: (correction ?? reply).content,
    lang: (correction ?? reply).lang,
    at: reply.signed_at.toISOString(),
    corrected_at: correction === undefined ? null : correction.signed_at.toISOString(),
    before: correction === undefined ? null : plain(reply),
  };
}

/** What everybody may read. A report changes nothing here until somebody has decided. */
export function presentPublic(row: CommentRow, texts: Texts, photos: readonly Photo[] = []): PublicComment {
  const isRemoved = row.state === 'removed';
  return {
    id: row.id,
    rating: isRemoved ? null : row.rating,
    content: isRemoved ? null : (texts.comment?.content ?? null),
    lang: isRemoved ? null : (texts.comment?.lang ?? null),
    photos: isRemoved ? [] : [...photos],
    author: authorOf(row),
    verified: true,
    removed_reason: row.removed_reason,
    follow_up: isRemoved ? null : plain(texts.follow_up),
    reply: isRemoved ? null : publicReply(texts),
    created_at: row.created_at.toISOString(),
  };
}

/** The same for the buyer who wrote it: with their own signature. */
export function presentOwn(row: CommentRow, texts: Texts, photos: readonly Photo[]): Own {
  const { comment } = texts;
  return {
    ...presentPublic(row, texts, photos),
    state: row.state,
    signature: {
      signer: comment?.signer ?? '',
      signed_at: (comment?.signed_at ?? row.created_at).toISOString(),
      digest: comment?.digest.toString('hex') ?? '',
    },
  };
}

const sealOf = (row: TextRow) => ({
  kind: row.mark_kind,
  signed_at: row.signed_at.toISOString(),
  mark: row.mark,
  digest: row.digest.toString('hex'),
});

/** The name under a buyer's words stays with the buyer: the shop knows them masked. */
const said = (row: TextRow) => ({
  content: row.content,
  lang: row.lang,
  at: row.signed_at.toISOString(),
  signature: sealOf(row),
});

const saidByUs = (row: TextRow) => ({ ...said(row), signature: { ...sealOf(row), signer: row.signer } });

function shopReply({ reply, correction }: Texts): Listed['reply'] {
  if (reply === undefined) return null;
  return {
    ...saidByUs(correction ?? reply),
    at: reply.signed_at,
    corrected_at: correction === undefined ? null : correction.signed_at,
    before: correction === undefined ? null : saidByUs(reply),
  };
}

/** When a reply can no longer be corrected. */
export function correctionEnds(replied: TextRow): Date {
  return addHours(replied.signed_at, limits.replyCorrectionHours);
}

/** What the shop may do with a comment now, until when, or why not. */
function cansOf(row: CommentRow, { reply, correction }: Texts, now: Date): Listed['can'] {
  const isRemoved = row.state === 'removed';
  const until = reply === undefined ? null : correctionEnds(reply);
  const can = (action: string, why: string | null, end: Date | null = null) => ({
    action,
    allowed: why === null,
    until: why === null ? iso(end) : null,
    why,
  });
  return [
    can('reply', isRemoved ? 'removed' : reply === undefined ? null : 'already'),
    can('correct', isRemoved ? 'removed' : whyNotCorrect(until, correction, now), until),
    can('report', isRemoved ? 'removed' : row.reported_at === null ? null : 'already'),
  ];
}

function whyNotCorrect(until: Date | null, correction: TextRow | undefined, now: Date): string | null {
  if (until === null) return 'no_reply';
  if (correction !== undefined) return 'already';
  return now > until ? 'too_late' : null;
}

type Seen = { readonly photos: readonly Photo[]; readonly now: Date };

export function presentListed(row: CommentRow, texts: Texts, { photos, now }: Seen): Listed {
  const { comment, follow_up } = texts;
  if (comment === undefined) throw new Error(`the comment ${row.id} has no text`);
  const isRemoved = row.state === 'removed';
  return {
    id: row.id,
    order_id: row.order_id,
    order_no: orderNumberOf(row.shop_id, row.number),
    goods: { id: row.goods_id, title: row.title, image: pictureOf(row.picture, row.title) },
    rating: row.rating,
    content: isRemoved ? null : comment.content,
    lang: isRemoved ? null : comment.lang,
    photos: isRemoved ? [] : [...photos],
    author: authorOf(row),
    verified: true,
    state: row.state,
    report_reason: row.report_reason,
    removed_reason: row.removed_reason,
    removed_text: row.removed_text === '' ? null : row.removed_text,
    signature: sealOf(comment),
    follow_up: isRemoved || follow_up === undefined ? null : said(follow_up),
    reply: shopReply(texts),
    can: cansOf(row, texts, now),
    created_at: row.created_at,
  };
}

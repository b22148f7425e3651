// Comments on delivered goods and the shop's replies.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageOf, pageQuery } from '#domain/wire/page.ts';
import { markInput, markKinds } from '#domain/wire/signature.ts';
import { commentStates, reportReasons } from '#domain/states/comment.ts';
import { can, id, image, timestamp, token, words } from '#domain/wire/wire.ts';
import { commentOrders, commentPage, commentPhoto, orderCommentList, ratingSummary } from './shown.shapes.ts';

const sealed = z.object({
  kind: z.enum(markKinds),
  signed_at: timestamp,
  /** SHA-256 of the mark, and of the text, the order, the signer, the moment and the mark together. */
  mark: z.string(),
  digest: z.string(),
});

const signedText = z.object({
  content: z.string(),
  lang: z.nullable(z.string()),
  at: timestamp,
  signature: sealed,
});
const signedReply = z.extend(signedText, {
  signature: z.extend(sealed, { signer: z.string() }),
});

export const comment = z.object({
  id,
  order_id: id,
  order_no: z.string(),
  goods: z.object({ id, title: z.string(), image: z.nullable(image) }),
  rating: z.int(),
  /** Null where it was removed. */
  content: z.nullable(z.string()),
  lang: z.nullable(z.string()),
  photos: z.array(commentPhoto),
  author: z.object({ name_masked: z.string(), country: z.string() }),
  verified: z.literal(true),
  state: z.enum(commentStates),
  report_reason: z.nullable(z.enum(reportReasons)),
  removed_reason: z.nullable(z.enum(reportReasons)),
  removed_text: z.nullable(z.string()),
  signature: sealed,
  follow_up: z.nullable(signedText),
  reply: z.nullable(
    z.extend(signedReply, { corrected_at: z.nullable(timestamp), before: z.nullable(signedReply) }),
  ),
  can: z.array(can),
  created_at: timestamp,
});

export const listComments = endpoint({
  name: 'listComments',
  method: 'GET',
  path: '/v1/order-comment',
  actor: 'merchant',
  roles: ['products', 'service'],
  scope: 'comments.read',
  summary: 'Comments on the shop’s orders, the newest first, with what they say of it altogether.',
  input: z.object({
    order_id: z.optional(id),
    goods_id: z.optional(id),
    rating: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
    replied: z.optional(z.enum(['true', 'false'])),
    ...pageQuery,
  }),
  output: z.extend(pageOf(comment), {
    /** Of the goods that were asked for, else of the whole shop. */
    summary: ratingSummary,
    /** In the whole shop. */
    unanswered: z.int(),
  }),
  refuses: [],
});

const content = words(limits.commentCharactersMax);

export const submitComment = endpoint({
  name: 'submitComment',
  method: 'POST',
  path: '/v1/order-comment',
  actor: 'merchant',
  roles: ['service'],
  summary:
    'Reply to a comment once, correct the reply once within 24 hours, or report the comment. Comments themselves are ' +
    'written by buyers, by the link of their order.',
  once: true,
  input: z.object({
    kind: z.enum(['comment', 'reply', 'correction', 'report']),
    comment_id: z.optional(id),
    content: z.optional(content),
    signature: z.optional(markInput),
    report_reason: z.optional(z.enum(reportReasons)),
  }),
  output: z.object({ id, state: z.enum(commentStates), digest: z.nullable(z.string()) }),
  refuses: ['invalidOperation'],
});

export const orderComments = endpoint({
  name: 'orderComments',
  method: 'GET',
  path: '/pub/order/{token}/comments',
  actor: 'anyone',
  summary: "What a buyer said of each item of an order, by the order's secret link.",
  input: z.object({ token }),
  output: orderCommentList,
  refuses: [],
});

export const writeComment = endpoint({
  name: 'writeComment',
  method: 'POST',
  path: '/pub/order/{token}/comment',
  actor: 'anyone',
  summary:
    'Comment on one item of a delivered order within 60 days, once; add to it once within 180 days. Signed with a name ' +
    'or a drawing.',
  once: true,
  input: z.object({
    token,
    kind: z._default(z.enum(['comment', 'follow_up']), 'comment'),
    goods_id: id,
    rating: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
    content,
    /** Pictures that were sent before for this item; those that are not named are erased. */
    photos: z.optional(z.array(id).check(z.maxLength(limits.commentPhotosMax))),
    signature: markInput,
  }),
  output: z.object({ id, state: z.enum(commentStates), digest: z.string(), signed_at: timestamp }),
  refuses: ['invalidOperation'],
});

export const uploadCommentPhoto = endpoint({
  name: 'uploadCommentPhoto',
  method: 'POST',
  path: '/pub/order/{token}/photo',
  actor: 'anyone',
  summary: 'A picture for the comment on one item of a delivered order that is not written yet: six at most.',
  input: z.object({ token, goods_id: id }),
  output: commentPhoto,
  once: 'optional',
  refuses: ['invalidOperation'],
  body: 'multipart',
  files: { photo: 'one' },
});

export const reportComment = endpoint({
  name: 'reportComment',
  method: 'POST',
  path: '/pub/shop/{handle}/comment/{id}/report',
  actor: 'anyone',
  summary:
    'Report a comment to the people who decide. It stays as it is until they have; each is reported once.',
  input: z.object({
    handle: z.string().check(z.maxLength(64)),
    id: z.string().check(z.maxLength(64)),
    reason: z.enum(reportReasons),
  }),
  output: z.object({ id, state: z.enum(commentStates) }),
  once: 'optional',
  refuses: ['invalidOperation', 'invalidUserPage'],
});

export const goodsComments = endpoint({
  name: 'goodsComments',
  method: 'GET',
  path: '/pub/shop/{handle}/goods/{id}/comments',
  actor: 'anyone',
  summary: 'What buyers said of goods of a shop, the newest first unless another order is asked for.',
  input: z.object({
    handle: z.string().check(z.maxLength(64)),
    id: z.string().check(z.maxLength(64)),
    stars: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
    /** Only those with pictures. */
    pictures: z.optional(z.enum(['true'])),
    /** Among equals the newest first. */
    sort: z.optional(z.enum(commentOrders)),
    ...pageQuery,
  }),
  output: commentPage,
  refuses: ['invalidUserPage'],
});

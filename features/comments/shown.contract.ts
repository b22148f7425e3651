// Comments as buyers see them, on the page of goods and on that of their order. The calls that give them belong to the
// room of comments, above this one.
import * as z from 'zod/mini';
import { pageOf } from '#domain/wire/page.ts';
import { commentStates, reportReasons } from '#domain/states/comment.ts';
import { can, id, image, timestamp } from '#domain/wire/wire.ts';

const text = z.object({
  content: z.string(),
  at: timestamp,
  /** The language of the page that it was written on, where that is known. */
  lang: z.nullable(z.string()),
});

/** A picture of a comment: the large one and the smallest copy, with the large one's sides in pixels. */
export const commentPhoto = z.object({ id, url: z.string(), thumb: z.string(), w: z.int(), h: z.int() });

/** The shop's answer. A correction does not hide what stood there before. */
export const commentReply = z.extend(text, {
  corrected_at: z.nullable(timestamp),
  before: z.nullable(text),
});

export const publicComment = z.object({
  id,
  /** Null where it was removed: the reason stands in its place. */
  rating: z.nullable(z.int()),
  content: z.nullable(z.string()),
  lang: z.nullable(z.string()),
  photos: z.array(commentPhoto),
  author: z.object({ name_masked: z.string(), country: z.string() }),
  /** Only who bought the goods and got them can comment. */
  verified: z.literal(true),
  removed_reason: z.nullable(z.enum(reportReasons)),
  follow_up: z.nullable(text),
  reply: z.nullable(commentReply),
  created_at: timestamp,
});

export const ratingSummary = z.object({
  avg: z.nullable(z.number()),
  count: z.int(),
  /** How many gave one, two, three, four and five stars. */
  by_star: z.array(z.int()).check(z.length(5)),
});

export const commentPage = z.extend(pageOf(publicComment), { summary: ratingSummary });

/** One item of a buyer's order: what they said of it, and whether they still may. */
export const orderComment = z.object({
  goods_id: id,
  title: z.string(),
  image: z.nullable(image),
  comment: z.nullable(
    z.extend(publicComment, {
      state: z.enum(commentStates),
      signature: z.object({ signer: z.string(), signed_at: timestamp, digest: z.string() }),
    }),
  ),
  /** Pictures that were sent for a comment that is not written yet. */
  waiting: z.array(commentPhoto),
  can: z.array(can),
});

export const orderCommentList = z.object({ list: z.array(orderComment) });

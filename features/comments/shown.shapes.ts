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

export type CommentPage = z.output<typeof commentPage>;
export type OrderComment = z.output<typeof orderComment>;

/** `pictures`: those with pictures first. */
export const commentOrders = ['newest', 'highest', 'lowest', 'pictures'] as const;
export type CommentOrder = (typeof commentOrders)[number];

export type CommentFilter = {
  readonly stars: number | undefined;
  readonly isWithPhotos: boolean;
  /** Undefined for the newest first. */
  readonly sort?: Exclude<CommentOrder, 'newest'> | undefined;
};

export type PhotoFault = 'tooLarge' | 'tooMany' | 'noPicture';

/** What was typed into a form for a comment, and what of it was wrong. */
export type CommentDraft = {
  readonly goodsId: string;
  readonly kind: 'comment' | 'follow_up';
  readonly values: {
    readonly rating: string;
    readonly content: string;
    readonly signer: string;
    /** Strokes as JSON; empty where nothing was drawn. */
    readonly drawn: string;
    /** Pictures that are there already and are to be shown. */
    readonly photos: readonly string[];
  };
  readonly faults: {
    readonly rating: boolean;
    readonly content: boolean;
    readonly signer: boolean;
    readonly drawn: boolean;
    readonly photos: PhotoFault | undefined;
  };
};

/** What the page of goods is told of comments. */
export type CommentsOfGoods = {
  readonly goods: { readonly id: string };
  /** What buyers said of it, a page of it, and which of it was asked for. */
  readonly comments: CommentPage;
  readonly commentFilter: CommentFilter;
  /** What became of a report, where one was just sent. */
  readonly report: 'reported' | 'reportedBefore' | undefined;
};

/** What the page of an order is told of comments. */
export type CommentsOfOrder = {
  readonly token: string;
  /** Each form of the page adds its own name to this key. */
  readonly once: string;
  /** Each item of the order with what its buyer said of it. */
  readonly comments: readonly OrderComment[];
  /** Absent where no comment was being written. */
  readonly draft: CommentDraft | undefined;
};

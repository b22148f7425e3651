// What the shop does with comments: read them, answer each once, correct the answer once, report.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import type { Mark } from '#domain/wire/signature.ts';
import { commentMachine } from '#domain/states/comment.ts';
import type { listComments, submitComment } from '#features/comments/contract.ts';
import type { Context } from '#features/orders/server/public.ts';
import { merchantOf } from '#features/people/server/public.ts';
import * as sql from './comments.sql.ts';
import { photosOf } from './pictures.ts';
import { correctionEnds, presentListed, summaryOf, textsOf } from './present.ts';
import { starsOfGoods, starsOfShop } from './ratings.sql.ts';
import { seal } from './seal.ts';

export async function list(
  context: Context,
  input: InputOf<typeof listComments>,
): Promise<GivenOf<typeof listComments>> {
  const { tx, shopId, now } = context;
  const filter = {
    orderId: input.order_id ?? null,
    goodsId: input.goods_id ?? null,
    rating: input.rating ?? null,
    isReplied: input.replied === undefined ? null : input.replied === 'true',
  };
  const window = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const { goods_id: goodsId } = input;
  const [rows, stars, unanswered] = await Promise.all([
    sql.listCommentRows(tx, shopId, filter, window),
    goodsId === undefined ? starsOfShop(tx, shopId) : starsOfGoods(tx, shopId, goodsId),
    sql.countUnanswered(tx, shopId),
  ]);
  const page = toPage(rows, input, null);
  const [texts, photos] = await Promise.all([sql.readTexts(tx, page.list), photosOf(context, page.list)]);
  return {
    ...page,
    list: page.list.map((row) =>
      presentListed(row, textsOf(texts, row), { photos: photos.get(row.id) ?? [], now }),
    ),
    summary: summaryOf(stars),
    unanswered,
  };
}

type Wish = InputOf<typeof submitComment>;
type Done = GivenOf<typeof submitComment>;
type Own = Context & { readonly personId: string };

/**
 * A reply, its correction, or a report.
 *
 * @throws Refused `insufficientPermissions` for a comment: only a buyer makes one, by the link of a delivered order.
 * @throws Refused `invalidOperation` with `already`, `no_reply`, `too_late` or `removed`.
 */
export async function submit(own: Own, wish: Wish): Promise<Done> {
  if (wish.kind === 'comment') throw refuse('insufficientPermissions', { reason: 'buyers_only' });
  if (wish.comment_id === undefined) throw missing('comment_id');
  const found = await sql.findComment(own.tx, { shopId: own.shopId, id: wish.comment_id });
  if (found === undefined) throw refuse('recordNotFound', { field: 'comment_id' });
  if (found.state === 'removed') throw refuse('invalidOperation', { reason: 'removed' });
  return wish.kind === 'report' ? report(own, found, wish) : say(own, found, wish.kind, wish);
}

function missing(field: string) {
  return refuse('parameterMissing', { field, reason: 'missing' });
}

async function report({ tx, shopId, now }: Own, found: sql.CommentRow, wish: Wish): Promise<Done> {
  if (wish.report_reason === undefined) throw missing('report_reason');
  const { from, to } = commentMachine.moves.report;
  const move = { from, to, reason: wish.report_reason, at: now };
  if (!(await sql.reportComment(tx, { shopId, id: found.id, ...move }))) {
    throw refuse('invalidOperation', { reason: 'already' });
  }
  return { id: found.id, state: to, digest: null };
}

async function say(
  own: Own,
  found: sql.CommentRow,
  kind: 'reply' | 'correction',
  { content, signature }: Pick<Wish, 'content' | 'signature'>,
): Promise<Done> {
  const { tx, shopId, now } = own;
  if (content === undefined) throw missing('content');
  if (signature === undefined) throw missing('signature');
  if (kind === 'correction') await assertCorrectable(own, found);
  const order = orderNumberOf(shopId, found.number);
  const sealed = seal({ content, order, at: now }, signature, await signerOf(own, signature));
  const text = { commentId: found.id, kind, content, ...sealed, at: now, lang: null };
  if (!(await sql.insertText(tx, shopId, text))) throw refuse('invalidOperation', { reason: 'already' });
  if (kind === 'reply') await sql.noteReplied(tx, { shopId, id: found.id, at: now });
  return { id: found.id, state: found.state, digest: sealed.digest.toString('hex') };
}

async function assertCorrectable({ tx, now }: Own, found: sql.CommentRow): Promise<void> {
  const { reply } = textsOf(await sql.readTexts(tx, [found]), found);
  if (reply === undefined) throw refuse('invalidOperation', { reason: 'no_reply' });
  const endsAt = correctionEnds(reply);
  if (now <= endsAt) return;
  throw refuse('invalidOperation', { reason: 'too_late', window_ended_at: endsAt.toISOString() });
}

/** A drawing is signed by the person of the session. */
async function signerOf({ tx, shopId, personId }: Own, { kind }: Mark): Promise<string | undefined> {
  return kind === 'drawn' ? (await merchantOf(tx, shopId, personId))?.username : undefined;
}

// What buyers do: comment on what was delivered, add to it once, and read what others said.
import { pictureOf } from '#domain/wire/picture.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isUuid, orderNumberOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { toPage } from '#domain/wire/page.ts';
import { addDays } from '#domain/time.ts';
import type { goodsComments, orderComments, writeComment } from '#features/comments/contract.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import { orderList, orderRows, type Context, type ListedOrder } from '#features/orders/server/public.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import * as sql from './comments.sql.ts';
import { photosOf, usePictures, waitingPhotos } from './pictures.ts';
import { presentOwn, presentPublic, summaryOf, textsOf } from './present.ts';
import { addRating, starsOfGoods } from './ratings.sql.ts';
import { seal } from './seal.ts';

type Wish = InputOf<typeof writeComment>;
type Done = GivenOf<typeof writeComment>;

type Item = { readonly order: ListedOrder; readonly title: string };
/** `language` is that of the page which the words are written on. */
type Own = Context & { readonly language: Language };

/** The item that words are about. Other people's goods and other orders' look like none. */
async function itemOf({ tx, shopId }: Context, orderId: string, goodsId: string): Promise<Item> {
  const [order, lines] = await Promise.all([
    orderList.findOrderRow(tx, shopId, orderId),
    orderRows.readLines(tx, shopId, [orderId]),
  ]);
  const line = lines.find(({ goods_id }) => goods_id === goodsId);
  if (order === undefined || line === undefined) throw refuse('recordNotFound', { field: 'goods_id' });
  return { order, title: line.title };
}

/** @throws Refused `invalidOperation` before the delivery, and after so many days from it. */
function assertOpen(order: ListedOrder, days: number, now: Date): void {
  if (order.delivered_at === null) throw refuse('invalidOperation', { reason: 'not_delivered' });
  const endsAt = addDays(order.delivered_at, days);
  if (now <= endsAt) return;
  throw refuse('invalidOperation', { reason: 'window_ended', window_ended_at: endsAt.toISOString() });
}

/**
 * Refuses pictures that no comment can have: of other people's goods, before the delivery, after it was written.
 *
 * @throws Refused `recordNotFound`, `invalidOperation` with `not_delivered`, `window_ended` or `already`.
 */
export async function assertMayShow(context: Context, orderId: string, goodsId: string): Promise<void> {
  const { order } = await itemOf(context, orderId, goodsId);
  assertOpen(order, limits.commentDays, context.now);
  const found = await sql.findOfItem(context.tx, { shopId: context.shopId, orderId, goodsId });
  if (found !== undefined) throw refuse('invalidOperation', { reason: 'already' });
}

/**
 * A buyer's words about one item of an order, signed by name or with a drawing, which the order's name is put to. The key of the comment decides between two at once.
 *
 * @throws Refused `invalidOperation` with `already`, `not_delivered`, `window_ended` or, for more words on a comment
 *   that is not there, `no_comment`.
 */
export async function write(context: Own, orderId: string, wish: Wish): Promise<Done> {
  const item = await itemOf(context, orderId, wish.goods_id);
  const days = wish.kind === 'comment' ? limits.commentDays : limits.commentFollowUpDays;
  assertOpen(item.order, days, context.now);
  return wish.kind === 'comment' ? comment(context, item, wish) : followUp(context, item, wish);
}

async function comment(context: Own, item: Item, wish: Wish): Promise<Done> {
  const { tx, shopId, now, env } = context;
  const { rating } = wish;
  if (rating === undefined) throw refuse('parameterMissing', { field: 'rating', reason: 'missing' });
  const id = env.random.id(now);
  const row = { id, orderId: item.order.id, goodsId: wish.goods_id, rating, at: now };
  const isVote = await sql.insertComment(tx, shopId, row);
  if (isVote === undefined) throw refuse('invalidOperation', { reason: 'already' });
  const done = await enterText(context, item, { ...wish, commentId: id });
  const { order } = item;
  const photos = { orderId: order.id, goodsId: wish.goods_id, commentId: id, fileIds: wish.photos ?? [] };
  await usePictures(context, photos);
  if (isVote) await addRating(tx, shopId, wish.goods_id, rating);
  await tellShop(context, item, { code: 'comment_new', id, rating });
  return { ...done, state: 'published' };
}

async function followUp(context: Own, item: Item, wish: Wish): Promise<Done> {
  const found = await sql.findOfItem(context.tx, {
    shopId: context.shopId,
    orderId: item.order.id,
    goodsId: wish.goods_id,
  });
  if (found === undefined) throw refuse('invalidOperation', { reason: 'no_comment' });
  if (found.state === 'removed') throw refuse('invalidOperation', { reason: 'removed' });
  const done = await enterText(context, item, { ...wish, commentId: found.id });
  await tellShop(context, item, { code: 'comment_followed', id: found.id });
  return { ...done, state: found.state };
}

/** Enters signed words; @throws Refused `invalidOperation` with `already` where they were said before. */
async function enterText(
  { tx, shopId, now, language }: Own,
  { order }: Item,
  wish: Pick<Wish, 'kind' | 'content' | 'signature'> & { readonly commentId: string },
): Promise<Omit<Done, 'state'>> {
  const { commentId, kind, content } = wish;
  const number = orderNumberOf(shopId, order.number);
  const person = Array.from(order.buyer_name).slice(0, limits.signerCharactersMax).join('');
  const sealed = seal({ content, order: number, at: now }, wish.signature, person);
  const text = { commentId, kind, content, ...sealed, at: now, lang: language };
  const isFirst = await sql.insertText(tx, shopId, text);
  if (!isFirst) throw refuse('invalidOperation', { reason: 'already' });
  return { id: commentId, digest: sealed.digest.toString('hex'), signed_at: now };
}

async function tellShop(
  { tx, shopId, now, env }: Context,
  { order, title }: Item,
  { code, id, rating }: { code: 'comment_new' | 'comment_followed'; id: string; rating?: number },
): Promise<void> {
  const facts = { order_id: order.id, no: orderNumberOf(shopId, order.number), title };
  await tell(tx, shopId, {
    id: env.random.id(now),
    code,
    onceKey: `${code}:${id}`,
    facts: rating === undefined ? facts : { ...facts, rating: String(rating) },
    at: now,
  });
}

type OrderComments = GivenOf<typeof orderComments>;

/** Every item of an order, called what it is called in the buyer's language, with what its buyer said of it. */
export async function commentsOfOrder(
  context: Context,
  orderId: string,
  language: Language,
): Promise<OrderComments> {
  const { tx, shopId, now } = context;
  const filter = { orderId, goodsId: null, rating: null, isReplied: null };
  const [order, lines, rows] = await Promise.all([
    orderList.findOrderRow(tx, shopId, orderId),
    orderRows.readLines(tx, shopId, [orderId]),
    sql.listCommentRows(tx, shopId, filter, { limit: limits.cartLinesMax, offset: 0 }),
  ]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const goods = new Map(lines.map((line) => [line.goods_id, line]));
  const [texts, photos, waiting, titles] = await Promise.all([
    sql.readTexts(tx, rows),
    photosOf(context, rows),
    waitingPhotos(context, shopId, orderId),
    titlesIn(tx, language, [...goods.keys()]),
  ]);
  return {
    list: [...goods.values()].map((line) => {
      const row = rows.find(({ goods_id }) => goods_id === line.goods_id);
      const own = row === undefined ? undefined : textsOf(texts, row);
      const title = titles.get(line.goods_id) ?? line.title;
      return {
        goods_id: line.goods_id,
        title,
        image: pictureOf(line.picture, title),
        comment:
          row === undefined || own === undefined ? null : presentOwn(row, own, photos.get(row.id) ?? []),
        waiting: [...(waiting.get(line.goods_id) ?? [])],
        can: [
          canWrite(order, { action: 'comment', days: limits.commentDays, now }, row && 'already'),
          canWrite(
            order,
            { action: 'follow_up', days: limits.commentFollowUpDays, now },
            row === undefined
              ? 'no_comment'
              : row.state === 'removed'
                ? 'removed'
                : own?.follow_up && 'already',
          ),
        ],
      };
    }),
  };
}

type Can = OrderComments['list'][number]['can'][number];

function canWrite(
  { delivered_at }: ListedOrder,
  { action, days, now }: { action: string; days: number; now: Date },
  hindrance: string | undefined,
): Can {
  const until = delivered_at === null ? null : addDays(delivered_at, days);
  const late = until === null ? 'not_delivered' : now > until ? 'window_ended' : undefined;
  const why = hindrance ?? late ?? null;
  return { action, allowed: why === null, until, why };
}

/** What everybody may read about goods of a shop. */
export async function commentsOfGoods(
  { env, tx }: Pick<Context, 'env' | 'tx'>,
  input: InputOf<typeof goodsComments>,
): Promise<GivenOf<typeof goodsComments>> {
  const shop = await shopByHandle(tx, input.handle);
  if (shop === undefined) throw refuse('invalidUserPage', { reason: 'no_shop' });
  if (!isUuid(input.id)) throw refuse('recordNotFound', { field: 'id' });
  const window = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const filter = {
    goodsId: input.id,
    rating: input.stars ?? null,
    hasPictures: input.pictures === 'true',
  };
  const { sort = 'newest' } = input;
  const isPlain = sort === 'newest' && filter.rating === null && !filter.hasPictures;
  const [rows, stars] = await Promise.all([
    isPlain
      ? sql.listOfGoods(tx, shop.shop_id, input.id, window)
      : sort === 'newest'
        ? sql.listCommentRows(tx, shop.shop_id, { ...filter, orderId: null, isReplied: null }, window)
        : sql.listSorted(tx, shop.shop_id, { ...filter, sort }, window),
    starsOfGoods(tx, shop.shop_id, input.id),
  ]);
  const page = toPage(rows, input, null);
  const [texts, photos] = await Promise.all([
    page.list.length === 0 ? [] : sql.readTexts(tx, page.list),
    photosOf({ env, tx }, page.list),
  ]);
  return {
    ...page,
    list: page.list.map((row) => presentPublic(row, textsOf(texts, row), photos.get(row.id))),
    summary: summaryOf(stars),
  };
}

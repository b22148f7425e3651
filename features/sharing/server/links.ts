// The merchant's short links: made, renamed, archived, and who came by them.
import { randomInt } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { linkAlphabet, linkCodeLength, linkPath } from '#domain/sharing.ts';
import { addDays, localDay } from '#domain/time.ts';
import { toPage } from '#domain/wire/page.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import { holdLimits, type Context } from '#features/showcase/server/public.ts';
import type { addLink, linkVisits, listLinks, setLink } from '#features/sharing/contract.ts';
import { takeClaim } from '#platform/db/claim.sql.ts';
import * as sql from './links.sql.ts';

type Shown = GivenOf<typeof addLink>;

/** @throws Refused `recordNotFound` where one is asked for that is not the shop's. */
export async function showLinks(
  context: Context,
  input: InputOf<typeof listLinks>,
): Promise<GivenOf<typeof listLinks>> {
  const { tx, shop } = context;
  const { id, goods_id: goodsId, state, page, page_size: size } = input;
  const isArchived = state === 'all' || id !== undefined ? null : state === 'archived';
  const [rows, whole, counted] = await Promise.all([
    readRows(context, { id, goodsId, isArchived, limit: size + 1, offset: (page - 1) * size }),
    sql.countLinks(tx, shop.shop_id),
    goodsId === undefined ? undefined : sql.countLinks(tx, shop.shop_id, goodsId),
  ]);
  if (id !== undefined && rows.length === 0) throw unknown();
  const { live, all } = counted ?? whole;
  const total = id !== undefined ? rows.length : isArchived === null ? all : isArchived ? all - live : live;
  const list = rows.map((row) => present(context, row));
  return { ...toPage(list, input, total), live: whole.live, live_max: limits.linksMax };
}

/**
 * Makes a link with an address of its own, for ever.
 *
 * @throws Refused `recordNotFound` where the goods are not in the showcase.
 * @throws Refused `invalidOperation` `links_max` with `limit` where the shop has as many as it may.
 */
export async function makeLink(context: Context, input: InputOf<typeof addLink>): Promise<Shown> {
  const { tx, shop, now, env } = context;
  const { name, goods_id: goodsId } = input;
  if (goodsId !== undefined && !(await sql.isOwnGoods(tx, { shopId: shop.shop_id, goodsId })))
    throw refuse('recordNotFound', { field: 'goods_id', reason: 'unknown' });
  // Acts of one shop go one after the other from here: the place that was found is still free.
  await holdLimits(context);
  const slot = await takeSlot(context);
  const id = env.random.id(now);
  const code = await takeCode(context, id);
  const row = { shopId: shop.shop_id, id, code, name, goodsId: goodsId ?? null, slot, at: now };
  if (!(await sql.insertLink(tx, row))) throw refuse('operationBusy');
  return showOne(context, id);
}

/**
 * Renames a link, archives it or brings it back.
 *
 * @throws Refused `recordNotFound`, `staleVersion`, and `invalidOperation` `links_max` where there is no place for it.
 */
export async function changeLink(
  context: Context,
  { id, name, is_archived: isArchived, version }: InputOf<typeof setLink>,
): Promise<Shown> {
  const { tx, shop, now } = context;
  await holdLimits(context);
  const row = await sql.lockLink(tx, { shopId: shop.shop_id, id });
  if (row === undefined) throw unknown();
  if (row.version !== version) throw refuse('staleVersion', { reason: 'stale' });
  const wasArchived = row.archived_at !== null;
  const slot =
    isArchived === undefined || isArchived === wasArchived
      ? row.slot
      : isArchived
        ? null
        : await takeSlot(context);
  const archivedAt = slot === null ? (row.archived_at ?? now) : null;
  await sql.updateLink(tx, { shopId: shop.shop_id, id, name: name ?? row.name, slot, archivedAt });
  return showOne(context, id);
}

/** @throws Refused `recordNotFound` where the shop has no such link. */
export async function showVisits(
  context: Context,
  input: InputOf<typeof linkVisits>,
): Promise<GivenOf<typeof linkVisits>> {
  const { tx, shop } = context;
  const { id, page, page_size: size } = input;
  const [link] = await readRows(context, { id, limit: 1 });
  if (link === undefined) throw unknown();
  const offset = (page - 1) * size;
  const rows = await sql.listVisits(tx, { shopId: shop.shop_id, id, limit: size + 1, offset });
  return toPage(rows, input, null);
}

async function takeSlot({ tx, shop }: Context): Promise<number> {
  const max = limits.linksMax;
  const found = await sql.findSlot(tx, { shopId: shop.shop_id, max });
  if (found === undefined) throw refuse('invalidOperation', { reason: 'links_max', limit: max, used: max });
  return found.slot;
}

/** Of 31 letters to the eighth, 850 thousand million: a second try is rare, and a third has not been seen. */
const triesMax = 5;

async function takeCode({ tx, shop, now }: Context, ref: string): Promise<string> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const code = Array.from({ length: linkCodeLength }, () =>
      linkAlphabet.charAt(randomInt(linkAlphabet.length)),
    ).join('');
    if (await takeClaim(tx, { key: `link:${code}`, shopId: shop.shop_id, ref, at: now })) return code;
  }
  throw refuse('operationBusy');
}

type Wanted = {
  readonly id?: string | undefined;
  readonly goodsId?: string | undefined;
  readonly isArchived?: boolean | null;
  readonly limit: number;
  readonly offset?: number;
};

function readRows(
  { tx, shop, language, now }: Context,
  { id, goodsId, isArchived = null, limit, offset = 0 }: Wanted,
): Promise<sql.LinkRow[]> {
  return sql.listRows(tx, {
    shopId: shop.shop_id,
    language,
    id: id ?? null,
    goodsId: goodsId ?? null,
    isArchived,
    recent: localDay(addDays(now, 1 - recentDays), shop.tz),
    limit,
    offset,
  });
}

const recentDays = 30;

async function showOne(context: Context, id: string): Promise<Shown> {
  const [row] = await readRows(context, { id, limit: 1 });
  if (row === undefined) throw new Error('a link was not written');
  return present(context, row);
}

function present({ env }: Context, row: sql.LinkRow): Shown {
  const { goods_id: goodsId, title } = row;
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    url: `${env.baseUrl}${linkPath(row.code)}`,
    goods:
      goodsId === null || title === null
        ? null
        : { id: goodsId, title, image: row.picture === null ? null : pictureOf(row.picture, title) },
    is_archived: row.archived_at !== null,
    visitors: row.visitors,
    visitors_30d: row.visitors_recent,
    created_at: row.created_at,
    version: row.version,
  };
}

function unknown() {
  return refuse('recordNotFound', { field: 'id', reason: 'unknown' });
}

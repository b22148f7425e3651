// A buyer's own page: signed out with what the browser noted, signed in with what the address has in this shop.
import { emailOf, isEmail } from '#domain/contact.ts';
import { ownValue } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import type { Notice, NoticeKey, NoticeKind } from '#domain/notifications/page-notice.ts';
import { Refused } from '#domain/wire/errors.ts';
import { id } from '#domain/wire/wire.ts';
import {
  askBuyerLink,
  deleteBuyerPage,
  endBuyerSessions,
  listWished,
  openBuyerPage,
  readBuyerLink,
  readBuyerPage,
} from '#features/buyers/contract.ts';
import type { MinePage, OwnPage, Shop } from '#features/storefront/page.shapes.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';
import type { WishList } from './kept.ts';

/** Messages that an address may ask for after a form was answered with a redirect. */
const noticesOfMine: Record<string, readonly [NoticeKind, NoticeKey]> = {
  out: ['good', 'mineNoticeOut'],
  erased: ['good', 'mineNoticeErased'],
  saved: ['good', 'mineNoticeSaved'],
  deleted: ['good', 'mineNoticeDeleted'],
  over: ['bad', 'mineNoticeLinkOver'],
  full: ['bad', 'mineNoticeFull'],
  places: ['bad', 'mineNoticeAddressesFull'],
};

const maxOf: Record<string, number> = {
  full: limits.wishesMax,
  places: limits.buyerAddressesMax,
};

function noticesFor(say: string): Notice[] {
  const found = ownValue(noticesOfMine, say);
  if (found === undefined) return [];
  const texts = { minutes: String(limits.buyerLinkMinutes), max: String(ownValue(maxOf, say) ?? '') };
  return [{ kind: found[0], key: found[1], texts }];
}

export async function showMine(visit: Visit): Promise<Answer> {
  return minePage(visit, visit.query.get('say') ?? '');
}

/** The page as it is now, with what there is to say of it. */
export async function minePage(visit: Visit, say: string): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const undo = id.safeParse(visit.query.get('undo'));
  const told = { notices: noticesFor(say), undo: undo.success ? undo.data : undefined };
  const own = visit.session === '' ? undefined : await readOwn(visit);
  if (own === undefined) return outPage(visit, shop, { ...told, email: '', isWrong: false }, statusOf(say));
  const wishes = own.wishes.map(({ goods_id: goodsId, seen }) => ({ goodsId, seen: seen ?? '' }));
  return {
    page: { kind: 'mine', shop, ...told, wishes: own.wishes, view: 'in', own },
    // Hearts are drawn from the cookie alone: the pages of the shop ask nothing about their visitor.
    ...(isSameList(wishes, visit.wishes) ? {} : { wishes }),
    status: statusOf(say),
  };
}

/** What could not be done because a list is full. */
function statusOf(say: string): number {
  return Object.hasOwn(maxOf, say) ? 409 : 200;
}

function isSameList(left: WishList, right: WishList): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Undefined for a session that is over. */
async function readOwn(visit: Visit): Promise<OwnPage | undefined> {
  try {
    return await visit.ask(readBuyerPage, { handle: visit.handle, session: visit.session });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

type Out = Pick<MinePage, 'notices' | 'undo'> & { readonly email: string; readonly isWrong: boolean };

/** A browser whose session is over forgets with it what it showed of the list. */
async function outPage(
  visit: Visit,
  shop: Shop,
  { email, isWrong, ...told }: Out,
  status = 200,
): Promise<Answer> {
  const isOver = visit.session !== '';
  const noted = isOver ? [] : visit.wishes;
  const wishes = await listNoted(visit, noted);
  return {
    page: { kind: 'mine', shop, ...told, wishes, view: 'out', email, isWrong },
    ...(isOver ? { session: '', wishes: [] } : {}),
    status: isWrong ? 422 : status,
  };
}

/** A list that nobody here wrote into the cookie is shown as an empty one. */
async function listNoted(visit: Visit, noted: WishList): Promise<MinePage['wishes']> {
  if (noted.length === 0) return [];
  try {
    return (await visit.ask(listWished, { handle: visit.handle, wishes: toWire(noted) })).wishes;
  } catch (error) {
    if (error instanceof Refused && error.key === 'invalidParameter') return [];
    throw error;
  }
}

/** A list as the calls take it. */
export function toWire(noted: WishList): { goods_id: string; seen?: string }[] {
  return noted.map(({ goodsId, seen }) =>
    seen === '' ? { goods_id: goodsId } : { goods_id: goodsId, seen },
  );
}

/** The answer is the same for every address; one that is none is asked for again. */
export async function askLinkByForm(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const email = emailOf(visit.form.get('email') ?? '').slice(0, 254);
  if (!isEmail(email)) return outPage(visit, shop, { notices: [], undo: undefined, email, isWrong: true });
  await visit.ask(askBuyerLink, { handle: visit.handle, email });
  return { page: { kind: 'mine', shop, notices: [], undo: undefined, wishes: [], view: 'asked', email } };
}

/** A link that is opened signs nobody in: programs open every link of an email. */
export async function showLink(visit: Visit): Promise<Answer> {
  const token = visit.param('token');
  try {
    const { email } = await visit.ask(readBuyerLink, { token });
    const shop = await findShop(visit);
    if (shop === undefined) return missing('shop');
    return {
      page: { kind: 'mine', shop, notices: [], undo: undefined, wishes: [], view: 'link', token, email },
    };
  } catch (error) {
    if (isWrongLink(error)) return { redirect: `${visit.base}/me?say=over` };
    throw error;
  }
}

export async function openByForm(visit: Visit): Promise<Answer> {
  try {
    const asked = { token: visit.param('token'), wishes: toWire(visit.wishes) };
    const { session } = await visit.ask(openBuyerPage, asked);
    return { redirect: `${visit.base}/me`, session };
  } catch (error) {
    if (isWrongLink(error)) return { redirect: `${visit.base}/me?say=over` };
    throw error;
  }
}

function isWrongLink(error: unknown): boolean {
  return isMissing(error) || (error instanceof Refused && error.key === 'invalidParameter');
}

/** Also where the session is over already: nothing of it stays in this browser. */
export async function signOutByForm(visit: Visit): Promise<Answer> {
  const { handle, session } = visit;
  const isEverywhere = visit.form.get('everywhere') !== null;
  if (session !== '') await visit.ask(endBuyerSessions, { handle, session, is_everywhere: isEverywhere });
  return { redirect: `${visit.base}/me?say=out`, session: '', wishes: [] };
}

export async function eraseByForm(visit: Visit): Promise<Answer> {
  const { handle, session } = visit;
  try {
    if (session !== '') await visit.ask(deleteBuyerPage, { handle, session });
  } catch (error) {
    // A session that is over deletes nothing: whoever pressed it is asked to sign in.
    if (isMissing(error)) return { redirect: `${visit.base}/me` };
    throw error;
  }
  return { redirect: `${visit.base}/me?say=erased`, session: '', wishes: [] };
}

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
import type { BuyerCookies, WishList } from './buyer-cookies.ts';
import { askWithNoted } from './noted.ts';

/** Messages that an address may ask for after a form was answered with a redirect. */
const noticesOfMine: Record<string, readonly [NoticeKind, NoticeKey]> = {
  out: ['good', 'mineNoticeOut'],
  erased: ['good', 'mineNoticeErased'],
  saved: ['good', 'mineNoticeSaved'],
  deleted: ['good', 'mineNoticeDeleted'],
  over: ['bad', 'mineNoticeLinkOver'],
  ended: ['warn', 'mineNoticeEnded'],
  gone: ['bad', 'mineNoticeGone'],
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

/** The page as it is now, with what there is to say of it. */
export async function showMine(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const undo = id.safeParse(visit.query.get('undo'));
  const say = visit.query.get('say') ?? '';
  const told = { notices: noticesFor(say), undo: undo.success ? undo.data : undefined };
  const own = visit.session === '' ? undefined : await readOwn(visit);
  if (own === undefined) return outPage(visit, shop, { ...told, isOver: hasEnded(visit) });
  const wishes = own.wishes.map(({ goods_id: goodsId, seen }) => ({ goodsId, seen: seen ?? '' }));
  return {
    page: { kind: 'mine', shop, ...told, wishes: own.wishes, view: 'in', own },
    // Hearts are drawn from the cookie alone: the pages of the shop ask nothing about their visitor.
    ...(visit.wishOwner === 'session' && isSameList(wishes, visit.wishes) ? {} : { wishes }),
  };
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

type Out = Pick<MinePage, 'notices' | 'undo'> & {
  /** The address that was typed, and is none. */
  readonly wrong?: string;
  readonly isOver: boolean;
};

/** Signed out. Where the sign-in ended by itself or on another device, the page says so. */
async function outPage(visit: Visit, shop: Shop, { wrong, isOver, ...told }: Out): Promise<Answer> {
  const wishes = await listNoted(visit);
  const isWrong = wrong !== undefined;
  const notices = isOver ? [...noticesFor('ended'), ...told.notices] : told.notices;
  return {
    page: { kind: 'mine', shop, undo: told.undo, notices, wishes, view: 'out', email: wrong ?? '', isWrong },
    ...(isOver ? afterEnd(visit) : {}),
    status: isWrong ? 422 : 200,
  };
}

/** True for a session that was refused, and for what is left of one that the browser forgot. */
export function hasEnded({ session, wishOwner }: Visit): boolean {
  return session !== '' || wishOwner === 'ended';
}

/** The list that this browser has without its session: that of the page goes with the session. */
export function ownList({ wishes, wishOwner }: Visit): WishList {
  return wishOwner === 'browser' ? wishes : [];
}

/** What the browser has left of a session that ended: nothing but its own list. */
export function afterEnd(visit: Visit): BuyerCookies {
  return { session: '', ...(visit.wishOwner === 'browser' ? {} : { wishes: [] }) };
}

async function listNoted(visit: Visit): Promise<MinePage['wishes']> {
  const noted = ownList(visit);
  if (noted.length === 0) return [];
  const { wishes } = await askWithNoted(noted, (list) =>
    visit.ask(listWished, { handle: visit.handle, wishes: list }),
  );
  return wishes;
}

/** The answer is the same for every address; one that is none is asked for again. */
export async function askLinkByForm(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const email = emailOf(visit.form.get('email') ?? '').slice(0, 254);
  if (!isEmail(email))
    return outPage(visit, shop, { notices: [], undo: undefined, wrong: email, isOver: false });
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

/**
 * Signs in, and joins what was noted in this browser while nobody was. The list of somebody else's page, who was signed in
 * here until now, is not joined; their session ends.
 */
export async function openByForm(visit: Visit): Promise<Answer> {
  const { handle, session: before } = visit;
  const noted = ownList(visit);
  try {
    const token = visit.param('token');
    const { session } = await askWithNoted(noted, (wishes) => visit.ask(openBuyerPage, { token, wishes }));
    // Nobody holds the one before from here on.
    const end = { handle, session: before, is_everywhere: false };
    if (before !== '') await visit.ask(endBuyerSessions, end).catch(() => undefined);
    return { redirect: `${visit.base}/me`, session, wishes: noted };
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

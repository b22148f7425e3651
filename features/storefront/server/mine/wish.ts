// Hearts were pressed: on a card, on the page of an item, or on the list itself.
import { limits } from '#domain/limits.ts';
import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { Refused } from '#domain/wire/errors.ts';
import { id } from '#domain/wire/wire.ts';
import { listWished, setWish } from '#features/buyers/contract.ts';
import { wishChangesMax } from '#features/buyers/wish.shapes.ts';
import { isMissing, type Answer, type Visit } from '#features/storefront/server/visit.ts';
import type { BuyerCookies } from './buyer-cookies.ts';
import { afterEnd, hasEnded, ownList } from './page.ts';
import { inPlatform } from '#platform/http/hosts/own-hosts.ts';

const backCharactersMax = 500;

type Press = { readonly goodsId: string; readonly isWished: boolean };
/** Why one of them was not noted: the list is full, or the product is not sold here. */
type Refusal = 'full' | 'gone';
type Changed = { readonly cookies: BuyerCookies; readonly say?: Refusal | 'ended' | undefined };

/**
 * Each may be pressed twice, and the last press of a product counts. What could not be noted leads to the list, which says why;
 * so does a press after the sign-in has ended, which is noted in this browser.
 */
export async function changeWishByForm(visit: Visit): Promise<Answer> {
  const back = backOf(visit);
  const pressed = readPressed(visit.form);
  if (pressed.length === 0) return { redirect: back };
  const { cookies, say } = (await changeSignedIn(visit, pressed)) ?? (await changeHere(visit, pressed));
  if (say !== undefined) return { redirect: `${visit.base}/me?say=${say}`, ...cookies };
  const isList = back.split('?')[0] === `${visit.base}/me`;
  const [first] = pressed;
  const undo = isList && first?.isWished === false ? `?undo=${first.goodsId}` : '';
  return { redirect: isList ? `${visit.base}/me${undo}` : back, ...cookies };
}

function readPressed(form: URLSearchParams): Press[] {
  const pressed = new Map<string, boolean>();
  for (const [name, value] of form) {
    const goodsId = id.safeParse(value);
    if (!goodsId.success || (name !== 'add' && name !== 'remove')) continue;
    // The last press of a product counts, and stands where it was made.
    pressed.delete(goodsId.data);
    pressed.set(goodsId.data, name === 'add');
  }
  return [...pressed].slice(-wishChangesMax).map(([goodsId, isWished]) => ({ goodsId, isWished }));
}

/** Undefined where nobody is signed in. Where one of several is refused, the others are noted one by one. */
async function changeSignedIn(visit: Visit, pressed: readonly Press[]): Promise<Changed | undefined> {
  const { handle, session } = visit;
  if (session === '') return undefined;
  const changes = pressed.map(({ goodsId, isWished }) => ({ goods_id: goodsId, is_wished: isWished }));
  try {
    const { wishes } = await visit.ask(setWish, { handle, session, changes });
    return {
      cookies: { wishes: wishes.map(({ goods_id: goodsId, seen }) => ({ goodsId, seen: seen ?? '' })) },
    };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'session') return undefined;
    return pressed.length > 1
      ? changeOneByOne(visit, pressed)
      : { cookies: { wishes: visit.wishes }, say: refusal };
  }
}

async function changeOneByOne(visit: Visit, pressed: readonly Press[]): Promise<Changed | undefined> {
  let { wishes } = visit;
  let say: Changed['say'];
  for (const press of pressed) {
    const changed = await changeSignedIn({ ...visit, wishes }, [press]);
    if (changed === undefined) return undefined;
    wishes = changed.cookies.wishes ?? wishes;
    say = changed.say ?? say;
  }
  return { cookies: { wishes }, say };
}

/** @throws What is no answer about the list. */
function refusalOf(error: unknown): Refusal | 'session' {
  if (error instanceof Refused && error.key === 'invalidOperation') return 'full';
  if (!isMissing(error)) throw error;
  return error instanceof Refused && error.shown.field === 'goods_id' ? 'gone' : 'session';
}

/** Only the cookie changes. */
async function changeHere(visit: Visit, pressed: readonly Press[]): Promise<Changed> {
  const isOver = hasEnded(visit);
  const prices = await readPrices(visit, pressed);
  let wishes = ownList(visit);
  let say: Changed['say'] = isOver ? 'ended' : undefined;
  for (const { goodsId, isWished } of pressed) {
    const others = wishes.filter((wish) => wish.goodsId !== goodsId);
    const isNoted = others.length < wishes.length;
    const price = prices.get(goodsId);
    if (!isWished) wishes = others;
    else if (isNoted) continue;
    else if (others.length >= limits.wishesMax) say = 'full';
    else if (price === undefined) say = 'gone';
    else wishes = [{ goodsId, seen: price }, ...wishes];
  }
  return { cookies: { ...(isOver ? afterEnd(visit) : {}), wishes }, say };
}

/** What those that were pressed cost today, as far as they are sold here. */
async function readPrices(visit: Visit, pressed: readonly Press[]): Promise<ReadonlyMap<string, string>> {
  const known = new Set(ownList(visit).map(({ goodsId }) => goodsId));
  const added = pressed.filter(({ goodsId, isWished }) => isWished && !known.has(goodsId));
  if (added.length === 0) return new Map();
  const asked = added.map(({ goodsId }) => ({ goods_id: goodsId }));
  const { wishes } = await visit.ask(listWished, { handle: visit.handle, wishes: asked });
  return new Map(
    wishes.flatMap(({ goods_id: goodsId, price }) => (price === null ? [] : [[goodsId, price] as const])),
  );
}

/** A page of this shop; its home for anything else, so that nobody is led elsewhere. */
function backOf(visit: Visit): string {
  const sent = visit.form.get('back') ?? '';
  const text = visit.own === undefined ? sent : inPlatform(sent, visit.own);
  // A path from the root: no scheme, no host behind two slashes, and no backslash, which browsers read as a slash.
  const isPath = text.length <= backCharactersMax && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);
  if (!isPath || !URL.canParse(text, origin)) return visit.base;
  const url = new URL(text, origin);
  const { path } = splitLanguage(url.pathname);
  const home = `/s/${visit.handle}`;
  const isHere = url.origin === origin && (path === home || path.startsWith(`${home}/`));
  return isHere ? inLanguage(visit.spoken.named, path) + url.search : visit.base;
}

const origin = 'http://storefront.invalid';

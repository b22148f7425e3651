// A heart was pressed: on a card, on the page of an item, or on the list itself.
import { limits } from '#domain/limits.ts';
import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { Refused } from '#domain/wire/errors.ts';
import { id } from '#domain/wire/wire.ts';
import { listWished, setWish } from '#features/buyers/contract.ts';
import { isMissing, type Answer, type Visit } from '#features/storefront/server/visit.ts';
import { inPlatform } from '#platform/http/hosts/own-hosts.ts';
import type { WishList } from './kept.ts';
import { minePage } from './page.ts';

const backCharactersMax = 500;

/** Both buttons may be pressed twice. What is not sold here is not noted, and the page that the heart was on says so. */
export async function changeWishByForm(visit: Visit): Promise<Answer> {
  const add = visit.form.get('add');
  const goodsId = id.safeParse(add ?? visit.form.get('remove'));
  const back = backOf(visit);
  if (!goodsId.success) return { redirect: back };
  const asked = { goodsId: goodsId.data, isWished: add !== null };
  const wishes = (await changeSignedIn(visit, asked)) ?? (await changeHere(visit, asked));
  if (wishes === 'full') return minePage(visit, 'full');
  const isList = back.split('?')[0] === `${visit.base}/me`;
  const undo = isList && add === null ? `?undo=${goodsId.data}` : '';
  return { redirect: isList ? `${visit.base}/me${undo}` : back, wishes };
}

type Asked = { readonly goodsId: string; readonly isWished: boolean };

/** Undefined where nobody is signed in. */
async function changeSignedIn(visit: Visit, asked: Asked): Promise<WishList | 'full' | undefined> {
  const { handle, session } = visit;
  if (session === '') return undefined;
  const change = { handle, session, goods_id: asked.goodsId, is_wished: asked.isWished };
  try {
    const { wishes } = await visit.ask(setWish, change);
    return wishes.map(({ goods_id: goodsId, seen }) => ({ goodsId, seen: seen ?? '' }));
  } catch (error) {
    if (error instanceof Refused && error.key === 'invalidOperation') return 'full';
    if (!isMissing(error)) throw error;
    return error instanceof Refused && error.shown.field === 'goods_id' ? visit.wishes : undefined;
  }
}

/** Only the cookie changes. */
async function changeHere(visit: Visit, { goodsId, isWished }: Asked): Promise<WishList | 'full'> {
  const others = visit.wishes.filter((wish) => wish.goodsId !== goodsId);
  if (!isWished) return others;
  if (others.length < visit.wishes.length) return visit.wishes;
  if (others.length >= limits.wishesMax) return 'full';
  const { wishes } = await visit.ask(listWished, { handle: visit.handle, wishes: [{ goods_id: goodsId }] });
  const price = wishes[0]?.price ?? null;
  return price === null ? visit.wishes : [{ goodsId, seen: price }, ...visit.wishes];
}

/** A page of this shop; its home for anything else, so that nobody is led elsewhere. */
function backOf(visit: Visit): string {
  const sent = visit.form.get('back') ?? '';
  const text = visit.own === undefined ? sent : inPlatform(sent, visit.own);
  if (text.length > backCharactersMax || !URL.canParse(text, 'http://storefront.invalid')) return visit.base;
  const { origin, pathname, search } = new URL(text, 'http://storefront.invalid');
  const { path } = splitLanguage(pathname);
  const home = `/s/${visit.handle}`;
  const isHere = origin === 'http://storefront.invalid' && (path === home || path.startsWith(`${home}/`));
  return isHere ? inLanguage(visit.spoken.named, path) + search : visit.base;
}

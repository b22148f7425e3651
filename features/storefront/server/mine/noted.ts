// Asking a call about what a browser noted. The cookie may be damaged, or from before the shop's money was another one.
import { Refused } from '#domain/wire/errors.ts';
import type { WishList } from './buyer-cookies.ts';

type WireWish = { goods_id: string; seen?: string };

/** A list as the calls take it. */
function toWire(noted: WishList): WireWish[] {
  return noted.map(({ goodsId, seen }) =>
    seen === '' ? { goods_id: goodsId } : { goods_id: goodsId, seen },
  );
}

/**
 * Asks with what was noted; where the call refuses its prices, without them, and where it refuses the list, with an empty one:
 * what a browser stores is in nobody's way.
 */
export async function askWithNoted<T>(noted: WishList, ask: (wishes: WireWish[]) => Promise<T>): Promise<T> {
  const plain = noted.map(({ goodsId }) => ({ goodsId, seen: '' }));
  for (const list of noted.length === 0 ? [] : [noted, plain]) {
    try {
      return await ask(toWire(list));
    } catch (error) {
      if (!isAboutWishes(error)) throw error;
    }
  }
  return ask([]);
}

function isAboutWishes(error: unknown): boolean {
  if (!(error instanceof Refused) || error.key !== 'invalidParameter') return false;
  const { field } = error.shown;
  return typeof field === 'string' && field.startsWith('wishes');
}

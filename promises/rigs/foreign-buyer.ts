// A buyer's own page in another shop: whoever has nothing but their own shop reaches none of it.
import { randomUUID } from 'node:crypto';
import { askBuyerLink, openBuyerPage, saveBuyerAddress } from '#features/buyers/contract.ts';
import { inShop } from '#platform/db/scope.ts';
import { signLink } from '#platform/http/signed-link.ts';
import type { TestShop } from '#testing/test-app.ts';
import { sql } from './rig.ts';
import { idOfShop, type Trade } from './trade.ts';

const place = { address: '1 Long Road', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };

/** A session of a page in this shop, with an address of this name. */
export async function openBuyerSession(trade: Trade, shop: TestShop, name: string): Promise<string> {
  const { handle } = shop;
  await trade.ask(askBuyerLink, { handle, email: 'comes-back@shop.example' });
  const { env } = trade.composed;
  const shopId = idOfShop(shop);
  const rows = await inShop(shopId, () => env.db.direct.rows(newest, [shopId]));
  const token = signLink(env, 'buyer-link', { shopId, id: rows[0]?.id ?? '' });
  const { session } = await trade.ask(openBuyerPage, { token, wishes: [] });
  await trade.ask(saveBuyerAddress, { handle, session, id: randomUUID(), place: { ...place, name } });
  return session;
}

const newest = sql<{ id: string }>('select id from buyer_link where shop_id = $1 order by id desc limit 1');

type Ways<T> = {
  readonly byLink: (rest: object) => T[];
  readonly anyone: (...inputs: object[]) => T[];
};
type Mine = { readonly handle: string; readonly goodsId: string; readonly session: string };

/** Another shop's session at one's own shop, and one that is nobody's. */
export function buyerTries<T>({ byLink, anyone }: Ways<T>, { handle, goodsId, session }: Mine) {
  const asked = [
    { handle, session },
    { handle, session: `${session.slice(0, -43)}${'A'.repeat(43)}` },
  ];
  const withMore = (more: object) => anyone(...asked.map((one) => ({ ...one, ...more })));
  return {
    readBuyerLink: byLink({}),
    openBuyerPage: byLink({ wishes: [] }),
    readBuyerPage: withMore({}),
    listBuyerAddresses: withMore({}),
    setWish: withMore({ changes: [{ goods_id: goodsId, is_wished: true }] }),
    saveBuyerAddress: withMore({ id: goodsId, place: { ...place, name: 'Mine' } }),
    removeBuyerAddress: withMore({ id: goodsId }),
    deleteBuyerPage: withMore({}),
  };
}

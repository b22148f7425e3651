// Shops of one owner in tests: opened, linked and switched between by the calls, counted in the database.
import { shopIdOf } from '#domain/wire/ids.ts';
import { me } from '#features/people/contract.ts';
import { addLinkedShop, listLinkedShops, switchShop } from '#features/people/shops.contract.ts';
import { statement } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { uniqueShopName } from './shop-names.ts';
import { password, type TestApp, type TestShop } from './test-app.ts';

/** A shop with a session of its owner. */
export type Mine = { readonly shop: TestShop; readonly token: string };

const countSessions = statement<{ count: number }>(
  'test-link-sessions',
  'select count(*)::int as count from session where shop_id = $1 and revoked_at is null',
);
const countLinks = statement<{ count: number }>(
  'test-link-rows',
  'select count(*)::int as count from shop_link where shop_id = any($1::bigint[])',
);

export function shopNumber({ shopId }: TestShop): bigint {
  const number = shopIdOf(shopId);
  if (number === undefined) throw new Error('no shop');
  return number;
}

type Typed = { readonly password?: string; readonly code?: string };

export function linkedShopsOf(app: TestApp) {
  const { direct } = app.composed.env.db;
  const count = (asked: typeof countLinks, value: bigint | readonly bigint[]) =>
    acrossShops('tools', async () => (await direct.row(asked, [value]))?.count ?? 0);
  async function open(): Promise<Mine> {
    const shop = await app.makeShop(uniqueShopName());
    return { shop, token: await app.merchant(shop) };
  }
  const add = (mine: Mine, other: TestShop, more: Typed = {}) =>
    app.call(addLinkedShop, { username: other.username, password, ...more }, { token: mine.token });
  return {
    open,
    add,
    /** Two shops of one owner, linked, with a session of each. */
    async openTwo(): Promise<{ one: Mine; two: Mine }> {
      const [one, two] = [await open(), await open()];
      const { code } = await add(one, two.shop);
      if (code !== 200) throw new Error(`adding answered ${code}`);
      return { one, two };
    },
    change: ({ token }: Mine, to: Mine) => app.call(switchShop, { id: to.shop.shopId }, { token }),
    idsOf: async ({ token }: { readonly token: string }) =>
      (await app.ask(listLinkedShops, {}, { token })).shops.map(({ id }) => id),
    isIn: async (token: string) => (await app.call(me, {}, { token })).code === 200,
    /** Ways from these shops, each one way. */
    countLinks: (...mine: readonly Mine[]) =>
      count(
        countLinks,
        mine.map(({ shop }) => shopNumber(shop)),
      ),
    countSessions: ({ shop }: Mine) => count(countSessions, shopNumber(shop)),
    /** Past the minute in which sign-ins are counted. */
    pass: (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms)),
  };
}

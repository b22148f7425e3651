// Shops that can pay for promotion, for tests: goods on sale, a transaction password, a balance and promotion credit.
import { randomUUID } from 'node:crypto';
import { account } from '#domain/ledger/accounts.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { balancesOf, balancesOfAccounts } from '#features/ledger/server/public.ts';
import { postAsOwner } from '#platform/testing/book.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { uniqueShopName } from './shop-names.ts';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from './test-app.ts';

export const pin = '482915';
const password = 'right-horse-battery-7';

export type Advertiser = {
  readonly shop: TestShop;
  readonly shopId: bigint;
  readonly goods: readonly TestGoods[];
  token(): Promise<string>;
};

type Pay = RequestOf<typeof payPromotion>;
export type PromotionRig = Awaited<ReturnType<typeof openPromotion>>;

/** @param given A test app that is open already; it is the caller's to close. */
export async function openPromotion(given?: TestApp) {
  const app = given ?? (await openTestApp());
  const { env } = app.composed;
  const base = (who: Advertiser): Pay => ({
    plan_id: 'explore',
    goods_ids: [who.goods[0]?.id ?? ''],
    budget: '10.00',
    days: 5,
    max_bid: '0.20',
    pay_password: pin,
  });
  const call = async (who: Advertiser, ask: Pay, onceKey: string = randomUUID()) =>
    app.call(payPromotion, ask, { token: await who.token(), onceKey });
  const ask = async (who: Advertiser, input: Pay) =>
    app.ask(payPromotion, input, { token: await who.token(), onceKey: randomUUID() });
  return {
    app,
    env,
    base,
    /** A shop with goods on sale and this much of balance and promotion credit. */
    advertiser: (money: { available?: string; promo?: string; goods?: number } = {}) =>
      openAdvertiser(app, money),
    call,
    /** Pays a campaign, and says what is different from a plain one. */
    pay: (who: Advertiser, over: Pay = {}) => ask(who, { ...base(who), ...over }),
    tryPay: (who: Advertiser, over: Pay = {}) => call(who, { ...base(who), ...over }),
    act: (who: Advertiser, id: string, action: 'stop' | 'pause' | 'resume') => ask(who, { id, action }),
    tryAct: (who: Advertiser, id: string, action: 'stop' | 'pause' | 'resume') => call(who, { id, action }),
    async campaign(who: Advertiser, id: string) {
      const { list } = await app.ask(listPromotion, { scope: 'mine', id }, { token: await who.token() });
      const [campaign] = list;
      if (campaign === undefined) throw new Error('there is no such campaign');
      return campaign;
    },
    /** What a shop has: free, promotion credit, and unspent in all of its campaigns. */
    async stands({ shopId }: Advertiser) {
      const { shop_available, shop_promo, ad_budget, ads } = await balancesOf(env.db.direct, shopId);
      const amount = (units: bigint) => formatUnits(units, 'USD');
      return {
        available: amount(shop_available),
        promo: amount(shop_promo),
        budget: amount(ad_budget),
        ads: amount(ads),
      };
    },
    async budgetOf({ shopId }: Advertiser, id: string): Promise<bigint> {
      const [units = 0n] = await balancesOfAccounts(env.db.direct, shopId, [account('ad_budget', id)]);
      return units;
    },
    /** Moves the clock minute by minute, doing what is due. */
    async pass(minutes: number, step = 1) {
      const end = app.clock.now().getTime() + minutes * 60_000;
      for (let at = app.clock.now().getTime(); at < end; at += step * 60_000) {
        app.clock.set(new Date(Math.min(at + step * 60_000, end)));
        await app.composed.runner.runDue();
      }
    },
  };
}

async function openAdvertiser(
  app: TestApp,
  {
    available = '100.00',
    promo = '0.00',
    goods: count = 1,
  }: { available?: string; promo?: string; goods?: number },
): Promise<Advertiser> {
  const shop = await app.makeShop(uniqueShopName());
  const code = () => `AD-${randomUUID().slice(0, 8)}`;
  const goods = await app.makeGoods(
    Array.from({ length: count }, () => ({ code: code(), cost: '4.00', stock: 50 })),
  );
  await app.list(shop, goods, '20.00');
  const token = await app.merchant(shop);
  await app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token });
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  await fund(app, shopId, { available, promo });
  const keep = { token, at: app.clock.now().getTime() };
  return {
    shop,
    shopId,
    goods,
    async token() {
      const now = app.clock.now().getTime();
      // A session ends after idle days.
      if (now - keep.at > 5 * 86_400_000) Object.assign(keep, { token: await app.merchant(shop), at: now });
      return keep.token;
    },
  };
}

/** Money that came in, along the matrix. */
async function fund(
  { database, clock }: TestApp,
  shopId: bigint,
  money: { available: string; promo: string },
): Promise<void> {
  const document = randomUUID();
  const units = (text: string) => parseUnits(text, 'USD') ?? 0n;
  await postAsOwner(database, shopId, clock.now(), [
    transferOf(
      'deposit',
      document,
      { units: units(money.available), actor: 'provider', onceKey: `${document}:in` },
      { debit: 'tron' },
    ),
    transferOf(
      'goodwill_promo',
      document,
      { units: units(money.promo), actor: 'reviewer', onceKey: `${document}:promo` },
      { debit: '0' },
    ),
  ]);
}

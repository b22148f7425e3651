// A shop with goods, and buyers who sign in to their own pages by the links that are sent to them.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { askBuyerLink, openBuyerPage } from '#features/buyers/contract.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import type { Email } from '#platform/ports/mail.ts';
import { testAddress } from '#testing/address.ts';
import { openTestApp, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';

export type BuyersRig = {
  readonly app: TestApp;
  readonly sent: Email[];
  makeStockedShop(price?: string): Promise<{ shop: TestShop; goods: string[] }>;
  linkFor(shop: TestShop, email: string): Promise<string>;
  signIn(shop: TestShop, email: string, wishes?: { goods_id: string; seen?: string }[]): Promise<string>;
  order(shop: TestShop, goodsId: string, email: string): Promise<string>;
  setCurrency(shop: TestShop, currency: string): Promise<void>;
  count(table: 'shop_buyer' | 'buyer_link' | 'buyer_session', shop: TestShop): Promise<number>;
};

export const anybody = (more: object = {}) => ({ ip: testAddress(), onceKey: randomUUID(), ...more });
export const address = () => `back-${randomUUID().slice(0, 8)}@shop.example`;

export async function openBuyersRig(): Promise<BuyersRig> {
  const sent: Email[] = [];
  const app = await openTestApp({ mail: { send: async (message: Email) => void sent.push(message) } });
  const linkFor = async (shop: TestShop, email: string): Promise<string> => {
    await app.ask(askBuyerLink, { handle: shop.handle, email }, anybody());
    await app.composed.runner.runDue();
    const mail = sent.findLast(({ to, text }) => to === email && text.includes('/me/'));
    return /\/me\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  /** As the owner of the tables. */
  const query = async (text: string, values: readonly string[]) => {
    const { host, database, user } = app.database;
    const client = new Client({ host, database, user });
    await client.connect();
    const { rows } = await client.query<{ n: number }>(text, [...values]);
    await client.end();
    return rows;
  };
  return {
    app,
    sent,
    linkFor,
    makeStockedShop: async (price = '9.00') => {
      const shop = await app.makeShop(`Back ${randomUUID().slice(0, 6)}`);
      const rows = [1, 2, 3].map((n) => ({
        code: `B${n}-${randomUUID().slice(0, 6)}`,
        cost: '4.00',
        stock: 50,
      }));
      const made = await app.makeGoods(rows);
      await app.list(shop, made, price);
      return { shop, goods: made.map(({ id }) => id) };
    },
    signIn: async (shop, email, wishes = []) => {
      const token = await linkFor(shop, email);
      return (await app.ask(openBuyerPage, { token, wishes }, anybody())).session;
    },
    order: async (shop, goodsId, email) => {
      const lines = [{ goods_id: goodsId, qty: 2 }];
      const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }, anybody());
      const buyer = { ...testBuyer, email };
      const made = await app.ask(checkout, { quote_id, buyer, terms: true, method: 'test' }, anybody());
      await app.ask(testPay, { payment_id: made.payment.id }, anybody());
      return made.order_token;
    },
    setCurrency: async (shop, currency) => {
      await query('update shop set currency = $2 where handle = $1', [shop.handle, currency]);
    },
    count: async (table, shop) => {
      const rows = await query(
        `select count(*)::int n from ${table} t join shop s on s.shop_id = t.shop_id where s.handle = $1`,
        [shop.handle],
      );
      return rows[0]?.n ?? -1;
    },
  };
}

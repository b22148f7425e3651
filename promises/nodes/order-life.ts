// What a node must be able to do, done by the sources that this file lies in, on a database that the tests have migrated. It
// is copied into the sources of the release before and run there: it may use only what both have.
import { deepEqual, equal } from 'node:assert/strict';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { me } from '#features/people/contract.ts';
import { testBuyer, type TestShop } from '#testing/test-app.ts';
import { openWithdrawals, type Rig } from '#testing/payees.ts';

let opened: Rig | undefined;
const id = { quote: '', payment: '', order: '' };
let shop: TestShop = { handle: '', shopId: '', username: '' };
let goodsId = '';

/** The steps in their order, each with what the ones before have made. */
const steps: Readonly<Record<string, (rig: Rig) => Promise<void>>> = {
  async signIn({ app }) {
    shop = await app.makeShop('Before Shop');
    const { info } = await app.ask(me, {}, { token: await app.merchant(shop) });
    equal(info.username, shop.username);
  },
  async listGoods({ app }) {
    const goods = await app.makeGoods([{ code: 'N-1', cost: '5.00', stock: 9 }]);
    goodsId = goods[0]?.id ?? '';
    await app.list(shop, goods, '10.00');
  },
  async quote({ app }) {
    const lines = [{ goods_id: goodsId, qty: 1 }];
    id.quote = (await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' })).quote_id;
  },
  async checkout({ app }) {
    const asked = { quote_id: id.quote, buyer: testBuyer, terms: true } as const;
    const begun = await app.ask(checkout, asked, { onceKey: crypto.randomUUID() });
    id.payment = begun.payment.id;
    id.order = begun.order_token;
  },
  async pay({ app }) {
    await app.ask(testPay, { payment_id: id.payment });
    equal((await app.ask(orderByLink, { token: id.order })).lines.length, 1);
  },
  async ship({ app }) {
    await app.advance(2);
    const numbers = await app.ship('accepted', 'in_transit', 'delivered');
    equal(numbers.length, 1);
    await app.advance(30);
    equal((await app.ask(orderByLink, { token: id.order })).lines.length, 1);
  },
  async withdraw(rig) {
    const payee = await rig.payee('50.00');
    const said = await rig.withdraw(payee, '20.00', { code: payee.code() });
    deepEqual([said.code, said.msg], [200, 'ok']);
  },
};

let at = 'open';
try {
  opened = await openWithdrawals();
  process.stdout.write('done open\n');
  for (const [name, step] of Object.entries(steps)) {
    at = name;
    await step(opened);
    process.stdout.write(`done ${name}\n`);
  }
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stdout.write(`failed ${at}: ${text.replaceAll('\n', ' ')}\n`);
}
await opened?.app.close();
// What could not be opened whole keeps the process as well.
process.exit(0);

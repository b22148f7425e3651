// A shop sells, is paid, rises and withdraws without ever having deposited anything: nothing here asks for a deposit.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityApp, type Rig } from '#testing/identity.ts';
import { turnFactorOn } from '#testing/payees.ts';
import type { TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { keysOf } from '#domain/keys.ts';
import { postingKinds, postingMatrix } from '#domain/ledger/postings.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { listDeposits, payChannels } from '#features/deposits/contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { requestWithdrawal, withdrawalDetail } from '#features/payouts/contract.ts';
import { statement } from '#platform/db/database.ts';
import { keeps } from '#testing/keeps.ts';

let rig: Rig;
let shop: TestShop;
beforeAll(async () => {
  rig = await openIdentityApp();
  shop = await rig.app.makeShop('Shop without a deposit');
});
afterAll(() => rig.app.close());

const pin = '482915';
const password = 'right-horse-battery-7';
const token = () => rig.app.merchant(shop);
const shopId = () => shopIdOf(shop.shopId) ?? 0n;

test('a shop sells, is settled and withdraws all of it with no deposit', async () => {
  const { app } = rig;
  const goods = await app.makeGoods([{ code: 'N-1', cost: '11.00', stock: 10 }]);
  await app.list(shop, goods, '40.00');
  const [one] = goods;
  await app.buy(shop, [{ id: one?.id ?? '', qty: 2 }]);
  await app.advance(0.1);
  await app.ship('accepted', 'in_transit', 'delivered');
  await rig.send(shop);
  await rig.decide(shop, 'verified');
  await app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token: await token() });
  const account = { type: 'TRX/USDT', account_name: 'Anna Müller' } as const;
  const { id } = await app.ask(
    addPayoutAccount,
    { ...account, wallet_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', pay_password: pin },
    { token: await token() },
  );
  await turnFactorOn(app, shop);
  await app.advance(30);
  const { available } = await app.ask(wallet, {}, { token: await token() });
  // 80.00 less 22.00 of cost and 5 % of commission.
  expect(available).toBe('54.00');
  const asked = await app.ask(
    requestWithdrawal,
    { amount: available, account_id: id, pay_password: pin },
    { token: await token(), onceKey: randomUUID() },
  );
  await app.advance(0.1);
  await app.composed.payouts.work();
  const done = await app.ask(withdrawalDetail, { id: asked.id }, { token: await token() });
  expect(done).toMatchObject({ status: 'success', other_amount: '0.00' });
  expect(await app.ask(wallet, {}, { token: await token() })).toMatchObject({ balance: '0.00' });
  expect((await app.ask(listDeposits, {}, { token: await token() })).total).toBe(0);
  const kinds = statement<{ kind: string }>(
    'promise-no-deposit',
    `select kind from transfer where shop_id = $1 and kind like 'deposit%'`,
  );
  expect(await app.composed.env.db.direct.rows(kinds, [shopId()])).toEqual([]);
  expect(await checkBook(app.composed.env.db.direct, shopId())).toEqual([]);
});

test('the list of ways says that none is needed, whatever the shop has done', async () => {
  keeps('7 GET /v1/pay/channel');
  const said = await rig.app.ask(payChannels, {}, { token: await token() });
  expect(said.needed).toBe(false);
  expect(said.why_not_needed).toMatch(/You don’t need a deposit to sell/);
});

test('a deposit can only become free money or go back: no rule makes it a fee, a bond or a condition', () => {
  const out = postingMatrix().filter(({ debit }) => debit === 'deposit_suspense');
  expect(new Set(out.map(({ credit }) => credit))).toEqual(new Set(['shop_available', 'treasury']));
  const made = keysOf(postingKinds).filter((kind) => kind.startsWith('deposit'));
  expect(made.toSorted()).toEqual(['deposit', 'deposit_cleared', 'deposit_returned', 'deposit_unclear']);
  // Only what arrived at a bank or chain makes a credit, and no merchant or clock can cause one.
  const causes = new Set<string>(
    postingMatrix()
      .filter(({ kind }) => made.some((one) => one === kind))
      .map(({ actor }) => actor),
  );
  expect(causes).toEqual(new Set(['provider', 'reviewer']));
});

// The way out as a merchant walks it, with every room in its place: identity, restrictions and the wallet together.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityApp, type Rig as Identity } from '#testing/identity.ts';
import { numberOf, openRestrictions, ownId, type Rig as Holds } from '#testing/restrictions.ts';
import { pin, turnFactorOn, wallets } from '#testing/payees.ts';
import type { TestShop } from '#testing/test-app.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { listWithdrawals, requestWithdrawal } from '#features/payouts/contract.ts';

let identity: Identity;
let holds: Holds;
beforeAll(async () => {
  identity = await openIdentityApp();
  holds = await openRestrictions(identity.app);
});
afterAll(() => identity.app.close());

/** A shop with this much free money and an account in the name that it will be verified by. */
async function openShop(amount: string): Promise<{ shop: TestShop; accountId: string }> {
  const { app } = identity;
  const shop = await holds.shopWith(amount);
  const token = await app.merchant(shop);
  const password = 'right-horse-battery-7';
  await app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token });
  const account = { type: 'TRX/USDT', account_name: 'Anna Müller', wallet_address: wallets.tron } as const;
  const { id } = await app.ask(addPayoutAccount, { ...account, pay_password: pin }, { token });
  await turnFactorOn(app, shop);
  await holds.pass(25 / 24);
  return { shop, accountId: id };
}

async function withdraw({ shop, accountId }: Awaited<ReturnType<typeof openShop>>, amount: string) {
  const token = await identity.app.merchant(shop);
  const ask = { amount, account_id: accountId, pay_password: pin };
  return identity.app.call(requestWithdrawal, ask, { token });
}

/** Lets money leave that was approved: sent after the minutes to take it back, heard of seconds later. */
async function settle() {
  for (let minute = 0; minute < 5; minute += 1) {
    await holds.pass(1 / 1_440);
    await identity.app.composed.payouts.work();
  }
}

test('verified, a part held, the wallet frozen, the end: what is free leaves, and in the end all of it has left', async () => {
  const payee = await openShop('300.00');
  const { shop } = payee;
  expect(await withdraw(payee, '100.00')).toMatchObject({ code: 203, data: { reason: 'identity' } });
  expect(await identity.send(shop)).toMatchObject({ code: 200 });
  await identity.decide(shop, 'verified');

  const held = await holds.place(shop, { amount: '100.00', until: holds.days(4) });
  expect(await withdraw(payee, '200.01')).toMatchObject({
    code: 449,
    data: { restriction: { id: ownId(held.id), amount: '100.00' } },
  });
  expect(await withdraw(payee, '300.01')).toMatchObject({ code: 424 });
  // With a hold people look first, and nobody deciding is a yes, but for what stands in writing.
  expect(await withdraw(payee, '150.00')).toMatchObject({ code: 200, data: { state: 'requested' } });
  expect(await holds.walletOf(shop)).toMatchObject({
    available: '50.00',
    held: '100.00',
    withdrawing: '150.00',
  });

  const frozen = await holds.place(shop, { level: 'wallet_frozen', code: 'H03', until: holds.days(3) });
  expect(await withdraw(payee, '10.00')).toMatchObject({
    code: 450,
    data: { restriction: { id: ownId(frozen.id), scope: 'wallet' } },
  });
  await holds.pass(2.5);
  expect(await holds.walletOf(shop)).toMatchObject({
    available: '0.00',
    held: '150.00',
    withdrawing: '150.00',
  });

  // The freeze runs out: what was asked for before is decided by the clock, and what it held is free.
  await holds.pass(0.6);
  await settle();
  expect(await holds.walletOf(shop)).toMatchObject({
    available: '50.00',
    held: '100.00',
    withdrawing: '0.00',
  });
  expect(await withdraw(payee, '150.00')).toMatchObject({ code: 449 });
  await holds.pass(1.1);
  expect(await holds.walletOf(shop)).toMatchObject({ available: '150.00', held: '0.00' });
  expect(await withdraw(payee, '150.00')).toMatchObject({ code: 200, data: { state: 'approved' } });
  await settle();
  expect(await holds.walletOf(shop)).toMatchObject({ balance: '0.00', frozen: '0.00' });
  const { list } = await identity.app.ask(listWithdrawals, {}, { token: await identity.app.merchant(shop) });
  expect(list.map(({ state }) => state)).toEqual(['success', 'success']);
  expect(await checkBook(identity.app.composed.env.db.direct, numberOf(shop))).toEqual([]);
});

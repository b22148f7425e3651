// What is free is a sum of postings and holds, and of nothing else (T14).
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithdrawals, type Payee, type Rig } from '#testing/payees.ts';
import { wallet } from '#features/wallet/contract.ts';
import { levelCodes } from '#domain/shop/levels.ts';

let rig: Rig;
let payee: Payee;
let owner: Client;
beforeAll(async () => {
  rig = await openWithdrawals();
  const { host, database, user } = rig.app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  payee = await rig.payee('120.00');
});
afterAll(async () => {
  await owner.end();
  await rig.app.close();
});

test('level, score, identity and age of a shop change nothing about what can be withdrawn', async () => {
  const read = async () => {
    const { available, held, pending, balance } = await rig.ask(wallet, {}, { token: await payee.token() });
    return { available, held, pending, balance };
  };
  const before = await read();
  expect(before.available).toBe('120.00');
  const changes = [
    ...levelCodes.map((level) => `update shop set level = '${level}' where shop_id = $1`),
    "update shop set created_at = created_at - interval '3 years' where shop_id = $1",
    'update shop set created_at = now() where shop_id = $1',
    "update merchant set identity_status = 'rejected' where shop_id = $1",
    "update merchant set identity_status = 'unverified' where shop_id = $1",
    'delete from shop_rating where shop_id = $1',
  ];
  for (const change of changes) {
    await owner.query(change, [payee.shopId]);
    expect(await read(), change).toEqual(before);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type FinancePerson, type ReconRig } from '#testing/reconciliation.ts';
import type { TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { checkBook } from '#features/ledger/server/public.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { decideGoodwill, listGoodwill, proposeGoodwill } from '#features/reconciliation/goodwill.contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';

let rig: ReconRig;
let first: FinancePerson;
let second: FinancePerson;
let shop: TestShop;

beforeAll(async () => {
  rig = await openReconciliation();
  [first, second] = [await rig.person(), await rig.person()];
  shop = await rig.app.makeShop('Goodwill');
});
afterAll(() => rig.close());

const reason = 'A parcel label of ours had the wrong street on it.';

async function propose(
  amount: string,
  { by = first, to = shop }: { by?: FinancePerson; to?: TestShop } = {},
) {
  const asked = { kind: 'give', amount, shop: to.handle, reason } as const;
  return (
    await rig.app.ask(proposeGoodwill, asked, { token: await by.token(), onceKey: crypto.randomUUID() })
  ).id;
}
const confirm = async (id: string, by = second) =>
  rig.app.call(decideGoodwill, { id, act: 'confirm' }, { token: await by.token() });
const books = async () => rig.app.ask(listGoodwill, {}, { token: await first.token() });
const available = async (one: TestShop) =>
  (await rig.app.ask(wallet, {}, { token: await rig.app.merchant(one) })).available;

async function fund(amount: string): Promise<void> {
  const asked = { kind: 'fund', amount, reason, document: 'Decision of the board 12' } as const;
  const { id } = await rig.app.ask(proposeGoodwill, asked, {
    token: await first.token(),
    onceKey: crypto.randomUUID(),
  });
  expect((await confirm(id)).code).toBe(200);
}

test('nothing is given that is not in the fund', async () => {
  const id = await propose('50.00');
  expect(await confirm(id)).toMatchObject({ code: 424 });
  expect(await available(shop)).toBe('0.00');
  await fund('100.00');
  expect(await confirm(id)).toMatchObject({ code: 200 });
  expect(await available(shop)).toBe('50.00');
  expect(await books()).toMatchObject({ fund: '50.00', left_today: '450.00' });
  expect((await rig.look()).differences).toBe(0);
});

test('the merchant is told with the reason and sees it in the flow; both books are whole', async () => {
  const token = await rig.app.merchant(shop);
  const { list } = await rig.app.ask(walletFlow, {}, { token });
  expect(list).toMatchObject([{ type: 'reward_gift', kind: 'goodwill', amount: '50.00', note: reason }]);
  const notices = await rig.app.ask(listNotices, {}, { token });
  expect(JSON.stringify(notices.list)).toContain(reason);
  for (const shopId of [0n, shopIdOf(shop.shopId) ?? -1n])
    expect(await checkBook(rig.env.db.direct, shopId)).toEqual([]);
});

test('goodwill may be promotion credit: it is no free money, and pays promotion alone', async () => {
  const asked = { kind: 'give', as: 'promo', amount: '10.00', shop: shop.handle, reason } as const;
  const { id } = await rig.app.ask(proposeGoodwill, asked, {
    token: await first.token(),
    onceKey: crypto.randomUUID(),
  });
  const before = await available(shop);
  expect(await confirm(id)).toMatchObject({ code: 200 });
  const token = await rig.app.merchant(shop);
  expect(await rig.app.ask(wallet, {}, { token })).toMatchObject({ available: before, promo: '10.00' });
  expect((await rig.look()).differences).toBe(0);
  const notices = await rig.app.ask(listNotices, {}, { token });
  expect(JSON.stringify(notices.list)).toContain('promotion credit');
});

test('whoever proposed or let the merchant in cannot give; the database refuses both too', async () => {
  const id = await propose('5.00');
  expect(await confirm(id, first)).toMatchObject({ data: { reason: 'same_person' } });
  await expect(
    rig.query(
      `update goodwill set state = 'confirmed', checker = maker, ended_by = maker, ended_at = made_at where id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ code: '23514' });
  await rig.query('update goodwill set inviter = $2 where id = $1', [id, second.id]);
  expect(await confirm(id, second)).toMatchObject({ data: { reason: 'invited_by_you' } });
  await expect(
    rig.query(
      `update goodwill set state = 'confirmed', checker = inviter, ended_by = maker, ended_at = made_at where id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ code: '23514' });
});

test('thirty gifts at once stay within the cap of the shop and of the person', async () => {
  await fund('2000.00');
  const other = await rig.app.makeShop('Caps');
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.push(await propose('15.00', { to: other }));
  const token = await second.token();
  const answers = await Promise.all(
    ids.map((id) => rig.app.call(decideGoodwill, { id, act: 'confirm' }, { token })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(13);
  const refused = answers.filter(({ code }) => code !== 200);
  expect(refused.filter(({ data }) => !JSON.stringify(data).includes('above_cap'))).toEqual([]);
  expect(await available(other)).toBe('195.00');
  const more = await Promise.all([1, 2].map((n) => rig.app.makeShop(`More ${n}`)));
  const big = [
    await propose('200.00', { to: more[0] ?? other }),
    await propose('200.00', { to: more[1] ?? other }),
  ];
  const last = [await confirm(big[0] ?? ''), await confirm(big[1] ?? '')];
  // Fifty before, a hundred and ninety-five now: of five hundred there is room for one of the two.
  expect(last.map(({ code }) => code)).toEqual([200, 203]);
  expect((await rig.look()).differences).toBe(0);
});

test('money that funds is a line of the bank where banks are read; dropped is never given', async () => {
  const id = await propose('1.00');
  const drop = await rig.app.call(decideGoodwill, { id, act: 'drop' }, { token: await second.token() });
  expect(drop).toMatchObject({ data: { state: 'dropped' } });
  expect(await confirm(id)).toMatchObject({ data: { reason: 'decided' } });
  const banked = await openReconciliation({
    bankAccounts: [{ currency: 'USD', holder: 'X', bank: 'B', account: '123456789', bic: '' }],
  });
  const asked = { kind: 'fund', amount: '10.00', reason, document: 'Decision 13' } as const;
  const token = await (await banked.person()).token();
  expect(await banked.app.call(proposeGoodwill, asked, { token })).toMatchObject({
    data: { reason: 'needs_line' },
  });
  await banked.close();
});

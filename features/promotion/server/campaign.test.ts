import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { openRestrictions, type Rig as Restrictions } from '#testing/restrictions.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { deskCampaign, deskCampaigns, refuseCampaign } from '#features/promotion/console.contract.ts';
import { removeFromShowcase } from '#features/showcase/contract.ts';
import { today } from '#features/lists/contract.ts';

let rig: PromotionRig;
let risk: Restrictions;
beforeAll(async () => {
  rig = await openPromotion();
  risk = await openRestrictions(rig.app);
});
afterAll(() => rig.app.close());

const after = (minutes: number) => new Date(rig.app.clock.now().getTime() + minutes * 60_000).toISOString();
const text = 'The pictures show a medical effect that these goods cannot have. Please take it out.';

async function told(who: Advertiser): Promise<string[]> {
  const { list } = await rig.app.ask(listNotices, { kind: 'ad' }, { token: await who.token() });
  return list.map(({ title, body }) => `${title} | ${body}`);
}

test('a campaign starts at its time and ends after its days; what was not spent is back within the minute', async () => {
  const who = await rig.advertiser({ available: '20.00', promo: '4.00' });
  const id = (await rig.pay(who, { days: 1, starts_at: after(60) })).id ?? '';
  expect(await rig.campaign(who, id)).toMatchObject({ state: 'scheduled' });
  await rig.pass(61);
  expect(await rig.campaign(who, id)).toMatchObject({ state: 'active' });
  await rig.pass(24 * 60, 10);
  expect(await rig.campaign(who, id)).toMatchObject({ state: 'ended', ended_reason: 'time' });
  expect(await rig.stands(who)).toMatchObject({ available: '20.00', promo: '4.00', budget: '0.00' });
  const [over = '', started = ''] = await told(who);
  expect(started).toContain('has started');
  expect(over).toContain('10.00 was returned');
});

test('while nothing of it can be bought a campaign rests by itself, and goes on when it can', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  const ids = who.goods.map((one) => one.id);
  const sell = async (mode: 'delist' | 'relist') =>
    rig.app.ask(removeFromShowcase, { ids, mode }, { token: await who.token() });
  await sell('delist');
  await rig.pass(6);
  expect(await rig.campaign(who, id)).toMatchObject({ state: 'paused', pause_reason: 'not_sold' });
  expect(await rig.tryAct(who, id, 'resume')).toMatchObject({ code: 203, data: { reason: 'not_sold' } });
  await sell('relist');
  await rig.pass(6);
  expect(await rig.campaign(who, id)).toMatchObject({ state: 'active', pause_reason: null });
  const [on = '', off = ''] = await told(who);
  expect([off, on]).toEqual([
    expect.stringContaining('aren’t on sale in your shop'),
    expect.stringContaining('has resumed'),
  ]);
});

test('sold out goods, and a shop that takes no orders, pause it too', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  await rig.app.buy(who.shop, [{ id: who.goods[0]?.id ?? '', qty: 50 }]);
  await rig.pass(6);
  expect(await rig.campaign(who, id)).toMatchObject({ state: 'paused', pause_reason: 'no_stock' });
  const other = await rig.advertiser();
  const second = (await rig.pay(other)).id ?? '';
  await risk.place(other.shop, { level: 'paused' });
  await rig.pass(6);
  expect(await rig.campaign(other, second)).toMatchObject({ pause_reason: 'shop_paused' });
});

test('what a merchant paused stays paused until the merchant lets it go on', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  await rig.act(who, id, 'pause');
  await rig.pass(12);
  const paused = await rig.campaign(who, id);
  expect(paused).toMatchObject({ state: 'paused', pause_reason: 'merchant' });
  expect(paused.can.map(({ action, allowed }) => [action, allowed])).toEqual([
    ['stop', true],
    ['pause', false],
    ['resume', true],
  ]);
  expect(await rig.tryAct(who, id, 'pause')).toMatchObject({ code: 203, data: { reason: 'state' } });
  expect(await rig.act(who, id, 'resume')).toMatchObject({ state: 'active' });
  expect(await rig.tryAct(who, randomUUID(), 'pause')).toMatchObject({ code: 404 });
});

test('a review is no wall: nobody answered, and it starts by itself with all of its days', async () => {
  const who = await rig.advertiser();
  await risk.place(who.shop, { level: 'limited', code: 'H08' });
  const id = (await rig.pay(who)).id ?? '';
  const waiting = await rig.campaign(who, id);
  expect(waiting).toMatchObject({ state: 'review', promise_at: after(24 * 60) });
  await rig.pass(24 * 60 + 1, 15);
  const runs = await rig.campaign(who, id);
  expect(runs).toMatchObject({ state: 'active', promise_at: null });
  expect(Date.parse(runs.ends_at) - Date.parse(runs.starts_at)).toBe(5 * 86_400_000);
  expect((await told(who))[0]).toContain('has started');
});

test('a person may say no in review, with a reason that the merchant reads; all of the money is back', async () => {
  const who = await rig.advertiser({ available: '20.00', promo: '4.00' });
  await risk.place(who.shop, { level: 'limited', code: 'H08' });
  const id = (await rig.pay(who)).id ?? '';
  const token = await risk.by.first();
  const routed = routedIdOf(who.shopId, id);
  const { list } = await rig.app.ask(deskCampaigns, { filters: { state: ['review'] } }, { token });
  expect(list).toMatchObject([
    { id: routed, shop: { id: who.shop.shopId }, budget: '10.00', goods_count: 1 },
  ]);
  const { queues } = await rig.app.ask(today, {}, { token });
  expect(queues.find(({ name }) => name === 'promotion')).toMatchObject({ count: 1 });
  const asked = { id: routed, reason: text };
  expect(await rig.app.call(refuseCampaign, { ...asked, reason: 'No.' }, { token })).toMatchObject({
    code: 405,
  });
  expect(await rig.app.ask(refuseCampaign, asked, { token, onceKey: randomUUID() })).toMatchObject({
    state: 'rejected',
    back_promo: '4.00',
    back_available: '6.00',
  });
  expect(await rig.stands(who)).toMatchObject({ available: '20.00', promo: '4.00', budget: '0.00' });
  expect(await rig.campaign(who, id)).toMatchObject({ state: 'rejected', ended_text: text });
  expect((await told(who))[0]).toContain(text);
  expect(await rig.app.call(refuseCampaign, asked, { token })).toMatchObject({ code: 203 });
  const { steps } = await rig.app.ask(deskCampaign, { id: routed }, { token });
  expect(steps).toMatchObject([
    { move: 'pay', actor: 'merchant', by: null },
    { move: 'reject', actor: 'reviewer', by: 'Owner', reason: text },
  ]);
});

test('nobody of the platform can refuse a campaign that runs', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  const answer = await rig.app.call(
    refuseCampaign,
    { id: routedIdOf(who.shopId, id), reason: text },
    { token: await risk.by.first() },
  );
  expect(answer).toMatchObject({ code: 203, data: { reason: 'state' } });
});

test('one shop sees nothing of another’s campaigns', async () => {
  const [who, other] = [await rig.advertiser(), await rig.advertiser()];
  const id = (await rig.pay(who)).id ?? '';
  expect(await rig.tryAct(other, id, 'stop')).toMatchObject({ code: 404 });
  await expect(rig.campaign(other, id)).rejects.toThrow('no such campaign');
});

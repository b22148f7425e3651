// Several shops of one owner: linked by a sign-in, changed between by a link that lives, and nothing else.
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { logout, me } from '#features/people/contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { renewAccountCodes, resetPassword } from '#features/people/recovery.contract.ts';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
} from '#features/people/safety.contract.ts';
import {
  addLinkedShop,
  listLinkedShops,
  removeLinkedShop,
  switchShop,
} from '#features/people/shops.contract.ts';
import { askErasure } from '#features/privacy/contract.ts';
import { linkedShopsOf, type Mine } from '#testing/linked-shops.ts';
import { openRestrictions, type Rig } from '#testing/restrictions.ts';
import { addMember, memberPassword } from '#testing/team.ts';
import { password, type TestApp, type TestShop } from '#testing/test-app.ts';

let rig: Rig;
let app: TestApp;
let own: ReturnType<typeof linkedShopsOf>;
beforeAll(async () => {
  rig = await openRestrictions();
  ({ app } = rig);
  own = linkedShopsOf(app);
});
afterAll(() => app.close());

test('the sign-in of the other owner links both ways, both owners are notified, and a switch opens the one and ends the other', async () => {
  const { one, two } = await own.openTwo();
  expect(await app.ask(listLinkedShops, {}, { token: one.token })).toMatchObject({
    own: { id: one.shop.shopId },
    shops: [{ id: two.shop.shopId, handle: two.shop.handle }],
    max: 5,
  });
  expect(await own.idsOf(two)).toEqual([one.shop.shopId]);
  for (const { token } of [one, two]) {
    const { list } = await app.ask(listNotices, {}, { token });
    expect(list.filter(({ code }) => code === 'shop_linked')).toHaveLength(1);
    expect((await app.ask(me, {}, { token })).info.shop.others).toBe(1);
  }
  const before = await own.countSessions(two);
  const switched = await own.change(one, two);
  expect(switched.code).toBe(200);
  expect(await own.isIn(one.token)).toBe(false);
  expect(await own.countSessions(two)).toBe(before + 1);
  const { token } = z.parse(z.object({ token: z.string() }), switched.data);
  const { info } = await app.ask(me, {}, { token });
  expect(info.shop).toMatchObject({ id: two.shop.shopId, others: 1 });
  expect(info.permissions).toEqual(['owner']);
  // The same device, as its person knows it.
  const { sessions } = await app.ask(perInfo, {}, { token });
  expect(sessions.find(({ current }) => current)).toMatchObject({ place: '127.0.0.*' });
  // And back, by the same link.
  expect(await own.change({ shop: two.shop, token }, one)).toMatchObject({ code: 200 });
  expect(await own.isIn(token)).toBe(false);
});

test('a switch there and back ends when the sign-in does: it renews nothing', async () => {
  const { one, two } = await own.openTwo();
  const { username } = one.shop;
  const begun = await app.ask(login, { username, password });
  const answered = z.object({ token: z.string(), expires_at: z.string(), idle_expires_at: z.string() });
  let { token } = begun;
  for (const to of [two, one, two]) {
    own.pass(limits.merchantIdleMs / 2);
    await app.ask(me, {}, { token });
    const switched = z.parse(answered, (await own.change({ shop: one.shop, token }, to)).data);
    expect(switched.expires_at).toBe(begun.expires_at);
    expect(switched.idle_expires_at <= switched.expires_at).toBe(true);
    ({ token } = switched);
  }
  app.clock.set(new Date(Date.parse(begun.expires_at) - 1000));
  expect(await own.isIn(token)).toBe(true);
  own.pass(2000);
  expect(await own.isIn(token)).toBe(false);
});

test('adding is checked as a sign-in is, with its tries, and by owners alone', async () => {
  const [one, two] = [await own.open(), await own.open()];
  const wrong = await own.add(one, two.shop, { password: 'wrong-horse-battery-7' });
  expect(wrong).toMatchObject({ code: 413, data: { reason: 'wrong' } });
  expect(await own.add(one, { ...two.shop, username: 'nobody-has-this' })).toMatchObject({ code: 413 });
  expect(await own.add(one, one.shop)).toMatchObject({ code: 203, data: { reason: 'same' } });
  const member = await addMember(app, two.shop, 'orders');
  const asMember = await own.add(
    one,
    { ...two.shop, username: member.username },
    { password: memberPassword },
  );
  expect(asMember).toMatchObject({ code: 203, data: { reason: 'not_owner' } });
  for (const call of [
    app.call(listLinkedShops, {}, { token: member.token }),
    app.call(addLinkedShop, { username: one.shop.username, password }, { token: member.token }),
    app.call(switchShop, { id: one.shop.shopId }, { token: member.token }),
    app.call(removeLinkedShop, { id: one.shop.shopId }, { token: member.token }),
  ]) {
    expect(await call).toMatchObject({ code: 409 });
  }
  expect(await own.countLinks(one, two)).toBe(0);
  // Tries here are tries at the sign-in: whoever guesses here is kept out there.
  const guesses = Array.from({ length: limits.signInsPerMinute }, () =>
    own.add(one, two.shop, { password: 'wrong-horse-battery-7' }),
  );
  await Promise.all(guesses);
  expect(await own.add(one, two.shop)).toMatchObject({ code: 459 });
  expect(await app.call(login, { username: two.shop.username, password })).toMatchObject({ code: 459 });
  own.pass(61_000);
  expect(await own.add(one, two.shop)).toMatchObject({ code: 200 });
});

test('a second step that the other has on is asked for, and turning it on or off ends links', async () => {
  const { one, two } = await own.openTwo();
  const { secret } = await app.ask(beginSecondFactor, { password }, { token: two.token });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => {
    own.pass(30_000);
    return totp.generate({ timestamp: app.clock.now().getTime() });
  };
  await app.ask(confirmSecondFactor, { code: code() }, { token: two.token });
  expect(await own.countLinks(one, two)).toBe(0);
  expect(await own.change(one, two)).toMatchObject({ code: 404 });
  expect(await own.add(one, two.shop)).toMatchObject({ code: 460, data: { reason: 'code' } });
  expect(await own.add(one, two.shop, { code: '' })).toMatchObject({ code: 416 });
  expect(await own.add(one, two.shop, { code: '000000' })).toMatchObject({ code: 415 });
  expect(await own.countLinks(one, two)).toBe(0);
  expect(await own.add(one, two.shop, { code: code() })).toMatchObject({ code: 200 });
  expect(await own.countLinks(one, two)).toBe(2);
  await app.ask(endSecondFactor, { password, code: code() }, { token: two.token });
  expect(await own.countLinks(one, two)).toBe(0);
});

test('a change of password, a replaced one, signing out elsewhere and an erasure of either side end it both ways', async () => {
  const changed = 'left-horse-battery-8';
  const ends: Record<string, (mine: Mine) => Promise<unknown>> = {
    password: ({ token }) => app.ask(changePassword, { password, new: changed, confirm: changed }, { token }),
    reset: async ({ shop }) => {
      const codes = await recoveryCodesOf(shop);
      const typed = { username: shop.username, recovery_code: codes[0] ?? '' };
      return app.ask(resetPassword, { ...typed, new: changed, confirm: changed });
    },
    everywhere: ({ token }) => app.ask(endSessions, { others: true }, { token }),
    erasure: ({ token }) => app.ask(askErasure, { password }, { token }),
  };
  for (const [name, end] of Object.entries(ends)) {
    for (const side of ['one', 'two'] as const) {
      const both = await own.openTwo();
      await end(both[side]);
      expect([name, side, await own.countLinks(both.one, both.two)]).toEqual([name, side, 0]);
      const other = side === 'one' ? both.two : both.one;
      expect(await own.idsOf(other)).toEqual([]);
      expect(await own.change(other, both[side])).toMatchObject({ code: 404, data: { reason: 'shop' } });
      expect(await own.isIn(other.token)).toBe(true);
    }
  }
});

async function recoveryCodesOf({ username }: TestShop): Promise<string[]> {
  const { token } = await app.ask(login, { username, password });
  return (await app.ask(renewAccountCodes, { password }, { token })).recovery_codes;
}

test('a link that was made again while an erasure waited goes with the person', async () => {
  const { one, two } = await own.openTwo();
  await app.ask(askErasure, { password }, { token: one.token });
  expect(await own.add(two, one.shop)).toMatchObject({ code: 200 });
  await rig.pass(limits.erasureDays + 1);
  expect(await own.countLinks(one, two)).toBe(0);
});

test('a shop that was linked already is named, not the one that was linked last', async () => {
  const { one, two } = await own.openTwo();
  const three = await own.open();
  for (const { shop } of [three, two, three]) {
    expect(await own.add(one, shop)).toMatchObject({ code: 200, data: { added: shop.shopId } });
  }
});

test('either side removes it alone, at once, and a device that signs out leaves it', async () => {
  const { one, two } = await own.openTwo();
  const away = await app.merchant(one.shop);
  await app.ask(logout, {}, { token: away });
  expect(await own.idsOf(two)).toEqual([one.shop.shopId]);
  const remove = () => app.call(removeLinkedShop, { id: one.shop.shopId }, { token: two.token });
  expect(await remove()).toMatchObject({ code: 200, data: { shops: [] } });
  expect(await remove()).toMatchObject({ code: 404, data: { reason: 'shop' } });
  expect(await own.countLinks(one, two)).toBe(0);
  expect(await own.change(one, two)).toMatchObject({ code: 404 });
  expect(await own.isIn(one.token)).toBe(true);
});

test('a closed account is neither added nor entered, and the session that asked stays', async () => {
  const { one, two } = await own.openTwo();
  await rig.place(two.shop, { level: 'account_disabled', code: 'H03', until: rig.days(2) });
  expect(await own.change(one, two)).toMatchObject({ code: 203, data: { reason: 'other_closed' } });
  expect(await own.isIn(one.token)).toBe(true);
  const three = await own.open();
  expect(await own.add(three, two.shop)).toMatchObject({ code: 203, data: { reason: 'other_closed' } });
});

test('at most five others, on both sides', async () => {
  const hub = await own.open();
  const others: Mine[] = [];
  for (let count = 0; count < limits.linkedShopsMax; count += 1) {
    const other = await own.open();
    others.push(other);
    expect(await own.add(hub, other.shop)).toMatchObject({ code: 200 });
  }
  const sixth = await own.open();
  expect(await own.add(hub, sixth.shop)).toMatchObject({ code: 203, data: { reason: 'full' } });
  expect(await own.add(sixth, hub.shop)).toMatchObject({ code: 203, data: { reason: 'other_full' } });
  expect(await own.countLinks(sixth)).toBe(0);
  const [first] = others;
  await app.ask(removeLinkedShop, { id: first?.shop.shopId ?? '' }, { token: hub.token });
  expect(await own.add(hub, sixth.shop)).toMatchObject({ code: 200 });
  expect(await own.idsOf(hub)).toHaveLength(limits.linkedShopsMax);
});

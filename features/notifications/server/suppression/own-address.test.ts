// A merchant whose emails came back sees it, and a code that arrives lifts it; after a complaint only the console does.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmMail, noticeReach } from '#features/notifications/channels.contract.ts';
import { suppressedAddresses } from '#features/notifications/suppression.contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { askPasswordReset } from '#features/people/recovery.contract.ts';
import { complaint, postfixBounce } from '#testing/mail/reports.ts';
import { openMailRig, type MailRig } from '#testing/mail/rig.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { password } from '#testing/test-app.ts';

let rig: MailRig;
let push: PushApp;
beforeAll(async () => {
  rig = await openMailRig();
  push = await withPush(rig.app);
});
afterAll(async () => {
  await push.service.close();
  await rig.app.close();
});

const subjectsTo = (email: string) => rig.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const codeTo = (email: string) => /\d{6}/.exec(subjectsTo(email).at(-1) ?? '')?.[0] ?? '';
const isSuppressed = async (email: string) => {
  const token = await rig.app.operator();
  return (await rig.app.ask(suppressedAddresses, { q: email }, { token })).list.length === 1;
};

/** A merchant with a confirmed address. */
async function open() {
  const shop = await rig.app.makeShop('Returned Shop');
  const token = await rig.app.merchant(shop);
  const email = `mara-${randomUUID().slice(0, 8)}@shop.example`;
  await rig.app.ask(perInfo, { patch: { email }, password }, { token });
  await rig.app.ask(confirmMail, {}, { token });
  await push.settle();
  await rig.app.ask(confirmMail, { code: codeTo(email) }, { token });
  await push.later(1);
  const mailOf = async () => (await rig.app.ask(noticeReach, {}, { token })).mail;
  return { shop, token, email, mailOf };
}

const bounceOf = (email: string) =>
  postfixBounce({ path: rig.pathOf(email, `<${randomUUID()}@house.example>`), to: email });

test('after a bounce no notice goes out, the app says so, and a code that arrives lifts it', async () => {
  const { shop, token, email, mailOf } = await open();
  expect(await mailOf()).toMatchObject({ confirmed: true, undelivered: null });
  await rig.report(bounceOf(email));
  expect(await mailOf()).toMatchObject({ confirmed: true, undelivered: 'bounced' });
  const before = subjectsTo(email).length;
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(subjectsTo(email)).toHaveLength(before);

  expect(await rig.app.ask(confirmMail, {}, { token })).toMatchObject({ confirmed: false });
  await push.settle();
  expect(subjectsTo(email).at(-1)).toMatch(/^Your code/);
  await rig.app.ask(confirmMail, { code: codeTo(email) }, { token });
  expect(await mailOf()).toMatchObject({ confirmed: true, undelivered: null });
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(subjectsTo(email).length).toBeGreaterThan(before + 1);
});

test('after a complaint no code is sent either, and the app says why', async () => {
  const { token, email, mailOf } = await open();
  const path = rig.pathOf(email, `<${randomUUID()}@house.example>`);
  await rig.report(complaint({ path, to: email }));
  expect(await mailOf()).toMatchObject({ undelivered: 'reported' });
  await push.later(1);
  const before = subjectsTo(email).length;
  await rig.app.ask(confirmMail, {}, { token });
  await push.settle();
  expect(subjectsTo(email)).toHaveLength(before);
  expect(await isSuppressed(email)).toBe(true);
});

test('the link of a forgotten password is sent after a bounce, because its person has just asked for it', async () => {
  const { shop, email } = await open();
  await rig.report(bounceOf(email));
  expect(await isSuppressed(email)).toBe(true);
  await push.later(1);
  await rig.app.ask(askPasswordReset, { username: shop.username }, { ip: '198.51.100.7' });
  await push.settle();
  expect(subjectsTo(email).at(-1)).toBe('Choose a new password');
  expect(await isSuppressed(email)).toBe(false);
});

// A merchant who wants mail gets it at an address that is theirs, and stops it by one click.
import { decodeQR as readQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { changeInfo } from '#features/people/server/info.ts';
import { confirmMail, noticeReach } from '#features/notifications/channels.contract.ts';
import { listNotices, readNotices } from '#features/notifications/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { limits } from '#domain/limits.ts';
import { noticeStopRoutes } from './stop-pages.ts';

let app: TestApp;
let push: PushApp;
beforeAll(async () => {
  app = await openTestApp();
  push = await withPush(app);
  const { env, app: fastify } = app.composed;
  noticeStopRoutes(fastify, env, (who, notify) =>
    changeInfo(env, who, { patch: { notify }, code: undefined }, {}),
  );
});
afterAll(async () => {
  await push.service.close();
  await app.close();
});

let count = 0;

async function open() {
  count += 1;
  const shop = await app.makeShop('Mailing <Shop>');
  const token = await app.merchant(shop);
  const email = `mara-${count}@shop.example`;
  await push.address(token, email);
  await push.later(1);
  return { shop, token, email };
}

const told = async (email: string) =>
  (await push.emailsTo(email)).filter(({ subject }) => !/^(?:Your code|Welcome)/.test(subject));

test('nothing is sent to an address before its code came back, and five tries are all', async () => {
  const shop = await app.makeShop('Careful Shop');
  const token = await app.merchant(shop);
  const email = 'somebody@else.example';
  await app.ask(perInfo, { patch: { email }, password }, { token });
  expect((await app.ask(confirmMail, {}, { token })).confirmed).toBe(false);
  await push.settle();
  const [message] = await push.emailsTo(email);
  const code = /\d{6}/.exec(message?.subject ?? '')?.[0] ?? '';
  expect(message?.plain).toContain(code);
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(await told(email)).toEqual([]);
  const wrong = code === '000000' ? '000001' : '000000';
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => app.call(confirmMail, { code: wrong }, { token })),
  );
  expect(tries.every(({ code: answer }) => answer !== 200)).toBe(true);
  // Its tries are used up: the right one comes too late.
  expect((await app.call(confirmMail, { code }, { token })).data).toMatchObject({ reason: 'tries' });
  expect((await app.ask(noticeReach, {}, { token })).mail.confirmed).toBe(false);
});

test('the first confirmed address of a shop is sent the key of the public record, as text and for a camera; later ones are not', async () => {
  const { token, email } = await open();
  const welcome = (await push.emailsTo(email)).filter(({ subject }) => subject.startsWith('Welcome'));
  expect(welcome.map(({ subject }) => subject)).toEqual(['Welcome to Stockless']);
  const [message] = welcome;
  const { vkey } = app.composed.env.recordKeys.log;
  expect(message?.plain).toContain(`Key of the record: ${vkey}`);
  expect(message?.plain).toContain('/trust/record');
  expect(message?.html).toContain('alt="The key as a code for your camera"');
  expect(message?.html).not.toContain('<Shop>');
  const [, base64 = ''] = /src="data:image\/jpeg;base64,([^"]+)"/.exec(message?.html ?? '') ?? [];
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(readQR({ ...info, data: new Uint8ClampedArray(data) })).toBe(vkey);
  // Another address later is not a new merchant.
  await push.address(token, `second-${email}`);
  await push.later(1);
  expect((await push.emailsTo(`second-${email}`)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your code/),
  ]);
});

test('codes are sent five times a day, and a new one ends the one before', async () => {
  const shop = await app.makeShop('Asking Shop');
  const token = await app.merchant(shop);
  await app.ask(perInfo, { patch: { email: 'asks@shop.example' }, password }, { token });
  const asked = await Promise.all(
    Array.from({ length: limits.mailCodesPerDay + 3 }, () => app.call(confirmMail, {}, { token })),
  );
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(limits.mailCodesPerDay);
  await push.settle();
  // Only the newest is still worth sending.
  expect(await push.emailsTo('asks@shop.example')).toHaveLength(1);
});

test('one notice is one mail: its words, its way, and how to stop it; nobody’s name becomes markup', async () => {
  const { shop, token, email } = await open();
  await push.tell(shop, 'password_changed');
  await push.later(1);
  const [mail] = await told(email);
  const [notice] = (await app.ask(listNotices, {}, { token })).list;
  expect(mail?.subject).toBe(notice?.title);
  expect(mail?.plain).toContain(notice?.body);
  expect(mail?.plain).toContain('http://127.0.0.1:4000/settings/security');
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  });
  expect(mail?.html).toContain('Mailing &lt;Shop&gt;');
  expect(mail?.html).not.toMatch(/<(?:img|script|link|iframe|object)\b|url\(|\bon\w+=/i);
  expect(mail?.html.match(/data-button/g)).toHaveLength(1);
  // Addresses stand in the text; who sees the page presses words.
  expect(mail?.html.replaceAll(/<[^>]*>/g, '')).not.toContain('http');
  expect(notice?.channels).toContainEqual(expect.objectContaining({ name: 'email', state: 'delivered' }));
});

test('a mail about one sum shows it in large figures, and its text says it once', async () => {
  const { shop, email } = await open();
  const amount = { units: '1250', currency: 'USD' };
  await push.tell(shop, 'order_released', { amount });
  await push.later(1);
  await push.tell(shop, 'password_changed');
  await push.later(1);
  const [none, released] = await told(email);
  expect(released?.subject).toBe('$12.50 is available to withdraw');
  expect(released?.html).toMatch(/font-size:34px[^>]*>\$12\.50</);
  expect(released?.plain.match(/\$12\.50/g)).toHaveLength(1);
  expect(none?.html).not.toContain('font-size:34px');
  // Two sums are no headline.
  await push.tell(shop, 'order_released', { amount, fee: { units: '50', currency: 'USD' } });
  await push.later(1);
  expect((await told(email))[0]?.html).not.toContain('font-size:34px');
});

test('several at once are one mail, and a new address gets nothing before it is confirmed: the old one does', async () => {
  const { shop, token, email } = await open();
  for (let n = 0; n < 3; n += 1) await push.tell(shop, 'identity_verified');
  await push.later(1);
  const [mail] = await told(email);
  expect(mail?.subject).toMatch(/^3 new notifications from Mailing <Shop>/);
  await app.ask(perInfo, { patch: { email: 'other@shop.example' }, password }, { token });
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(await told('other@shop.example')).toEqual([]);
  expect((await told(email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^2 new notifications from Mailing <Shop>/),
  );
  await app.ask(confirmMail, {}, { token });
  await push.settle();
  const [message] = await push.emailsTo('other@shop.example');
  const code = /\d{6}/.exec(message?.subject ?? '')?.[0] ?? '';
  await app.ask(confirmMail, { code }, { token });
  const before = (await told(email)).length;
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(await told('other@shop.example')).toHaveLength(1);
  expect(await told(email)).toHaveLength(before);
});

test('an address that is taken away hears of it whatever was chosen, and a week later of nothing', async () => {
  const { shop, token, email } = await open();
  await app.ask(perInfo, { patch: { notify: { system: { email: false } } } }, { token });
  await app.ask(perInfo, { patch: { email: '' }, password }, { token });
  await push.later(1);
  expect((await told(email)).map(({ subject }) => subject)).toEqual(['Your contact details were changed']);
  await push.later(limits.formerEmailDays * 24 * 60);
  await push.tell(shop, 'contact_changed', { what: 'phone' });
  await push.later(1);
  expect(await told(email)).toHaveLength(1);
});

const day = async () => {
  for (let hours = 0; hours < 24; hours += 4) await push.later(4 * 60);
};

async function stopOf(email: string): Promise<string> {
  const [mail] = await told(email);
  return (
    /<http:\/\/127\.0\.0\.1:4000(\/notices\/stop\/[^>]+)>/.exec(
      mail?.headers['List-Unsubscribe'] ?? '',
    )?.[1] ?? ''
  );
}

test('one click stops a kind and leaves the others', async () => {
  const { shop, token, email } = await open();
  await push.tell(shop, 'password_changed');
  await push.later(1);
  const url = await stopOf(email);
  const { app: fastify } = app.composed;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const;
  expect((await fastify.inject(click)).statusCode).toBe(200);
  const { notify } = await app.ask(perInfo, {}, { token });
  expect(notify).toMatchObject({ system: { email: false, push: true }, wallet: { email: true } });
  await push.tell(shop, 'password_changed');
  await push.later(1);
  expect(await told(email)).toHaveLength(1);
});

test('whoever opens the link is asked first, and a link that was bent does nothing', async () => {
  const { shop, token, email } = await open();
  await push.tell(shop, 'password_changed');
  await push.later(1);
  const url = await stopOf(email);
  const { app: fastify } = app.composed;
  const page = await fastify.inject({ url });
  expect(page.body).toContain('Unsubscribe from emails about Account and products from Mailing &lt;Shop&gt;');
  expect((await app.ask(perInfo, {}, { token })).notify.system.email).toBe(true);
  for (const bent of [url.slice(0, -1), url.replace('system', 'wallet'), '/notices/stop/x']) {
    expect((await fastify.inject({ url: bent })).statusCode).toBe(404);
    expect((await fastify.inject({ method: 'POST', url: bent })).statusCode).toBe(404);
  }
  expect((await fastify.inject({ method: 'POST', url })).body).toContain('You’re unsubscribed.');
  expect((await app.ask(perInfo, {}, { token })).notify.system.email).toBe(false);
});

test('a summary comes at its hour, once a day, of what is unread, and not at all where nothing is', async () => {
  const { shop, token, email } = await open();
  await app.ask(perInfo, { patch: { tz: 'Asia/Tokyo', notify: { service: { email: false } } } }, { token });
  const set = await app.ask(noticeReach, { patch: { digest: 'daily', digest_hour: 18 } }, { token });
  expect(set.next_digest_at).toMatch(/T09:00:00\.000Z$/);
  await app.ask(readNotices, { all: true }, { token });
  await push.tell(shop, 'feedback_answered', { no: 'F-5' });
  await push.later(1);
  expect(await told(email)).toEqual([]);
  await day();
  const mails = await told(email);
  // With its text: where another notice is counted, it says of which kind.
  expect(mails.map(({ subject, plain }) => `${subject}\n${plain}`)).toEqual([
    expect.stringMatching(/^1 unread notification at Mailing <Shop>.* since yesterday\n[\s\S]*Support: 1/),
  ]);
  const fresh = await app.merchant(shop);
  await app.ask(readNotices, { all: true }, { token: fresh });
  await day();
  await day();
  expect(await told(email)).toHaveLength(1);
  // Its link ends the summary alone.
  await app.composed.app.inject({ method: 'POST', url: await stopOf(email) });
  const after = await app.ask(noticeReach, {}, { token: await app.merchant(shop) });
  expect(after).toMatchObject({ digest: 'off', next_digest_at: null, mail: { confirmed: true } });
});

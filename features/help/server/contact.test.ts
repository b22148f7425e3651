// People without a session write, are answered, and hear nothing of anybody's account.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import {
  addContact,
  answerContact,
  closeContact,
  listContacts,
  openContact,
  readContact,
  sendContact,
} from '#features/help/contact.contract.ts';
import { today } from '#features/lists/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { statement } from '#platform/db/database.ts';
import { memoryMail, MailRefused } from '#platform/ports/mail.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';

let app: TestApp;
const mail = memoryMail();
let isRefusing = false;
beforeAll(async () => {
  const send: typeof mail.send = (message) =>
    isRefusing ? Promise.reject(new MailRefused('no such box')) : mail.send(message);
  app = await openTestApp({ mail: { send } });
});
afterAll(() => app.close());

let place = 0;
/** Of a network of its own. */
const fromElsewhere = () => `198.51.${(place += 1)}.7`;
const someEmail = () => `lost-${randomUUID().slice(0, 8)}@shop.example`;
const secretText = 'Visit http://evil.example NOW, dear victim';

beforeEach(() => {
  isRefusing = false;
});

type Extra = {
  readonly ip?: string;
  readonly name?: string;
  readonly lang?: 'fr';
  readonly [field: string]: unknown;
};

/** The whole answer, of what may be refused. */
function tryWrite(
  email: string,
  { ip = fromElsewhere(), ...extra }: Extra = {},
  onceKey: string = randomUUID(),
) {
  return app.call(sendContact, { topic: 'sign_in', email, content: secretText, ...extra }, { ip, onceKey });
}

const received = z.looseObject({ number: z.string(), promise_at: z.string() });
const written = z.object({ number: z.string() });
const write = async (email: string, extra: Extra = {}) => written.parse((await tryWrite(email, extra)).data);

const run = () => app.composed.runner.runDue();
const hoursLater = (hours: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + hours * 3_600_000));
  return run();
};
const mailsTo = (email: string) => mail.sent.filter(({ to }) => to === email);
const linkOf = (email: string) => /\/contact#([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';

async function listed(number: string) {
  const token = await app.operator();
  const { list } = await app.ask(listContacts, { q: number }, { token });
  return list;
}

test('whoever cannot sign in writes, has a number and a link by email, is answered, and writes once more', async () => {
  const email = someEmail();
  const { number } = await write(email, { lang: 'fr', name: 'Maison <b>X</b>' });
  expect(number).toMatch(/^C-2026-\d{6}$/);
  await run();
  const [received] = mailsTo(email);
  expect(received?.subject).toBe(`Nous avons reçu votre demande ${number}`);
  const token = linkOf(email);
  const own = await app.ask(readContact, { token }, { ip: fromElsewhere() });
  expect(own).toMatchObject({ number, status: 'open', can_add: true, lang: 'fr' });
  expect(own.messages.map(({ content }) => content)).toEqual([secretText]);

  const operator = { token: await app.operator() };
  const [row] = await listed(number);
  const id = row?.id ?? '';
  expect(row).toMatchObject({ topic: 'sign_in', status: 'open', is_late: false, content: secretText });
  expect(JSON.stringify(row)).not.toContain(email);
  const { queues } = await app.ask(today, {}, operator);
  expect(queues.find(({ name }) => name === 'contacts')?.count).toBe(1);
  expect(await app.ask(openContact, { id }, operator)).toMatchObject({ email, name: 'Maison <b>X</b>' });
  // One that nobody has answered is not closed without a reason.
  expect(await app.call(closeContact, { id }, operator)).toMatchObject({
    code: 403,
    data: { field: 'why' },
  });

  await app.ask(answerContact, { id, answer: 'Utilisez un code.\nBonne journée.' }, operator);
  await run();
  const answered = mailsTo(email).at(-1);
  expect(answered?.subject).toBe(`Notre réponse à votre demande ${number}`);
  expect(answered?.text).toContain('Utilisez un code.\nBonne journée.');
  expect(linkOf(email)).toBe(token);

  const more = { token, content: 'Le code ne marche pas.' };
  const added = await Promise.all([1, 2].map(() => app.call(addContact, more, { ip: fromElsewhere() })));
  expect(new Set(added.map(({ code }) => code))).toEqual(new Set([200, 203]));
  const again = await app.ask(readContact, { token }, { ip: fromElsewhere() });
  expect(again).toMatchObject({ status: 'open', can_add: false });
  expect(again.messages.map(({ from_us: isOurs }) => isOurs)).toEqual([false, true, false]);

  await app.ask(answerContact, { id, answer: 'Voilà.' }, operator);
  await run();
  expect(new Set(mailsTo(email).map(({ messageId }) => messageId)).size).toBe(3);
  await app.ask(closeContact, { id }, operator);
  expect(await app.call(answerContact, { id, answer: 'Trop tard.' }, operator)).toMatchObject({ code: 203 });
  expect((await app.ask(readContact, { token }, { ip: fromElsewhere() })).status).toBe('closed');
});

test('nothing that was typed is in the email to an address that nobody has confirmed', async () => {
  const email = someEmail();
  await write(email, { name: 'evil.example wins' });
  await run();
  const [message] = mailsTo(email);
  expect(message?.text).toContain('someone entered your address by mistake');
  expect(`${message?.subject}${message?.text}${message?.html}`).not.toMatch(/evil|victim|wins/);
});

test('the answer and the email are the same whether or not an account has the address or the name', async () => {
  const shop = await app.makeShop('Known Shop');
  const known = someEmail();
  const token = await app.merchant(shop);
  await app.ask(perInfo, { patch: { email: known }, password }, { token });
  await hoursLater(1);
  const answers: string[] = [];
  const mails: string[] = [];
  for (const { email, name } of [
    { email: someEmail(), name: 'Nobody Has This' },
    { email: known, name: 'Nobody Has This' },
    { email: someEmail(), name: shop.username },
    { email: known, name: 'Known Shop' },
  ]) {
    // An address has one email an hour.
    await hoursLater(1);
    const { code, data } = await tryWrite(email, { name });
    const { number, promise_at: promiseAt, ...more } = received.parse(data);
    const hours = (Date.parse(promiseAt) - app.clock.now().getTime()) / 3_600_000;
    answers.push(JSON.stringify({ code, hours, more, shape: number.replaceAll(/\d/g, '0') }));
    await run();
    const { subject, text, html } = mailsTo(email).at(-1) ?? {};
    const blank = [number, linkOf(email)];
    mails.push(blank.reduce((all, one) => all.replaceAll(one, '…'), `${subject}\n${text}\n${html}`));
  }
  expect(answers[0]).toContain('"code":200');
  expect(mails[0]).toContain('/contact#…');
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(mails).toEqual(mails.map(() => mails[0]));
});

test('an address has one email an hour, however often and by whomever it is named; the answer goes all the same', async () => {
  const email = someEmail();
  const sent = await Promise.all(Array.from({ length: 6 }, () => write(email)));
  await run();
  expect(mailsTo(email)).toHaveLength(1);
  await hoursLater(1.1);
  expect(mailsTo(email)).toHaveLength(2);
  await hoursLater(24);
  expect(mailsTo(email)).toHaveLength(limits.contactMailsWaitingMax);
  const [row] = await listed(sent.at(-1)?.number ?? '');
  await app.ask(answerContact, { id: row?.id ?? '', answer: 'We have it.' }, { token: await app.operator() });
  await run();
  expect(mailsTo(email)).toHaveLength(limits.contactMailsWaitingMax + 1);
});

test('an address and the network around it have few requests an hour, and a repeat under its key is none', async () => {
  await hoursLater(2);
  const ip = fromElsewhere();
  const key = randomUUID();
  const email = someEmail();
  const first = await tryWrite(email, { ip }, key);
  expect(await tryWrite(email, { ip }, key)).toMatchObject({ code: 200, data: first.data });
  for (let n = 2; n <= limits.contactsPerHourOfSender; n += 1) await write(someEmail(), { ip });
  expect(await tryWrite(someEmail(), { ip })).toMatchObject({ code: 459, data: { reason: 'tries' } });
  const near = (n: number) => ip.replace(/\d+$/, String(10 + n));
  const others = await Promise.all(
    Array.from({ length: limits.contactsPerHourOfNetwork }, (_, n) => tryWrite(someEmail(), { ip: near(n) })),
  );
  expect(others.filter(({ code }) => code === 459).length).toBeGreaterThan(0);
});

test.each([
  ['no address', { email: 'no address' }, 'email'],
  ['a header in the address', { email: 'a@b.example\nBcc: c@d.example' }, 'email'],
  ['a word', { content: 'short' }, 'content'],
  ['a book', { content: 'x'.repeat(2_001) }, 'content'],
  ['a control character', { content: 'a text with \u0000 in it' }, 'content'],
  ['a long name', { name: 'x'.repeat(81) }, 'name'],
  ['an unknown topic', { topic: 'money' }, 'topic'],
])('%s is refused by its field', async (_name, wrong, field) => {
  expect(await tryWrite(someEmail(), wrong)).toMatchObject({ code: 405, data: { field } });
});

const rowsOf = statement<{ text: string }>(
  'test-contact-rows',
  `select r::text || coalesce((select string_agg(m::text, '') from contact_message m where m.request_id = r.id), '') as text
   from contact_request r`,
);

test('the secret is nowhere in the database; a number or another secret opens nothing', async () => {
  const email = someEmail();
  const { number } = await write(email);
  await run();
  const token = linkOf(email);
  const rows = await app.composed.env.db.direct.rows(rowsOf, []);
  expect(rows.map(({ text }) => text).join()).not.toContain(token);
  const ip = fromElsewhere();
  for (const wrong of [number, `${token.slice(0, -1)}_`, 'x'])
    expect((await app.call(readContact, { token: wrong }, { ip })).code).toBe(404);
  for (let n = 3; n < limits.contactLooksPerHour; n += 1) await app.call(readContact, { token: 'x' }, { ip });
  expect((await app.call(readContact, { token }, { ip })).code).toBe(459);
  expect((await app.call(readContact, { token }, { ip: fromElsewhere() })).code).toBe(200);
});

test('an email that cannot be delivered is shown to whoever answers', async () => {
  const email = someEmail();
  isRefusing = true;
  const { number } = await write(email);
  await run();
  const [row] = await listed(number);
  expect(row).toMatchObject({ is_mail_lost: true });
});

test('the link ends after its days, and what is not open is deleted with it', async () => {
  const email = someEmail();
  const { number } = await write(email);
  await run();
  const token = linkOf(email);
  const [row] = await listed(number);
  await app.ask(answerContact, { id: row?.id ?? '', answer: 'Done.' }, { token: await app.operator() });
  const later = await write(someEmail());
  await hoursLater(24 * limits.contactKeepDays + 1);
  expect((await app.call(readContact, { token }, { ip: fromElsewhere() })).code).toBe(404);
  const { env } = app.composed;
  const subject = '00000000-0000-7000-8000-000000000001';
  await setTimers(env.db.direct, 0n, [{ subject, kind: 'contact.forget', dueAt: app.clock.now() }]);
  await run();
  expect(await listed(number)).toEqual([]);
  // Whoever was not answered is not forgotten.
  const [open] = await listed(later.number);
  expect(open).toMatchObject({ status: 'open', is_late: true });
});

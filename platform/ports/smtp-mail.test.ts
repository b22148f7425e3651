// Emails reach a mail server as they are, and no name writes a header of its own.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmtpDouble, type SmtpDouble } from '#tools/testing/smtp-double.ts';
import { MailRefused, oneLine, type Email } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

let server: SmtpDouble;
let mail: ReturnType<typeof smtpMail>;
beforeEach(async () => {
  server = await openSmtpDouble();
  mail = smtpMail({ url: server.url, from: 'Shops <shops@house.example>', replyTo: 'help@house.example' });
});
afterEach(async () => {
  mail.close();
  await server.close();
});

const email: Email = {
  messageId: '<one@house.example>',
  to: 'anna@mail.example',
  subject: 'Your order',
  text: 'Hello,\n\n.a line that begins with a dot\n..\nEnd',
  html: '<p>Hello</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

test('an email arrives whole, under its Message-ID, with dots at the start of lines', async () => {
  await mail.send(email);
  const [taken] = server.taken;
  expect(taken).toMatchObject({ from: 'shops@house.example', to: ['anna@mail.example'] });
  expect(taken?.data).toContain('Message-ID: <one@house.example>');
  expect(taken?.data).toContain('Reply-To: help@house.example');
  expect(taken?.data).toContain('Auto-Submitted: auto-generated');
  expect(taken?.data).toMatch(/^\.a line that begins with a dot\r$/m);
});

test('a picture travels inside of its mail, beside the page that names it', async () => {
  const bytes = Buffer.from('a picture of a mug');
  const pictures = [{ cid: 'line-1.one@house.example', type: 'image/jpeg', bytes }] as const;
  await mail.send({ ...email, html: '<img src="cid:line-1.one@house.example" alt="">', pictures });
  const data = server.taken[0]?.data ?? '';
  expect(data).toMatch(/Content-Type: multipart\/alternative/);
  expect(data).toMatch(/Content-Type: multipart\/related/);
  expect(data).toContain('Content-ID: <line-1.one@house.example>');
  expect(data).toMatch(/Content-Disposition: inline/);
  expect(data).toContain(bytes.toString('base64'));
});

test('line breaks in a name, a subject or an address become no headers and no recipients', async () => {
  const evil = 'Anna\r\nBcc: everybody@mail.example\r\n\r\nBuy now';
  await mail.send({ ...email, subject: `Order of ${evil}` });
  await mail.send({ ...email, to: 'anna@mail.example, other@mail.example' }).catch(() => undefined);
  await mail
    .send({ ...email, to: 'anna@mail.example\r\nRCPT TO:<other@mail.example>' })
    .catch(() => undefined);
  for (const { data, to } of server.taken) {
    const [head = ''] = data.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(to).toHaveLength(1);
    expect(to).not.toContain('other@mail.example');
  }
  expect(server.taken.length).toBeGreaterThan(0);
  expect(oneLine('a\r\nb\u2028c\u0000d')).toBe('a b c d');
});

test('what can never be delivered is told apart from what may be later', async () => {
  server.feel('refuse');
  await expect(mail.send(email)).rejects.toBeInstanceOf(MailRefused);
  server.feel('busy');
  await expect(mail.send(email)).rejects.not.toBeInstanceOf(MailRefused);
  server.feel('drop');
  await expect(mail.send(email)).rejects.not.toBeInstanceOf(MailRefused);
});

test('a return path is the sender of the envelope alone, and a refusal of the recipient says so', async () => {
  await mail.send({ ...email, returnPath: 'bounce+token@house.example' });
  expect(server.taken[0]).toMatchObject({ from: 'bounce+token@house.example', to: ['anna@mail.example'] });
  expect(server.taken[0]?.data).toMatch(/^From: Shops <shops@house\.example>\r$/m);
  expect(server.taken[0]?.data).not.toContain('bounce+token');
  server.feel('refuse');
  await expect(mail.send(email)).rejects.toMatchObject({ responseCode: 550, addressFault: 'hard' });
});

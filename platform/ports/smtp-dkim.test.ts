// What is signed here holds before a verifier that knows nothing of the library: RFC 6376, relaxed/relaxed, rsa-sha256.
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmtpDouble, type SmtpDouble } from '#tools/testing/smtp-double.ts';
import type { Email } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const dkim = {
  domain: 'house.example',
  selector: 'shop2026',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
/** As the record of the name system has it. */
const record = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let server: SmtpDouble;
let mail: ReturnType<typeof smtpMail>;
beforeEach(async () => {
  server = await openSmtpDouble();
  mail = smtpMail({ url: server.url, from: 'Shops <shops@house.example>', dkim });
});
afterEach(async () => {
  mail.close();
  await server.close();
});

const email: Email = {
  messageId: '<one@house.example>',
  to: 'anna@mail.example',
  subject:
    'Ihre Bestellung für „Töpfe“ und noch viel mehr, damit die Zeile lang genug wird und umgebrochen ist',
  text: 'Hello,  \t two  spaces\n\n.a dot\n\ntrailing   \n\n\n',
  html: '<p>Hello</p>',
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://house.example/emails/stop/token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

async function sendAndTake(one: Email): Promise<string> {
  await mail.send(one);
  return server.taken.at(-1)?.data ?? '';
}

test('the signature of an email holds, and covers what must not be changed', async () => {
  const data = await sendAndTake(email);
  const { tags, isRight } = check(data);
  expect(isRight).toBe(true);
  expect(tags).toMatchObject({
    v: '1',
    a: 'rsa-sha256',
    c: 'relaxed/relaxed',
    d: 'house.example',
    s: 'shop2026',
  });
  const signed = (tags['h'] ?? '').split(':');
  for (const name of [
    'from',
    'to',
    'subject',
    'date',
    'message-id',
    'content-type',
    'list-unsubscribe',
    'list-unsubscribe-post',
  ])
    expect(signed).toContain(name);
});

test('an email with a picture is signed too', async () => {
  const bytes = Buffer.alloc(40_000, 7);
  const pictures = [{ cid: 'logo.one@house.example', type: 'image/jpeg', bytes }] as const;
  expect(check(await sendAndTake({ ...email, pictures })).isRight).toBe(true);
});

test('a changed subject, sender or body breaks it; other white space does not', async () => {
  const data = await sendAndTake(email);
  expect(check(data.replace(/^Subject: /m, 'Subject: Re: ')).isRight).toBe(false);
  expect(check(data.replace('<shops@house.example>', '<forger@house.example>')).isRight).toBe(false);
  expect(check(data.replace('Hello', 'Hallo')).isRight).toBe(false);
  expect(check(data.replace(/^Date: /m, 'DATE:   ')).isRight).toBe(true);
  expect(check(`${data}\r\n\r\n`).isRight).toBe(true);
});

type Tags = Readonly<Record<string, string>>;

/** A verifier of its own, by section 3 of the standard. */
function check(data: string): { readonly tags: Tags; readonly isRight: boolean } {
  const end = data.indexOf('\r\n\r\n');
  const fields = data.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = readTags(signature.slice(signature.indexOf(':') + 1));
  const bodyHash = createHash('sha256')
    .update(relaxBody(data.slice(end + 4)))
    .digest('base64');
  const left = fields.toReversed();
  const chosen = (tags['h'] ?? '').split(':').map((name) => {
    const at = left.findIndex((field) => field.slice(0, field.indexOf(':')).toLowerCase() === name);
    const [field] = at < 0 ? [] : left.splice(at, 1);
    return field === undefined ? '' : `${relaxField(field)}\r\n`;
  });
  const own = relaxField(signature.replace(/([;\s]b=)[^;]*/, '$1'));
  const key = createPublicKey({ key: Buffer.from(record, 'base64'), type: 'spki', format: 'der' });
  const holds = verify(
    'sha256',
    Buffer.from(chosen.join('') + own),
    key,
    Buffer.from(tags['b'] ?? '', 'base64'),
  );
  return { tags, isRight: bodyHash === tags['bh'] && holds };
}

function readTags(text: string): Tags {
  return Object.fromEntries(
    text.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s+/g, '')];
    }),
  );
}

function relaxField(field: string): string {
  const at = field.indexOf(':');
  const value = field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, at).trim().toLowerCase()}:${value}`;
}

function relaxBody(body: string): string {
  const text = body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(?:\r\n)*$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

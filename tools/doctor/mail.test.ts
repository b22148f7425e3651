// `npm run doctor -- mail`: one email, what the server answered, and what is missing in the name system.
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSmtpDouble, type SmtpDouble } from '#tools/testing/smtp-double.ts';
import { checkMail } from './mail.ts';
import type { Lookups } from './mail-records.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const record = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let server: SmtpDouble;
let said: string[];
beforeEach(async () => {
  server = await openSmtpDouble();
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const full = () => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'Shops <shops@mail.house.example>',
  DKIM_DOMAIN: 'house.example',
  DKIM_SELECTOR: 'shop2026',
  DKIM_KEY: pem,
  BOUNCE_ADDRESS: 'bounce@house.example',
  MAIL_HOOK_SECRET: 's'.repeat(32),
});

const good: Readonly<Record<string, readonly string[]>> = {
  'house.example': ['google-site-verification=x', 'v=spf1 ip4:192.0.2.7 -all'],
  'shop2026._domainkey.house.example': [`v=DKIM1; k=rsa; p=${record}`],
  '_dmarc.house.example': ['v=DMARC1; p=quarantine'],
};

/** A name system with these records; a long record comes in parts, as it does over the line. */
function names(
  records: Readonly<Record<string, readonly string[]>>,
  exchanges = ['mx.house.example'],
): Lookups {
  return {
    txt: (name) => {
      const found = records[name];
      if (found === undefined) return Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
      return Promise.resolve(found.map((text) => [text.slice(0, 255), text.slice(255)]));
    },
    mx: () => Promise.resolve(exchanges.map((exchange) => ({ exchange }))),
  };
}

const lineOf = (about: string) => said.find((line) => line.startsWith(about)) ?? '';
const toMend = () => said.filter((line) => line.includes('TO MEND')).map((line) => line.split(/\s/, 1)[0]);

test('where all is right it sends one email, says what the server answered, and ends with 0', async () => {
  expect(await checkMail(full(), 'you@mail.example', names(good))).toBe(0);
  expect(server.taken).toMatchObject([{ from: 'bounce@house.example', to: ['you@mail.example'] }]);
  expect(server.taken[0]?.data).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256/m);
  expect(lineOf('Sent')).toContain('answered: 250 taken');
  expect(lineOf('SPF')).toContain('v=spf1 ip4:192.0.2.7 -all');
  expect(lineOf('DKIM')).toContain('has the public half of DKIM_KEY');
  expect(lineOf('DMARC')).toContain('_dmarc.house.example: v=DMARC1; p=quarantine');
  expect(lineOf('Bounces')).toContain('mx.house.example');
  expect(toMend()).toEqual([]);
});

test('records that are missing are written out as they must be', async () => {
  expect(await checkMail(full(), 'you@mail.example', names({}, []))).toBe(1);
  expect(toMend()).toEqual(['SPF', 'DKIM', 'DMARC', 'Bounces']);
  expect(lineOf('SPF')).toContain('missing: add a TXT record at house.example');
  expect(lineOf('DKIM')).toContain(`shop2026._domainkey.house.example: “v=DKIM1; k=rsa; p=${record}”`);
  expect(lineOf('DMARC')).toContain('_dmarc.mail.house.example');
});

test('wrong records are told apart from missing ones', async () => {
  const wrong = {
    'house.example': ['v=spf1 +all'],
    'shop2026._domainkey.house.example': ['v=DKIM1; p='],
    '_dmarc.mail.house.example': ['v=DMARC1; p=none'],
  };
  await checkMail({ ...full(), DKIM_DOMAIN: 'other.example' }, 'you@mail.example', names(wrong));
  expect(lineOf('SPF')).toContain('lets everybody send');
  expect(lineOf('DKIM')).toContain('missing: add a TXT record at shop2026._domainkey.other.example');
  expect(lineOf('DMARC')).toContain('forged mail is still delivered');
  said = [];
  await checkMail(
    full(),
    'you@mail.example',
    names({ ...wrong, 'house.example': ['v=spf1 a', 'v=spf1 mx'] }),
  );
  expect(lineOf('SPF')).toContain('has 2 records');
  expect(lineOf('DKIM')).toContain('has another key than DKIM_KEY');
  said = [];
  const foreign = { 'shop2026._domainkey.other.example': [`p=${record}`] };
  await checkMail({ ...full(), DKIM_DOMAIN: 'other.example' }, 'you@mail.example', names(foreign));
  expect(lineOf('DKIM')).toContain('not the domain of MAIL_FROM');
});

test('a server that refuses, a name system that is silent and settings that are wrong are named, without a secret', async () => {
  server.feel('refuse');
  const silent: Lookups = {
    txt: () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' })),
    mx: () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' })),
  };
  expect(await checkMail(full(), 'you@mail.example', silent)).toBe(1);
  expect(lineOf('Sent')).toMatch(
    /TO MEND {2}not to you@mail\.example; 127\.0\.0\.1:\d+: .*550 no such mailbox/,
  );
  expect(lineOf('SPF')).toContain('did not answer for house.example');
  said = [];
  const broken = { ...full(), DKIM_KEY: 'not-a-key-but-secret' };
  expect(await checkMail(broken, 'you@mail.example', names(good))).toBe(1);
  expect(said.join('\n')).toContain('DKIM_KEY: must be a private key in PEM');
  expect(said.join('\n')).not.toContain('not-a-key-but-secret');
  said = [];
  expect(await checkMail({}, 'you@mail.example', names(good))).toBe(1);
  expect(said).toEqual(['No mail server is configured: SMTP_URL and MAIL_FROM are not given.']);
});

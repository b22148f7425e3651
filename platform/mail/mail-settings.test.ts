// A start names what is wrong with the key of signatures and with the address of bounces.
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkEnv } from '#platform/env.ts';

const mail = { SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'shops@example.org' };
const domain = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'shop2026' };

function rsa(bits: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const good = rsa(2_048);
const faultsOf = (more: Record<string, string>) => checkEnv({ ...mail, ...more }).faults;

test('a key of 2048 bits is taken, in PEM, with written line breaks, or from a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-dkim-'));
  try {
    const file = path.join(folder, 'key.pem');
    writeFileSync(file, good);
    const ways = [
      { DKIM_KEY: good },
      { DKIM_KEY: good.replaceAll('\n', String.raw`\n`) },
      { DKIM_KEY_FILE: file },
    ];
    for (const way of ways) {
      const { env, faults } = checkEnv({ ...mail, ...domain, ...way });
      expect(faults).toEqual([]);
      expect(env.mail?.dkim).toMatchObject({ domain: 'example.org', selector: 'shop2026' });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a key that cannot be read, is too short or of another kind is named, and never shown', () => {
  const ed25519 = generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const wrong = {
    'not a key': /PEM/,
    [rsa(1_024)]: /2048 bits; it has 1024/,
    [ed25519]: /RSA key; this one is ed25519/,
  };
  for (const [DKIM_KEY, says] of Object.entries(wrong)) {
    const [fault, ...others] = faultsOf({ ...domain, DKIM_KEY });
    expect(others).toEqual([]);
    expect(fault?.setting).toBe('DKIM_KEY');
    expect(fault?.says).toMatch(says);
    expect(fault?.says).not.toContain(DKIM_KEY);
  }
});

test('half of what belongs together is named', () => {
  expect(faultsOf(domain)).toMatchObject([{ setting: 'DKIM_KEY' }]);
  expect(faultsOf({ DKIM_KEY: good })).toMatchObject([{ setting: 'DKIM_KEY' }]);
  expect(faultsOf({ BOUNCE_ADDRESS: 'bounce@example.org' })).toMatchObject([{ setting: 'BOUNCE_ADDRESS' }]);
  expect(faultsOf({ MAIL_HOOK_SECRET: 's'.repeat(32) })).toMatchObject([{ setting: 'BOUNCE_ADDRESS' }]);
});

test('without a mail server, signatures and bounces are named as going with one; a broken one is named once', () => {
  const rest = {
    ...domain,
    DKIM_KEY: good,
    BOUNCE_ADDRESS: 'bounce@example.org',
    MAIL_HOOK_SECRET: 's'.repeat(32),
  };
  expect(checkEnv(rest).faults).toMatchObject([
    { setting: 'DKIM_KEY', says: 'goes with SMTP_URL: without it no email is signed' },
    { setting: 'BOUNCE_ADDRESS', says: 'goes with SMTP_URL: without it no email is sent' },
  ]);
  expect(faultsOf({ ...rest, SMTP_URL: 'mail.example.org' })).toMatchObject([{ setting: 'SMTP_URL' }]);
});

test('an address whose name leaves no room for a token is refused', () => {
  const secret = { MAIL_HOOK_SECRET: 's'.repeat(32) };
  expect(faultsOf({ ...secret, BOUNCE_ADDRESS: 'bounce@example.org' })).toEqual([]);
  const [fault, ...others] = faultsOf({ ...secret, BOUNCE_ADDRESS: 'undeliverable-mail@example.org' });
  expect(fault?.setting).toBe('BOUNCE_ADDRESS');
  expect(fault?.says).toContain('15 characters');
  expect(others).toEqual([]);
  expect(faultsOf({ ...secret, BOUNCE_ADDRESS: 'no+plus@example.org' })).toHaveLength(1);
});

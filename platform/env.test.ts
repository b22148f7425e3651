// A start reads its settings once, and says everything that is wrong with them in one go.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkEnv, readEnv } from './env.ts';
import { makeSigningKey } from './ports/receipt-keys.ts';
import { openNoteKey } from './ports/record-keys.ts';
import { SettingsRefused } from './settings.ts';

test('without any setting a start is complete', () => {
  expect(readEnv({ PATH: '/bin', PORT: '' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    baseUrl: 'http://127.0.0.1:4000',
    mail: undefined,
    vaultKeys: [],
  });
});

test('every wrong setting is named at once, with what it must be and without its value', () => {
  const wrong = {
    PORT: 'eighty',
    BASE_URL: 'shop.example.org',
    LEGAL_COUNTRY: 'uk',
    SMTP_URL: 'secret-word',
  };
  const refused = () => readEnv(wrong);
  expect(refused).toThrow(SettingsRefused);
  const { faults } = checkEnv(wrong);
  expect(faults.map(({ setting }) => setting).toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect(faults.find(({ setting }) => setting === 'PORT')?.says).toBe(
    'must be a whole number from 0 to 65535',
  );
  expect(JSON.stringify(faults)).not.toMatch(/secret-word|eighty/);
});

test('settings that do not fit together are named at once too', () => {
  const { faults } = checkEnv({
    SMTP_URL: 'smtp://mail.example.org',
    WEB_PUSH_PRIVATE_KEY: 'l0GmT2bXj4nQwL7cVdRkE9sHy1uZpA5oB3iF6xYtN8M',
    VAULT_KEYS: 'not-a-key',
  });
  expect(faults.map(({ setting }) => setting)).toEqual(['MAIL_FROM', 'WEB_PUSH_PUBLIC_KEY', 'VAULT_KEYS']);
});

test('a secret may stand in a file, but not in both places, and a file that is missing is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-env-'));
  try {
    const file = path.join(folder, 'database');
    writeFileSync(file, 'postgres://one\n');
    expect(readEnv({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://one');
    const both = checkEnv({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://two' });
    expect(both.faults.map(({ setting }) => setting)).toEqual(['DATABASE_URL']);
    const missing = checkEnv({ DATABASE_URL_FILE: path.join(folder, 'none') });
    expect(missing.faults.map(({ setting }) => setting)).toEqual(['DATABASE_URL_FILE']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an address of IPv6 is written as addresses of the web write it', () => {
  expect(readEnv({ HOST: '::1' }).baseUrl).toBe('http://[::1]:4000');
  expect(readEnv({ HOST: '::', PORT: '80' }).baseUrl).toBe('http://[::1]:80');
  expect(readEnv({ HOST: '0.0.0.0' }).baseUrl).toBe('http://127.0.0.1:4000');
});

test('keys of auditors are those of signed notes, by commas; anything else is named and keeps an instance from starting', () => {
  const one = openNoteKey('audit.example', makeSigningKey()).vkey;
  const other = openNoteKey('second.example', makeSigningKey()).vkey;
  expect(readEnv({ AUDITOR_KEYS: `${one}, ${other}` }).auditorKeys).toEqual([one, other]);
  expect(readEnv({}).auditorKeys).toEqual([]);
  expect(() => readEnv({ AUDITOR_KEYS: `${one},no-key` })).toThrow(SettingsRefused);
  expect(checkEnv({ AUDITOR_KEYS: one.replace(/\+[0-9a-f]{8}\+/, '+00000000+') }).faults).toMatchObject([
    { setting: 'AUDITOR_KEYS' },
  ]);
});

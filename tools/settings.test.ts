// The page of settings is what the table says, and whatever reads the environment is in the table.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkEnv } from '#platform/env.ts';
import { settingsTable } from '#platform/settings.ts';
import { root } from './programs.ts';
import { settingsFile, writeSettings } from './settings.ts';

test('docs/settings.md is what the table of settings says', () => {
  expect(readFileSync(settingsFile, 'utf8')).toBe(writeSettings());
});

test('every example of a plain setting is taken by the start', () => {
  // Keys are shown shortened: nobody should use one that stands on a page.
  const shortened = settingsTable.filter(({ example }) => example.includes('…')).map(({ name }) => name);
  expect(shortened).toEqual([
    'VAULT_KEYS',
    'BACKUP_KEY',
    'DKIM_KEY',
    'MAIL_HOOK_SECRET',
    'WEB_PUSH_PUBLIC_KEY',
    'WEB_PUSH_PRIVATE_KEY',
    'AUDITOR_KEYS',
  ]);
  // A file that is opened at once has to be there.
  const opened = ['BREACHED_PASSWORDS_FILE', 'WITNESSES_FILE', 'ACME_CA_FILE'];
  // These go with one whose example is shortened.
  const halves = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'BOUNCE_ADDRESS'];
  const given = settingsTable.filter(({ name }) => ![...shortened, ...opened, ...halves].includes(name));
  const { env, faults } = checkEnv(Object.fromEntries(given.map(({ name, example }) => [name, example])));
  expect(faults).toEqual([]);
  expect(env).toMatchObject({ port: 8080, host: '::1', baseUrl: 'https://shop.example.org' });
});

test('the platform reads no setting that is not in the table', () => {
  const names = new Set(settingsTable.map(({ name }) => name));
  const read = globSync(['apps/server/*.ts', 'platform/**/*.ts', 'features/*/server/**/*.ts'], { cwd: root })
    .filter((file) => !file.includes('testing') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/process\.env\['(\w+)'\]/g)])
    .map(([, name]) => name ?? '');
  expect(read.filter((name) => !names.has(name))).toEqual([]);
});

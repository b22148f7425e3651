// `npm run doctor` as an operator runs it: it names what is missing, says so by its exit code, and leaves nothing behind.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs it with these settings and no others. */
function runDoctor(variables: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const run = spawnSync(process.execPath, [path.join(root, 'tools/doctor.ts')], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: path.join(folder, 'data'), ...variables },
    encoding: 'utf8',
  });
  return { code: run.status, said: run.stdout + run.stderr };
}

test('with half a configuration the doctor names all that is missing, ends with 1 and changes nothing', () => {
  const payments = path.join(folder, 'payments.json');
  writeFileSync(payments, '{"card": {"secretKey": "sk_test_never_shown"', { mode: 0o600 });
  const half = { INSTANCE: 'real', BASE_URL: 'http://shop.example.org', LEGAL_NAME: 'Corner Ltd' };
  const { code, said } = runDoctor({ ...half, PAYMENTS_FILE: payments });
  expect(code).toBe(1);
  const faults = said.split('\n').filter((line) => /^ {2}[A-Z]+(?:_[A-Z]+)*: /.test(line));
  const named = faults
    .map((line) => line.trim().split(':')[0] ?? '')
    .filter((name) => name !== 'RUN_AS_ROOT');
  expect(named.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'BASE_URL',
    'CARRIERS_FILE',
    'LEGAL_COUNTRY',
    'MAIL_FROM',
    'PAYMENTS_FILE',
    'SMTP_URL',
    'VAULT_KEYS',
  ]);
  expect(said).toContain(`${faults.length} to mend:`);
  expect(said).not.toContain('never_shown');
  expect(readdirSync(folder)).toEqual(['payments.json']);
});

test('where nothing is missing it ends with 0 and says where the database will be, which is not made', () => {
  const { code, said } = runDoctor({});
  expect([code, said]).toEqual([0, expect.stringContaining('Nothing keeps this instance from starting.')]);
  expect(said).toContain(`none yet: the first start makes it in ${path.join(folder, 'data')}`);
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
});

test('a database that does not answer is named', () => {
  const { code, said } = runDoctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(code).toBe(1);
  expect(said).toMatch(/\n {2}DATABASE_URL: does not answer/);
});

test('a bucket that does not answer is named by its setting, with the place and without its keys', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key-of-the-tests', S3_SECRET_ACCESS_KEY: 'never_shown' };
  const places = { FILES_S3: 'shop-files/production', S3_ENDPOINT: 'http://127.0.0.1:2' };
  const { code, said } = runDoctor({ ...keys, ...places });
  expect(code).toBe(1);
  expect(said).toMatch(/\nPictures {2}s3:\/\/shop-files\/production\/ at http:\/\/127\.0\.0\.1:2\n/);
  expect(said).toMatch(
    /\n {2}FILES_S3: does not answer: s3:\/\/shop-files\/production\/ cannot be reached \(ECONNREFUSED\)/,
  );
  expect(said).not.toContain('never_shown');
});

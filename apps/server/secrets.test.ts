// The keys of an instance stay what they are, and a folder of before gets what it has not got.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stockless-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'secrets.json');

test('keys are made once, for their user alone', () => {
  const made = saveSecrets(folder);
  expect(saveSecrets(folder)).toEqual(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a folder of before the record gets keys for it, three different ones, and keeps all others', () => {
  const { record: _record, ...before } = saveSecrets(folder);
  writeFileSync(file(), JSON.stringify(before));
  const after = saveSecrets(folder);
  expect(after).toMatchObject(before);
  const { receipts, record } = after;
  expect(new Set([...receipts, record.log, record.slip].map(({ d }) => d)).size).toBe(3);
  expect(saveSecrets(folder)).toEqual(after);
});

test('a folder of before receipts were signed gets a key for them and keeps all others', () => {
  const { receipts: _receipts, ...before } = saveSecrets(folder);
  writeFileSync(file(), JSON.stringify(before));
  const after = saveSecrets(folder);
  expect(after).toMatchObject(before);
  expect(after.receipts).toHaveLength(1);
  expect(saveSecrets(folder)).toEqual(after);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(after);
});

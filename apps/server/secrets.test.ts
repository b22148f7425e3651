// The keys of an instance stay what they are, and a folder of before gets what it has not got.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkInstance } from './instance-check.ts';
import { newSecrets, readSecrets, saveSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stockless-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'secrets.json');
const source = (secretsFile?: string) => ({ dataDir: folder, secretsFile });

test('keys are made once, for their user alone', () => {
  const made = saveSecrets(source());
  expect(saveSecrets(source())).toEqual(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a folder of before the record gets keys for it, three different ones, and keeps all others', () => {
  const { record: _record, ...before } = saveSecrets(source());
  writeFileSync(file(), JSON.stringify(before));
  const after = saveSecrets(source());
  expect(after).toMatchObject(before);
  const { receipts, record } = after;
  expect(new Set([...receipts, record.log, record.slip].map(({ d }) => d)).size).toBe(3);
  expect(saveSecrets(source())).toEqual(after);
});

test('a folder of before receipts were signed gets a key for them and keeps all others', () => {
  const { receipts: _receipts, ...before } = saveSecrets(source());
  writeFileSync(file(), JSON.stringify(before));
  const after = saveSecrets(source());
  expect(after).toMatchObject(before);
  expect(after.receipts).toHaveLength(1);
  expect(saveSecrets(source())).toEqual(after);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(after);
});

describe('the file of SECRETS_FILE', () => {
  const given = () => path.join(folder, 'given.json');

  test('is read by every server of an instance, and never written: the data folder gets no keys', () => {
    const made = newSecrets();
    writeFileSync(given(), JSON.stringify(made), { mode: 0o400 });
    const before = readFileSync(given(), 'utf8');
    expect(saveSecrets(source(given()))).toEqual(made);
    expect(readSecrets({ dataDir: path.join(folder, 'another'), secretsFile: given() })).toEqual(made);
    expect(readFileSync(given(), 'utf8')).toBe(before);
    expect(existsSync(file())).toBe(false);
  });

  test('is preferred to keys of the data folder', () => {
    const own = saveSecrets(source());
    const made = newSecrets();
    writeFileSync(given(), JSON.stringify(made));
    expect(saveSecrets(source(given()))).toEqual(made);
    expect(saveSecrets(source())).toEqual(own);
  });

  test('is named where it is missing, is no JSON, or lacks a key; no value of it is shown', () => {
    const faultsOf = () =>
      checkInstance({ DATA_DIR: folder, SECRETS_FILE: given() }).faults.map(
        ({ setting, says }) => `${setting}: ${says}`,
      );
    expect(faultsOf()).toEqual([`SECRETS_FILE: ${given()} cannot be read (ENOENT)`]);
    writeFileSync(given(), '{"secret": "never-shown');
    expect(faultsOf()).toEqual([`SECRETS_FILE: ${given()} is not JSON: was it cut off?`]);
    const { record: _record, ...rest } = newSecrets();
    writeFileSync(given(), JSON.stringify({ ...rest, secret: 'never-shown' }));
    expect(faultsOf()).toHaveLength(1);
    expect(faultsOf()[0]).toMatch(/^SECRETS_FILE: .* missing or not right: secret, record$/);
    expect(faultsOf()[0]).not.toContain('never-shown');
    expect(() => saveSecrets(source(given()))).toThrow(/missing or not right/);
    writeFileSync(given(), JSON.stringify(newSecrets()));
    expect(faultsOf()).toEqual([]);
  });

  test.skipIf(path.sep === '\\')('must be kept from others in a real instance', () => {
    writeFileSync(given(), JSON.stringify(newSecrets()), { mode: 0o644 });
    const { faults } = checkInstance({ INSTANCE: 'real', DATA_DIR: folder, SECRETS_FILE: given() }, 1_000);
    expect(faults.filter(({ setting }) => setting === 'SECRETS_FILE')).toMatchObject([
      { says: `must keep ${given()} from others: chmod 600` },
    ]);
  });
});

import { expect, test } from 'vitest';
import { checkEnv } from '#platform/env.ts';

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const faultsOf = (given: Record<string, string>) =>
  checkEnv(given).faults.map(({ setting, says }) => `${setting} ${says}`);

test('a bucket and its folder are read, with the endpoint of AWS where none is named', () => {
  const { env, faults } = checkEnv({
    ...keys,
    FILES_S3: 'shop-files/production/pictures',
    VAULT_S3: 'shop-files/production/private/',
    S3_REGION: 'eu-central-1',
  });
  expect(faults).toEqual([]);
  const shared = {
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'shop-files',
    style: 'path',
    keyId: 'id',
    secret: 'secret',
  };
  expect(env.buckets).toEqual({
    files: { ...shared, prefix: 'production/pictures/' },
    vault: { ...shared, prefix: 'production/private/' },
  });
});

test('nothing is in a bucket unless a setting says so', () => {
  expect(checkEnv(keys).env.buckets).toEqual({ files: undefined, vault: undefined });
  expect(checkEnv({ ...keys, VAULT_S3: 'shop' }).env.buckets).toMatchObject({
    files: undefined,
    vault: { bucket: 'shop', prefix: '' },
  });
});

test('a bucket without keys, and a name that is none, are refused', () => {
  expect(faultsOf({ FILES_S3: 'shop-files' })).toEqual([
    'FILES_S3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
  ]);
  for (const name of ['Shop', 'a', '../etc', 'shop//x', 'shop/../x', 'https://s3.example.org/shop'])
    expect(faultsOf({ ...keys, FILES_S3: name }), name).toEqual([expect.stringMatching(/^FILES_S3 must be/)]);
});

test('private files never lie where public ones are served from', () => {
  for (const [files, vault] of [
    ['shop', 'shop'],
    ['shop', 'shop/private'],
    ['shop/all/files', 'shop/all'],
  ] as const)
    expect(faultsOf({ ...keys, FILES_S3: files, VAULT_S3: vault }), `${files} ${vault}`).toEqual([
      expect.stringMatching(/^FILES_S3 must lie apart from VAULT_S3/),
    ]);
  for (const [files, vault] of [
    ['shop', 'shop-private'],
    ['shop/a', 'shop/ab'],
  ] as const)
    expect(faultsOf({ ...keys, FILES_S3: files, VAULT_S3: vault })).toEqual([]);
});

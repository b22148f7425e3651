// Signatures as AWS has published them for S3 ("Signature Calculations: Examples").
import { expect, test } from 'vitest';
import { signatureOf } from '#platform/testing/s3-signature.ts';
import type { BucketPlace } from './place.ts';
import { hashOf, signRequest, type BucketRequest } from './signed-request.ts';

const place: BucketPlace = {
  endpoint: 'https://s3.amazonaws.com',
  region: 'us-east-1',
  bucket: 'examplebucket',
  prefix: '',
  style: 'virtual',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const time = '20130524T000000Z';

const vectors: [string, BucketRequest, string][] = [
  [
    'a bucket’s life cycle',
    { method: 'GET', name: '', query: { lifecycle: '' } },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list of names',
    { method: 'GET', name: '', query: { 'max-keys': '2', prefix: 'J' } },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
  [
    'a new file',
    {
      method: 'PUT',
      name: 'test$file.text',
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: new Uint8Array(Buffer.from('Welcome to Amazon S3.')),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
];

test.each(vectors)('the published signature of %s is made', async (_what, request, signature) => {
  const { headers, url } = await signRequest(place, request, time);
  expect(headers.get('authorization')).toMatch(new RegExp(`Signature=${signature}$`));
  expect(new URL(url).host).toBe('examplebucket.s3.amazonaws.com');
});

test.each(vectors)(
  'the double of the tests checks %s against the same signature',
  async (_what, request, signature) => {
    const { headers, url } = await signRequest(place, request, time);
    const names = /SignedHeaders=([^,]+)/.exec(headers.get('authorization') ?? '')?.[1]?.split(';') ?? [];
    const { host, pathname, search } = new URL(url);
    const made = signatureOf(
      {
        method: request.method,
        target: `${pathname}${search}`,
        headers: { ...Object.fromEntries(headers), host },
        names,
        bodyHash: hashOf(request.body ?? new Uint8Array()),
        day: '20130524',
      },
      place,
    );
    expect(made).toBe(signature);
  },
);

test('a bucket stands in the path or in the host, and a prefix before every name', async () => {
  const addressOf = async (more: Partial<BucketPlace>, name: string) =>
    (await signRequest({ ...place, ...more }, { method: 'GET', name }, time)).url;
  expect(await addressOf({ prefix: 'production/' }, 'u/1.webp')).toBe(
    'https://examplebucket.s3.amazonaws.com/production/u/1.webp',
  );
  expect(
    await addressOf({ style: 'path', endpoint: 'http://127.0.0.1:9000', prefix: 'a/b/' }, 'u/1.webp'),
  ).toBe('http://127.0.0.1:9000/examplebucket/a/b/u/1.webp');
  expect(await addressOf({ style: 'path' }, '')).toBe('https://s3.amazonaws.com/examplebucket');
});

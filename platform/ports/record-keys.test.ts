import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSigningKey } from './receipt-keys.ts';
import { makeRecordSecrets, openNoteKey, openRecordKeys } from './record-keys.ts';

/** Whether a verifier with nothing but the public key accepts it. */
function isSigned(publicKey: Uint8Array, message: string | Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(publicKey).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(message), key, signature);
}

// The example of C2SP signed-note, section "Verifier keys".
test('key ids and verifier keys are those of the example of C2SP', () => {
  const vkey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
  const line = 'Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=';
  const [, , encoded = ''] = vkey.split('+');
  const publicKey = Buffer.from(encoded, 'base64').subarray(1);
  const signature = Buffer.from(line, 'base64');
  const pair = { ...makeSigningKey(), x: publicKey.toString('base64url') };
  expect(openNoteKey('example.com/foo', pair).vkey).toBe(vkey);
  expect(signature.subarray(0, 4).toString('hex')).toBe('530d903a');
  expect(isSigned(publicKey, 'This is an example message.\n', signature.subarray(4))).toBe(true);
});

// The example of golang.org/x/mod/sumdb/note, where the format comes from: it has the private half too.
test('a text is signed to the byte as the first implementation of notes signs it', async () => {
  const seed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
  const x = Buffer.from('GlzZBxQ8OExB6DDFvOEqqIF+xWSaqr8sMTiLNbLXRNY=', 'base64').toString('base64url');
  const d = seed.toString('base64url');
  const key = openNoteKey('PeterNeumann', { kty: 'OKP', crv: 'Ed25519', x, d, kid: 'example' });
  expect(key.vkey).toBe('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const signature = await key.sign(Buffer.from(text));
  expect(Buffer.concat([Buffer.from('c74f20a3', 'hex'), signature]).toString('base64')).toBe(
    'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
  );
});

test('log and slips have keys of their own under the host of the instance, and sign nothing for each other', async () => {
  const { log, slip } = openRecordKeys(makeRecordSecrets(), 'http://shop.example:4000');
  expect([log.name, slip.name]).toEqual(['shop.example:4000/log', 'shop.example:4000/slip']);
  expect(openRecordKeys(makeRecordSecrets(), 'https://shop.example').log.name).toBe('shop.example/log');
  const message = Buffer.from('one text\n');
  const signature = await log.sign(message);
  expect(isSigned(log.publicKey, message, signature)).toBe(true);
  expect(isSigned(log.publicKey, 'another text\n', signature)).toBe(false);
  expect(isSigned(slip.publicKey, message, signature)).toBe(false);
  expect(await log.sign(message)).toEqual(signature);
});

test.each(['', 'a name', 'a+b', 'a\nb'])('a key cannot be named %j', (name) => {
  expect(() => openNoteKey(name, makeSigningKey())).toThrow(/cannot be named/);
});

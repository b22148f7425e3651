// Keys and certificates of the authority of the tests.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { randomBytes, webcrypto } from 'node:crypto';

const dayMs = 86_400_000;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

export type Root = { readonly pem: string; readonly name: string; readonly keys: webcrypto.CryptoKeyPair };

export async function makeRoot(): Promise<Root> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const name = 'CN=Authority of the tests';
  const extensions = [new x509.BasicConstraintsExtension(true, undefined, true)];
  const made = await x509.X509CertificateGenerator.createSelfSigned(
    { serialNumber: '01', name, keys, signingAlgorithm: algorithm, ...spanOf(365), extensions },
    webcrypto,
  );
  return { pem: made.toString('pem'), name, keys };
}

/** Begins a minute ago, for clocks that are behind. */
const spanOf = (days: number, from = new Date()) => ({
  notBefore: new Date(from.getTime() - 60_000),
  notAfter: new Date(from.getTime() - 60_000 + days * dayMs),
});

type Signing = { readonly names: x509.JsonGeneralNames; readonly days: number; readonly from?: Date };

export async function issue(root: Root, signing: Signing) {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const chain = await signFor(root, { ...signing, publicKey: keys.publicKey });
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return { chain, key: x509.PemConverter.encode(der, 'PRIVATE KEY') };
}

/** The certificate of a key, PEM. */
export async function signFor(
  { name, keys }: Root,
  { publicKey, names, days, from }: Signing & { readonly publicKey: webcrypto.CryptoKey | x509.PublicKey },
): Promise<string> {
  const made = await x509.X509CertificateGenerator.create(
    {
      serialNumber: randomBytes(8).toString('hex'),
      issuer: name,
      ...spanOf(days, from),
      signingAlgorithm: algorithm,
      publicKey,
      signingKey: keys.privateKey,
      extensions: [new x509.SubjectAlternativeNameExtension(names)],
    },
    webcrypto,
  );
  return `${made.toString('pem')}\n`;
}

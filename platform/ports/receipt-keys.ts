// Signatures on receipts: JWS with EdDSA (RFC 7515, 8037). One key signs; those before it still prove what they signed.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { CompactSign, compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as z from 'zod/mini';

const part = z.string().check(z.regex(/^[\w-]{43}$/));
const publicParts = { kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: part, kid: z.string() };

/** A private Ed25519 key as JWK. */
export const signingKey = z.object({ ...publicParts, d: part });
export type SigningKey = z.infer<typeof signingKey>;

/** What `/.well-known/jwks.json` shows of a key. */
const publicKey = z.object(publicParts);
export type PublicKey = z.infer<typeof publicKey> & { readonly alg: 'EdDSA'; readonly use: 'sig' };

export type ReceiptKeys = {
  /** Signs a text with the newest key; the same text of the same type always gives the same signature. */
  sign(payload: string, type?: SignedType): Promise<string>;
  /** What a signed text says where one of our keys signed it, or why it is not ours. */
  verify(jws: string): Promise<Verdict>;
  readonly published: readonly PublicKey[];
};

/**
 * What a signed text is, in its signed header (RFC 7515, 4.1.9): whoever checks a receipt takes nothing else for one.
 * What was signed before there was another type says that it is a receipt, whatever it is.
 */
export type SignedType = 'receipt+jws' | 'figures+jws';

/**
 * `foreign`: not a receipt, or signed by a key that was never ours. `altered`: it names one of our keys, and is not what
 * that key signed.
 */
export type Verdict =
  /** `type` is what its signed header says; undefined where it says nothing. */
  | { readonly kind: 'genuine'; readonly payload: string; readonly type: string | undefined }
  | { readonly kind: 'altered' | 'foreign' };

export function makeSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x, d } = z.parse(z.object({ x: part, d: part }), privateKey.export({ format: 'jwk' }));
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid: thumbprintOf(x) };
}

/** RFC 7638: a key is named by what it is. */
function thumbprintOf(x: string): string {
  const canonical = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  return createHash('sha256').update(canonical).digest('base64url');
}

/** @param keys The signing one first. */
export function openReceiptKeys(keys: readonly SigningKey[]): ReceiptKeys {
  const [signing] = keys;
  if (signing === undefined) throw new Error('there is no key to sign receipts with');
  const published = keys.map(({ kty, crv, x, kid }): PublicKey => {
    return { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' };
  });
  return {
    published,
    async sign(payload, type = 'receipt+jws') {
      const signer = new CompactSign(new TextEncoder().encode(payload));
      signer.setProtectedHeader({ alg: 'EdDSA', typ: type, kid: signing.kid });
      return signer.sign(await importJWK(signing, 'EdDSA'));
    },
    async verify(jws) {
      const key = published.find(({ kid }) => kid === kidOf(jws));
      if (key === undefined) return { kind: 'foreign' };
      try {
        const { payload, protectedHeader } = await compactVerify(jws, await importJWK(key, 'EdDSA'), {
          algorithms: ['EdDSA'],
        });
        const text = new TextDecoder().decode(payload);
        return { kind: 'genuine', payload: text, type: protectedHeader.typ };
      } catch {
        return { kind: 'altered' };
      }
    },
  };
}

function kidOf(jws: string): string | undefined {
  try {
    return decodeProtectedHeader(jws).kid;
  } catch {
    return undefined;
  }
}

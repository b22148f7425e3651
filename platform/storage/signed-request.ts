// Requests to a bucket, signed with Signature Version 4 of AWS. The hash of the body is part of what is signed, so a body that
// was changed on its way is refused, also where the connection is not encrypted.
import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { BucketPlace } from './place.ts';

export type BucketRequest = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The name below the place's prefix; empty for the bucket itself. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
};

export type SignedRequest = { readonly url: string; readonly headers: Headers };

/** Keys of signatures are derived once a day and place. */
const derivedKeys = new Map<string, ArrayBuffer>();

/**
 * Signs a request.
 *
 * @param time The moment of the signature as `YYYYMMDDTHHMMSSZ`; a service refuses one that is more than 15 minutes off.
 */
export async function signRequest(
  place: BucketPlace,
  request: BucketRequest,
  time?: string,
): Promise<SignedRequest> {
  const url = addressOf(place, request.name);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const signer = new AwsV4Signer({
    method: request.method,
    url: url.href,
    headers: { ...request.headers, 'x-amz-content-sha256': hashOf(request.body ?? new Uint8Array()) },
    accessKeyId: place.keyId,
    secretAccessKey: place.secret,
    service: 's3',
    region: place.region,
    cache: derivedKeys,
    ...(time === undefined ? {} : { datetime: time }),
  });
  const signed = await signer.sign();
  return { url: signed.url.href, headers: signed.headers };
}

/** SHA-256 in hexadecimal digits. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function addressOf({ endpoint, bucket, prefix, style }: BucketPlace, name: string): URL {
  const url = new URL(endpoint);
  // The bucket itself has no prefix: it is asked with one.
  const key = name === '' ? '' : `${prefix}${name}`;
  if (style === 'virtual') {
    url.host = `${bucket}.${url.host}`;
    url.pathname = `/${encodePath(key)}`;
  } else {
    url.pathname = key === '' ? `/${bucket}` : `/${bucket}/${encodePath(key)}`;
  }
  return url;
}

function encodePath(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

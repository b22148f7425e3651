// How a service checks Signature Version 4 of a request, written from AWS' description and not from the client's library.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type ReceivedRequest = {
  readonly method: string;
  /** Path and query as they came. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type ServiceKey = { readonly keyId: string; readonly secret: string; readonly region: string };

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const headersNeeded = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** The code of the S3 API that a request is refused with; undefined for one that is signed as it must be. */
export function faultOfSignature(request: ReceivedRequest, key: ServiceKey): string | undefined {
  const [, keyId, day, region, signedHeaders = '', signature = ''] =
    form.exec(request.headers.authorization ?? '') ?? [];
  if (keyId === undefined || day === undefined) return 'AccessDenied';
  if (keyId !== key.keyId) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const names = signedHeaders.split(';');
  const own = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if ([...headersNeeded, ...own].some((name) => !names.includes(name))) return 'AccessDenied';
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  const made = signatureOf({ ...request, names, bodyHash, day }, key);
  if (!timingSafeEqual(Buffer.from(made, 'hex'), Buffer.from(signature, 'hex')))
    return 'SignatureDoesNotMatch';
  return sha256(request.body) === bodyHash ? undefined : 'XAmzContentSHA256Mismatch';
}

type Signing = Omit<ReceivedRequest, 'body'> & {
  readonly names: readonly string[];
  readonly bodyHash: string;
  readonly day: string;
};

/** The signature in hexadecimal digits. */
export function signatureOf(
  { method, target, headers, names, bodyHash, day }: Signing,
  key: ServiceKey,
): string {
  const [path = '', query = ''] = target.split('?');
  const parts = query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .map((part) =>
      part
        .split('=')
        .map((side) => encode(decodeURIComponent(side.replaceAll('+', ' '))))
        .join('='),
    )
    .toSorted((one, other) => (one < other ? -1 : 1));
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    parts.join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/\s+/g, ' ')}`,
    ),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const derived = [day, key.region, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part),
    Buffer.from(`AWS4${key.secret}`),
  );
  return hmac(derived, text).toString('hex');
}

/** Everything but letters, digits and `-._~`, as AWS encodes. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

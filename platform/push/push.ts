// Calls a device through the push service of its browser (RFC 8030, 8291, 8292): encrypted so that only the device can
// read it, signed so that the service knows who sends it, to public addresses alone.
import { createECDH, randomBytes } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecret } from 'node:https';
import { limits } from '#domain/limits.ts';
import { AddressRefused, isTestReceiver, publicLookup, readHookUrl } from '../ports/hook-address.ts';

/** The instance's own pair of keys, base64url: devices let themselves be called by the one that made them known. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

export type PushTarget = { readonly endpoint: string; readonly p256dh: Buffer; readonly auth: Buffer };

export type PushMessage = {
  readonly target: PushTarget;
  /** At most `limits.pushPayloadBytesMax` bytes. */
  readonly payload: string;
  readonly ttlSeconds: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** The same text replaces what the service has not yet delivered: up to 32 letters of base64url. */
  readonly topic: string;
};

/**
 * `gone`: the device no longer lets itself be called. `refused`: this message will never be taken. `later`: try again,
 * where the service says so not before `afterMs`.
 */
export type PushAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' | 'refused'; readonly failure: string }
  | { readonly kind: 'later'; readonly failure: string; readonly afterMs?: number };

export type Push = {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Hands a message over. Never throws. */
  send(message: PushMessage): Promise<PushAnswer>;
};

export type PushOptions = {
  readonly keys: PushKeys;
  /** Where push services find who sends: `mailto:…` or `https://…`. */
  readonly subject: string;
  /** Whether a double on 127.0.0.1 may stand for a push service. */
  readonly testData: boolean;
};

export function openPush({ keys, subject, testData }: PushOptions): Push {
  const vapidDetails = { subject, ...keys };
  return {
    publicKey: keys.publicKey,
    async send(message) {
      try {
        const answer = await post(message, { vapidDetails, testData });
        return verdictOf(answer);
      } catch (error) {
        if (error instanceof AddressRefused) return { kind: 'refused', failure: 'address' };
        return { kind: 'later', failure: reasonOf(error) };
      }
    },
  };
}

type Sender = {
  readonly vapidDetails: { subject: string; publicKey: string; privateKey: string };
  readonly testData: boolean;
};
type Answered = { readonly status: number; readonly retryAfter: string | undefined };

async function post(message: PushMessage, { vapidDetails, testData }: Sender): Promise<Answered> {
  const { endpoint, p256dh, auth } = message.target;
  const url = readHookUrl(endpoint, testData);
  if (!(url instanceof URL)) throw new AddressRefused(url);
  const { default: webPush } = await import('web-push');
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, message.payload, {
    vapidDetails,
    TTL: message.ttlSeconds,
    urgency: message.urgency,
    topic: message.topic,
  });
  const isPlain = isTestReceiver(url);
  const request = isPlain ? requestPlain : requestSecret;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      agent: false,
      signal: AbortSignal.timeout(limits.pushAnswerMs),
      ...(isPlain ? {} : { lookup: publicLookup }),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.on('error', () => undefined);
      // However much it answers, or how slowly: its code was the answer.
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    sent.end(body);
  });
}

/** RFC 8030, 7 and 8: 404 and 410 say that the subscription is over; 429 and 5xx pass by; the rest was our fault. */
function verdictOf({ status, retryAfter }: Answered): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  const failure = `status ${status}`;
  if (status === 404 || status === 410) return { kind: 'gone', failure };
  if (status !== 429 && status !== 408 && status < 500) return { kind: 'refused', failure };
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0
    ? { kind: 'later', failure, afterMs: Math.min(seconds * 1_000, limits.noticeRetryMaxMs) }
    : { kind: 'later', failure };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 60) : 'connection';
}

/** A new pair of keys of an instance. */
export function makePushKeys(): PushKeys {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  // A number that happens to be small is given in fewer bytes than push services take.
  const privateKey = ecdh.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

/** True for a pair that belongs together. */
export function arePushKeys({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return ecdh.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}

/** What a browser gave as its key, where it is one: a point of the curve, uncompressed. */
export function readPushKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64url');
  if (key.length !== 65 || key[0] !== 4) return undefined;
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(randomBytes(32));
    ecdh.computeSecret(key);
    return key;
  } catch {
    return undefined;
  }
}

/** What a browser gave as its secret, where it is one. */
export function readPushAuth(text: string): Buffer | undefined {
  const auth = Buffer.from(text, 'base64url');
  return auth.length === 16 ? auth : undefined;
}

/** What is wrong with the address of a push service, or nothing. */
export function pushUrlFault(endpoint: string, testData: boolean): string | undefined {
  const url = readHookUrl(endpoint, testData);
  return url instanceof URL ? undefined : url;
}

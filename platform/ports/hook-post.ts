// One message to a merchant's program: no redirect is followed, nothing of the answer is read but its code.
import { request as requestPlain } from 'node:http';
import { request as requestSecret } from 'node:https';
import type { DeliveryFailure } from '#domain/hooks.ts';
import { limits } from '#domain/limits.ts';
import { AddressRefused, isTestReceiver, publicLookup, readHookUrl } from './hook-address.ts';

export type HookPost = {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly testData: boolean;
};

export type HookAnswer = {
  readonly status: number | undefined;
  readonly tookMs: number;
  /** Undefined where the message was taken. */
  readonly failure: DeliveryFailure | undefined;
};

/** Sends a message and waits `limits.hookAnswerMs` for the code of an answer. Never throws. */
export async function postHook(post: HookPost): Promise<HookAnswer> {
  const startedAt = performance.now();
  const told = await statusOf(post).then(
    (status) => ({ status, failure: failureOf(status) }),
    (error: unknown) => ({ status: undefined, failure: reasonOf(error) }),
  );
  return { ...told, tookMs: Math.round(performance.now() - startedAt) };
}

function statusOf({ url: text, body, headers, testData }: HookPost): Promise<number> {
  const url = readHookUrl(text, testData);
  if (!(url instanceof URL)) return Promise.reject(new AddressRefused(url));
  const isPlain = isTestReceiver(url);
  const request = isPlain ? requestPlain : requestSecret;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(limits.hookAnswerMs),
      ...(isPlain ? {} : { lookup: publicLookup }),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.on('error', () => undefined);
      // However much it answers, or how slowly: its code was the answer.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.end(body);
  });
}

function failureOf(status: number): DeliveryFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? 'redirect' : 'answer';
}

function reasonOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefused) return 'address';
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'connection';
}

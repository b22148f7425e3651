// The check of a test app, which is asked without a network.
import type { TestApp } from '#testing/test-app.ts';
import { verifyEd25519 } from '../check/ed25519.ts';
import { makeReader, type Fetch } from '../check/fetching.ts';
import type { VerifyOptions } from '../check/verify.ts';
import { sha256 } from '../command/sha256.ts';

export function optionsOf({ composed: { app, env } }: TestApp): VerifyOptions {
  const fetchInProcess: Fetch = async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      url: `${pathname}${search}`,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
  };
  return {
    base: env.baseUrl,
    reader: makeReader({ fetch: fetchInProcess }),
    verify: verifyEd25519,
    hash: sha256,
    now: Math.floor(env.clock.now().getTime() / 1_000),
    wait: () => Promise.resolve(),
  };
}

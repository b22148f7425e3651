// What callers with a key are answered differently: statuses, problems and headers. Everybody else is answered as ever.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiBase } from '#domain/wire/endpoint.ts';
import { versionHeader } from '#domain/wire/api-version.ts';
import type { Answer } from '#platform/http/answer.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import { isProgramKey } from '#platform/http/program-keys.ts';
import { problemType, toProblem, type Problem } from './problem.ts';
import { rateHeaders, retryAfterOf } from './rate-headers.ts';

/** How soon a program may ask again where nobody knows when we are well: seconds. */
const busySeconds = 2;

/** The token of a request, without the word before it; undefined where there is none. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^Bearer\s+/i, '') || undefined;
}

/**
 * Turns refusals into problems on their way out, wherever they come from: the pipeline, a body that is too large, an
 * address that leads nowhere. What is stored under idempotency keys stays the envelope.
 */
export function answerPrograms(app: FastifyInstance, { env }: Pick<Registry, 'env'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const token = tokenOf(request.headers.authorization);
    if (token === undefined || !isProgramKey(token) || !request.url.startsWith(`${apiBase}/`)) return payload;
    if (typeof payload !== 'string') return payload;
    const found = toProblem(payload, reply.statusCode, env.baseUrl);
    if (found === undefined) return payload;
    void reply.code(found.status).headers(headersOf(found, env.clock.now()));
    return JSON.stringify(found);
  });
}

function headersOf({ status, data }: Problem, now: Date): Record<string, string> {
  const asked = retryAfterOf(data?.['retry_at'], now);
  const retry = asked ?? (status === 503 ? busySeconds : undefined);
  return {
    'content-type': problemType,
    ...(status === 401 ? { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' } : {}),
    ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
  };
}

/** Says how much the key may still call, and the version that the answer is made at. */
export function sendProgramHeaders(reply: FastifyReply, { rate, version }: Answer, now: Date): void {
  if (rate !== undefined) void reply.headers(rateHeaders(rate, now));
  if (version !== undefined) void reply.header(versionHeader, version);
}

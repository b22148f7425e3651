// Encrypted or not at all: an origin of https is reached over https alone, and browsers are told to remember it.
import type { FastifyInstance } from 'fastify';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import { refused } from './answer.ts';
import { sendEnvelope } from './missing.ts';
import type { Origins } from './origins.ts';

/** Two years, what lists of browsers ask for. */
const rememberSeconds = 63_072_000;

/**
 * Sends pages that were asked for over http on to https, and refuses everything else there: what a form or a call sends
 * was readable on its way. Only at hosts whose origin is https; a probe that asks by address is left alone. What the
 * request came over is said by the connection or by a proxy that is trusted.
 */
export function saveEncrypted(
  app: FastifyInstance,
  origins: Origins,
  speak: (accepts: string | undefined) => Language,
): void {
  const urls = Object.values(origins).map((origin) => new URL(origin));
  const secure = new Set(urls.filter(({ protocol }) => protocol === 'https:').map(({ host }) => host));
  if (secure.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!secure.has(request.host)) return undefined;
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${rememberSeconds}; includeSubDomains`);
      return undefined;
    }
    const { method, headers, id } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && !request.url.startsWith(`${apiBase}/`)) {
      return reply.code(308).header('location', `https://${request.host}${request.originalUrl}`).send();
    }
    const teller = { language: speak(headers['accept-language']), requestId: id };
    return sendEnvelope(reply.code(400), refused('badRequest', { reason: 'https_only' }, teller).text);
  });
}

// What is asked of a server about domains without a session: by an authority of certificates, and by a proxy in front.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hostNameOf } from '#platform/http/hosts/own-hosts.ts';
import type { Environment } from '#platform/environment.ts';
import { findAnswer } from './certificates.sql.ts';
import { isServed } from './hosts.ts';

export function publicDomainRoutes(app: FastifyInstance, env: Environment): void {
  // RFC 8555, section 8.3: whoever asks by HTTP for a token of ours is answered with what belongs to it.
  app.get<{ Params: { token: string } }>('/.well-known/acme-challenge/:token', async (request, reply) => {
    const found = await findAnswer(env.db.direct, { token: request.params.token, now: env.clock.now() });
    const isHost = found !== undefined && found.host === hostNameOf(request.raw.headers.host);
    return isHost ? sendText(reply, found.answer) : sendText(reply.code(404), '404');
  });
  // A proxy that makes certificates on demand asks first, else anybody could have it make any number of them.
  app.get<{ Querystring: { domain?: unknown } }>('/domain-ask', async ({ query }, reply) => {
    const host = typeof query.domain === 'string' ? hostNameOf(query.domain) : undefined;
    const isOurs = host !== undefined && (await isServed(env, host));
    return isOurs ? sendText(reply, 'yes') : sendText(reply.code(404), 'no');
  });
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

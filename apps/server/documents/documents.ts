// The contract for people and for generators: `/docs` and `/openapi.json`, made once, for the first who asks.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hookMessages } from '#features/webhooks/message.shapes.ts';
import { appPolicy } from '#platform/http/browser-policy.ts';
import { nameChoices } from '#platform/http/api/named-choices.ts';
import { docsPage, docsStyles } from '#platform/http/docs-page.ts';
import { isPublished, openApiOf } from '#platform/http/openapi.ts';
import type { Composed } from '#apps/server/compose.ts';

const pack = promisify(gzip);

/** A text of megabytes that stays as it is while the process lives. */
type Written = { readonly text: string; readonly packed: Buffer; readonly tag: string };

export function openDocuments({ app, registry, env }: Pick<Composed, 'app' | 'registry' | 'env'>): void {
  let made: Promise<{ readonly json: Written; readonly html: Written }> | undefined;
  const write = async () => {
    // A start does not wait for the recorded calls, nor does a node keep them that nobody asks.
    const { examples } = await import('./api-examples.gen.ts');
    const endpoints = [...registry.kept.values()].map(({ endpoint }) => endpoint).filter(isPublished);
    const { baseUrl, brand } = env;
    const document = openApiOf(endpoints, brand.name, { messages: hookMessages, examples, baseUrl });
    return {
      json: await writeDown(JSON.stringify(nameChoices(document))),
      html: await writeDown(docsPage(document, brand.name)),
    };
  };
  const makeOnce = () => (made ??= write());
  app.get('/openapi.json', async (request, reply) => {
    const { json } = await makeOnce();
    return send(request, reply.type('application/json; charset=utf-8'), json);
  });
  app.get('/docs', async (request, reply) => {
    const { html } = await makeOnce();
    void reply.header('content-security-policy', appPolicy);
    return send(request, reply.type('text/html; charset=utf-8'), html);
  });
  app.get('/docs.css', (_request, reply) => reply.type('text/css').send(docsStyles));
}

async function writeDown(text: string): Promise<Written> {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, packed: await pack(text), tag: `W/"${tag}"` };
}

/** Sends it packed to those who take it so, and nothing to those who have it. */
function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, packed, tag }: Written,
): FastifyReply {
  void reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
  const takesPacked = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  return takesPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(text);
}

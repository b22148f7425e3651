// Addresses that lead nowhere: calls hear it in the envelope, people on a page, everything else in one line.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import { errorWords } from '#locales/server.ts';
import { refused } from './answer.ts';
import { safe } from './docs-html.ts';

export type Missing = {
  readonly speak: (request: FastifyRequest) => Language;
  readonly brand: () => string;
};

const isCall = (url: string) => url.startsWith(`${apiBase}/`) || url === apiBase;

/** Answers what no route answers, a file that is not there, and addresses with a zero character in them. */
export function answerMissing(app: FastifyInstance, missing: Missing): void {
  app.setNotFoundHandler((request, reply) => sendMissing(missing, request, reply));
  app.addHook('onRequest', async (request, reply) => {
    // No name, file or search holds it, and the database refuses it. In a call it is refused with its field.
    if (!isCall(request.url) && request.url.includes('%00')) {
      sendMissing(missing, request, reply);
      return reply;
    }
    return undefined;
  });
}

/** An address that is none (`%zz`, or longer than any of ours). */
export function sendBadAddress(missing: Missing, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isCall(request.raw.url ?? '')) return sendMissing(missing, request, reply);
  const teller = { language: missing.speak(request), requestId: request.id };
  return sendEnvelope(reply.code(400), refused('badRequest', { reason: 'address' }, teller).text);
}

function sendMissing({ speak, brand }: Missing, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = speak(request);
  void reply.code(404).header('cache-control', 'no-store');
  if (isCall(request.raw.url ?? '')) {
    const teller = { language, requestId: request.id };
    return sendEnvelope(reply, refused('recordNotFound', { reason: 'route' }, teller).text);
  }
  if (request.headers.accept?.includes('text/html') !== true) return reply.type('text/plain').send('404');
  return reply
    .headers({ 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
    .type('text/html; charset=utf-8')
    .send(pageOf({ language, brand: brand(), says: errorWords(language, 'recordNotFound', {}) }));
}

/** An answer of a call, as it goes over the wire. */
export function sendEnvelope(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text);
}

type Page = { readonly language: Language; readonly brand: string; readonly says: string };

/** Needs no script, style or file: whatever is missing, this is there. */
function pageOf({ language, brand, says }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>404 · ${safe(brand)}</title>
</head>
<body>
<main>
<h1>404</h1>
<p>${safe(says)}</p>
<p><a href="/">${safe(brand)}</a></p>
</main>
</body>
</html>
`;
}

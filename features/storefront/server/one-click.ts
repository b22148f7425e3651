// `List-Unsubscribe` of emails to buyers (RFC 8058): a mail program posts to it with one click, from no page of ours and
// without a cookie. Whoever opens the address in a browser is led to the page that asks once more.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { Refused } from '#domain/wire/errors.ts';
import { stopReminder } from '#features/reminders/contract.ts';
import { stopRestock } from '#features/restock/contract.ts';
import type { Input } from './visit.ts';

type Params = { readonly handle: string; readonly token: string };

/** The emails that one click ends, by the word of their address: what ends them, and where the page is. */
const kinds = [
  { word: 'restock', page: '', stop: stopRestock },
  { word: 'reminder', page: '/stop', stop: stopReminder },
] as const;

export function oneClickRoutes(app: FastifyInstance, ask: Input): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is posted says nothing that the address does not.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, done) =>
      done(null, body),
    );
    for (const { word, page, stop } of kinds) {
      const path = `/s/:handle/${word}/:token/unsubscribe`;
      scope.get<{ Params: Params }>(path, async ({ params }, reply) => {
        const { handle, token } = params;
        const to = `/s/${encodeURIComponent(handle)}/${word}/${encodeURIComponent(token)}${page}`;
        return reply.headers(quiet).redirect(to, 303);
      });
      scope.post<{ Params: Params }>(path, async ({ params, ip }, reply) =>
        send(reply, await codeOf(() => ask<Endpoint>(stop, { token: params.token }, { ip }))),
      );
    }
  });
}

const quiet = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

async function codeOf(act: () => Promise<unknown>): Promise<number> {
  try {
    await act();
    return 200;
  } catch (error) {
    if (error instanceof Refused && ['recordNotFound', 'invalidParameter'].includes(error.key)) return 404;
    throw error;
  }
}

function send(reply: FastifyReply, code: number): FastifyReply {
  return reply.code(code).headers(quiet).type('text/plain; charset=utf-8').send('');
}

// `List-Unsubscribe` of mails to merchants (RFC 8058): a mail program posts to it with one click, from no page of ours;
// whoever opens it in a browser is asked once more.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { defaultLanguage, languageOf, type Language } from '#domain/text/language.ts';
import type { NoticeChoices } from '#domain/notifications/notice-choices.ts';
import { noticeKinds } from '#domain/notifications/notices.ts';
import { merchantOf } from '#features/people/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { noticeMailWords } from '#locales/notice-mail.ts';
import { sayIn } from '#locales/say.ts';
import type { Environment } from '#platform/environment.ts';
import { escaped } from './mail/blocks.ts';
import { accentOf, colors } from './mail/colors.ts';
import { readStopToken } from './notice-mail.ts';
import { findReach, lockReach, setChoices } from './reach.sql.ts';
import { setDigest } from './watch.ts';

/** Keeps what a person chose to hear of: told by the room of people. */
export type KeepChoices = (
  who: { readonly shopId: bigint; readonly personId: string },
  choices: NoticeChoices,
) => Promise<void>;

const pagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Stop = {
  readonly shopId: bigint;
  readonly personId: string;
  readonly kinds: NonNullable<ReturnType<typeof readStopToken>>['kinds'];
  readonly language: Language;
  readonly tz: string;
  readonly shop: string;
};

export function noticeStopRoutes(app: FastifyInstance, env: Environment, saveChoices: KeepChoices): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is posted says nothing that the address does not, but which of the two has posted it.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.get<{ Params: { token: string } }>('/notices/stop/:token', async ({ params }, reply) => {
      const stop = await stopOf(env, params.token);
      return stop === undefined ? sendGone(reply, env) : sendPage(reply, 200, askPage(stop, env.brand.name));
    });
    scope.post<{ Params: { token: string } }>('/notices/stop/:token', async ({ params, body }, reply) => {
      const stop = await stopOf(env, params.token);
      if (stop === undefined) return sendGone(reply, env);
      await act(env, stop, saveChoices);
      if (typeof body === 'string' && body.includes('List-Unsubscribe=One-Click'))
        return reply.code(200).send();
      return sendPage(reply, 200, donePage(stop, env.brand.name));
    });
  });
  app.get('/notices/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

async function stopOf(env: Environment, token: string): Promise<Stop | undefined> {
  const read = readStopToken(token, env.secret);
  if (read === undefined) return undefined;
  const { direct } = env.db;
  const reach = await findReach(direct, { shopId: read.shopId });
  const person = reach && (await merchantOf(direct, read.shopId, reach.person_id));
  if (person === undefined) return undefined;
  const { name } = await shopOf(direct, read.shopId);
  const language = languageOf(person.lang) ?? defaultLanguage;
  return { ...read, personId: person.id, language, tz: person.tz, shop: name };
}

async function act(env: Environment, stop: Stop, saveChoices: KeepChoices): Promise<void> {
  const { shopId, personId, kinds, tz } = stop;
  if (kinds.includes('digest')) {
    await env.db.transaction(async (tx) => {
      const row = await lockReach(tx, shopId, personId);
      const reach = { ...row, digest: 'off' as const };
      await setChoices(tx, { shopId, ...reach });
      await setDigest(tx, env, shopId, { reach, person: { tz } });
    });
  }
  const stopped = noticeKinds.filter((kind) => kinds.includes(kind));
  if (stopped.length === 0) return;
  await saveChoices(
    { shopId, personId },
    Object.fromEntries(stopped.map((kind) => [kind, { email: false }])),
  );
}

function said({ language, kinds, shop }: Stop): { kinds: string; shop: string; isDigest: boolean } {
  const { kind } = noticeMailWords(language);
  const names = noticeKinds.filter((one) => kinds.includes(one)).map((one) => kind[one]);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return { kinds: list, shop, isDigest: kinds.includes('digest') };
}

function askPage(stop: Stop, brand: string): string {
  const { stopPage: words } = noticeMailWords(stop.language);
  const { isDigest, ...values } = said(stop);
  const asked = sayIn(stop.language, isDigest ? words.askDigest : words.ask, values);
  return page(stop.language, `${words.title} · ${brand}`, [
    `<h1>${escaped(words.title)}</h1>`,
    `<p>${escaped(asked)}</p><p>${escaped(words.keeps)}</p>`,
    `<form method="post"><button>${escaped(words.button)}</button></form>`,
  ]);
}

function donePage(stop: Stop, brand: string): string {
  const { stopPage: words } = noticeMailWords(stop.language);
  const { isDigest, ...values } = said(stop);
  const done = sayIn(stop.language, isDigest ? words.doneDigest : words.done, values);
  return page(stop.language, `${words.title} · ${brand}`, [
    `<h1>${escaped(words.title)}</h1>`,
    `<p role="status">${escaped(done)}</p><p>${escaped(words.keeps)}</p>`,
  ]);
}

function sendGone(reply: FastifyReply, env: Environment): FastifyReply {
  const { stopPage: words } = noticeMailWords(defaultLanguage);
  const html = page(defaultLanguage, `${words.gone} · ${env.brand.name}`, [
    `<h1>${escaped(words.gone)}</h1><p>${escaped(words.goneDetail)}</p>`,
  ]);
  return sendPage(reply, 404, html);
}

function page(language: Language, title: string, body: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title>`,
    `<link rel="stylesheet" href="/notices/page.css"></head><body><main>${body.join('')}</main></body></html>`,
  ].join('');
}

function sendPage(reply: FastifyReply, code: number, html: string): FastifyReply {
  return reply
    .code(code)
    .headers({
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

const { light, onLight, dark, onDark } = accentOf();

const styles = `:root { color-scheme: light dark; font: 15px/22px system-ui, sans-serif; }
body { color: ${colors.ink.light}; background: ${colors.ground.light}; }
main { max-width: 36rem; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
h1 { font-size: 22px; line-height: 28px; font-weight: 600; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 22px; border: 0; border-radius: 10px;
  background: ${light}; color: ${onLight}; }
@media (prefers-color-scheme: dark) {
  body { color: ${colors.ink.dark}; background: ${colors.ground.dark}; }
  button { background: ${dark}; color: ${onDark}; }
}
`;

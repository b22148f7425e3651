// A storefront over HTTP whose calls are answered by the test: what was asked, and which pages were drawn.
import Fastify from 'fastify';
import * as z from 'zod/mini';
import type { RequestOf, Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { splitLanguage } from '#domain/text/language-path.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { storefrontRoutes } from './storefront.ts';
import type { Input } from './visit.ts';

type Asked = {
  name: string;
  input: Record<string, unknown>;
  options: { onceKey?: string; language?: string };
};
export type Answers = Record<string, (asked: Asked) => unknown>;

const fields = z.record(z.string(), z.unknown());
export const host = 'shop.example';
const own = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };

/** Nobody has commented, unless the test says so. */
const silent: Answers = {
  goodsQuestions: () => ({ list: [] }),
  goodsComments: () => ({ list: [], page: 1, has_more: false }),
  orderComments: () => ({ list: [] }),
  readBuyerChat: () => ({ conversation: null, messages: [], has_more: false }),
  listEvidence: () => ({ list: [], left: 6 }),
};

/** Opens the routes over these answers; a call without one is refused as not found. */
export function openStorefront(answers: Answers) {
  const asked: Asked[] = [];
  const pages: StorefrontPage[] = [];
  // A proxy in front that says what a buyer's browser speaks: http, unless a header says https.
  const app = Fastify({ trustProxy: true, rewriteUrl: ({ url = '/' }) => splitLanguage(url).path });
  const ask: Input = async <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options: { onceKey?: string; language?: string },
  ) => {
    const call = { name: endpoint.name, input: fields.parse(input), options };
    asked.push(call);
    const answer = answers[endpoint.name] ?? silent[endpoint.name];
    if (answer === undefined) throw refuse('recordNotFound');
    return z.custom<OutputOf<E>>(() => true).parse(answer(call));
  };
  const render = (page: StorefrontPage) => {
    pages.push(page);
    return `<p>${page.kind}</p>`;
  };
  storefrontRoutes(app, ask, render, { testData: true });
  return {
    asked,
    last: () => pages.at(-1),
    count: (name: string) => asked.filter((one) => one.name === name).length,
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host, ...headers } }),
    postBytes: (url: string, payload: Buffer, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url, headers: { ...own, ...headers }, payload }),
    post: (url: string, form: Record<string, string> | string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...own, ...headers },
        payload: new URLSearchParams(form).toString(),
      }),
  };
}

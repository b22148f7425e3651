// Feeds for shopping catalogues (`domain/goods/feeds.ts`): `/s/{handle}/feed/google.{lang}.xml` and the others.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { euCountries, isInEu } from '#domain/geo/european-union.ts';
import { catalogues, type Catalogue } from '#domain/goods/feeds.ts';
import { isLanguage, type Language } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { countries } from '#domain/geo/countries.ts';
import { closedOf, presentPublicShop, shopByHandle, type ShopRow } from '#features/shop/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import { feedGoods } from './feed-goods.ts';
import { formOf } from './feed-form.ts';
import { readFeedState } from './feed.sql.ts';
import { sendText } from './text-stream.ts';

type Params = {
  readonly Params: { readonly handle: string; readonly file: string };
  readonly Querystring: { readonly country?: string };
};

/** A feed that is written otherwise gets another number, so that nobody keeps the old one. */
const feedVersion = '1';

export function feedRoutes(app: FastifyInstance, env: Environment, places: Places): void {
  app.get<Params>('/s/:handle/feed/:file', async (request, reply) => {
    const asked = readFile(request.params.file);
    const shop = await shopByHandle(env.db.direct, request.params.handle);
    if (asked === undefined || shop === undefined) return sendNothing(reply);
    if (env.settings.now().feedsOff.includes(asked.catalogue.code)) return sendNothing(reply);
    const writer = await places.writerOf(request, shop.handle);
    return sendFeed({ request, reply, env }, { ...asked, shop, origin: places.originOf(request), writer });
  });
}

export type OriginOf = (request: FastifyRequest) => string;

/** Writes the addresses of a shop as they are where the request came to; its tag changes with them. */
export type Writer = { readonly write: (text: string) => string; readonly tag: string };

export type Places = {
  readonly originOf: OriginOf;
  readonly writerOf: (request: FastifyRequest, handle: string) => Promise<Writer>;
};

type Asked = { readonly catalogue: Catalogue; readonly language: Language };

function readFile(name: string): Asked | undefined {
  const [code = '', language = '', extension = '', ...rest] = name.split('.');
  const catalogue = catalogues.find((one) => one.code === code && one.extension === extension);
  if (catalogue === undefined || !isLanguage(language) || rest.length > 0) return undefined;
  return { catalogue, language };
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

type Exchange = {
  readonly request: FastifyRequest<Params>;
  readonly reply: FastifyReply;
  readonly env: Environment;
};

type Feed = Asked & { readonly shop: ShopRow; readonly origin: string; readonly writer: Writer };

async function sendFeed(
  { request, reply, env }: Exchange,
  { catalogue, language, shop, origin, writer }: Feed,
): Promise<FastifyReply> {
  const form = formOf(catalogue);
  const shown = presentPublicShop({ ...shop, menu: null, bundles: null }, env);
  const country = countryOf(request.query.country, shown.legal.country || shop.country);
  const isEuOnly = isSoldIntoEu(request.query.country, country, shown.ships_to);
  const isOpen = closedOf(shop, env.clock.now(), env.policy) === undefined;
  const state = await readFeedState(env.db.direct, shop.shop_id);
  const facts = [
    feedVersion,
    catalogue.code,
    language,
    country,
    isEuOnly,
    isOpen,
    shop.name,
    shop.version,
    origin,
    writer.tag,
    state,
  ];
  const tag = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27);
  const head = {
    title: shop.name,
    link: origin + inLanguage(language, `/s/${shop.handle}`),
    description: shop.about === '' ? shop.name : shop.about,
  };
  async function* text(): AsyncGenerator<string> {
    yield writer.write(form.head(head));
    const ask = { env, shop, origin, language, country, isEuOnly, isOpen };
    for await (const goods of feedGoods(ask)) yield writer.write(form.row(goods, shop.name));
    yield form.foot;
  }
  return sendText({ request, reply }, { tag, type: form.type, text });
}

/** The country that the feed is for: the one that is asked for, else that of the shop. */
function countryOf(wish: string | undefined, own: string): string {
  return wish !== undefined && countries.includes(wish) ? wish : own;
}

/** A feed for one country follows its law; one for all follows the strictest of those that the shop sells to. */
function isSoldIntoEu(wish: string | undefined, country: string, shipsTo: readonly string[]): boolean {
  if (wish === country) return isInEu(country);
  return shipsTo.length === 0 || euCountries.some((one) => shipsTo.includes(one));
}

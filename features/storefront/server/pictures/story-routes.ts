// Pictures for stories: a shop or one of its goods on 1080 by 1920, with a code for cameras.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkPath, readLinkCode } from '#domain/sharing.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isUuid } from '#domain/wire/ids.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { followLink } from '#features/sharing/contract.ts';
import { shopInfo } from '#features/shop/contract.ts';
import { formatMoney } from '#locales/format-money.ts';
import { madeKey, type MadePictures } from '#platform/made-pictures.ts';
import type { Files } from '#platform/ports/files.ts';
import { spokenOf } from '#features/storefront/server/language.ts';
import type { Input } from '#features/storefront/server/visit.ts';
import { readPicture, sendMade } from './send-made.ts';
import { drawStory, type Story } from './story-picture.ts';

type Params = {
  readonly Params: { readonly handle: string; readonly id?: string };
  readonly Querystring: { readonly link?: string | readonly string[] };
};
type Parts = {
  readonly ask: Input;
  readonly files: Files;
  readonly originOf: (request: FastifyRequest) => string;
  readonly made: MadePictures;
};
type Request = FastifyRequest<Params>;

/** A picture that looks otherwise gets another number, and is drawn anew. */
const version = '1';

export function storyRoutes(app: FastifyInstance, parts: Parts): void {
  for (const path of ['/s/:handle/story.png', '/s/:handle/goods/:id/story.png']) {
    app.get<Params>(path, (request, reply) =>
      sendMade(request, reply, async () => {
        const story = await storyOf(request, parts);
        const { title, price, shop, url, language, look, picture } = story;
        const key = madeKey(
          'story',
          version,
          title,
          price ?? '',
          shop,
          url,
          language,
          look?.css ?? '',
          picture ?? '',
        );
        return { key, type: 'image/png', bytes: () => parts.made.make(key, () => drawStory(story)) };
      }),
    );
  }
}

type Look = Awaited<ReturnType<typeof shopOf>>['look'];

async function storyOf(
  request: Request,
  { ask, files, originOf }: Parts,
): Promise<Story & { readonly look: Look }> {
  const { handle, id } = request.params;
  const { language } = spokenOf(request);
  const linked = { ask, origin: originOf(request), handle };
  if (id === undefined) {
    const shop = await shopOf(request, ask);
    return {
      title: shop.name,
      price: undefined,
      shop: shop.about,
      url: await linkedUrl(request.query.link, `/s/${shop.handle}`, linked),
      language,
      look: shop.look,
      picture: await readPicture(files, shop.banner?.url ?? shop.logo?.url),
    };
  }
  const asked = { handle, id: isUuid(id) ? id : '' };
  const { shop, goods } = await ask(storefrontGood, asked, { language, ip: request.ip });
  return {
    title: goods.title,
    price: formatMoney(language, goods.price, goods.currency),
    shop: shop.name,
    url: await linkedUrl(request.query.link, `/s/${shop.handle}/goods/${goods.id}`, linked),
    language,
    look: shop.look,
    picture: await readPicture(files, goods.images[0]?.url),
  };
}

function shopOf(request: Request, ask: Input) {
  const { language } = spokenOf(request);
  return ask(shopInfo, { handle: request.params.handle }, { language, ip: request.ip });
}

type Linked = { readonly ask: Input; readonly origin: string; readonly handle: string };

/**
 * What the code for cameras says: the short link that was named, else the page itself.
 *
 * @throws Refused `recordNotFound` for a link that is not this shop's: nobody's picture leads to somebody else.
 */
async function linkedUrl(
  link: string | readonly string[] | undefined,
  path: string,
  { ask, origin, handle }: Linked,
): Promise<string> {
  if (link === undefined) return `${origin}${path}`;
  const code = typeof link === 'string' ? readLinkCode(link) : undefined;
  if (code === undefined) throw refuse('recordNotFound', { field: 'link' });
  const target = await ask(followLink, { code }, {});
  const isSame =
    target.handle.toLowerCase() === handle.toLowerCase() &&
    (target.goods_id === null || path.endsWith(`/goods/${target.goods_id}`));
  if (!isSame) throw refuse('recordNotFound', { field: 'link' });
  return `${origin}${linkPath(code)}`;
}

// Pictures of goods that others fetch: the card of a shared link, and square JPEGs for catalogues.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '#domain/wire/errors.ts';
import { isUuid } from '#domain/wire/ids.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { formatMoney } from '#locales/format-money.ts';
import type { Files } from '#platform/ports/files.ts';
import { StorageAway } from '#platform/storage/storage-away.ts';
import { takePictureTurn } from '#features/files/server/public.ts';
import { madeKey, madePicturesOf } from '#platform/made-pictures.ts';
import { drawShareCard, drawSquare } from './share-card.ts';
import { spokenOf } from '#features/storefront/server/language.ts';
import { isMissing, isOutage, type Input } from '#features/storefront/server/visit.ts';

type Params = { readonly Params: { readonly handle: string; readonly id: string; readonly number?: string } };
type Parts = { readonly ask: Input; readonly files: Files };

/** A card that looks otherwise gets another number, and is drawn anew. */
const cardVersion = '2';
const squareVersion = '1';
const hourSeconds = 3600;

export function pictureRoutes(app: FastifyInstance, { ask, files }: Parts): void {
  const made = madePicturesOf(files, takePictureTurn);
  app.get<Params>('/s/:handle/goods/:id/og.jpg', (request, reply) =>
    answer(request, reply, async () => {
      const { shop, goods } = await goodsOf(ask, request);
      const language = spokenOf(request).language;
      const picture = await readPicture(files, goods.images[0]?.url);
      const card = {
        title: goods.title,
        price: formatMoney(language, goods.price, goods.currency),
        shop: shop.name,
        picture,
        look: shop.look,
      };
      const key = madeKey(
        cardVersion,
        card.title,
        card.price,
        card.shop,
        shop.look?.css ?? '',
        picture ?? '',
      );
      return { key, bytes: () => made.make(key, () => drawShareCard(card)) };
    }),
  );
  app.get<Params>('/s/:handle/goods/:id/:number(^\\d{1,2}).jpg', (request, reply) =>
    answer(request, reply, async () => {
      const { goods } = await goodsOf(ask, request);
      const picture = await readPicture(files, goods.images[Number(request.params.number) - 1]?.url);
      if (picture === undefined) return undefined;
      const key = madeKey('square', squareVersion, picture);
      return { key, bytes: () => made.make(key, () => drawSquare(picture)) };
    }),
  );
}

type Found = { readonly key: string; readonly bytes: () => Promise<Buffer> };

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Found | undefined>,
): Promise<FastifyReply> {
  void reply.header('x-content-type-options', 'nosniff');
  try {
    const found = await find();
    if (found === undefined) return await reply.code(404).header('cache-control', 'no-cache').send();
    const tag = `"${found.key}"`;
    void reply.headers({ etag: tag, 'cache-control': `public, max-age=${hourSeconds}` });
    if (request.headers['if-none-match'] === tag) return await reply.code(304).send();
    return await reply.type('image/jpeg').send(await found.bytes());
  } catch (error) {
    void reply.removeHeader('etag');
    void reply.header('cache-control', 'no-store');
    if (isMissing(error)) return reply.code(404).send();
    const isBusy = isOutage(error) || (error instanceof Refused && error.key === 'tooManyRequests');
    if (!(error instanceof Refused)) request.log.error({ err: error }, 'a picture was not made');
    return reply
      .code(isBusy ? 503 : 404)
      .header('retry-after', '10')
      .send();
  }
}

function goodsOf(ask: Input, request: FastifyRequest<Params>) {
  const { handle, id } = request.params;
  const { language } = spokenOf(request);
  return ask(storefrontGood, { handle, id: isUuid(id) ? id : '' }, { language, ip: request.ip });
}

/**
 * The bytes of a public file by its address; undefined for goods without a picture, and for one that was lost.
 *
 * @throws StorageAway where it cannot be read now.
 */
async function readPicture(files: Files, url: string | undefined): Promise<Buffer | undefined> {
  if (url === undefined || !url.startsWith('/files/')) return undefined;
  return files.read(url.slice('/files/'.length)).catch((error: unknown) => {
    // Without it another picture would be drawn, and kept.
    if (error instanceof StorageAway) throw error;
    return undefined;
  });
}

// Pictures of goods that others fetch: the card of a shared link, and square JPEGs for catalogues.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUuid } from '#domain/wire/ids.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { formatMoney } from '#locales/format-money.ts';
import type { Files } from '#platform/ports/files.ts';
import { takePictureTurn } from '#features/files/server/public.ts';
import { madeKey, madePicturesOf } from '#platform/made-pictures.ts';
import { drawShareCard, drawSquare } from './share-card.ts';
import { readPicture, sendMade } from './send-made.ts';
import { storyRoutes } from './story-routes.ts';
import { spokenOf } from '#features/storefront/server/language.ts';
import type { Input } from '#features/storefront/server/visit.ts';

type Params = { readonly Params: { readonly handle: string; readonly id: string; readonly number?: string } };
type Parts = {
  readonly ask: Input;
  readonly files: Files;
  readonly originOf: (request: FastifyRequest) => string;
};

/** A card that looks otherwise gets another number, and is drawn anew. */
const cardVersion = '2';
const squareVersion = '1';

export function pictureRoutes(app: FastifyInstance, { ask, files, originOf }: Parts): void {
  const made = madePicturesOf(files, takePictureTurn);
  storyRoutes(app, { ask, files, originOf, made });
  app.get<Params>('/s/:handle/goods/:id/og.jpg', (request, reply) =>
    sendMade(request, reply, async () => {
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
    sendMade(request, reply, async () => {
      const { goods } = await goodsOf(ask, request);
      const picture = await readPicture(files, goods.images[Number(request.params.number) - 1]?.url);
      if (picture === undefined) return undefined;
      const key = madeKey('square', squareVersion, picture);
      return { key, bytes: () => made.make(key, () => drawSquare(picture)) };
    }),
  );
}

function goodsOf(ask: Input, request: FastifyRequest<Params>) {
  const { handle, id } = request.params;
  const { language } = spokenOf(request);
  return ask(storefrontGood, { handle, id: isUuid(id) ? id : '' }, { language, ip: request.ip });
}

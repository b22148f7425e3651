// Calls of the showcase.
import { refuse } from '#domain/errors.ts';
import type { Endpoint, InputOf } from '#domain/endpoint.ts';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  removeFromShowcase,
} from '#features/showcase/contract.ts';
import { keep, type Handler, type House, type Keeping } from '#platform/http/pipeline.ts';
import { chooseGoods } from './choose.ts';
import { standOn, type Ground } from './ground.ts';
import { presentShowcase } from './list.ts';
import { setPrices } from './prices.ts';
import { removeGoods } from './remove.ts';

export function showcaseRoutes(house: House): void {
  keepOwn(house, listShowcase, presentShowcase, { direct: true });
  keepOwn(house, addToShowcase, (ground, { items }) => chooseGoods(ground, items));
  keepOwn(house, removeFromShowcase, removeGoods);
  keepOwn(house, changePrices, (ground, { items }) => setPrices(ground, items));
}

/** Keeps a call on the signed-in merchant's own shop. */
function keepOwn<E extends Endpoint>(
  house: House,
  endpoint: E,
  act: (ground: Ground, input: InputOf<E>) => ReturnType<Handler<E>>,
  keeping: Keeping<E> = {},
): void {
  keep(
    house,
    endpoint,
    async ({ tx, world, input, session, call }) => {
      if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
      return act(await standOn(tx, world, session.shopId, call.language), input);
    },
    keeping,
  );
}

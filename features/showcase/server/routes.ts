// Calls of the showcase.
import { refuse } from '#domain/errors.ts';
import type { Endpoint, InputOf } from '#domain/endpoint.ts';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  moveInShowcase,
  previewPrices,
  priceRule,
  removeFromShowcase,
  setPriceRule,
  undoShowcase,
} from '#features/showcase/contract.ts';
import { keep, type Handler, type House, type Keeping } from '#platform/http/pipeline.ts';
import { chooseGoods } from './choose.ts';
import { standOn, type Ground } from './ground.ts';
import { presentShowcase } from './list.ts';
import { move } from './place.ts';
import { preview } from './preview.ts';
import { keepRule, presentRule } from './price-rule.ts';
import { setPrices } from './prices.ts';
import { removeGoods } from './remove.ts';
import { undo } from './undo.ts';

export function showcaseRoutes(house: House): void {
  const direct = { direct: true };
  keepOwn(house, listShowcase, presentShowcase, direct);
  keepOwn(house, addToShowcase, (ground, { items }) => chooseGoods(ground, items));
  keepOwn(house, removeFromShowcase, removeGoods);
  keepOwn(house, changePrices, (ground, { items }) => setPrices(ground, items));
  keepOwn(house, previewPrices, preview, direct);
  keepOwn(house, undoShowcase, (ground, { undo_token }) => undo(ground, undo_token));
  keepOwn(house, moveInShowcase, move);
  keepOwn(house, priceRule, presentRule, direct);
  keepOwn(house, setPriceRule, keepRule);
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

// Calls of the showcase.
import type { EndpointOf, InputOf } from '#domain/wire/endpoint.ts';
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
import { handle, type Handler, type Registry, type HandlerOptions } from '#platform/http/pipeline.ts';
import { chooseGoods } from './choose.ts';
import { standOn, type Context } from './context.ts';
import { presentShowcase } from './list.ts';
import { move } from './place.ts';
import { preview } from './preview.ts';
import { saveRule, presentRule } from './price-rule.ts';
import { setPrices } from './prices.ts';
import { removeGoods } from './remove.ts';
import { undo } from './undo.ts';

export function showcaseRoutes(registry: Registry): void {
  const direct = { direct: true };
  handleOwn(registry, listShowcase, presentShowcase, direct);
  handleOwn(registry, addToShowcase, (context, { items }) => chooseGoods(context, items));
  handleOwn(registry, removeFromShowcase, removeGoods);
  handleOwn(registry, changePrices, (context, { items }) => setPrices(context, items));
  handleOwn(registry, previewPrices, preview, direct);
  handleOwn(registry, undoShowcase, (context, { undo_token }) => undo(context, undo_token));
  handleOwn(registry, moveInShowcase, move);
  handleOwn(registry, priceRule, presentRule, direct);
  handleOwn(registry, setPriceRule, saveRule);
}

/** Keeps a call on the signed-in merchant's own shop. */
function handleOwn<E extends EndpointOf<'merchant'>>(
  registry: Registry,
  endpoint: E,
  act: (context: Context, input: InputOf<E>) => ReturnType<Handler<E>>,
  keeping?: HandlerOptions<E>,
): void {
  handle(
    registry,
    endpoint,
    async ({ tx, env, input, shopId, call }) => act(await standOn(tx, env, shopId, call.language), input),
    keeping,
  );
}

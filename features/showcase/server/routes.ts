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
import { exportShowcase, previewShowcaseFile, writeShowcaseFile } from '#features/showcase/file.contract.ts';
import { readListing, saveListing, undoListing } from '#features/showcase/listing.contract.ts';
import { listShowcaseChanges } from '#features/showcase/changes.contract.ts';
import { saveGoods } from '#features/showcase/saved.contract.ts';
import { swapSupplier } from '#features/showcase/swap.contract.ts';
import { handle, type Handler, type Registry, type HandlerOptions } from '#platform/http/pipeline.ts';
import { listChangedItems } from './changes.ts';
import { chooseGoods } from './choose.ts';
import { standOn, type Context } from './context.ts';
import { exportFile } from './file/export-file.ts';
import { previewFile } from './file/preview-file.ts';
import { writeFile } from './file/write-file.ts';
import { presentShowcase } from './list.ts';
import { changeListing, showListing, undoListingChange } from './listing/listing.ts';
import { move } from './place.ts';
import { preview } from './preview.ts';
import { saveRule, presentRule } from './price-rule.ts';
import { setPrices } from './prices.ts';
import { removeGoods } from './remove.ts';
import { saveForLater } from './saved.ts';
import { swapGoods } from './swap/swap.ts';
import { undo } from './undo.ts';

export function showcaseRoutes(registry: Registry): void {
  const direct = { direct: true };
  handleOwn(registry, listShowcase, presentShowcase, direct);
  handle(registry, listShowcaseChanges, (act) => listChangedItems(act), direct);
  handleOwn(registry, addToShowcase, (context, { items }) => chooseGoods(context, items));
  handleOwn(registry, removeFromShowcase, removeGoods);
  handleOwn(registry, changePrices, (context, { items }) => setPrices(context, items));
  handleOwn(registry, previewPrices, preview, direct);
  handleOwn(registry, undoShowcase, (context, { undo_token }) => undo(context, undo_token));
  handleOwn(registry, moveInShowcase, move);
  handleOwn(registry, priceRule, presentRule, direct);
  handleOwn(registry, setPriceRule, saveRule);
  handleOwn(registry, saveGoods, saveForLater);
  handleOwn(registry, swapSupplier, swapGoods);
  handleOwn(registry, exportShowcase, exportFile, direct);
  handleOwn(registry, writeShowcaseFile, writeFile);
  handle(
    registry,
    previewShowcaseFile,
    async ({ tx, env, shopId, call }) =>
      previewFile(await standOn(tx, env, shopId, call.language), call.stream),
    direct,
  );
  handleOwn(registry, readListing, showListing, direct);
  handleOwn(registry, saveListing, changeListing);
  handleOwn(registry, undoListing, undoListingChange);
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

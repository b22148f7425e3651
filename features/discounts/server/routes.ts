// Calls of discounts.
import type { EndpointOf, InputOf } from '#domain/wire/endpoint.ts';
import {
  addDiscount,
  freeDelivery,
  listDiscounts,
  previewDiscount,
  setDiscountState,
  setFreeDelivery,
} from '#features/discounts/contract.ts';
import {
  addBundle,
  listBundles,
  previewBundle,
  removeBundle,
  setBundle,
} from '#features/discounts/bundles.contract.ts';
import {
  addSale,
  endSale,
  listSales,
  previewSale,
  readQuantityPrice,
  setQuantityPrice,
} from '#features/discounts/prices.contract.ts';
import { makeSample, readSample } from '#features/discounts/samples.contract.ts';
import { standOn, type Context } from '#features/showcase/server/public.ts';
import { handle, type Handler, type HandlerOptions, type Registry } from '#platform/http/pipeline.ts';
import { changeBundle, dropBundle, makeBundle, showBundlePreview, showBundles } from './bundles.ts';
import { changeDiscountState, makeDiscount, showDiscounts } from './codes.ts';
import { changeFreeDelivery, showFreeDelivery } from './delivery.ts';
import { showPreview } from './preview.ts';
import { changeQuantityPrice, showQuantityPrice } from './quantity.ts';
import { giveSample, showSample } from './samples.ts';
import { planSale, showSalePreview, showSales, stopSale } from './sales.ts';

export function discountRoutes(registry: Registry): void {
  const direct = { direct: true };
  handleOwn(registry, listDiscounts, showDiscounts, direct);
  handleOwn(registry, addDiscount, makeDiscount);
  handleOwn(registry, setDiscountState, changeDiscountState);
  handleOwn(registry, previewDiscount, showPreview, direct);
  handleOwn(registry, freeDelivery, showFreeDelivery, direct);
  handleOwn(registry, setFreeDelivery, changeFreeDelivery);
  handleOwn(registry, listSales, showSales, direct);
  handleOwn(registry, previewSale, showSalePreview, direct);
  handleOwn(registry, addSale, planSale);
  handleOwn(registry, endSale, stopSale);
  handleOwn(registry, listBundles, showBundles, direct);
  handleOwn(registry, previewBundle, showBundlePreview, direct);
  handleOwn(registry, addBundle, makeBundle);
  handleOwn(registry, setBundle, changeBundle);
  handleOwn(registry, removeBundle, dropBundle);
  handleOwn(registry, readSample, showSample, direct);
  handleOwn(registry, makeSample, giveSample);
  handleOwn(registry, readQuantityPrice, showQuantityPrice, direct);
  handleOwn(registry, setQuantityPrice, changeQuantityPrice);
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

// Calls of a shop's own content.
import type { EndpointOf, InputOf } from '#domain/wire/endpoint.ts';
import {
  listCollections,
  readCollection,
  removeCollection,
  saveCollection,
  setFeatured,
} from '#features/content/contract.ts';
import {
  listShopPages,
  readShopPage,
  removeShopPage,
  saveShopPage,
  setMenu,
} from '#features/content/pages.contract.ts';
import { storefrontPage } from '#features/content/storefront.contract.ts';
import { standOn, type Context } from '#features/showcase/server/public.ts';
import { handle, type Handler, type HandlerOptions, type Registry } from '#platform/http/pipeline.ts';
import {
  changeCollection,
  changeFeatured,
  dropCollection,
  showCollection,
  showCollections,
} from './collections.ts';
import { changeMenu, changePage, dropPage, showPage, showPages, showPublicPage } from './pages.ts';

export function contentRoutes(registry: Registry): void {
  const direct = { direct: true };
  handleOwn(registry, listCollections, showCollections, direct);
  handleOwn(registry, readCollection, showCollection, direct);
  handleOwn(registry, saveCollection, changeCollection);
  handleOwn(registry, removeCollection, dropCollection);
  handleOwn(registry, setFeatured, changeFeatured);
  handleOwn(registry, listShopPages, showPages, direct);
  handleOwn(registry, readShopPage, showPage, direct);
  handleOwn(registry, saveShopPage, changePage);
  handleOwn(registry, removeShopPage, dropPage);
  handleOwn(registry, setMenu, changeMenu);
  handle(registry, storefrontPage, (act) => showPublicPage(act, act.input), direct);
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

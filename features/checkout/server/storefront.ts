// The storefront's routes: every page below /s/{handle}. Plain links and forms, so a browser without scripts can buy.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StorefrontPage } from '../page.contract.ts';
import { addGoods, showCart, updateCart } from './storefront-basket.ts';
import { placeOrder, showCheckout } from './storefront-checkout.ts';
import { sendComment } from './storefront-comment.ts';
import { askReturn, cancel, confirm, showOrder, showReturn, takeReturnBack } from './storefront-order.ts';
import { payTest, showResult, showTestPayment } from './storefront-pay.ts';
import { showGoods, showHome, showMissing } from './storefront-shop.ts';
import {
  isOwnForm,
  serve,
  serveTrouble,
  type Ask,
  type Handler,
  type Settings,
  type World,
} from './storefront-visit.ts';

const formType = 'application/x-www-form-urlencoded';
const formBytesMax = 65_536;

const pages: Record<string, Handler> = {
  '': showHome,
  '/goods/:id': showGoods,
  '/cart': showCart,
  '/checkout': showCheckout,
  // A reference of the provider may be longer than a named segment.
  '/pay/*': showTestPayment,
  '/payment/:token': showResult,
  '/order/:token': showOrder,
  '/order/:token/return': showReturn,
  '/*': showMissing,
};

const forms: Record<string, Handler> = {
  '/cart/add': addGoods,
  '/cart/update': updateCart,
  '/checkout': placeOrder,
  '/pay/*': payTest,
  '/order/:token/confirm': confirm,
  '/order/:token/cancel': cancel,
  '/order/:token/return': askReturn,
  '/order/:token/return/withdraw': takeReturnBack,
  '/order/:token/comment': sendComment,
};

/**
 * Registers every page and form of the storefronts.
 *
 * @param ask Calls an endpoint in this process, through the same pipeline as over HTTP.
 * @param render Makes the whole HTML document of a page (`dist/storefront/server/entry.js`).
 */
export function storefrontRoutes(
  app: FastifyInstance,
  ask: Ask,
  render: (page: StorefrontPage) => string,
  settings: Settings,
): void {
  const world: World = { ask, render, settings };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: formBytesMax },
      (_request, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    scope.setErrorHandler(async (error, request, reply) => {
      const what = isClientFault(error) ? 'badForm' : 'outage';
      if (what === 'outage') request.log.error({ err: error }, 'storefront page failed');
      await serveTrouble(world, what, request, reply);
      return reply;
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST' || isOwnForm(request)) return undefined;
      await serveTrouble(world, 'foreignForm', request, reply);
      return reply;
    });
    const run = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
      await serve(world, handler, request, reply);
      return reply;
    };
    for (const [path, handler] of Object.entries(pages)) scope.get(`/s/:handle${path}`, run(handler));
    for (const [path, handler] of Object.entries(forms)) scope.post(`/s/:handle${path}`, run(handler));
  });
}

function isClientFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}

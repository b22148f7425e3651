// The storefront's routes: every page below /s/{handle}. Plain links and forms, so a browser without scripts can buy.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rankingDocument } from '#domain/goods/ranking-document.ts';
import { trustPath, trustTopics } from '#domain/content/trust-documents.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { addBundle, addGoods, showCart, updateCart } from './buying/basket.ts';
import { placeOrder, showCheckout } from './buying/checkout.ts';
import { openReminder, showReminderStop, stopReminderByForm } from './buying/reminder.ts';
import { sendComment } from './order/comment.ts';
import {
  addPictures,
  answerInspection,
  pursue,
  showCase,
  showLabel,
  takeOffer,
  tellSent,
} from './order/case.ts';
import { orderAgain } from './order/again.ts';
import { find, showFind } from './order/lookup.ts';
import { cancel, confirm, extend, reportNotReceived, showOrder, takeReturnBack } from './order/order.ts';
import { askReturn, showReturn } from './order/return.ts';
import { reportTalk, sendTalk } from './order/talk.ts';
import { declareWithdrawal, showReceipt, showWithdraw } from './order/withdraw.ts';
import { saveRefundPlace, payTest, showResult, showTestPayment, startPayment } from './buying/pay.ts';
import { chooseLanguage, showOtherLanguage } from './language-page.ts';
import { reportOpinion } from './looking/opinion.ts';
import { releaseFiles, takeFiles } from './files.ts';
import { showExplore, showHow } from './looking/explore.ts';
import { showTrust } from './trust.ts';
import { showEmailStop, showSignedReceipt, showVerify, stopEmailsByForm } from './order/receipt.ts';
import { savePlace, showPlace } from './buying/place.ts';
import { askForRestock, confirmRestockByForm, showRestock, stopRestockByForm } from './looking/restock.ts';
import { askByForm, confirmQuestionByForm, deleteQuestionByForm, showQuestion } from './looking/question.ts';
import { followShortLink } from './looking/short-link.ts';
import { showBundle, showCollection, showGoods, showHome, showMissing, showPage } from './looking/shop.ts';
import { removeAddressByForm, saveAddressByForm, showAddress } from './mine/address.ts';
import { askLinkByForm, eraseByForm, openByForm, showLink, showMine, signOutByForm } from './mine/page.ts';
import { changeWishByForm } from './mine/wish.ts';
import { makeHotPages } from './hot.ts';
import { oneClickRoutes } from './one-click.ts';
import { drawnBytes } from './send.ts';
import {
  isForAll,
  isOwnForm,
  serve,
  serveTrouble,
  type Input,
  type Handler,
  type Settings,
  type Environment,
} from './visit.ts';

const formType = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/form-data';
const formBytesMax = 65_536;

/** Three hundred pages of goods in one second. */
const hotBytesMax = 32 * 1_048_576;

/** The page of the test provider: in a test instance alone. */
const testPayment = '/pay/*';

const pages: Record<string, Handler> = {
  '': showHome,
  '/goods/:id': showGoods,
  '/c/:slug': showCollection,
  '/p/:slug': showPage,
  '/b/:id': showBundle,
  '/cart': showCart,
  '/delivery': showPlace,
  '/checkout': showCheckout,
  // A reference of the provider may be longer than a named segment.
  [testPayment]: showTestPayment,
  '/payment/:token': showResult,
  '/order': showFind('order'),
  '/withdraw': showFind('withdraw'),
  '/order/:token': showOrder,
  '/order/:token/return': showReturn,
  '/order/:token/case/:case': showCase,
  '/order/:token/case/:case/label': showLabel,
  '/order/:token/withdraw': showWithdraw,
  '/order/:token/withdrawal/:id': showReceipt,
  '/order/:token/receipt': showSignedReceipt,
  '/order/:token/emails': showEmailStop,
  '/restock/:token': showRestock,
  '/question/:token': showQuestion,
  '/reminder/:token': openReminder,
  '/reminder/:token/stop': showReminderStop,
  '/me': showMine,
  '/me/address': showAddress,
  '/me/:token': showLink,
  '/*': showMissing,
};

const forms: Record<string, Handler> = {
  '/cart/add': addGoods,
  '/cart/bundle': addBundle,
  '/cart/update': updateCart,
  '/delivery': savePlace,
  '/checkout': placeOrder,
  [testPayment]: payTest,
  '/payment/:token/open': startPayment,
  '/payment/:token/refund-place': saveRefundPlace,
  '/order': find('order'),
  '/withdraw': find('withdraw'),
  '/order/:token/confirm': confirm,
  '/order/:token/extend': extend,
  '/order/:token/missing': reportNotReceived,
  '/order/:token/withdraw': declareWithdrawal,
  '/order/:token/case/:case/offer': takeOffer,
  '/order/:token/case/:case/escalate': pursue,
  '/order/:token/case/:case/deduction': answerInspection,
  '/order/:token/case/:case/sent': tellSent,
  '/order/:token/case/:case/pictures': addPictures,
  '/order/:token/again': orderAgain,
  '/order/:token/cancel': cancel,
  '/order/:token/return': askReturn,
  '/order/:token/return/withdraw': takeReturnBack,
  '/order/:token/comment': sendComment,
  '/order/:token/talk': sendTalk,
  '/order/:token/talk/report': reportTalk,
  '/goods/:id/comment/:comment/report': reportOpinion,
  '/order/:token/emails': stopEmailsByForm,
  '/goods/:id/restock': askForRestock,
  '/goods/:id/question': askByForm,
  '/question/:token/confirm': confirmQuestionByForm,
  '/question/:token/delete': deleteQuestionByForm,
  '/reminder/:token/stop': stopReminderByForm,
  '/restock/:token/confirm': confirmRestockByForm,
  '/restock/:token/stop': stopRestockByForm,
  '/wish': changeWishByForm,
  '/me/link': askLinkByForm,
  '/me/:token/open': openByForm,
  '/me/address': saveAddressByForm,
  '/me/address/remove': removeAddressByForm,
  '/me/end': signOutByForm,
  '/me/delete': eraseByForm,
};

/**
 * Registers every page and form of the storefronts.
 *
 * @param ask Calls an endpoint in this process, through the same pipeline as over HTTP.
 * @param render Makes the whole HTML document of a page (`dist/storefront/server/entry.js`).
 */
export function storefrontRoutes(
  app: FastifyInstance,
  ask: Input,
  render: (page: StorefrontPage) => string,
  settings: Settings,
): void {
  const hot = makeHotPages({
    nowMs: () => performance.now(),
    isCacheable: isForAll,
    bytesOf: drawnBytes,
    bytesMax: hotBytesMax,
  });
  const shared = new Set<Handler>([showHome, showCollection, showBundle, showPage, showGoods, showExplore]);
  const env: Environment = { ask, render, settings, hot, shared };
  oneClickRoutes(app, ask);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: formBytesMax },
      (_request, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    // Pictures come with a form: they are read once it is known that a page of ours sent it.
    scope.addContentTypeParser(multipartType, (_request, payload, done) => done(null, payload));
    scope.setErrorHandler(async (error, request, reply) => {
      const what = isClientFault(error) ? 'badForm' : 'outage';
      if (what === 'outage') request.log.error({ err: error }, 'storefront page failed');
      await serveTrouble(env, what, request, reply);
      return reply;
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST') return undefined;
      if (isOwnForm(request)) return takeFiles(request);
      await serveTrouble(env, 'foreignForm', request, reply);
      return reply;
    });
    scope.addHook('onResponse', async (request) => releaseFiles(request));
    const run = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
      await serve(env, handler, request, reply);
      return reply;
    };
    const isOpen = ([path]: readonly [string, Handler]) => path !== testPayment || settings.testData;
    for (const [path, handler] of Object.entries(pages).filter(isOpen))
      scope.get(`/s/:handle${path}`, run(handler));
    for (const [path, handler] of Object.entries(forms).filter(isOpen))
      scope.post(`/s/:handle${path}`, run(handler));
    for (const purpose of ['order', 'withdraw'] as const) {
      scope.get(`/${purpose}`, run(showFind(purpose)));
      scope.post(`/${purpose}`, run(find(purpose)));
    }
    scope.get('/l/:code', run(followShortLink));
    scope.get('/explore', run(showExplore));
    scope.get('/explore/how', run(showHow));
    // Also read by pages of other addresses, which hold it against the record.
    const forAnybody = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' };
    scope.get('/ranking.json', (_request, reply) => reply.headers(forAnybody).send(rankingDocument()));
    scope.get('/verify/receipt', run(showVerify));
    for (const topic of trustTopics) scope.get(trustPath(topic), run(showTrust(topic)));
    // A language that we have is taken off before a route is looked for (`domain/text/language-path.ts`).
    for (const rest of ['', '/*']) scope.get(`/:language/s/:handle${rest}`, run(showOtherLanguage));
    scope.post('/language', chooseLanguage);
  });
}

function isClientFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}

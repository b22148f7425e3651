// Everything that can be refused has its number of the catalogue and words, and every call that was promised is there.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiBase, commonRefusals } from '#domain/wire/endpoint.ts';
import { refusalOfCode, refusals } from '#domain/wire/errors.ts';
import { keysOf } from '#domain/keys.ts';
import { languages } from '#domain/text/language.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { errorWords } from '#locales/server.ts';
import { refused } from '#platform/http/answer.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { keeps } from '#testing/keeps.ts';

/** The catalogue as the specification and the decisions number it: what is here may never change its number. */
const catalogue: Record<number, string> = {
  201: 'systemBusy',
  202: 'operationBusy',
  203: 'invalidOperation',
  204: 'operationFailed',
  400: 'badRequest',
  401: 'illegalRequest',
  402: 'invalidRequest',
  403: 'parameterMissing',
  404: 'recordNotFound',
  405: 'invalidParameter',
  406: 'unauthorized',
  407: 'noAuthentication',
  408: 'tokenExpired',
  409: 'insufficientPermissions',
  410: 'invalidAccount',
  411: 'accountDisabled',
  412: 'usernamePasswordRequired',
  413: 'wrongUsernameOrPassword',
  414: 'invalidVerificationCode',
  415: 'verificationCodeIncorrect',
  416: 'verificationCodeRequired',
  417: 'usernameExists',
  418: 'usernameDuplicated',
  419: 'routeExists',
  420: 'routeDuplicated',
  421: 'oldPasswordIncorrect',
  422: 'invitationCodeExists',
  423: 'invitationCodeDuplicated',
  424: 'insufficientBalance',
  425: 'langCfgExisted',
  426: 'langCfgNotConfigured',
  427: 'langCodeDuplicated',
  428: 'goodsTypeNotConfigured',
  429: 'transactionHashUsed',
  430: 'goodsCodeAlreadyExists',
  431: 'goodsCodeDuplicated',
  432: 'logisticsCfgExisted',
  433: 'logisticsCfgNotConfigured',
  434: 'logisticsStepDuplicated',
  435: 'logisticsStepLangDuplicated',
  436: 'registrationNeedsInvitation',
  437: 'invalidUserPage',
  438: 'invitationCodeInvalid',
  439: 'invitationRegistrationClosed',
  440: 'loginError',
  441: 'feedbackLength',
  442: 'addFailed',
  443: 'oldPayPasswordWrong',
  444: 'payAccountMaximum',
  445: 'payPasswordNotSet',
  446: 'wrongPayPassword',
  447: 'showcaseDeleteLimit',
  448: 'belowMinimumDeposit',
  449: 'withdrawalDisabled',
  450: 'walletFrozen',
  451: 'withdrawalAccountNotFound',
  452: 'showcaseGoodsLimit',
  453: 'userActivityAdded',
  454: 'friendSupportDailyLimit',
  455: 'idempotencyConflict',
  456: 'staleVersion',
  457: 'outOfStock',
  458: 'priceChanged',
  459: 'tooManyRequests',
  460: 'secondFactorNeeded',
  461: 'signatureNeeded',
  500: 'unknownError',
  501: 'systemError',
};

/** The calls that must be there, as the specification and the issue name them. */
const calls = [
  'POST /invite_code',
  'POST /login',
  'GET /v1/me',
  'POST /v1/goods/type_list',
  'POST /v1/goods/list',
  'POST /v1/showcase/list',
  'POST /v1/showcase/add',
  'POST /v1/showcase/del',
  'POST /v1/showcase/price',
  'POST /v1/showcase/price_preview',
  'POST /v1/showcase/undo',
  'POST /v1/showcase/move',
  'GET /v1/showcase/price_rule',
  'POST /v1/showcase/price_rule',
  'POST /v1/store/info',
  'GET /v1/shop/info',
  'GET /v1/shop/type',
  'POST /v1/order/list',
  'POST /v1/order/logistics',
  'GET /v1/order/pay/amount',
  'POST /v1/order/pay',
  'POST /v1/user/wallet',
  'POST /v1/user/wallet_flow',
  'POST /v1/home/stat',
  'POST /v1/home/stat_line',
  'GET /pub/shop/{handle}/goods',
  'GET /pub/shop/{handle}/goods/{id}',
  'POST /pub/shop/{handle}/quote',
  'POST /pub/checkout',
  'GET /pub/payment/{token}',
  'GET /pub/order/{token}',
  'POST /pub/order/{token}/confirm',
  'POST /pub/order/{token}/cancel',
  'POST /pub/order/{token}/return',
  'POST /hook/payment/{provider}',
  'POST /op/login',
  'POST /op/invitation/list',
  'POST /op/invitation/add',
  'POST /op/goods/import',
  'POST /op/supplier/add',
  'POST /sup/parcel/list',
  'POST /sup/parcel/label',
  'POST /hook/carrier/{carrier}',
  'POST /sup/case/inspect',
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const envelope = z.object({ code: z.int(), msg: z.string().check(z.minLength(8)), data: z.unknown() });
const operation = z.object({
  operationId: z.string(),
  'x-refusals': z.array(z.object({ key: z.string(), meaning: z.string().check(z.minLength(8)) })),
});
const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

test('every refusal has the number of the catalogue, and no number has two', () => {
  keeps('8 Errors');
  const ours = Object.fromEntries(keysOf(refusals).map((key) => [refusals[key].code, key]));
  expect(ours).toEqual(catalogue);
  expect(keysOf(refusals)).toHaveLength(Object.keys(catalogue).length);
  for (const [code, key] of Object.entries(catalogue)) expect(refusalOfCode(Number(code))).toBe(key);
  expect(refusalOfCode(200)).toBeUndefined();
});

test('every refusal has words in every language: a sentence, and only values that it can be given', () => {
  keeps('8 Errors');
  const shown = { field: 'FIELD', reason: 'REASON', hash: 'HASH', item: 5 };
  for (const language of languages) {
    for (const key of keysOf(refusals)) {
      const words = errorWords(language, key, shown);
      expect([key, words]).toEqual([key, expect.stringMatching(/^\S.{2,160}(?:[.。]|[:：] ?\S+)$/)]);
      expect(words).not.toMatch(/[{}]|undefined|null|error:/);
    }
  }
});

test('a business no is HTTP 200, a fault is 5xx, and each says its reason and which request it was', () => {
  for (const key of keysOf(refusals)) {
    const { status, text } = refused(key, {}, { language: 'en', requestId: 'r-1' });
    const isFault = key === 'systemBusy' || key === 'systemError' || key === 'unknownError';
    expect([key, status === 200]).toEqual([key, !isFault]);
    expect([key, status >= 500]).toEqual([key, isFault]);
    const { code, data } = z.parse(envelope, JSON.parse(text));
    expect({ code, data }).toEqual({ code: refusals[key].code, data: { reason: key, request_id: 'r-1' } });
  }
});

test('every call that was promised is kept, and stands in the document', async () => {
  const endpoints = [...app.composed.registry.kept.values()].map(({ endpoint }) => endpoint);
  const kept = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => !kept.includes(call))).toEqual([]);
  const { paths } = z.parse(documented, openApiOf(endpoints, 'Stockless'));
  for (const { method, path, name, refuses } of endpoints) {
    const found = paths[apiBase + path]?.[method.toLowerCase()];
    expect(found?.operationId).toBe(name);
    const told = found?.['x-refusals'] ?? [];
    expect(told.map(({ key }) => key).toSorted()).toEqual([...refuses, ...commonRefusals].toSorted());
    const url = apiBase + path.replaceAll(/\{\w+\}/g, 'x');
    const answer = await app.composed.app.inject({ method, url });
    expect([name, answer.body.includes('"reason":"route"')]).toEqual([name, false]);
  }
  const lost = await app.composed.app.inject({ method: 'GET', url: `${apiBase}/v1/no_such_call` });
  expect([lost.statusCode, lost.json()]).toMatchObject([404, { code: 404, data: { reason: 'route' } }]);
});

// A test app whose merchants pay in test money, with two reviewers who let nobody in.
import { randomUUID } from 'node:crypto';
import { picture } from './identity.ts';
import { uniqueShopName } from './shop-names.ts';
import { openTestApp, type TestShop } from './test-app.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { operatorRoles } from '#domain/rights.ts';
import { consoleToken } from './door.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { decideDeposit } from '#features/deposits/review.contract.ts';
import * as contract from '#features/deposits/contract.ts';
import type { CallFile } from '#platform/http/multipart.ts';

export type Depositor = {
  readonly shop: TestShop;
  readonly shopId: bigint;
  token(): Promise<string>;
};

export type DepositRig = Awaited<ReturnType<typeof openDeposits>>;
type Quote = { channel_id?: RequestOf<typeof contract.channelPay>['channel_id']; amount?: string };
type Told = { hash?: string; note?: string; files?: CallFile[] };

/** @param ask Chains that deposits are read from, where a test has some. */
export async function openDeposits(ask: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp(ask);
  const { env, chain, runner } = app.composed;
  const reviewers = [await openReviewer(app), await openReviewer(app)] as const;
  const pay = async (who: Depositor, input: RequestOf<typeof contract.channelPay>, files: CallFile[] = []) =>
    app.call(contract.channelPay, input, { token: await who.token(), files });
  return {
    app,
    env,
    chain,
    first: reviewers[0],
    second: reviewers[1],
    proof: () => picture('proof'),
    depositor: () => openDepositor(app),
    /** Asks for a place and says what came of it. */
    tryQuote: (who: Depositor, { channel_id = 'TRX/USDT', amount = '50.00' }: Quote = {}) =>
      pay(who, { step: 'quote', channel_id, amount }),
    quote: async (who: Depositor, { channel_id = 'TRX/USDT', amount = '50.00' }: Quote = {}) =>
      app.ask(
        contract.channelPay,
        { step: 'quote', channel_id, amount },
        { token: await who.token(), onceKey: randomUUID() },
      ),
    tell: (who: Depositor, quoteId: string, { hash, note, files = [] }: Told) =>
      pay(
        who,
        {
          step: 'submit',
          quote_id: quoteId,
          ...(hash === undefined ? {} : { hash }),
          ...(note === undefined ? {} : { note }),
        },
        files,
      ),
    /** Test money goes to the place of a deposit. */
    send: async (who: Depositor, id: string, amount?: string) =>
      app.ask(
        contract.testDeposit,
        { id, ...(amount === undefined ? {} : { amount }) },
        { token: await who.token(), onceKey: randomUUID() },
      ),
    look: async (who: Depositor, id: string) =>
      app.ask(contract.depositDetail, { id }, { token: await who.token() }),
    channels: async (who: Depositor) => app.ask(contract.payChannels, {}, { token: await who.token() }),
    decide: async (
      by: () => Promise<string>,
      who: Depositor,
      ask: Omit<RequestOf<typeof decideDeposit>, 'id'> & { deposit: string },
    ) => {
      const { deposit, ...rest } = ask;
      return app.call(decideDeposit, { id: routedIdOf(who.shopId, deposit), ...rest }, { token: await by() });
    },
    balances: (who: Depositor) => balancesOf(env.db.direct, who.shopId),
    checkBook: (who: Depositor) => checkBook(env.db.direct, who.shopId),
    /** Lets time pass in steps, doing what is due. */
    pass: async (seconds: number, step = 15) => {
      const end = app.clock.now().getTime() + seconds * 1_000;
      for (let at = app.clock.now().getTime(); at < end;) {
        at = Math.min(at + step * 1_000, end);
        app.clock.set(new Date(at));
        await runner.runDue();
      }
    },
    close: () => app.close(),
  };
}

type App = Awaited<ReturnType<typeof openTestApp>>;

async function openReviewer(app: App): Promise<() => Promise<string>> {
  const username = `reviewer-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(app.composed.env, { username, password, name: 'Rita', roles: operatorRoles });
  return async () => consoleToken(app, { username, password });
}

const refreshMs = 10 * 86_400_000;

async function openDepositor(app: App): Promise<Depositor> {
  const shop = await app.makeShop(uniqueShopName());
  // Kept while it is still coming: thirty at once sign in once, more would end each other's sessions.
  let token: Promise<string> | undefined;
  let at = 0;
  return {
    shop,
    shopId: shopIdOf(shop.shopId) ?? 0n,
    token: () => {
      const now = app.clock.now().getTime();
      if (token === undefined || now - at > refreshMs) {
        token = app.merchant(shop);
        at = now;
      }
      return token;
    },
  };
}

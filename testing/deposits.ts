// A town whose merchants pay in test money, with two reviewers who let nobody in.
import { randomUUID } from 'node:crypto';
import { picture } from './identity.ts';
import { openTestTown, type TestShop } from './test-app.ts';
import type { AskOf } from '#domain/endpoint.ts';
import { routedIdOf, shopIdOf } from '#domain/ids.ts';
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
type Quote = { channel_id?: AskOf<typeof contract.channelPay>['channel_id']; amount?: string };
type Told = { hash?: string; note?: string; files?: CallFile[] };

/** @param ask Chains that deposits are read from, where a test has some. */
export async function openDeposits(ask: Parameters<typeof openTestTown>[0] = {}) {
  const town = await openTestTown(ask);
  const { world, chain, runner } = town.composed;
  const reviewers = [await openReviewer(town), await openReviewer(town)] as const;
  const pay = async (who: Depositor, input: AskOf<typeof contract.channelPay>, files: CallFile[] = []) =>
    town.call(contract.channelPay, input, { token: await who.token(), files });
  return {
    town,
    world,
    chain,
    first: reviewers[0],
    second: reviewers[1],
    proof: () => picture('proof'),
    depositor: () => openDepositor(town),
    /** Asks for a place and says what came of it. */
    tryQuote: (who: Depositor, { channel_id = 'TRX/USDT', amount = '50.00' }: Quote = {}) =>
      pay(who, { step: 'quote', channel_id, amount }),
    quote: async (who: Depositor, { channel_id = 'TRX/USDT', amount = '50.00' }: Quote = {}) =>
      town.ask(
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
      town.ask(
        contract.testDeposit,
        { id, ...(amount === undefined ? {} : { amount }) },
        { token: await who.token(), onceKey: randomUUID() },
      ),
    look: async (who: Depositor, id: string) =>
      town.ask(contract.depositDetail, { id }, { token: await who.token() }),
    channels: async (who: Depositor) => town.ask(contract.payChannels, {}, { token: await who.token() }),
    decide: async (
      by: () => Promise<string>,
      who: Depositor,
      ask: Omit<AskOf<typeof decideDeposit>, 'id'> & { deposit: string },
    ) => {
      const { deposit, ...rest } = ask;
      return town.call(
        decideDeposit,
        { id: routedIdOf(who.shopId, deposit), ...rest },
        { token: await by() },
      );
    },
    balances: (who: Depositor) => balancesOf(world.db.direct, who.shopId),
    checkBook: (who: Depositor) => checkBook(world.db.direct, who.shopId),
    /** Lets time pass in steps, doing what is due. */
    pass: async (seconds: number, step = 15) => {
      const end = town.clock.now().getTime() + seconds * 1_000;
      for (let at = town.clock.now().getTime(); at < end;) {
        at = Math.min(at + step * 1_000, end);
        town.clock.set(new Date(at));
        await runner.runDue();
      }
    },
    close: () => town.close(),
  };
}

type Town = Awaited<ReturnType<typeof openTestTown>>;

async function openReviewer(town: Town): Promise<() => Promise<string>> {
  const username = `reviewer-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(town.composed.world, { username, password, name: 'Rita', roles: operatorRoles });
  return async () => consoleToken(town, { username, password });
}

const refreshMs = 10 * 86_400_000;

async function openDepositor(town: Town): Promise<Depositor> {
  const shop = await town.makeShop(`Shop ${randomUUID().slice(0, 6)}`);
  // Kept while it is still coming: thirty at once sign in once, more would end each other's sessions.
  let token: Promise<string> | undefined;
  let at = 0;
  return {
    shop,
    shopId: shopIdOf(shop.shopId) ?? 0n,
    token: () => {
      const now = town.clock.now().getTime();
      if (token === undefined || now - at > refreshMs) {
        token = town.merchant(shop);
        at = now;
      }
      return token;
    },
  };
}

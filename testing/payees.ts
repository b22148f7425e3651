// Shops that can be paid out, for tests: money in their wallets, a transaction password, an account that is usable.
// Identity and restrictions are what the test says; everything else is the whole house.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { refundTimer } from '#features/orders/server/refunds.ts';
import { uniqueShopName } from './shop-names.ts';
import { openTestApp, type TestShop, type TestApp } from './test-app.ts';
import type { RequestOf, Endpoint, Envelope, OutputOf } from '#domain/wire/endpoint.ts';
import { refusals, refuse, type RefusalKey } from '#domain/wire/errors.ts';
import { operatorRoles } from '#domain/rights.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { consoleToken } from './door.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { parseUnits } from '#domain/money/money.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { postAsOwner } from '#platform/testing/book.ts';
import {
  updatePayPassword,
  beginSecondFactor,
  confirmSecondFactor,
} from '#features/people/safety.contract.ts';
import { me } from '#features/people/contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { requestWithdrawal } from '#features/payouts/contract.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import { makeRunner, type Runner } from '#platform/jobs/runner.ts';
import type { PayoutParts, Verified } from '#features/payouts/server/parts.ts';
import { bankRoutes } from '#features/bank/server/routes.ts';
import { listDepositRows } from '#features/deposits/server/public.ts';
import { payoutsOfWallet } from '#features/payouts/server/public.ts';
import { makePayoutTaker } from '#features/payouts/server/statement.ts';
import { walletRoutes } from '#features/wallet/server/routes.ts';
import { withdrawRoutes } from '#features/payouts/server/routes.ts';
import { withdrawJobs } from '#features/payouts/server/send.ts';

export const pin = '482915';
const password = 'right-horse-battery-7';
const envelopeShape = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

export const wallets = {
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  iban: 'GB82 WEST 1234 5698 7654 32',
} as const;

export type Payee = {
  readonly shop: TestShop;
  readonly shopId: bigint;
  /** Its usable TRON account. */
  readonly accountId: string;
  token(): Promise<string>;
  readonly hasFactor: boolean;
  /** The next code of the authenticator app, once it is on. */
  code(): string;
};

export type Rig = Awaited<ReturnType<typeof openWithdrawals>>;

/** @param debtors Where there are some, payouts to banks leave in files. */
export async function openWithdrawals(debtors: PayoutParts['debtors'] = []) {
  const app = await openTestApp();
  const { env } = app.composed;
  const verified = new Map<bigint, Verified>();
  const restricted = new Map<bigint, RefusalKey>();
  const parts: PayoutParts = {
    debtors,
    identityOf: (_tx, shopId) =>
      Promise.resolve(verified.get(shopId) ?? { isVerified: false, legalName: undefined }),
    assertMayWithdraw: (_tx, shopId) => {
      const key = restricted.get(shopId);
      return key === undefined ? Promise.resolve() : Promise.reject(refuse(key, { reason: 'H01' }));
    },
  };
  const registry: Registry = {
    env,
    authenticate: app.composed.registry.authenticate,
    kept: new Map(),
    lists: new Map(),
  };
  withdrawRoutes(registry, parts);
  walletRoutes(registry, { ...payoutsOfWallet, listDepositRows });
  const accounts = debtors.map((one) => ({ ...one, bank: 'House Bank' }));
  bankRoutes(registry, { accounts, refundTimer, payouts: makePayoutTaker(env) });
  const runner = makeRunner(env, withdrawJobs(parts));
  const calls = callsOf(registry);
  const fund = (shopId: bigint, amount: string) => deposit(app, shopId, amount);
  const reviewer = { username: `reviewer-${randomUUID().slice(0, 8)}`, password };
  await makeOperator(env, { ...reviewer, name: 'Rita', roles: operatorRoles });
  return {
    app,
    env,
    parts,
    verified,
    restricted,
    runner,
    payouts: app.composed.payouts,
    /** Somebody who let no merchant in, and so may decide about their money. */
    reviewer: () => consoleToken(app, reviewer),
    ...calls,
    fund,
    /** A verified shop with this much free money, a second factor and one account that is usable. */
    async payee(amount: string, { hasFactor = true } = {}): Promise<Payee> {
      const plain = await openPayee(app, calls);
      const payee = hasFactor ? await turnPayeeOn(app, plain) : plain;
      verified.set(payee.shopId, { isVerified: true, legalName: 'Ann Lee' });
      if (amount !== '0.00') await fund(payee.shopId, amount);
      return payee;
    },
    balances: (shopId: bigint) => balancesOf(env.db.direct, shopId),
    /** Moves the clock in steps, sending and hearing what is due. */
    pass: (minutes: number, step = 1) => pass(app, runner, { minutes, step }),
    withdraw: (payee: Payee, amount: string, options: Options = {}) =>
      withdraw(calls, payee, amount, options),
  };
}

const triesMax = 20;
type Options = { code?: string; accountId?: string; onceKey?: string };
type Calls = ReturnType<typeof callsOf>;

/** As an app asks: whom a busy database kept waiting for too long tries again, with the same key. */
async function withdraw(calls: Calls, payee: Payee, amount: string, options: Options) {
  const { code, accountId = payee.accountId, onceKey = randomUUID() } = options;
  const ask = { amount, account_id: accountId, pay_password: pin, ...(code === undefined ? {} : { code }) };
  const token = await payee.token();
  for (let tries = 1; ; tries += 1) {
    const said = await calls.call(requestWithdrawal, ask, { token, onceKey });
    if (said.code !== refusals.systemBusy.code || tries === triesMax) return said;
  }
}

type As = { token?: string; onceKey?: string; files?: readonly CallFile[] };

function callsOf(registry: Registry) {
  async function textOf<E extends Endpoint>(endpoint: E, input: RequestOf<E>, as: As = {}): Promise<string> {
    const kept = registry.kept.get(endpoint.name);
    if (kept === undefined) throw new Error(`${endpoint.name} is not kept`);
    const onceKey = as.onceKey ?? randomUUID();
    const base = { language: 'en', ip: '127.0.0.1', requestId: randomUUID() } as const;
    const files = as.files === undefined ? {} : { files: as.files };
    return (await kept.answer({ input, token: as.token, onceKey, ...files, ...base })).text;
  }
  async function call<E extends Endpoint>(endpoint: E, input: RequestOf<E>, as: As = {}): Promise<Envelope> {
    return z.parse(envelopeShape, JSON.parse(await textOf(endpoint, input, as)));
  }
  async function ask<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    as: As = {},
  ): Promise<OutputOf<E>> {
    const envelope = await call(endpoint, input, as);
    if (envelope.code !== 200) throw new Error(`${endpoint.name} answered ${JSON.stringify(envelope)}`);
    return z.parse<(typeof endpoint)['output']>(endpoint.output, envelope.data);
  }
  return { textOf, call, ask };
}

async function openPayee(app: TestApp, calls: Calls): Promise<Payee> {
  const shop = await app.makeShop(uniqueShopName());
  const token = keptToken(app, shop);
  const set = { password, new: pin, confirm: pin };
  await app.ask(updatePayPassword, set, { token: await token() });
  const account = { type: 'TRX/USDT', account_name: 'Ann Lee', wallet_address: wallets.tron } as const;
  const { id } = await calls.ask(
    addPayoutAccount,
    { ...account, pay_password: pin },
    { token: await token() },
  );
  app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
  return {
    shop,
    shopId: shopIdOf(shop.shopId) ?? 0n,
    accountId: id,
    token,
    hasFactor: false,
    code: () => '',
  };
}

/** A payee whose second factor is on, as no withdrawal is made without one. */
export async function withFactor({ app }: Pick<Rig, 'app'>, payee: Payee): Promise<Payee> {
  return payee.hasFactor ? payee : turnPayeeOn(app, payee);
}

async function turnPayeeOn(app: TestApp, payee: Payee): Promise<Payee> {
  const code = await turnFactorOn(app, payee.shop);
  // Other sessions end with it; which one was kept before depends on how far the clock had moved.
  const token = keptToken(app, payee.shop);
  await token();
  return { ...payee, hasFactor: true, code, token };
}

/** Turns a merchant's second factor on and gives its codes. From here on `app.merchant` signs in with them. */
export async function turnFactorOn(app: TestApp, shop: TestShop): Promise<() => string> {
  const token = await app.merchant(shop);
  const { secret } = await app.ask(beginSecondFactor, { password }, { token });
  const next = codesOf(app, new TOTP({ secret: Secret.fromBase32(secret) }));
  await app.ask(confirmSecondFactor, { code: next() }, { token });
  app.factorCodes.set(shop.username, next);
  return next;
}

const periodMs = 30_000;

/** Each code counts once. The next period's is good already; for one after that the clock has to move. */
function codesOf({ clock }: TestApp, totp: TOTP): () => string {
  let last = 0;
  return () => {
    const present = Math.floor(clock.now().getTime() / periodMs);
    const period = Math.max(present, last + 1);
    if (period > present + 1) clock.set(new Date((period - 1) * periodMs));
    last = period;
    return totp.generate({ timestamp: period * periodMs });
  };
}

const refreshMs = 10 * 86_400_000;

/** Signing in takes a while, and a session ends after idle days. */
function keptToken(app: TestApp, shop: TestShop): () => Promise<string> {
  let token: string | undefined;
  let at = 0;
  return async () => {
    const now = app.clock.now().getTime();
    if (token === undefined || now - at > refreshMs || !(await isOpen(app, token))) {
      token = await app.merchant(shop);
      at = now;
    }
    return token;
  };
}

/** A person has a few sessions at a time: those that a test opens besides may have ended this one. */
async function isOpen(app: TestApp, token: string): Promise<boolean> {
  return (await app.call(me, {}, { token })).code !== refusals.illegalRequest.code;
}

/** Money that came in, along the matrix. */
async function deposit({ database, clock }: TestApp, shopId: bigint, amount: string): Promise<void> {
  const units = parseUnits(amount, 'USD') ?? 0n;
  const document = randomUUID();
  const named = { units, actor: 'provider', onceKey: `${document}:in` } as const;
  const transfer = transferOf('deposit', document, named, { debit: 'tron' });
  await postAsOwner(database, shopId, clock.now(), [transfer]);
}

async function pass(app: TestApp, runner: Runner, { minutes, step }: { minutes: number; step: number }) {
  const end = app.clock.now().getTime() + minutes * 60_000;
  for (let at = app.clock.now().getTime(); at < end; at += step * 60_000) {
    app.clock.set(new Date(Math.min(at + step * 60_000, end)));
    await runner.runDue();
    await app.composed.payouts.work();
  }
}

// A test app for tests: the first rooms on a fresh database, entered through the front door.
import { randomBytes } from 'node:crypto';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Policy } from '#domain/policy.ts';
import { operatorRoles } from '#domain/rights.ts';
import { addSupplier, addTypes, importGoods, listGoods } from '#features/goods/contract.ts';
import { goodsRoutes } from '#features/goods/server/routes.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { invitationRoutes } from '#features/invitation/server/routes.ts';
import { consoleToken, joinByLink } from '#testing/door.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { operatorsRoutes } from '#features/staff/server/routes.ts';
import { login } from '#features/people/login.contract.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import { signPayPassword } from '#features/devices/server/public.ts';
import { peopleRoutes } from '#features/people/server/routes.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import type { Owed } from '#features/shop/server/me.ts';
import { presentLandedCost } from '#features/pricing/server/landed-cost/parts.ts';
import { refreshLanded } from '#features/pricing/server/landed-cost/refresh.ts';
import { shopRoutes } from '#features/shop/server/routes.ts';
import { goodsChanged } from '#features/showcase/server/public.ts';
import { showcaseRoutes } from '#features/showcase/server/routes.ts';
import { openTestPipeline, type TestPipeline, type TestPipelineOptions } from '#platform/testing/pipeline.ts';

export const password = 'correct horse battery';

export type App = TestPipeline & {
  /** What the rooms of orders and returns would tell; a test sets it. */
  readonly owed: { -readonly [Key in keyof Owed]: Owed[Key] };
  /** A fresh session of the test app's operator. */
  signInOperator(): Promise<string>;
  /** A ticket of a fresh invitation. */
  ticket(): Promise<string>;
  /** A merchant with a shop of their own, and their token. */
  merchant(shopName?: string): Promise<{ token: string; username: string }>;
  /** Supplier `SUP-1`, type `things`, and goods `G-001`… that cost 10.00 and have this stock. */
  stockUp(count: number, stock?: number): Promise<void>;
  importCsv(
    text: string | Buffer | readonly Buffer[],
    isDryRun?: boolean,
  ): Promise<OutputOf<typeof importGoods>>;
  /** Goods of the warehouse as a merchant sees them, by code. */
  goods(token: string): Promise<OutputOf<typeof listGoods>['list']>;
};

export const header =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings';

/** Opens the rooms from people to showcase. Close it in `afterAll`. */
export async function openApp(
  policy: Partial<Policy> = {},
  given: Pick<TestPipelineOptions, 'consoleUrl'> = {},
): Promise<App> {
  const owed: App['owed'] = { orders: 0, status: null, cases: 0 };
  const pipeline = await openTestPipeline({
    ...given,
    policy,
    authenticate: makeAuthenticate,
    open: (opened) => {
      peopleRoutes(opened, {
        signs: signPayPassword,
        assertMayEnter: (tx, id, now) => assertMay(tx, id, 'enter', { now }),
      });
      operatorsRoutes(opened);
      invitationRoutes(opened, { rulesHtml: () => Promise.resolve('') });
      shopRoutes(opened, {
        shipsTo: () => Promise.resolve(['GB']),
        visitorsOf: () => Promise.resolve(0),
        unread: () => Promise.resolve(0),
        confirmedEmail: () => Promise.resolve(undefined),
        confirmEmail: () => Promise.resolve(),
        ordersOwed: () => Promise.resolve({ ...owed }),
      });
      // Announcing a higher cost is for a room above these: here every cost counts at once.
      const felt = { changed: goodsChanged, rises: () => Promise.resolve(new Set<string>()) };
      goodsRoutes(opened, felt, { refresh: refreshLanded, parts: presentLandedCost });
      showcaseRoutes(opened);
    },
  });
  const operator = { username: 'olga', password, name: 'Olga', roles: operatorRoles } as const;
  await makeOperator(pipeline.env, operator);
  return { ...pipeline, owed, ...actsOf(pipeline) };
}

function actsOf(pipeline: TestPipeline): Omit<App, keyof TestPipeline | 'owed'> {
  async function signInOperator() {
    const token = await consoleToken(pipeline, { username: 'olga', password });
    return token;
  }
  let kept = { at: 0, token: Promise.resolve('') };
  /** One session serves all that the test app does at one time: a person has few. */
  function operatorToken() {
    const at = pipeline.clock.now().getTime();
    if (kept.at !== at) kept = { at, token: signInOperator() };
    return kept.token;
  }
  async function ticket() {
    const { list } = await pipeline.ask(addInvitations, { count: 1 }, { token: await operatorToken() });
    const made = await pipeline.ask(inviteCode, { code: list[0]?.code ?? '' });
    return made.invite_ticket;
  }
  async function importCsv(text: string | Buffer | readonly Buffer[], isDryRun = false) {
    const ask = { dry_run: isDryRun ? 'true' : 'false' } as const;
    const as = { token: await operatorToken(), stream: streamOf(text) };
    return pipeline.ask(importGoods, ask, as);
  }
  return {
    signInOperator,
    ticket,
    importCsv,
    async merchant(shopName) {
      const username = `m-${randomBytes(6).toString('hex')}`;
      const person = {
        username,
        password,
        confirm_password: password,
        shop_name: shopName ?? `Shop of ${username}`,
      };
      const { token } = await pipeline.ask(login, {
        ...person,
        register: true,
        invite_ticket: await ticket(),
      });
      return { token, username };
    },
    async stockUp(count, stock = 100) {
      const token = await operatorToken();
      await pipeline.ask(addTypes, { list: [{ code: 'things', name: 'Things' }] }, { token });
      const { link } = await pipeline.ask(addSupplier, { ...supplier, username: 'sven' }, { token });
      await joinByLink(pipeline, link, password);
      const rows = Array.from({ length: count }, (_value, index) => rowOf(index + 1, stock));
      await importCsv([header, ...rows].join('\n'));
    },
    async goods(token) {
      const { list } = await pipeline.ask(listGoods, { page_size: 100, sort: 'title' }, { token });
      return list;
    },
  };
}

export const supplier = {
  code: 'SUP-1',
  name: 'Supplier One',
  country: 'DE',
  ship_fee: '3.00',
  dispatch_days: 1,
  days_p50: 4,
  days_p90: 8,
};

function rowOf(number: number, stock: number): string {
  const digits = String(number).padStart(3, '0');
  return `G-${digits},Thing ${digits},A thing,things,SUP-1,10.00,20.00,${stock},250,goods/g-${digits}.svg,Maker,`;
}

/** The bytes of a file in pieces, as a socket gives them. */
export async function* streamOf(text: string | Buffer | readonly Buffer[]): AsyncGenerator<Buffer> {
  if (typeof text === 'string') yield Buffer.from(text);
  else if (Buffer.isBuffer(text)) yield text;
  else yield* text;
}

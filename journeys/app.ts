// The platform as a journey sees it: an address, a clock to move, and calls of people who are not on the screen.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { addSupplier, addTypes, importGoods, listCatalogue } from '#features/goods/contract.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { consoleToken, joinByLink } from '#testing/door.ts';
import { carrierEvents } from '#features/shipping/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { addToShowcase, listShowcase } from '#features/showcase/contract.ts';
import { sign, signatureHeader } from '#platform/ports/signature.ts';
import { openTestDatabase } from '#platform/testing/database.ts';
import { callsTo, post } from './calls.ts';
import { carrierCode, operator, secrets, supplier, type Given } from './app-facts.ts';

const started = z.object({ port: z.int() });
const moved = z.object({ now: z.string() });
const returned = z.object({ units: z.string() });
type Command = { act: string; days?: number; address?: string; units?: string; isFinal?: boolean };
const silenceMs = 30_000;

export type App = Awaited<ReturnType<typeof startApp>>;

type AppOptions = {
  /** With a card provider, a chain and a bank, besides the test provider. */
  readonly hasWays?: boolean;
  /** With the address behind the demo's card "Make us cheat". */
  readonly hasCheats?: boolean;
  /** The issuer of an identity provider, by which people of the console may sign in. */
  readonly identityProvider?: string;
  /** Where a service is that translates messages. */
  readonly translationService?: string;
  /** The DNS server that is asked about the domains of shops; without it they have none. */
  readonly dnsServer?: string;
  /** One more process of that house, at an address of its own: the same database, files, keys and people. */
  readonly beside?: { readonly shared: Shared };
};

/** Starts an instance of its own for a file of journeys. Call `end` in `afterAll`. */
export async function startApp({
  hasWays = false,
  hasCheats = false,
  identityProvider,
  translationService,
  dnsServer,
  beside,
}: AppOptions = {}) {
  const shared = beside?.shared ?? (await openShared());
  shared.join();
  const facts: Given = {
    ...shared.facts,
    hasWays,
    hasCheats,
    identityProvider,
    translationService,
    dnsServer,
    isFirst: beside === undefined,
  };
  const child = fork(fileURLToPath(new URL('app-process.ts', import.meta.url)), [JSON.stringify(facts)]);
  const { port } = z.parse(started, await nextMessage(child));
  const url = `http://127.0.0.1:${port}`;
  const command = async (message: Command) => {
    child.send(message);
    return new Date(z.parse(moved, await nextMessage(child)).now);
  };
  const told = async (act: 'returned' | 'captures') => {
    child.send({ act });
    return BigInt(z.parse(returned, await nextMessage(child)).units);
  };
  const advance = (days: number) => command({ act: 'advance', days });

  return {
    url,
    shared,
    /** Moves the clock, doing on the way what becomes due. */
    advance,
    /** Tokens for an address: final at once, or seen and not final yet. */
    sendTokens: (address: string, units: bigint, isFinal = true) =>
      command({ act: 'send', address, units: String(units), isFinal }),
    /** Tokens that came back to the buyer's wallet. */
    returnedTokens: () => told('returned'),
    /** Payments that the card provider has taken money for. */
    cardCaptures: async () => Number(await told('captures')),
    /** Begins the platform's own work, which has no end: the ranking, pacing of promotion, seeds of days. */
    beginWork: () => command({ act: 'work' }),
    stop: () => command({ act: 'stop' }),
    start: () => command({ act: 'start' }),
    /** The process ends as by a power cut: nobody is told, nothing is closed. What it shared with others stays. */
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    async end() {
      if (child.connected) {
        const exit = once(child, 'exit');
        child.send({ act: 'end' });
        await exit;
      }
      await shared.leave();
    },
    ...callsTo(url),
    /** A carrier's scan of a parcel, signed as carriers sign. */
    async scan(tracking: string, code: CarrierEventCode) {
      const at = await advance(0);
      const event = { event_id: `${code}-${tracking}`, tracking, code, at: at.toISOString() };
      const body = JSON.stringify({ events: [event] });
      const path = apiBase + carrierEvents.path.replace('{carrier}', carrierCode);
      const signature = sign(body, secrets.carrier[0] ?? '', at);
      return post(url + path, body, { [signatureHeader]: signature });
    },
  };
}

type Shared = Awaited<ReturnType<typeof openShared>>;

/** What the processes of one instance share. It outlives each of them: the last to be ended takes it away. */
async function openShared() {
  const database = await openTestDatabase();
  const folder = mkdtempSync(`${tmpdir()}/stockless-journey-`);
  const { receipts, record, push } = secrets;
  let processes = 0;
  return {
    facts: { host: database.host, database: database.database, folder, receipts, record, push },
    join: () => {
      processes += 1;
    },
    async leave() {
      processes -= 1;
      if (processes > 0) return;
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The next message of the platform; that it dies or stays silent is an error here. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error('the house says nothing'))), silenceMs);
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onExit = () => settle(() => reject(new Error('the house of this journey has died')));
    function settle(what: () => void): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      what();
    }
    child.once('message', onMessage).once('exit', onExit);
  });
}

export const goodsHead =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,family,options';

/** A supplier and a type of goods, as operators enter them; gives an operator's token. */
export async function furnish({ ask }: App): Promise<string> {
  const token = await consoleToken({ ask }, operator);
  const days = { dispatch_days: 1, days_p50: 3, days_p90: 6 };
  const facts = { code: 'SUP-1', name: 'Fennmoor Household', country: 'GB', ship_fee: '3.00' };
  const { username, password } = supplier;
  const { link } = await ask(addSupplier, { ...facts, ...days, username }, token);
  await joinByLink({ ask }, link, password);
  await consoleToken({ ask }, supplier);
  await ask(addTypes, { list: [{ code: 'kitchen', name: 'Kitchen' }] }, token);
  return token;
}

type Row = {
  readonly code: string;
  readonly title: string;
  readonly cost: string;
  readonly stock: number;
  /** As `Colour=Blue`, of the family that the goods are one of. */
  readonly options?: string;
  readonly family?: string;
};

export function csvOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ code, title, cost, stock, family = '', options = '' }) =>
      `${code},${title},A good thing.,kitchen,SUP-1,${cost},,${stock},,,,,${family},${options}`,
  );
  return [goodsHead, ...lines, ''].join('\n');
}

export type Shop = { readonly token: string; readonly handle: string };

/** A shop whose merchant came by invitation, over HTTP. A name is one shop's alone. */
export async function makeShop(
  { ask }: App,
  operatorToken: string,
  username: string,
  shopName = 'Corner Shop',
): Promise<Shop> {
  const { list } = await ask(addInvitations, { count: 1 }, operatorToken);
  const { invite_ticket } = await ask(inviteCode, { code: list[0]?.code ?? '' });
  const password = 'right-horse-battery-6';
  const account = { username, password, confirm_password: password, shop_name: shopName };
  const { token } = await ask(login, { ...account, register: true, invite_ticket });
  const { info } = await ask(me, {}, token);
  return { token, handle: info.shop.handle };
}

/** Brings goods into the warehouse and one price of them into a shop; gives the listed items. */
export async function stockShop(
  app: App,
  operatorToken: string,
  ask: { shop: Shop; rows: Row[]; price: string },
) {
  const path = `${app.url}${apiBase}${importGoods.path}`;
  const headers = { 'content-type': 'text/csv', authorization: operatorToken };
  await post(path, csvOf(ask.rows), headers);
  const { list } = await app.ask(listCatalogue, { page_size: 100 }, operatorToken);
  const codes = ask.rows.map(({ code }) => code);
  const items = list
    .filter(({ code }) => codes.includes(code))
    .map(({ id }) => ({ goods_id: id, sale_price: ask.price }));
  await app.ask(addToShowcase, { items }, ask.shop.token);
  const shown = await app.ask(listShowcase, { page_size: 100 }, ask.shop.token);
  return shown.list.filter(({ code }) => codes.includes(code));
}

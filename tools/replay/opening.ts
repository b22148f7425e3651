// Before the first order: a supplier, its goods, and a shop for every country, all by the front doors.
import { joinByLink } from '#testing/door.ts';
import { formatUnits } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { csvLine } from '#domain/text/csv.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { addSupplier, addTypes, importGoods, listCatalogue } from '#features/goods/contract.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import type { Client } from './client.ts';
import { consolePerson, merchant, type Credentials, type Person } from './acts/people.ts';
import type { PlannedGoods, ReplayPlan } from './plan.ts';
import { priceBook, type PriceBook } from './prices.ts';
import { replayRules } from './rules.ts';

/** Amounts as the wire has them. */
export function amountOf(pence: number | bigint): string {
  return formatUnits(BigInt(pence), replayRules.currency);
}

export type Shop = {
  readonly country: string;
  readonly handle: string;
  readonly merchant: Person;
  readonly prices: PriceBook;
};

export type App = {
  readonly operator: Person;
  readonly supplier: Person;
  readonly shops: ReadonlyMap<string, Shop>;
  /** Ids of goods by sku. */
  readonly goodsIds: ReadonlyMap<string, string>;
  /** Goods that the product does not let a shop sell at the file's price, in words. */
  readonly refused: readonly string[];
};

/** Who opens the test app. `run` is in every name, so that runs against one server do not meet. */
export type Founder = { readonly client: Client; readonly operator: Credentials; readonly run: string };

const typeCode = 'replay';
const shopsAtOnce = 3;

/**
 * Opens everything that the plan trades with. Every step may be repeated: a call whose answer was lost is made
 * again, and finds done what it did.
 */
export async function openApp(founder: Founder, plan: ReplayPlan): Promise<App> {
  const operator = consolePerson(founder.client, founder.operator);
  const supplier = await enterSupplier(founder, operator);
  await operator.ask(addTypes, { list: [{ code: typeCode, name: 'Replay' }] });
  await importAll(founder, operator, plan.goods);
  const goodsIds = await readCatalogue(operator, plan.goods);
  const shops = new Map<string, Shop>();
  const refused: string[] = [];
  const waiting = [...plan.shops.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, { country }] = next;
      shops.set(
        country,
        await openShop({ ...founder, operatorPerson: operator }, { country, place, plan, goodsIds, refused }),
      );
    }
  };
  await Promise.all(Array.from({ length: shopsAtOnce }, work));
  return { operator, supplier, shops, goodsIds, refused };
}

function supplierCodeOf({ run }: Founder): string {
  return `R${run}`.toUpperCase();
}

async function enterSupplier(founder: Founder, operator: Person): Promise<Person> {
  const person = {
    username: `supplier-${founder.run}`,
    password: `${founder.operator.password}-${founder.run}`,
  };
  const days = { dispatch_days: 1, days_p50: 3, days_p90: 6 };
  const facts = {
    code: supplierCodeOf(founder),
    name: 'Replay supplier',
    country: 'GB',
    ship_fee: amountOf(0),
  };
  const { username, password } = person;
  const said = await operator.call(addSupplier, { ...facts, ...days, username });
  if (!said.ok && said.reason !== 'taken')
    throw new Error(`the supplier was refused: ${said.code} ${said.reason}`);
  if (said.ok) await joinByLink(founder.client, said.data.link, password);
  return consolePerson(founder.client, person);
}

async function importAll(founder: Founder, operator: Person, goods: readonly PlannedGoods[]): Promise<void> {
  const chunks = { [Symbol.iterator]: () => csvOf(goods, supplierCodeOf(founder)) };
  const report = await operator.ask(importGoods, {}, { body: () => ({ chunks, type: 'text/csv' }) });
  const [first] = report.errors;
  if (first === undefined && report.rows === goods.length) return;
  throw new Error(
    `the import of goods refused ${report.refused} of ${report.rows} rows: ${JSON.stringify(first)}`,
  );
}

const titleMax = 200;
const stockMax = 999_999_999;
const rowsPerChunk = 200;

function* csvOf(goods: readonly PlannedGoods[], supplier: string): Generator<string> {
  yield 'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings\n';
  for (let start = 0; start < goods.length; start += rowsPerChunk) {
    const rows = goods
      .slice(start, start + rowsPerChunk)
      .map(({ sku, title, costPence, lowestPence, totalQuantity }) => {
        const cells = [
          sku,
          title.slice(0, titleMax),
          '',
          typeCode,
          supplier,
          amountOf(costPence),
          amountOf(lowestPence),
        ];
        return csvLine([...cells, String(Math.min(totalQuantity, stockMax)), '', '', '', '']);
      });
    yield rows.join('');
  }
}

async function readCatalogue(operator: Person, goods: readonly PlannedGoods[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const read = await operator.ask(listCatalogue, {
      type_id: typeCode,
      sort: 'title',
      page,
      page_size: pageSizeMax,
    });
    for (const { code, id } of read.list) ids.set(code, id);
    if (!read.has_more) break;
  }
  const missing = goods.find(({ sku }) => !ids.has(sku));
  if (missing !== undefined) throw new Error(`the catalogue does not show the imported goods ${missing.sku}`);
  return ids;
}

type Opening = {
  readonly country: string;
  readonly place: number;
  readonly plan: ReplayPlan;
  readonly goodsIds: ReadonlyMap<string, string>;
  readonly refused: string[];
};

async function openShop(founder: Founder & { operatorPerson: Person }, opening: Opening): Promise<Shop> {
  const { country, place } = opening;
  const owner = {
    username: `merchant-${founder.run}-${place + 1}`,
    password: `${founder.operator.password}-${place + 1}`,
  };
  const person = await register(founder, owner, country);
  const { info } = await person.ask(me, {});
  if (info.shop.currency !== replayRules.currency) {
    throw new Error(`the server trades in ${info.shop.currency}, and the file is in ${replayRules.currency}`);
  }
  const prices = priceBook();
  await listAll({ person, prices }, opening);
  return { country, handle: info.shop.handle, merchant: person, prices };
}

const shopNameMax = 60;

/** An account by invitation. Where an answer was lost the account may be there: then its owner signs in. */
async function register(
  { client, operatorPerson }: Founder & { operatorPerson: Person },
  owner: Credentials,
  country: string,
): Promise<Person> {
  const made = await operatorPerson.ask(addInvitations, { count: 1 });
  const code = made.list[0]?.code ?? '';
  const opened = await client.call(inviteCode, { code });
  if (opened.ok) {
    const ask = { ...owner, confirm_password: owner.password, register: true, tz: 'UTC' };
    const name = country.length < 2 ? `Shop ${country}` : country.slice(0, shopNameMax);
    const said = await client.call(login, {
      ...ask,
      invite_ticket: opened.data.invite_ticket,
      shop_name: name,
    });
    if (said.ok) return merchant(client, owner, said.data.token);
    if (said.reason !== 'taken' && said.reason !== 'used')
      throw new Error(`${country} was refused: ${said.code} ${said.reason}`);
  }
  return merchant(client, owner);
}

/** Lists every goods that is sold in the shop at its first price there. */
async function listAll(
  shop: { person: Person; prices: PriceBook },
  { country, plan, goodsIds, refused }: Opening,
): Promise<void> {
  const first = new Map<string, number>();
  for (const order of plan.orders) {
    if (order.country !== country) continue;
    for (const { sku, pricePence } of order.lines) if (!first.has(sku)) first.set(sku, pricePence);
  }
  const items = [...first].map(([sku, pence]) => ({ sku, pence, goods_id: goodsIds.get(sku) ?? '' }));
  for (let start = 0; start < items.length; start += limits.showcaseRowsPerCall) {
    const part = items.slice(start, start + limits.showcaseRowsPerCall);
    const asked = part.map(({ goods_id, pence }) => ({ goods_id, sale_price: amountOf(pence) }));
    const { results } = await shop.person.ask(addToShowcase, { items: asked });
    for (const [index, { ok, reason }] of results.entries()) {
      const { sku = '', pence = 0 } = part[index] ?? {};
      if (!ok && reason !== 'already_listed')
        refused.push(`${country} may not sell ${sku} at ${amountOf(pence)}: ${reason}`);
      shop.prices.list(sku, pence);
    }
  }
}

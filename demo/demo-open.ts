// The demonstration world before its first order: people, goods and shops. Doing it twice is as good as once.
import { randomUUID } from 'node:crypto';
import { Refused, type RefusalKey } from '#domain/wire/errors.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { addSupplier, addTypes, importGoods, listGoods } from '#features/goods/contract.ts';
import { listPeople, renewConsoleLink, type ConsoleMember } from '#features/staff/people.contract.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { consoleToken, joinByLink, testSecretOf } from '#testing/door.ts';
import { giveTestFactor, makeOperator } from '#features/staff/server/public.ts';
import { login } from '#features/people/login.contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { publishLook, shopLook } from '#features/shop/look.contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import type { Composed } from '#apps/server/compose.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { typeNamesOf } from './catalogue-texts.ts';
import { catalogue, variants, type CatalogueGoods } from './catalogue.ts';
import { categories } from './categories.ts';
import { demoLooks } from './demo-looks.ts';
import { goodsOf } from './demo-plan.ts';
import {
  demoOperator,
  demoPassword,
  demoShops,
  demoStaff,
  supplierUsername,
  type ShopKey,
} from './demo-world.ts';
import { publishPhotographs } from './photographs.ts';
import { suppliers } from './suppliers.ts';

/**
 * Makes the first operator, and those who work with her. False where somebody has the name already: another process fills this database,
 * or did so before it was killed.
 */
export async function enterStaff({ env }: Composed): Promise<boolean> {
  const entered = demoStaff.map((person) => {
    const factor = { secret: testSecretOf(person.username), env };
    return did('usernameExists', makeOperator(env, { ...person, password: demoPassword, factor }));
  });
  const [isFirst = false] = await Promise.all(entered);
  return isFirst;
}

export async function signInOperator({ ask }: Composed): Promise<string> {
  const token = await consoleToken({ ask }, { username: demoOperator.username, password: demoPassword });
  return token;
}

/** Enters suppliers, goods and shops; gives the shops' handles. */
export async function openWorld(app: Composed): Promise<Record<ShopKey, string>> {
  const operator = await signInOperator(app);
  await enterSuppliers(app, operator);
  await enterGoods(app, operator);
  const open = (shop: ShopKey) => openShop(app, operator, shop);
  return { table: await open('table'), trail: await open('trail'), paper: await open('paper') };
}

async function enterSuppliers(app: Composed, token: string): Promise<void> {
  const { ask, env } = app;
  const entering = suppliers.map((supplier) => {
    const { code, name, country, dispatchDays, daysMedian, daysLate } = supplier;
    const days = { dispatch_days: dispatchDays, days_p50: daysMedian, days_p90: daysLate };
    const fee = formatUnits(supplier.shipFeeUnits, env.policy.currency);
    const facts = { code, name, country, ship_fee: fee, ...days, username: supplierUsername(name) };
    return did('goodsCodeAlreadyExists', ask(addSupplier, facts, { token }));
  });
  await Promise.all(entering);
  const names = new Set(suppliers.map(({ name }) => supplierUsername(name)));
  const { list } = await ask(listPeople, {}, { token });
  for (const person of list) if (names.has(person.username)) await letIn(app, person, token);
}

/** A supplier's person joins by a link. A start that was killed in between finds out what is left to do. */
async function letIn({ ask, env }: Composed, person: ConsoleMember, token: string): Promise<void> {
  if (!person.joined) {
    const { link } = await ask(renewConsoleLink, { person_id: person.id }, { token });
    await joinByLink({ ask }, link, demoPassword);
  }
  if (person.factors.length === 0) {
    await giveTestFactor(env, person.username, testSecretOf(person.username));
  }
}

async function enterGoods({ ask, env }: Composed, token: string): Promise<void> {
  const types = categories.map(({ code, name }) => ({ code, name, names: typeNamesOf(code) }));
  await ask(addTypes, { list: types }, { token });
  await Promise.all([...catalogue, ...variants].map(({ code }) => publishPhotographs(env.files, code)));
  async function* file() {
    yield catalogueCsv();
  }
  const report = await ask(importGoods, {}, { token, stream: file() });
  if (report.refused > 0)
    throw new Error(`the demonstration goods are refused: ${JSON.stringify(report.errors)}`);
}

async function openShop(app: Composed, operator: string, shop: ShopKey): Promise<string> {
  const { ask } = app;
  const { about, address } = demoShops[shop];
  await did('usernameExists', register(app, operator, shop));
  const token = await signInMerchant(app, shop);
  const { handle } = await ask(storeInfo, { patch: { about, address } }, { token });
  await ask(shopLook, { draft: demoLooks[shop] }, { token });
  await did('invalidOperation', ask(publishLook, {}, { token, onceKey: randomUUID() }));
  await fillShowcase(app, token, shop);
  return handle;
}

async function register({ ask }: Composed, operator: string, shop: ShopKey): Promise<void> {
  const { username, name, tz } = demoShops[shop];
  const { list } = await ask(addInvitations, { count: 1, note: name }, { token: operator });
  const { invite_ticket } = await ask(inviteCode, { code: list[0]?.code ?? '' });
  const person = { username, password: demoPassword, confirm_password: demoPassword };
  await ask(login, { ...person, register: true, invite_ticket, shop_name: name, tz });
}

export async function signInMerchant({ ask }: Composed, shop: ShopKey): Promise<string> {
  const { token } = await ask(login, { username: demoShops[shop].username, password: demoPassword });
  return token;
}

/** Everything of the shop's types at its own price; the last goods are kept ready but not on sale. */
async function fillShowcase({ ask, env }: Composed, token: string, shop: ShopKey): Promise<void> {
  const ids = new Map<string, string>();
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const answer = await ask(listGoods, { page, page_size: 100, sort: 'title' }, { token });
    for (const { code, id } of answer.list) ids.set(code, id);
    hasMore = answer.has_more;
  }
  // What is added first stands last: the shop begins with things of all kinds, not with one in all its colours.
  const own = goodsOf(shop);
  const others = variants.filter(({ code }) => own.some((one) => code.startsWith(`${one.code}-`)));
  const goods = [...others, ...own];
  const items = goods.flatMap((one, index) => {
    const goodsId = ids.get(one.code);
    const price = formatUnits(priceOf(one, shop, env), env.policy.currency);
    return goodsId === undefined
      ? []
      : [{ goods_id: goodsId, sale_price: price, listed: index < goods.length - 1 }];
  });
  const { results } = await ask(addToShowcase, { items }, { token });
  const refused = results.find(({ ok, reason }) => !ok && reason !== 'already_listed');
  if (refused !== undefined || items.length < goods.length) {
    throw new Error(`the showcase of ${shop} is not filled: ${JSON.stringify(refused)}`);
  }
}

/** The suggested price by the shop's measure, ending in 90 cents as prices do. */
function priceOf(
  { code, suggestedPrice }: CatalogueGoods,
  shop: ShopKey,
  { policy }: Composed['env'],
): bigint {
  const suggested = parseUnits(suggestedPrice, policy.currency);
  if (suggested === undefined) throw new Error(`${code} has no price in ${policy.currency}`);
  return ((suggested * demoShops[shop].pricePercent) / 10_000n) * 100n + 90n;
}

/** False where it was refused because it was done before. */
async function did(refusal: RefusalKey, doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (error instanceof Refused && error.key === refusal) return false;
    throw error;
  }
}

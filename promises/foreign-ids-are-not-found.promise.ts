// What is another's does not exist: foreign ids answer 404 without a hint, and nothing of another's is ever shown.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '#testing/identity.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { testBuyer, type TestShop } from '#testing/test-app.ts';
import { cpuMs } from '#testing/own-time.ts';
import { inputsWithIds } from './inputs/hostile.ts';
import { fieldsOf } from './inputs/inputs.ts';
import { reason, tries, type Try } from './rigs/foreign-tries.ts';
import { marker, openForeign, supplierOf, type Foreign } from './rigs/foreign-world.ts';
import { noOnes } from './rigs/anonymous.ts';
import { codesOf, fingerprint, say, sql, walk, walkMs, type Said } from './rigs/rig.ts';
import { idOfShop } from './rigs/trade.ts';

/** Without a session nothing could be tried any more. */
const endsSession = ['logout'];

let foreign: Foreign;
beforeAll(async () => {
  foreign = await openForeign();
});
afterAll(() => foreign.trade.close());

const direct = () => foreign.trade.composed.env.db.direct;

/** Fields that name a thing of somebody's; `noOnes` tells of those that only look like it. */
const isId = (name: string) => /(^|_)ids?$|^token$/.test(name);

const hasId = ({ actor, ...rest }: Endpoint) =>
  actor !== 'hook' && fieldsOf({ actor, ...rest }).some(({ name }) => isId(name));

test('every call that takes an id is tried below', () => {
  const endpoints = [...foreign.trade.composed.registry.kept.values()].map(({ endpoint }) => endpoint);
  const taking = endpoints.filter(hasId).map(({ name }) => name);
  const tried = [...Object.keys(tries(foreign)), ...Object.keys(noOnes)];
  const advice =
    'These calls take an id. What is somebody’s: into `tries` of foreign-tries.ts, with another’s id. ' +
    'What is nobody’s own: into no-ones.ts, with the reason.';
  const missing = taking.filter((name) => !tried.includes(name));
  expect(missing, advice).toEqual([]);
  // An entry whose call is gone proves nothing any more.
  const known = new Set(endpoints.map(({ name }) => name));
  const gone = tried.filter((name) => !known.has(name));
  expect(gone, 'There are no such calls: take them out of foreign-tries.ts and no-ones.ts.').toEqual([]);
});

/** Calls that bring a picture, by the part that it is. */
const partOf: Readonly<Record<string, string>> = {
  uploadEvidence: 'picture',
  uploadBuyerChat: 'picture',
  uploadInspection: 'picture',
  claimPicture: 'picture',
  uploadCommentPhoto: 'photo',
};

async function send(name: string, { input, as }: Try): Promise<Said> {
  const token =
    as === 'mine'
      ? await foreign.trade.merchantOf(foreign.mine)()
      : as === 'supplier'
        ? await supplierOf(foreign.trade, 1)()
        : undefined;
  const part = partOf[name];
  const files = part === undefined ? {} : { files: [await picture(part)] };
  return say(foreign.trade.composed, name, { input, ...files, ...(token === undefined ? {} : { token }) });
}

/** What an answer to nobody's id has as well; an undo of nothing is null. */
const unsaying = [
  'reason',
  'field',
  'request_id',
  'results',
  'goods_id',
  'limit',
  'undo_token',
  'undo_until',
];

/** The specification has a code of its own for a payout account that is not there. */
const notFound: Readonly<Record<string, number>> = {
  editPayoutAccount: 451,
  removePayoutAccount: 451,
  quoteWithdrawal: 451,
  requestWithdrawal: 451,
  setPayoutSchedule: 451,
};

test('with another’s ids every call answers 404, shows nothing of foreign.theirs, and changes nothing', async () => {
  const before = await fingerprint(direct());
  for (const [name, list] of Object.entries(tries(foreign))) {
    for (const one of list) {
      const said = await send(name, one);
      expect([name, one.input, ...codesOf(said)]).toEqual([name, one.input, notFound[name] ?? 404]);
      expect(said.text).not.toContain(marker);
      // No hint: the same as for an id that was never anybody's.
      expect(Object.keys(said.data).filter((key) => !unsaying.includes(key))).toEqual([]);
    }
  }
  expect(await fingerprint(direct())).toEqual(before);
});

/** Every id that stands in a row of this shop or is made of one, whatever table it is in. */
async function idsOf(shop: TestShop): Promise<string[]> {
  const columns = await direct().rows(
    sql<{ table_name: string; column_name: string }>(
      `select c.table_name::text, c.column_name::text from information_schema.columns c
       where c.table_schema = 'public' and c.data_type = 'uuid' and c.column_name in ('id', 'case_id')
         and exists (select from information_schema.columns s
         where s.table_schema = 'public' and s.table_name = c.table_name and s.column_name = 'shop_id')`,
    ),
    [],
  );
  const found = new Set<string>();
  for (const { table_name: table, column_name: column } of columns) {
    const text = `select distinct ${column}::text as id from ${table} where shop_id = $1 and ${column} is not null limit 1`;
    for (const { id } of await direct().rows(sql<{ id: string }>(text), [idOfShop(shop)])) found.add(id);
  }
  return [...found].flatMap((id) => [id, `${shop.shopId}.${id}`]);
}

/** Everything of one shop that a call could change. */
async function rowsOf(shop: TestShop): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const own = sql<{ name: string }>(
    `select table_name::text as name from information_schema.columns where table_schema = 'public'
     and column_name = 'shop_id' and table_name not in ('session', 'idempotency', 'timer', 'audit_head', 'audit_entry',
       'act_pending')`,
  );
  for (const { name } of await direct().rows(own, [])) {
    const text = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t where shop_id = $1`;
    found[name] = (await direct().row(sql<{ hash: string }>(text), [idOfShop(shop)]))?.hash ?? '';
  }
  return found;
}

test('with their own ids the owners are served: it is not that nothing can be found', async () => {
  const { orderId } = foreign.pending;
  const token = await foreign.trade.merchantOf(foreign.theirs)();
  for (const [name, input] of [
    ['listOrders', { id: orderId }],
    ['orderLogistics', { order_id: orderId }],
    ['orderMoney', { order_id: orderId }],
    ['caseCost', { case_id: foreign.caseId }],
    ['payAmount', { order_id: orderId }],
    ['payOrders', { order_ids: [orderId] }],
    ['answerCase', { case_id: foreign.caseId, approve: true }],
    ['restrictionDetail', { id: foreign.restrictionId }],
    ['addAppeal', { restriction_id: foreign.restrictionId, text: reason.repeat(3) }],
    ['submitComment', { kind: 'report', comment_id: foreign.commentId, report_reason: 'off_topic' }],
    ['changePrices', { items: [{ id: foreign.rare.id, sale_price: '9.50' }] }],
    ['checkNotices', { since_id: foreign.noticeId }],
    ['readNotices', { ids: [foreign.noticeId] }],
  ] as const) {
    const said = await say(foreign.trade.composed, name, { input, token });
    expect([name, said.code]).toEqual([name, 200]);
  }
  expect((await say(foreign.trade.composed, 'listOrders', { input: {}, token })).text).toContain(marker);
});

test('what a merchant or supplier lists has not one word of another’s in it', async () => {
  const token = await foreign.trade.merchantOf(foreign.mine)();
  const number = orderNumberOf(idOfShop(foreign.theirs), 1);
  const reads: [string, object][] = [
    ['me', {}],
    ['listOrders', {}],
    ['listOrders', { q: marker }],
    ['listOrders', { q: number }],
    ['listRestrictions', {}],
    ['listAppeals', {}],
    ['listAppeals', { restriction_id: foreign.restrictionId }],
    ['exportOrders', {}],
    ['exportOrders', { q: marker }],
    ['listOrderChanges', {}],
    ['listCaseChanges', {}],
    ['listWithdrawalChanges', {}],
    ['listShowcaseChanges', {}],
    ['listCases', {}],
    ['listCases', { order_id: foreign.cased.orderId }],
    ['listComments', {}],
    ['listComments', { order_id: foreign.cased.orderId }],
    ['listComments', { goods_id: foreign.rare.id }],
    ['listShowcase', {}],
    ['listShowcase', { q: marker }],
    ['storeInfo', {}],
    ['wallet', {}],
    ['walletFlow', {}],
    ['homeStat', {}],
    ['homeStatLine', {}],
    ['shopType', {}],
    ['listPayoutAccounts', {}],
    ['listWithdrawals', {}],
    ['listWithdrawals', { account_id: foreign.accountId }],
    ['checkNotices', {}],
    ['listNotices', {}],
    ['listFriendInvitations', {}],
  ];
  for (const [name, input] of reads) {
    const said = await say(foreign.trade.composed, name, { input, token });
    expect([name, said.code]).toEqual([name, 200]);
    expect(said.text).not.toContain(marker);
    for (const { orderId } of [foreign.pending, foreign.preparing, foreign.cased])
      expect(said.text).not.toContain(orderId);
  }
  for (const name of ['listParcels', 'supplierCases', 'listKeys', 'ownClaims']) {
    const said = await say(foreign.trade.composed, name, {
      input: { state: 'all' },
      token: await supplierOf(foreign.trade, 1)(),
    });
    expect([name, said.code]).toEqual([name, 200]);
    expect(said.text).not.toContain(marker);
  }
});

test('a token opens the doors of its own kind only', async () => {
  const tokens = {
    merchant: await foreign.trade.merchantOf(foreign.mine)(),
    operator: await foreign.trade.operator(),
    supplier: await supplierOf(foreign.trade, 0)(),
  };
  for (const { endpoint } of foreign.trade.composed.registry.kept.values()) {
    const { name, actor } = endpoint;
    if (actor === 'anyone' || actor === 'hook') continue;
    for (const kind of ['merchant', 'operator', 'supplier'] as const) {
      if (kind === actor) continue;
      const said = await say(foreign.trade.composed, name, { input: {}, token: tokens[kind] });
      expect([name, kind, said.code]).toEqual([name, kind, 409]);
    }
    expect([name, (await say(foreign.trade.composed, name, { input: {} })).code]).toEqual([name, 407]);
    expect([
      name,
      (await say(foreign.trade.composed, name, { input: {}, token: 'forged'.repeat(8) })).code,
    ]).toEqual([name, 401]);
  }
});

test('what a client says of quantities and prices is refused or not read', async () => {
  const line = { goods_id: foreign.goods[0]?.id ?? '' };
  const cart = (lines: readonly object[]) =>
    say(foreign.trade.composed, 'quoteCart', {
      input: { handle: foreign.mine.handle, lines, country: 'GB' },
    });
  for (const qty of [-1, 0, 1.5, 1e9, 100_001, '1', null, Number.NaN])
    expect([qty, (await cart([{ ...line, qty }])).code]).toEqual([qty, 405]);
  expect((await cart([])).code).toBe(405);
  expect((await cart([line])).code).toBe(403);
  const cheap = { price: '0.01', unit_price: '0.01', amount: '0.01', sale_price: '0.01', cost: '0.00' };
  const said = await cart([{ ...line, qty: 2, ...cheap }]);
  expect(said.data).toMatchObject({
    goods_total: '18.00',
    total: '18.00',
    lines: [{ unit_price: '9.00', amount: '18.00' }],
  });
  const input = {
    quote_id: said.data['quote_id'],
    buyer: testBuyer,
    terms: true,
    total: '0.01',
    amount: '0.01',
    currency: 'VND',
  };
  expect((await say(foreign.trade.composed, 'checkout', { input })).data).toMatchObject({
    total: '18.00',
    currency: 'USD',
  });
  for (const qty of [-1, 0, 1.5, 1e9]) {
    const back = { token: foreign.own.orderToken, reason: 'damaged', lines: [{ id: '1', qty }] };
    expect([qty, (await say(foreign.trade.composed, 'requestReturn', { input: back })).code]).toEqual([
      qty,
      405,
    ]);
  }
});

// The last one: what it sends about its own shop may be done.
test('with every id of another shop in every field, no call of a merchant shows or changes anything of it', async () => {
  const usedMs = cpuMs();
  const ids = await idsOf(foreign.theirs);
  expect(ids.length).toBeGreaterThan(20);
  const before = await rowsOf(foreign.theirs);
  const token = foreign.trade.merchantOf(foreign.mine);
  const calls = [...foreign.trade.composed.registry.kept.values()].filter(
    ({ endpoint }) => endpoint.actor === 'merchant' && !endsSession.includes(endpoint.name),
  );
  const shown: unknown[] = [];
  let tried = 0;
  await walk(calls, async ({ endpoint }) => {
    for (const input of inputsWithIds(endpoint, ids)) {
      const said = await say(foreign.trade.composed, endpoint.name, { input, token: await token() });
      tried += 1;
      // Goods of the warehouse are everybody's: their code is no word of the other shop.
      if (said.text.replaceAll(`X-${marker}`, '').includes(marker)) shown.push([endpoint.name, input]);
    }
  });
  expect(tried).toBeGreaterThan(calls.length);
  expect(shown).toEqual([]);
  expect(await rowsOf(foreign.theirs)).toEqual(before);
  expect(cpuMs() - usedMs).toBeLessThan(walkMs.everyId);
});

// What a buyer is written, as it happens.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTestTown,
  scan,
  testBuyer,
  type TestGoods,
  type TestShop,
  type TestTown,
} from '#testing/test-app.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import { answerCase, requestReturn } from '#features/returns/contract.ts';
import { withdrawContract } from '#features/returns/withdrawal.contract.ts';
import { findInMailbox, listMailbox, type MailboxLetter } from '#platform/db/mailbox.sql.ts';

let town: TestTown;
let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  town = await openTestTown();
  shop = await town.makeShop('Writing Shop');
  const [made] = await town.makeGoods([{ code: 'WRITE-1', cost: '4.00', stock: 100 }]);
  if (made === undefined) throw new Error('there are no goods');
  goods = made;
  await town.list(shop, [goods], '9.00');
});
afterAll(() => town.close());

const buy = () => town.buy(shop, [{ id: goods.id, qty: 1 }]);
const once = () => ({ onceKey: randomUUID() });

/** Every letter that links to this order, the oldest first. */
async function lettersOf(token: string): Promise<MailboxLetter[]> {
  await town.composed.runner.runDue();
  const { direct } = town.composed.world.db;
  const list = await listMailbox(direct, testBuyer.email, 200);
  const found = await Promise.all(list.map(({ message_id: id }) => findInMailbox(direct, id)));
  return found.flatMap((one) => (one?.plain.includes(token) === true ? [one] : [])).toReversed();
}

const subjects = async (token: string) => (await lettersOf(token)).map(({ subject }) => subject);

test('an order is told of from payment to delivery, each letter with its one link', async () => {
  const bought = await buy();
  await town.advance(1);
  const numbers = await town.ship('accepted');
  await town.advance(1);
  await scan(town.composed, numbers, { code: 'delivered', at: town.clock.now() });
  await town.advance(60);
  const told = await subjects(bought.orderToken);
  for (const part of ['at Writing Shop', 'is on its way', 'was delivered', 'How was your order'])
    expect(
      told.filter((subject) => subject.includes(part)),
      part,
    ).toHaveLength(1);
  const list = await lettersOf(bought.orderToken);
  const paid = list.find(({ subject }) => subject.includes(' at '));
  const shipped = list.find(({ subject }) => subject.includes('on its way'));
  expect(paid?.subject).toMatch(/^Your order [0-9A-Z]+-\d+ at Writing Shop$/);
  expect(paid?.plain).toContain('Your payment of $9.00 has arrived');
  expect(paid?.plain).toContain(`/en/s/${shop.handle}/order/${bought.orderToken}`);
  expect(paid?.plain).toContain('/receipt');
  expect(shipped?.plain).toMatch(/Parcel: .+, number .+/);
  // Nothing is loaded from elsewhere when a letter is opened.
  for (const { html } of [paid, shipped].flatMap((one) => one ?? []))
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object|style)\b|url\(|\bon\w+=/i);
});

test('a cancelled order names why, and the refund that was sent has its own letter', async () => {
  const bought = await buy();
  await town.ask(cancelOrder, { token: bought.orderToken }, once());
  await town.composed.runner.runDue();
  const told = await lettersOf(bought.orderToken);
  const cancelled = told.find(({ subject }) => subject.includes('cancelled'));
  const refunded = told.find(({ subject }) => subject.includes('refund'));
  expect(cancelled?.plain).toContain('It was cancelled as you asked.');
  expect(cancelled?.plain).toContain('You get $9.00 back');
  expect(refunded?.plain).toContain('$9.00 was sent back to you');
});

test('a late parcel is told of once, and one that came in time is not', async () => {
  const bought = await buy();
  await town.advance(1);
  await town.ship('accepted');
  await town.advance(9);
  const late = (await subjects(bought.orderToken)).filter((subject) =>
    subject.includes('longer than promised'),
  );
  expect(late).toHaveLength(1);
  const quick = await buy();
  await town.advance(1);
  await town.ship('accepted', 'delivered');
  await town.advance(12);
  expect((await subjects(quick.orderToken)).join()).not.toContain('longer than promised');
});

test('a case is told of step by step, with what the shop said', async () => {
  const bought = await buy();
  await town.advance(1);
  await town.ship('accepted', 'delivered');
  const lines = [{ id: '1', qty: 1 }];
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines };
  const { case_id: caseId } = await town.ask(requestReturn, asked, once());
  await town.composed.runner.runDue();
  const answer = { case_id: caseId, approve: false, text: 'The pictures show another article.' };
  await town.ask(answerCase, answer, { token: await town.merchant(shop), ...once() });
  const told = await lettersOf(bought.orderToken);
  const rejected = told.find(({ subject }) => subject.includes('not granted'));
  expect(told.some(({ subject }) => subject.includes('We have your request'))).toBe(true);
  expect(rejected?.plain).toContain('This is what the shop says: The pictures show another article.');
  // A deadline ends at a minute of a zone; a day alone is over at another time for each reader.
  expect(rejected?.plain).toMatch(/Please ask for it by [A-Z][a-z]+ \d+, \d{4} at \d{2}:\d{2} [AP]M UTC\./);
});

test('a withdrawal gets its receipt with moment and digest, at the address that it names', async () => {
  const bought = await buy();
  const other = 'elsewhere@mail.example';
  const said = { token: bought.orderToken, name: 'Anna Berger', email: other };
  const receipt = await town.ask(withdrawContract, said, once());
  await town.composed.runner.runDue();
  const { direct } = town.composed.world.db;
  const [letter] = await listMailbox(direct, other, 10);
  const whole = await findInMailbox(direct, letter?.message_id ?? '');
  expect(whole?.plain).toContain(receipt.digest);
  expect(whole?.plain).toContain(receipt.declared_at);
  expect(whole?.plain).toContain('1 × Thing WRITE-1 (WRITE-1)');
});

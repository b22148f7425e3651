// What a buyer is written, as it happens.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTestApp,
  scan,
  testBuyer,
  type TestGoods,
  type TestShop,
  type TestApp,
} from '#testing/test-app.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import { answerCase, requestReturn } from '#features/returns/contract.ts';
import { withdrawContract } from '#features/returns/withdrawal.contract.ts';
import { findInMailbox, listMailbox, type MailboxEmail } from '#platform/db/mailbox.sql.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Writing Shop');
  const [made] = await app.makeGoods([{ code: 'WRITE-1', cost: '4.00', stock: 100 }]);
  if (made === undefined) throw new Error('there are no goods');
  goods = made;
  await app.list(shop, [goods], '9.00');
});
afterAll(() => app.close());

const buy = () => app.buy(shop, [{ id: goods.id, qty: 1 }]);
const once = () => ({ onceKey: randomUUID() });

/** Every email that links to this order, the oldest first. */
async function emailsOf(token: string): Promise<MailboxEmail[]> {
  await app.composed.runner.runDue();
  const { direct } = app.composed.env.db;
  const list = await listMailbox(direct, { to: testBuyer.email, limit: 200 });
  const found = await Promise.all(list.map(({ message_id: id }) => findInMailbox(direct, { messageId: id })));
  return found.flatMap((one) => (one?.plain.includes(token) === true ? [one] : [])).toReversed();
}

const subjects = async (token: string) => (await emailsOf(token)).map(({ subject }) => subject);

test('an order is told of from payment to delivery, each email with its one link', async () => {
  const bought = await buy();
  await app.advance(1);
  const numbers = await app.ship('accepted');
  await app.advance(1);
  await scan(app.composed, numbers, { code: 'delivered', at: app.clock.now() });
  await app.advance(60);
  const told = await subjects(bought.orderToken);
  for (const part of ['at Writing Shop', 'is on its way', 'was delivered', 'How was your order'])
    expect(
      told.filter((subject) => subject.includes(part)),
      part,
    ).toHaveLength(1);
  const list = await emailsOf(bought.orderToken);
  const paid = list.find(({ subject }) => subject.includes(' at '));
  const shipped = list.find(({ subject }) => subject.includes('on its way'));
  expect(paid?.subject).toMatch(/^Your order [0-9A-Z]+-\d+ at Writing Shop$/);
  expect(paid?.plain).toContain('Your payment of $9.00 has arrived');
  expect(paid?.plain).toContain(`/en/s/${shop.handle}/order/${bought.orderToken}`);
  expect(paid?.plain).toContain('/receipt');
  expect(shipped?.plain).toMatch(/Parcel: .+, number .+/);
  // Nothing is loaded from elsewhere when an email is opened: its pictures are inside of it.
  for (const { html } of [paid, shipped].flatMap((one) => one ?? [])) {
    expect(html).not.toMatch(/<(?:script|link|iframe|object)\b|url\(|\bon\w+=/i);
    for (const [, src = ''] of html.matchAll(/src="([^"]*)"/g))
      expect(src).toMatch(/^data:image\/jpeg;base64,/);
  }
  expect(paid?.plain).toMatch(/1 × Thing WRITE-1 {2}\$9\.00\n\nItems: \$9\.00\n/);
  expect(paid?.plain).toContain(`Delivery address:\n${testBuyer.name}`);
  expect(paid?.plain).toMatch(/Arrives: \w{3}, \w+ \d+\s–\s\w{3}, \w+ \d+/);
  expect(shipped?.plain).toMatch(/Arrives: \w{3}, \w+ \d+/);
});

test('a cancelled order names why, and the refund that was sent has its own email', async () => {
  const bought = await buy();
  await app.ask(cancelOrder, { token: bought.orderToken }, once());
  await app.composed.runner.runDue();
  const told = await emailsOf(bought.orderToken);
  const cancelled = told.find(({ subject }) => subject.includes('cancelled'));
  const refunded = told.find(({ subject }) => subject.includes('refund'));
  expect(cancelled?.plain).toContain('It was cancelled as you asked.');
  expect(cancelled?.plain).toContain('We’re refunding $9.00');
  expect(refunded?.plain).toContain('We’ve refunded $9.00');
});

test('a late parcel is told of once, and one that came in time is not', async () => {
  const bought = await buy();
  await app.advance(1);
  await app.ship('accepted');
  await app.advance(9);
  const late = (await subjects(bought.orderToken)).filter((subject) =>
    subject.includes('longer than promised'),
  );
  expect(late).toHaveLength(1);
  const quick = await buy();
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  await app.advance(12);
  expect((await subjects(quick.orderToken)).join()).not.toContain('longer than promised');
});

test('a case is told of step by step, with what the shop said', async () => {
  const bought = await buy();
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  const lines = [{ id: '1', qty: 1 }];
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines };
  const { case_id: caseId } = await app.ask(requestReturn, asked, once());
  await app.composed.runner.runDue();
  const answer = { case_id: caseId, approve: false, text: 'The pictures show another article.' };
  await app.ask(answerCase, answer, { token: await app.merchant(shop), ...once() });
  const told = await emailsOf(bought.orderToken);
  const rejected = told.find(({ subject }) => subject.includes('has declined'));
  expect(told.some(({ subject }) => subject.includes('We have your request'))).toBe(true);
  expect(rejected?.plain).toContain('The shop’s reason: The pictures show another article.');
  // A deadline ends at a minute of a zone; a day alone is over at another time for each reader.
  expect(rejected?.plain).toMatch(/Please do so by [A-Z][a-z]+ \d+, \d{4} at \d{2}:\d{2} [AP]M UTC\./);
});

test('a withdrawal gets its receipt with moment and digest, at the address that it names', async () => {
  const bought = await buy();
  const other = 'elsewhere@mail.example';
  const said = { token: bought.orderToken, name: 'Anna Berger', email: other };
  const receipt = await app.ask(withdrawContract, said, once());
  await app.composed.runner.runDue();
  const { direct } = app.composed.env.db;
  const [email] = await listMailbox(direct, { to: other, limit: 10 });
  const whole = await findInMailbox(direct, { messageId: email?.message_id ?? '' });
  expect(whole?.plain).toContain(receipt.digest);
  expect(whole?.plain).toContain(receipt.declared_at);
  expect(whole?.plain).toContain('1 × Thing WRITE-1 (WRITE-1)');
});

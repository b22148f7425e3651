// Messages of PayPal: what is kept of them, and who may go on sending what PayPal did not sign.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { statement } from '#platform/db/database.ts';
import { bought } from '#tools/testing/payment-suite/checkouts.ts';
import { openPaypalShop, untouched } from '#tools/testing/paypal-shop.ts';

let paypal: Awaited<ReturnType<typeof openPaypalShop>>;
beforeAll(async () => {
  paypal = await openPaypalShop();
});
afterAll(() => paypal.close());

test('what proved a message is kept beside it, by the names of its headers', async () => {
  const made = await paypal.shop.checkOut();
  const event = paypal.approve(made);
  const message = paypal.double.messageOf(event);
  await paypal.double.send(message);
  const row = await paypal.app.composed.env.db.direct.row(keptProof, [event.id]);
  expect(JSON.parse(row?.signature ?? '')).toEqual(
    Object.fromEntries(Object.entries(message.headers).filter(([name]) => name.startsWith('paypal-'))),
  );
  expect(row?.event).toBe('CHECKOUT.ORDER.APPROVED');
  expect(JSON.parse(row?.body ?? '')).toEqual({
    id: paypal.idOf(made),
    status: 'APPROVED',
    amount: '30.00 USD',
    at: event.create_time,
    sha256: createHash('sha256').update(message.body).digest('hex'),
  });
});

const keptProof = statement<{ signature: string; body: string; event: string }>(
  'test-paypal-proof',
  `select signature, body, event from payment_event where provider = 'paypal' and event_id = $1`,
);

test('of a message nothing is kept that names the buyer', async () => {
  const made = await paypal.shop.checkOut();
  const person = { payer: { email_address: 'anna@shop.example', name: { surname: 'Nobody' } } };
  const { id, event_type, resource } = paypal.approve(made);
  await paypal.send({
    id: `${id}-P`,
    event_type,
    resource: { ...resource, ...person, custom: 'x'.repeat(500) },
  });
  const odd = { id: 'a\u0000', status: 7, amount: 'much', purchase_units: [{ amount: null }] };
  await paypal.send({ id: `${id}-Q`, event_type: `ODD\u0000${'E'.repeat(300)}`, resource: odd });
  const { list } = (await paypal.app.composed.env.db.direct.row(keptLike, [`${id}%`])) ?? { list: [] };
  expect(list).toHaveLength(2);
  const text = JSON.stringify(list);
  for (const word of ['anna', 'Nobody', 'xxx', made.token]) expect(text).not.toContain(word);
  expect(list.map(({ event }) => event.length)).toEqual([23, 200]);
});

const keptLike = statement<{ list: { event: string }[] }>(
  'test-paypal-kept',
  `select jsonb_agg(to_jsonb(e) order by event_id) as list from payment_event e where event_id like $1`,
);

// As the release before enters a message: with its whole text.
const enterWhole = statement<{ body: string }>(
  'test-message-before',
  `insert into payment_event (provider, event_id, kind, payment_id, body, signature, received_at)
     values ($1, $2, 'ignored', '', $3, '', now()) returning body`,
);

test.each(['card', 'paypal'])(
  'of what a node of the release before enters for %s no text stays',
  async (name) => {
    const text = JSON.stringify({ id: 'WH-1', email: 'anna@shop.example', sha256: 'of something else' });
    const row = await paypal.app.composed.env.db.direct.row(enterWhole, [name, `whole-${name}`, text]);
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(JSON.parse(row?.body ?? '')).toEqual({ sha256 });
  },
);

test.each([400, 422])('a message that PayPal calls improper (%s) was not signed by it', async (status) => {
  const made = await paypal.shop.checkOut();
  const message = paypal.double.messageOf(paypal.approve(made));
  paypal.double.outcomes.verifyStatus = status;
  expect(await paypal.double.send(message)).toEqual([401]);
  paypal.double.outcomes.verifyStatus = 200;
  expect(await paypal.shop.facts(made)).toMatchObject(untouched);
  expect(await paypal.double.send(message)).toEqual([200]);
  expect(await paypal.shop.facts(made)).toEqual(bought);
});

test('whoever sends many messages that PayPal did not sign is read no more, and PayPal is not asked', async () => {
  const made = await paypal.shop.checkOut();
  const message = paypal.double.messageOf(paypal.approve(made));
  const headers = { ...message.headers, 'paypal-transmission-sig': Buffer.from('nobody').toString('base64') };
  const asked = () =>
    paypal.double.seen.filter(({ line }) => line.includes('verify-webhook-signature')).length;
  const before = asked();
  const statuses: number[] = [];
  for (let n = 0; n < limits.hookRefusalsPerAddress + 20; n += 1)
    statuses.push(...(await paypal.double.send({ ...message, headers })));
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses.slice(-20)).toEqual(Array.from({ length: 20 }, () => 429));
  expect(asked() - before).toBeLessThanOrEqual(limits.hookRefusalsPerAddress);
  await paypal.app.advance(11 / 1440);
  expect(await paypal.double.send(message)).toEqual([200]);
  expect(await paypal.shop.facts(made)).toEqual(bought);
});

// Messages of the card provider: who signed and when decides, and nothing in them is money.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '#platform/log.ts';
import { incoming } from '#tools/testing/incoming.ts';
import { firstSecret, openCardRig, secondSecret, type CardRig } from '#tools/testing/card-rig.ts';
import type { Manner } from '#tools/testing/card-double/post.ts';
import { cardSignatureHeader } from './messages.ts';
import { makeCardProvider } from './provider.ts';

let rig: CardRig;
let paymentId: string;
let intent: string;
beforeAll(async () => {
  rig = await openCardRig();
  const { asked, capture } = await rig.paid();
  paymentId = asked.paymentId;
  intent = capture.providerPayment;
});
afterAll(() => rig.double.stop());

function eventOf(type: string) {
  const found = rig.double.book.events.findLast((one) => one.type === type);
  if (found === undefined) throw new Error(`no ${type} happened`);
  return found;
}

function signed(body: Buffer, signature: string | undefined) {
  return incoming(body, { [cardSignatureHeader]: signature });
}

function read(type: string, manner?: Manner) {
  const { body, signature } = rig.double.webhook(eventOf(type), manner);
  return rig.card.read(signed(body, signature));
}

test.each(['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed'])(
  '%s says which payment to ask about, and no amount',
  (type) => {
    const message = read(type);
    expect(message).toMatchObject({ kind: 'check', eventId: eventOf(type).id, paymentId });
    expect(JSON.stringify(message)).not.toContain('4999');
  },
);

test('a changed amount in a well signed message changes nothing: it is not read', () => {
  const rewrite = (text: string) => text.replaceAll('4999', '1');
  expect(read('payment_intent.succeeded', { rewrite })).toEqual(read('payment_intent.succeeded'));
});

test.each([
  ['the first secret', { secrets: [firstSecret] }],
  ['the second secret', { secrets: [secondSecret] }],
  ['both, as while one is replaced', { secrets: [firstSecret, secondSecret] }],
  ['an old one beside a good one', { secrets: ['whsec_retired', secondSecret] }],
  ['a stamp of 300 seconds ago', { stampAgeSeconds: 300 }],
  ['a stamp 300 seconds ahead', { stampAgeSeconds: -300 }],
])('is read with %s', (_, manner) => {
  expect(read('charge.succeeded', manner)?.kind).toBe('check');
});

test.each([
  ['a wrong secret', { secrets: ['whsec_of_somebody_else'] }],
  ['no signature of the scheme', { secrets: [] }],
  ['a stamp of 301 seconds ago', { stampAgeSeconds: 301 }],
  ['a stamp 301 seconds ahead', { stampAgeSeconds: -301 }],
  ['one byte changed', { isBent: true }],
  ['a text that is no event', { rewrite: () => '{"object":"event"}' }],
  ['a text that is no JSON', { rewrite: () => 'received' }],
  ['an empty text', { rewrite: () => ' ' }],
])('is refused with %s', (_, manner) => {
  expect(read('charge.succeeded', manner)).toBeUndefined();
});

test('is refused without a signature, with two stamps, and with a mark before the text', () => {
  const { body, signature } = rig.double.webhook(eventOf('charge.succeeded'));
  expect(rig.card.read(signed(body, signature))?.kind).toBe('check');
  expect(rig.card.read(signed(body, undefined))).toBeUndefined();
  expect(rig.card.read(signed(body, ''))).toBeUndefined();
  expect(rig.card.read(signed(body, `t=1,${signature}`))).toBeUndefined();
  expect(
    rig.card.read(signed(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]), signature)),
  ).toBeUndefined();
  expect(rig.card.read(signed(Buffer.alloc(0), signature))).toBeUndefined();
});

test('every single byte of a message is covered', () => {
  const { body, signature } = rig.double.webhook(eventOf('charge.succeeded'));
  for (let at = 0; at < body.length; at += 1) {
    const bent = Buffer.from(body);
    bent.writeUInt8(bent.readUInt8(at) ^ 1, at);
    expect(rig.card.read(signed(bent, signature))).toBeUndefined();
  }
});

test('the stamp is read by our clock: three days later the same message is refused', async () => {
  const other = await openCardRig();
  await other.paid();
  const [event] = other.double.book.events;
  if (event === undefined) throw new Error('nothing happened');
  const { body, signature } = other.double.webhook(event);
  expect(other.card.read(signed(body, signature))?.kind).toBe('check');
  other.minutes(3 * 24 * 60);
  expect(other.card.read(signed(body, signature))).toBeUndefined();
  // The provider signs anew each time it sends.
  const again = other.double.webhook(event);
  expect(other.card.read(signed(again.body, again.signature))?.kind).toBe('check');
  await other.double.stop();
});

test('kinds that change nothing are ignored, whatever they are called', () => {
  const rewrite = (text: string) => text.replace('"charge.succeeded"', '"customer.created"');
  expect(read('charge.succeeded', { rewrite })).toMatchObject({
    kind: 'ignored',
    reason: 'customer.created',
  });
});

test('a message of real money does not count where the key is one for tests', () => {
  const rewrite = (text: string) =>
    text.replace('"livemode": false,\n  "pending', '"livemode": true,\n  "pending');
  expect(read('charge.succeeded', { rewrite })).toMatchObject({ kind: 'ignored', reason: 'mode' });
});

test('where an account is configured, messages of another one are ignored', () => {
  const config = { secretKey: 'sk_test_x', webhookSecrets: [firstSecret], account: 'acct_ours' };
  const ours = makeCardProvider({ clock: rig.clock, log: makeLog('silent') }, config);
  const of = (account: string) => {
    const rewrite = (text: string) =>
      text.replace('"object": "event"', `"object": "event","account":"${account}"`);
    const { body, signature } = rig.double.webhook(eventOf('charge.succeeded'), { rewrite });
    return ours.read(signed(body, signature));
  };
  expect(of('acct_theirs')).toMatchObject({ kind: 'ignored', reason: 'account' });
  expect(of('acct_ours')).toMatchObject({ kind: 'check', paymentId });
});

test("a bank that asks money back is a matter of the payment, told by the provider's own id", () => {
  rig.double.dispute(intent);
  for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    expect(read(type)).toMatchObject({
      kind: 'check',
      event: type,
      eventId: eventOf(type).id,
      paymentId: '',
      providerPayment: intent,
      about: 'dispute',
    });
});

// Debits that the shop did not sign, and devices that it does not have.
import { describe, expect, it } from 'vitest';
import { answersOf } from '#testing/proof/answers.ts';
import { closeHour, hourMs, minuteMs, startAt } from '#testing/proof/history.ts';
import { addAct, post, type TestShop } from '#testing/proof/platform.ts';
import { checkedAt, codesOf, laterAt, look, openScene, tools } from '#testing/proof/scene.ts';
import { checkRecord } from '../check.ts';
import { toBase64 } from '../bytes.ts';
import { mandateChallenge, mandateText, type Mandate } from '../mandate.ts';

type Phone = {
  readonly id: string;
  readonly sign: (mandate: Mandate) => Promise<{ body: string; signature: string }>;
};

const addedAt = startAt + hourMs;

async function addPhone(shop: TestShop, id: string, activeAt = addedAt): Promise<Phone> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]);
  const key = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  shop.keys.push(key);
  shop.devices.push({
    id,
    kind: 'device',
    algorithm: 'ES256',
    public_key: toBase64(key),
    active_from: new Date(activeAt).toISOString(),
    removal_from: null,
    removed_at: null,
  });
  return {
    id,
    sign: async (mandate) => {
      const body = mandateText(mandate);
      const challenge = new Uint8Array(mandateChallenge(body));
      const made = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, challenge);
      return { body, signature: toBase64(new Uint8Array(made)) };
    },
  };
}

const nonce = '0123456789abcdef0123456789abcdef';

function withdrawal(shop: TestShop, { amount = '1.00', at = laterAt - minuteMs } = {}): Mandate {
  return {
    kind: 'withdrawal',
    shop: shop.code,
    subject: '',
    amount,
    currency: 'USD',
    account: 'a1',
    at: new Date(at).toISOString(),
    nonce,
  };
}

/** A phone that signs, known to the one that checks. */
async function openSigning() {
  const scene = await openScene();
  const { platform, shop } = scene;
  const phone = await addPhone(shop, 'device-1');
  addAct(platform, shop, { act: 'addDevice', subject: phone.id, at: checkedAt + minuteMs });
  closeHour(platform, checkedAt + 2 * minuteMs);
  const seen = await look(scene, checkedAt + 3 * minuteMs);
  expect(seen.findings).toEqual([]);
  if (seen.pinned === undefined) throw new Error('nothing was wrong');
  return { scene: { ...scene, pinned: seen.pinned }, shop, platform, phone };
}

function withdraw(shop: TestShop, units = 100n, at = laterAt - minuteMs): string {
  const document = `withdrawal-${shop.rows.length}`;
  post(shop, {
    kind: 'withdraw',
    debit_kind: 'shop_available',
    credit_kind: 'withdrawing',
    credit_subject: document,
    document,
    actor: 'merchant',
    units,
    at,
  });
  return document;
}

const noPasskey = { authenticator_data: null, client_data: null };

/** One of an order, out of what is available: the key of the movement begins with the refund. */
function refund(shop: TestShop): { order: string; subject: string } {
  const subject = '00000000-0000-4000-8000-000000000007';
  const order = '00000000-0000-4000-8000-000000000001';
  post(shop, {
    kind: 'refund_available',
    debit_kind: 'shop_available',
    credit_kind: 'refund_payable',
    document: order,
    once_key: `${subject}:own`,
    actor: 'merchant',
    units: 100n,
    at: laterAt - minuteMs,
  });
  return { order, subject };
}

function refundMandate(shop: TestShop, order: string, amount = '1.10'): Mandate {
  return { ...withdrawal(shop, { amount }), kind: 'refund', subject: 'd1', account: order };
}

describe('a shop with a device that signs', () => {
  it('a withdrawal that it signed is right', async () => {
    const { scene, shop, platform, phone } = await openSigning();
    const subject = withdraw(shop);
    const signed = await phone.sign(withdrawal(shop));
    shop.mandates.push({
      subject,
      ...signed,
      authenticator_data: null,
      client_data: null,
      device: { id: phone.id },
    });
    closeHour(platform, startAt + 3 * hourMs);
    expect((await look(scene)).findings).toEqual([]);
  });

  it('a refund that it signed is right, for its own order and up to what was signed', async () => {
    const { scene, shop, platform, phone } = await openSigning();
    const { order, subject } = refund(shop);
    const signed = await phone.sign(refundMandate(shop, order));
    shop.mandates.push({ subject, ...signed, ...noPasskey, device: { id: phone.id } });
    closeHour(platform, startAt + 3 * hourMs);
    expect((await look(scene)).findings).toEqual([]);
  });

  it('a refund without a signature, or with one over another order or less, is red', async () => {
    const { scene, shop, phone } = await openSigning();
    const { order, subject } = refund(shop);
    expect(codesOf(await look(scene))).toEqual(['unsigned_debit']);
    const others = [refundMandate(shop, 'a2'), refundMandate(shop, order, '0.99'), withdrawal(shop)];
    for (const other of others) {
      const signed = await phone.sign(other);
      shop.mandates.splice(0, 1, { subject, ...signed, ...noPasskey, device: { id: phone.id } });
      expect(codesOf(await look(scene))).toEqual(['unsigned_debit']);
    }
  });

  it('spend: without its signature, or with one over something else, it is red', async () => {
    const { scene, shop, phone } = await openSigning();
    const subject = withdraw(shop);
    expect(codesOf(await look(scene))).toEqual(['unsigned_debit']);
    const others: Mandate[] = [
      withdrawal(shop, { amount: '1.01' }),
      withdrawal(shop, { at: laterAt - hourMs }),
      { ...withdrawal(shop), shop: 's2' },
      { ...withdrawal(shop), kind: 'campaign' },
    ];
    const rest = { subject, authenticator_data: null, client_data: null, device: { id: phone.id } };
    for (const mandate of others) {
      shop.mandates = [{ ...rest, ...(await phone.sign(mandate)) }];
      expect(codesOf(await look(scene)), JSON.stringify(mandate)).toEqual(['unsigned_debit']);
    }
    const good = await phone.sign(withdrawal(shop));
    const bad = good.signature.startsWith('A')
      ? `B${good.signature.slice(1)}`
      : `A${good.signature.slice(1)}`;
    shop.mandates = [{ ...rest, ...good, signature: bad }];
    expect(codesOf(await look(scene))).toEqual(['unsigned_debit']);
    shop.mandates = [{ ...rest, ...good, device: { id: 'device-9' } }];
    expect(codesOf(await look(scene))).toEqual(['unsigned_debit']);
  });

  it('one signature for two withdrawals of the same amount is red', async () => {
    const { scene, shop, phone } = await openSigning();
    const signed = await phone.sign(withdrawal(shop));
    const rest = { authenticator_data: null, client_data: null, device: { id: phone.id } };
    for (const subject of [withdraw(shop), withdraw(shop)])
      shop.mandates.push({ subject, ...signed, ...rest });
    expect(codesOf(await look(scene))).toEqual(['unsigned_debit']);
  });

  it('a device that is gone, another key in its place, or one that nobody added is red', async () => {
    const { scene, shop } = await openSigning();
    const own = shop.devices;
    shop.devices = [];
    expect(codesOf(await look(scene))).toEqual(['devices_differ']);
    shop.devices = own.map((device) => ({ ...device, public_key: toBase64(new Uint8Array(91)) }));
    expect(codesOf(await look(scene))).toEqual(['devices_differ']);
    shop.devices = own;
    await addPhone(shop, 'device-2', laterAt);
    expect(codesOf(await look(scene))).toEqual(['devices_differ']);
  });

  it('a seal that names other keys is red', async () => {
    const { scene, shop, platform } = await openSigning();
    shop.keys = [];
    closeHour(platform, startAt + 3 * hourMs);
    expect(codesOf(await look(scene))).toEqual(['devices_differ']);
  });

  it('a schedule that it signed pays once a week, no more than was signed, and only until it was ended', async () => {
    const { scene, shop, platform, phone } = await openSigning();
    const signedAt = checkedAt + 5 * minuteMs;
    const mandate = {
      ...withdrawal(shop, { amount: '1.00', at: signedAt }),
      kind: 'payout_schedule',
    } as const;
    const schedule = '00000000-0000-4000-8000-000000000009';
    const give = async (terms: Mandate) => {
      const signed = await phone.sign(terms);
      shop.mandates = [
        { id: schedule, subject: terms.account, ...signed, ...noPasskey, device: { id: phone.id } },
      ];
    };
    addAct(platform, shop, { act: 'setPayoutSchedule', subject: schedule, at: signedAt });
    const run = (units: bigint, { account = 'a1', at = laterAt - minuteMs } = {}) => {
      const subject = withdraw(shop, units, at);
      addAct(platform, shop, { act: 'payout.asked', subject, at, after: { state: 'requested', account } });
    };
    const reset = { rows: shop.rows.length, acts: shop.acts.length };
    const only = async (...runs: Parameters<typeof run>[]) => {
      shop.rows.length = reset.rows;
      shop.acts.length = reset.acts;
      for (const one of runs) run(...one);
      return codesOf(await look(scene));
    };
    await give(mandate);
    expect(await only([100n])).toEqual([]);
    expect(await only([101n])).toEqual(['unsigned_debit']);
    expect(await only([100n, { account: 'a2' }])).toEqual(['unsigned_debit']);
    expect(await only([50n], [50n])).toEqual(['unsigned_debit']);
    for (const other of [
      { ...mandate, kind: 'withdrawal' } as const,
      { ...mandate, shop: 's2' },
      { ...mandate, at: new Date(laterAt + hourMs).toISOString() },
    ]) {
      await give(other);
      expect(await only([100n]), JSON.stringify(other)).toEqual(['unsigned_debit']);
    }
    await give(mandate);
    shop.acts.length = reset.acts;
    addAct(platform, shop, { act: 'endPayoutSchedule', subject: schedule, at: signedAt + minuteMs });
    reset.acts = shop.acts.length;
    expect(await only([100n])).toEqual(['unsigned_debit']);
  });

  it('withdrawals from before the device need no signature', async () => {
    const scene = await openScene();
    withdraw(scene.shop);
    const phone = await addPhone(scene.shop, 'device-1', laterAt);
    addAct(scene.platform, scene.shop, { act: 'addDevice', subject: phone.id, at: laterAt });
    closeHour(scene.platform, laterAt);
    const answers = await answersOf(scene.platform, { ...scene, at: laterAt + minuteMs });
    const seen = await checkRecord(scene.pinned, answers, laterAt + minuteMs, tools);
    expect(seen.findings).toEqual([]);
  });
});

// A merchant's device for tests: a key of its own, signatures over whatever the test says, and shops that have one.
import { generateKeyPairSync, randomBytes, randomUUID, sign as signBytes, type KeyObject } from 'node:crypto';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { mandateChallenge, mandateText, type Mandate } from '#domain/proof/mandate.ts';
import { withdrawalTerms } from '#domain/proof/mandate-terms.ts';
import type { SignedMandate } from '#domain/wire/mandate.ts';
import * as contract from '#features/devices/contract.ts';
import { requestWithdrawal } from '#features/payouts/contract.ts';
import { statement } from '#platform/db/database.ts';
import { pin, type Payee, type Rig } from './payees.ts';
import type { TestApp } from './test-app.ts';

export type Signer = {
  /** SubjectPublicKeyInfo, in base64. */
  readonly publicKey: string;
  /** @param device The id that the platform gave it. */
  readonly sign: (device: string, mandate: Mandate) => SignedMandate;
};

export function makeSigner(): Signer {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (device, mandate) => signedBy(pair.privateKey, device, mandateText(mandate)),
  };
}

function signedBy(key: KeyObject, device: string, body: string): SignedMandate {
  const signature = signBytes('sha256', mandateChallenge(body), { key, dsaEncoding: 'ieee-p1363' });
  return { device, body, signature: signature.toString('base64') };
}

export const newNonce = (): string => randomBytes(16).toString('hex');

/** What is shown with a refusal for want of a signature. */
export const neededShape = z.object({
  reason: z.string(),
  shop: z.string(),
  currency: z.string(),
  at: z.string(),
  devices: z.array(z.object({ id: z.string(), kind: z.string(), name: z.string() })),
});

export type Held = { readonly payee: Payee; readonly signer: Signer; readonly device: string };
type Asked = { amount?: string; mandate?: SignedMandate; onceKey?: string };

/** What tests of devices do with shops that can be paid out. */
export function signingOf(rig: Rig) {
  const proofOf = (payee: Payee) => ({
    pay_password: pin,
    ...(payee.hasFactor ? { code: payee.code() } : {}),
  });

  async function add(payee: Payee, signer: Signer, name = 'Phone') {
    const ask = { name, public_key: signer.publicKey, ...proofOf(payee) };
    return (await rig.app.ask(contract.addDevice, ask, { token: await payee.token() })).device;
  }

  async function remove(payee: Payee, id: string) {
    const token = await payee.token();
    return (await rig.app.ask(contract.removeDevice, { id, ...proofOf(payee) }, { token })).device;
  }

  async function withdraw(payee: Payee, { amount = '20.00', mandate, onceKey = randomUUID() }: Asked = {}) {
    const base = { amount, account_id: payee.accountId, pay_password: pin };
    const ask = mandate === undefined ? base : { ...base, mandate };
    return rig.call(requestWithdrawal, ask, { token: await payee.token(), onceKey });
  }

  return {
    add,
    remove,
    withdraw,
    /** A shop with this much free money and one device, which signs at once. */
    async withDevice(amount = '500.00'): Promise<Held> {
      const payee = await rig.payee(amount);
      const signer = makeSigner();
      const { id } = await add(payee, signer);
      return { payee, signer, device: id };
    },
    /** The mandate of a withdrawal as the platform wants it. */
    async mandateFor({ payee }: Held, amount = '20.00'): Promise<Mandate> {
      const { data } = await withdraw(payee, { amount });
      const { shop, currency, at } = z.parse(neededShape, data);
      const terms = withdrawalTerms({ amount, currency, accountId: payee.accountId });
      return { ...terms, shop, at, nonce: newNonce() };
    },
    rows: <T extends object>(text: string, shopId: bigint) =>
      rig.env.db.direct.rows(statement<T>(`test-devices-${text.length}`, text), [shopId]),
    passDay: (shopId: bigint) => passDay(rig.app, shopId),
  };
}

/** As the owner of the tables, whom nobody of the platform is: a day passes for the devices of a shop. */
function passDay(app: TestApp, shopId: bigint): Promise<void> {
  return actAsOwner(
    app,
    `update merchant_device set added_at = added_at - interval '25 hours',
      active_from = active_from - interval '25 hours', removal_from = removal_from - interval '25 hours'
      where shop_id = ${shopId}`,
  );
}

export async function actAsOwner({ database }: Pick<TestApp, 'database'>, text: string): Promise<void> {
  const client = new Client({ host: database.host, database: database.database, user: database.user });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

// Whether an act carries what a device of the shop has to sign, and writing that down with the act.
import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { fromBase64 } from '#domain/proof/bytes.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { isAnsweredOn, verifyMandate, type Mandate, type MandateSignature } from '#domain/proof/mandate.ts';
import { payPasswordTerms, saysTerms, type MandateTerms } from '#domain/proof/mandate-terms.ts';
import { refuse, type Refused } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import type { SignedMandate } from '#domain/wire/mandate.ts';
import type { listMandates } from '#features/devices/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './device.sql.ts';
import { partyOf } from './passkeys.ts';

type Context = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
};

/** A mandate that was checked and is not written down yet; without a device where none of the shop signs. */
export type CheckedMandate = {
  readonly terms: MandateTerms;
  readonly signed: (MandateSignature & { readonly deviceId: string; readonly body: string }) | undefined;
};

/**
 * Checks the signature over what is asked. Call it before a secret is tried: a code that counts once must not be used up
 * by an act that has to be sent again with its signature. It locks nothing.
 *
 * @throws Refused `signatureNeeded` with what to sign and which devices can, where none came and the shop has one;
 * `invalidParameter` with field `mandate` (`device`, `shape`, `signature`, `terms`, `time`).
 */
export async function checkMandate(
  context: Context,
  terms: MandateTerms,
  sent: SignedMandate | undefined,
): Promise<CheckedMandate> {
  const devices = await sql.listSigning(context.tx, { shopId: context.shopId });
  if (devices.length === 0) return { terms, signed: undefined };
  if (sent === undefined) throw needed(context, devices, terms.currency);
  const key = devices.find(({ id }) => id === sent.device);
  if (key === undefined) throw wrong('device');
  const signed = readSignature(sent);
  const { kind, algorithm, public_key: publicKey } = key;
  const mandate = await read(sent.body, signed, { kind, algorithm, publicKey });
  if (kind === 'passkey' && !isAnsweredOn(signed, partyOf(context.env))) throw wrong('signature');
  assertSays(context, mandate, terms);
  return { terms, signed: { ...signed, deviceId: key.id, body: sent.body } };
}

type Devices = Awaited<ReturnType<typeof sql.listSigning>>;

/** Everything that a phone needs to sign, and no word about what it signs: that it knows itself. */
function needed({ env, shopId }: Context, devices: Devices, currency: string): Refused {
  return refuse('signatureNeeded', {
    reason: 'signature',
    shop: shopCodeOf(shopId),
    currency,
    at: env.clock.now().toISOString(),
    party: partyOf(env).party,
    devices: devices.map(({ id, kind, name, credential, public_key: key }) => ({
      id,
      kind,
      name,
      credential,
      public_key: key.toString('base64'),
    })),
  });
}

const wrong = (reason: string) => refuse('invalidParameter', { field: 'mandate', reason });

function readSignature(sent: SignedMandate): MandateSignature {
  try {
    const read = (text: string | undefined) => (text === undefined ? undefined : fromBase64(text));
    return {
      signature: fromBase64(sent.signature),
      authenticatorData: read(sent.authenticator_data),
      clientData: read(sent.client_data),
    };
  } catch (error) {
    if (error instanceof ProofFault) throw wrong('shape');
    throw error;
  }
}

type Key = Parameters<typeof verifyMandate>[1]['key'];

async function read(body: string, signed: MandateSignature, key: Key): Promise<Mandate> {
  try {
    return await verifyMandate(body, { signed, key, subtle: crypto.subtle });
  } catch (error) {
    if (!(error instanceof ProofFault)) throw error;
    throw wrong(error.code === 'malformed_mandate' ? 'shape' : 'signature');
  }
}

function assertSays({ env, shopId }: Context, mandate: Mandate, terms: MandateTerms): void {
  if (mandate.shop !== shopCodeOf(shopId) || !saysTerms(mandate, terms)) throw wrong('terms');
  const apartMs = Math.abs(env.clock.now().getTime() - Date.parse(mandate.at));
  if (apartMs > limits.mandateAgeMs) throw wrong('time');
}

/**
 * Writes a checked mandate down with the act that it allows, in the act's own transaction. The database looks once more
 * whether a device has to sign, can sign, and never signed this before.
 *
 * @param about `id` of the mandate, which is the act's own id for withdrawals and campaigns.
 * @throws Refused as `checkMandate`, where devices changed meanwhile; `invalidParameter` (`replayed`).
 */
export async function recordMandate(
  context: Context,
  { terms, signed }: CheckedMandate,
  about: { readonly id: string; readonly subject: string; readonly units: bigint },
): Promise<void> {
  const { tx, shopId } = context;
  const row = await sql.enterMandate(tx, {
    shopId,
    id: about.id,
    kind: terms.kind,
    subject: about.subject,
    units: about.units,
    deviceId: signed?.deviceId,
    body: signed?.body,
    signature: bytesOf(signed?.signature),
    authenticatorData: bytesOf(signed?.authenticatorData),
    clientData: bytesOf(signed?.clientData),
  });
  const came = row?.came;
  if (came === 'entered') return;
  if (came === 'unsigned') throw needed(context, await sql.listSigning(tx, { shopId }), terms.currency);
  throw wrong(came === 'replayed' || came === 'device' ? came : 'terms');
}

const bytesOf = (bytes: Uint8Array | undefined): Buffer | null =>
  bytes === undefined ? null : Buffer.from(bytes);

/** For the room of people: a change of the transaction password, signed like money. */
export async function signPayPassword(
  env: Environment,
  { shopId, personId }: { readonly shopId: bigint; readonly personId: string },
  sent: SignedMandate | undefined,
): Promise<(tx: Tx) => Promise<string>> {
  const checked = await checkMandate({ env, tx: env.db.direct, shopId }, payPasswordTerms(), sent);
  return async (tx) => {
    const id = env.random.id(env.clock.now());
    await recordMandate({ env, tx, shopId }, checked, { id, subject: personId, units: 0n });
    return id;
  };
}

/** What was signed, in the order of the mandates' numbers. */
export async function presentMandates(
  tx: Tx,
  shopId: bigint,
  after: number,
): Promise<z.input<typeof listMandates.output>> {
  const limit = limits.mandatesAtOnce;
  const rows = await sql.listMandates(tx, { shopId, after, limit });
  const last = rows.at(-1);
  const base64 = (bytes: Buffer | null) => bytes?.toString('base64') ?? null;
  return {
    list: rows.map((row) => ({
      n: Number(row.n),
      id: row.id,
      kind: row.kind,
      subject: row.subject,
      body: row.body ?? '',
      signature: base64(row.signature) ?? '',
      authenticator_data: base64(row.authenticator_data),
      client_data: base64(row.client_data),
      device: {
        id: row.device_id,
        kind: row.device_kind,
        algorithm: row.algorithm,
        public_key: row.public_key.toString('base64'),
      },
      at: row.at,
    })),
    next: rows.length === limit && last !== undefined ? Number(last.n) : null,
  };
}

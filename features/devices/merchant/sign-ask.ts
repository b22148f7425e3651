// Signs what the merchant asks for, where the platform wants it signed: with the key of this device, or with a passkey.
// What is signed is made of the ask itself: the platform cannot have anything else signed than what was on the screen.
import { toBase64, toHex } from '#domain/proof/bytes.ts';
import { mandateChallenge, mandateText } from '#domain/proof/mandate.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import type { SignedMandate } from '#domain/wire/mandate.ts';
import type { Refusal } from '#ui/calls/api.ts';
import { termsOf } from './ask-terms.ts';
import { findOwnKey, signWithDevice } from './device-key.ts';
import { readNeeded, type SigningDevice } from './needed.ts';

/**
 * @returns the ask with its signature.
 * @throws the refusal itself where no device within reach signs: its words say what to do.
 */
export async function signAsk(
  endpoint: { readonly name: string },
  ask: unknown,
  refusal: Refusal,
): Promise<unknown> {
  const fields = fieldsOf(ask);
  const needed = readNeeded(refusal.shown);
  const terms = needed === undefined ? undefined : termsOf(endpoint.name, fields, needed.currency);
  if (needed === undefined || terms === undefined) throw refusal;
  const { shop, at, party, devices } = needed;
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const body = mandateText({ ...terms, shop, at, nonce });
  const mandate = (await signHere(body, devices)) ?? (await signByPasskey(body, party, devices));
  if (mandate === undefined) throw refusal;
  return { ...fields, mandate };
}

/** Without a word: the person has just typed their transaction password. */
async function signHere(body: string, devices: readonly SigningDevice[]): Promise<SignedMandate | undefined> {
  const own = await findOwnKey(devices.map(({ publicKey }) => publicKey));
  const device = devices.find(({ kind, publicKey }) => kind === 'device' && publicKey === own);
  if (device === undefined) return undefined;
  try {
    const signature = await signWithDevice(device.publicKey, mandateChallenge(body));
    return { device: device.id, body, signature: toBase64(signature) };
  } catch {
    return undefined;
  }
}

async function signByPasskey(
  body: string,
  party: string,
  devices: readonly SigningDevice[],
): Promise<SignedMandate | undefined> {
  const credentials = devices.flatMap(({ credential }) => credential ?? []);
  if (credentials.length === 0) return undefined;
  try {
    const { answerWithPasskey, hasPasskeys } = await import('./passkey.ts');
    if (!hasPasskeys()) return undefined;
    const { credential, ...signed } = await answerWithPasskey({
      challenge: mandateChallenge(body),
      party,
      credentials,
    });
    const device = devices.find((one) => one.credential === credential);
    return device === undefined ? undefined : { device: device.id, body, ...signed };
  } catch {
    // The person turned away, or this browser has none of them.
    return undefined;
  }
}

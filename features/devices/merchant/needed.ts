// What a refusal for want of a signature says: who can sign, for which shop, and what time it is there.
import { isRecord } from '#domain/wire/fields.ts';

export type SigningDevice = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly publicKey: string;
  /** The id that a passkey is asked for by. */
  readonly credential: string | undefined;
};

export type Needed = {
  readonly shop: string;
  readonly currency: string;
  readonly at: string;
  readonly party: string;
  readonly devices: readonly SigningDevice[];
};

/** Undefined for a refusal of another kind. */
export function readNeeded(shown: Readonly<Record<string, unknown>>): Needed | undefined {
  const { shop, currency, at, party, devices } = shown;
  if (typeof shop !== 'string' || typeof currency !== 'string') return undefined;
  if (typeof at !== 'string' || typeof party !== 'string' || !Array.isArray(devices)) return undefined;
  return { shop, currency, at, party, devices: devices.flatMap((one: unknown) => deviceOf(one) ?? []) };
}

function deviceOf(value: unknown): SigningDevice | undefined {
  if (!isRecord(value)) return undefined;
  const { id, kind, name, public_key: publicKey, credential } = value;
  if (typeof id !== 'string' || typeof kind !== 'string') return undefined;
  if (typeof name !== 'string' || typeof publicKey !== 'string') return undefined;
  return { id, kind, name, publicKey, credential: typeof credential === 'string' ? credential : undefined };
}

// How a signed mandate travels with the act that it allows (domain/proof/mandate.ts).
import * as z from 'zod/mini';
import { id } from './wire.ts';

const base64 = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

export const signedMandate = z.object({
  /** The device of the merchant that signed. */
  device: id,
  /** The mandate itself: the text that was signed. */
  body: z.string().check(z.maxLength(1024)),
  signature: base64(1072),
  /** Of a passkey alone, as its authenticator and the browser gave them. */
  authenticator_data: z.optional(base64(5464)),
  client_data: z.optional(base64(5464)),
});
export type SignedMandate = z.output<typeof signedMandate>;

/** Needed where the shop has a device that signs: without one the answer is `signatureNeeded`, with what to sign. */
export const mandateInput = z.optional(signedMandate);

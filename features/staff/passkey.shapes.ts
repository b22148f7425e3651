// What a browser is asked for and answers when a passkey is made or used (WebAuthn, its JSON forms).
import * as z from 'zod/mini';

const base64url = z.string().check(z.maxLength(8192), z.regex(/^[\w-]*$/));
const publicKey = z.literal('public-key');
const known = z.object({ id: base64url, type: publicKey });

/** `navigator.credentials.create` is asked for this. */
export const creationOptions = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
});

/** `navigator.credentials.get` is asked for this. */
export const requestOptions = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(known),
});

const answered = {
  id: base64url,
  rawId: base64url,
  type: publicKey,
  clientExtensionResults: z.object({}),
};

/** A passkey that was made. */
export const creationAnswer = z.object({
  ...answered,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

/** A passkey that was used. */
export const requestAnswer = z.object({
  ...answered,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

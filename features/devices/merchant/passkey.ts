// Passkeys in the merchant's browser.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { fromBase64, toBase64 } from '#domain/proof/bytes.ts';
import type { beginSigningPasskey } from '#features/devices/contract.ts';

/** A browser makes and uses them on a name only, never on a bare address of numbers. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname);
}

/** Lets the device make a passkey. */
export async function makePasskey(options: OutputOf<typeof beginSigningPasskey>) {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } };
}

type Asked = {
  readonly challenge: Uint8Array;
  readonly party: string;
  /** Ids of the passkeys that may answer. */
  readonly credentials: readonly string[];
};

/** Lets a passkey answer a challenge; the person is asked by their device. */
export async function answerWithPasskey({ challenge, party, credentials }: Asked) {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: toUrl(toBase64(challenge)),
      rpId: party,
      userVerification: 'required',
      allowCredentials: credentials.map((credential) => ({ id: credential, type: 'public-key' })),
    },
  });
  return {
    credential: id,
    signature: fromUrl(response.signature),
    authenticator_data: fromUrl(response.authenticatorData),
    client_data: fromUrl(response.clientDataJSON),
  };
}

const toUrl = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** From the spelling of browsers to that of our wire; what is neither is an error here, not there. */
function fromUrl(text: string): string {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  const padded = plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
  return toBase64(fromBase64(padded));
}

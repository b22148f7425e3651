// Passkeys in the browser.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '#ui/queries/useMutation.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { consolePasskeyBegin, consoleSetUpPasskeyBegin } from '#features/staff/sign-in.contract.ts';
import type { Client } from '#ui/calls/api.ts';
import { useClient } from '#ui/calls/client.tsx';

/** A browser makes and uses them on a name only, never on a bare address of numbers. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname);
}

/** Lets a passkey sign what the server asks, and gives what the server wants to know of it. */
export async function askDevice(options: OutputOf<typeof consolePasskeyBegin>) {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  return { id, rawId, type, clientExtensionResults: {}, response: signed };
}

/** Lets the device make a passkey. */
export async function makePasskey(options: OutputOf<typeof consoleSetUpPasskeyBegin>) {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } };
}

/** Runs the steps with a device: what to sign, the device itself, and what it signed. */
export function usePasskeyAct<Input, Out>(
  run: (client: Client, ask: Input) => Promise<Out>,
  onDone: (output: Out) => void,
) {
  const client = useClient();
  const mutation = useMutation({ mutationFn: (ask: Input) => run(client, ask), onSuccess: onDone });
  // What the device itself says is no sentence for people: it was cancelled, or it has no such passkey.
  const isDevice =
    mutation.error instanceof Error && /NotAllowed|Abort|InvalidState/.test(mutation.error.name);
  return { act: mutation.mutate, isBusy: mutation.isPending, error: mutation.error, isDevice };
}

// A message as an adapter is given it, for its tests.
import type { IncomingMessage } from '#platform/ports/payments.ts';

/** @param headers Names in small letters; one that is undefined did not come. */
export function incoming(
  body: Buffer | string,
  headers: Readonly<Record<string, string | undefined>> = {},
  token?: string,
): IncomingMessage {
  return { body: Buffer.from(body), header: (name) => headers[name], token };
}

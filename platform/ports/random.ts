// Chance is a port, so that tests can repeat it.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { invitationAlphabet, invitationLength, shopIdMax } from '#domain/ids.ts';

export type Random = {
  /** A UUIDv7: unguessable in its last 74 bits, ordered by time in its first 48. */
  id(at: Date): string;
  /** 256 bits as base64url. */
  token(): string;
  shopId(): bigint;
  invitationCode(): string;
};

export const systemRandom: Random = {
  id: (at) => uuidv7(at, randomUUID()),
  token: () => randomBytes(32).toString('base64url'),
  // 48 bits leave room for a cell number above.
  shopId: () => 1n + (randomBytes(8).readBigUInt64BE() % (shopIdMax / 32n)),
  invitationCode: () =>
    Array.from({ length: invitationLength }, () =>
      invitationAlphabet.charAt(randomInt(invitationAlphabet.length)),
    ).join(''),
};

/** RFC 9562 version 7 from a given time, so that ids follow the virtual clock too. */
function uuidv7(at: Date, noise: string): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const rest = noise.replaceAll('-', '').slice(13);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${rest.slice(3, 7)}-${rest.slice(7)}`;
}

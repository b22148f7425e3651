// Chance is a port, so that tests can repeat it.
import { randomBytes, randomInt } from 'node:crypto';
import { invitationAlphabet, invitationLength, shopIdMax } from '#domain/wire/ids.ts';

export type Random = {
  /**
   * A UUIDv7: ordered by time in its first 48 bits, with 73 unguessable ones after them. Ids that one process makes in one
   * millisecond are in the order in which they were made, and whoever knows one still has 48 bits to guess of the next.
   */
  id(at: Date): string;
  /** 256 bits as base64url. */
  token(): string;
  shopId(): bigint;
  invitationCode(): string;
};

export const systemRandom: Random = {
  id: makeIds(),
  token: () => randomBytes(32).toString('base64url'),
  // 48 bits leave room for a cell number above.
  shopId: () => 1n + (randomBytes(8).readBigUInt64BE() % (shopIdMax / 32n)),
  invitationCode: () =>
    Array.from({ length: invitationLength }, () =>
      invitationAlphabet.charAt(randomInt(invitationAlphabet.length)),
    ).join(''),
};

const noiseBits = 74n;
const stepBytes = 6;

/** RFC 9562 version 7 from a given time, so that ids follow the virtual clock too, with its monotonic random (6.2, method 2). */
function makeIds(): Random['id'] {
  let madeAtMs: number | undefined;
  let noise = 0n;
  // The first bit is clear, so that a million steps of one millisecond never come to the end.
  const start = () => BigInt(`0x${randomBytes(10).toString('hex')}`) >> 7n;
  return (at) => {
    const atMs = at.getTime();
    const step = 1n + BigInt(`0x${randomBytes(stepBytes).toString('hex')}`);
    noise = atMs === madeAtMs && noise + step < 1n << noiseBits ? noise + step : start();
    madeAtMs = atMs;
    return uuidv7(atMs, noise);
  };
}

function uuidv7(atMs: number, noise: bigint): string {
  const time = atMs.toString(16).padStart(12, '0');
  const [high, low] = [noise >> 62n, noise & ((1n << 62n) - 1n)];
  const rest = ((1n << 63n) | low).toString(16);
  const version = `7${high.toString(16).padStart(3, '0')}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}

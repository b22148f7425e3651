// The signer port: a key that this process never sees. The signer is handed whole transactions and may say no; it sends
// nothing itself, so that what it signed is kept before anybody else has it.
import * as z from 'zod/mini';
import type { Chain } from '#domain/payments/chain.ts';
import { readCappedText } from '#platform/read-capped.ts';

export type SignRequest = {
  /** Whose money it is. A signer signs one transfer for each id, however often it is asked. */
  readonly id: string;
  readonly chain: Chain;
  /** The transaction as its chain hashes it, in hexadecimal digits. */
  readonly unsigned: string;
};

export type Signer = {
  /** The address that its key belongs to. */
  readonly address: string;
  /** 130 hexadecimal digits: r, s and the recovery bit. @throws Error where it says no or does not answer. */
  sign(this: void, ask: SignRequest): Promise<string>;
};

export type SignerConfig = {
  /** A process of the instance's own machine or network, such as tools/signer. */
  readonly url: string;
  /** At least 32 letters. Never logged. */
  readonly token: string;
  readonly address: string;
};

const answerMs = 10_000;
/** A signature is a tenth of it. */
const answerBytesMax = 10_000;
const shape = z.object({ signature: z.string() });

/** A signer that is reached over HTTP: `POST <url>/sign`. */
export function httpSigner({ url, token, address }: SignerConfig): Signer {
  return {
    address,
    async sign({ id, chain, unsigned }) {
      const answer = await fetch(new URL('/sign', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ id, chain, unsigned }),
        signal: AbortSignal.timeout(answerMs),
      });
      if (!answer.ok) throw new Error(`the signer said no: ${answer.status}`);
      return z.parse(shape, JSON.parse(await readCappedText(answer, answerBytesMax))).signature;
    },
  };
}

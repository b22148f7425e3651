// Talking to a node: nothing it says is taken before it has the right shape, and nothing is waited for longer than that.
import * as z from 'zod/mini';
import { chainLimits } from '#domain/payments/chain.ts';
import { readCappedText } from '#platform/read-capped.ts';

/** A node that does not answer, answers nonsense, or says what cannot be. Nothing was learnt from it. */
export class NodeFault extends Error {}

/** The node answered that it will not do what it was asked; its words are for the log alone. */
export class NodeRefusal extends NodeFault {}

/** What was thrown, to be thrown again after the rest was done. */
export function faultOf(error: unknown): Error {
  return error instanceof Error ? error : new NodeFault(String(error));
}

/** The configuration and the chain do not fit: starting would lose buyers' money. */
export class WrongChain extends Error {}

export type Wire = {
  /** Sends JSON and reads JSON of a shape. `what` names the question in faults: addresses of nodes hold keys. */
  send<S extends z.ZodMiniType>(what: string, ask: WireRequest, shape: S): Promise<z.output<S>>;
};

export type WireRequest = { readonly path: string; readonly body?: unknown };

export type WireTo = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerMs?: number;
};

/** Opens a wire to a node's address. No connection is made yet. */
export function makeWire({ url, headers = {}, answerMs = chainLimits.answerMs }: WireTo): Wire {
  return {
    async send(what, { path, body }, shape) {
      let value: unknown;
      try {
        const answer = await fetch(url.replace(/\/$/, '') + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          redirect: 'error',
          signal: AbortSignal.timeout(answerMs),
        });
        if (!answer.ok) throw new NodeFault(`HTTP ${answer.status}`);
        value = JSON.parse(await readCappedText(answer, chainLimits.answerBytesMax));
      } catch (error) {
        throw new NodeFault(`${what}: the node did not answer`, { cause: error });
      }
      const parsed = z.safeParse(shape, value);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      throw new NodeFault(`${what}: not the shape (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`);
    },
  };
}

/** A transaction's hash in its one spelling: 64 digits in small letters, without `0x`. Undefined where it is none. */
export function hashOf(text: string): string | undefined {
  const digits = text.trim().toLowerCase().replace(/^0x/, '');
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}

export const wireHash = z.pipe(
  z.string().check(z.refine((text) => hashOf(text) !== undefined)),
  z.transform((text) => hashOf(text) ?? ''),
);

/** Hexadecimal digits of whole bytes, with or without `0x`. */
export const wireHex = z.pipe(
  z.string().check(z.regex(/^(?:0x)?(?:[0-9a-fA-F]{2})*$/)),
  z.transform((text) => text.toLowerCase().replace(/^0x/, '')),
);

/** The first topic of a transfer: the hash of `Transfer(address,address,uint256)`. */
export const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export type TokenLog = { readonly topics: readonly string[]; readonly data: string };

/** What a transfer's log says; accounts are 20 bytes in hexadecimal digits. Undefined where it is no transfer. */
export function readTransfer({ topics, data }: TokenLog) {
  const [kind, from = '', to = '', ...more] = topics;
  const isTransfer = kind === transferTopic && more.length === 0 && data.length === 64;
  if (!isTransfer || !isPadded(from) || !isPadded(to)) return undefined;
  return { from: from.slice(24), to: to.slice(24), units: BigInt(`0x${data}`) };
}

const isPadded = (word: string) => /^0{24}[0-9a-f]{40}$/.test(word);

const word = (digits: string) => digits.padStart(64, '0');

/** The call `transfer(to, units)` of a token; the account is 20 bytes in hexadecimal digits. */
export function transferCall(account: string, units: bigint): string {
  return `a9059cbb${transferWords(account, units)}`;
}

export function transferWords(account: string, units: bigint): string {
  return word(account) + word(units.toString(16));
}

export function balanceWords(account: string): string {
  return word(account);
}

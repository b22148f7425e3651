// TRON's HTTP interface as TronGrid and full nodes speak it: questions that watching and sending share.
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import * as z from 'zod/mini';
import { chainLimits } from '#domain/payments/chain.ts';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { NodeFault, wireHash, wireHex, type Wire } from './wire.ts';

export type TronNode = ReturnType<typeof makeTronNode>;

const base58check = createBase58check(sha256);
/** What every account begins with on the wire. */
export const tronPrefix = '41';

/** The 20 bytes of an address, in hexadecimal digits. */
export function tronAccountOf(address: string): string {
  return Buffer.from(base58check.decode(address)).toString('hex').slice(2);
}

export function tronAddressOfAccount(account: string): string {
  return tronAddressOf(Buffer.from(account, 'hex'));
}

const block = z.object({
  blockID: wireHash,
  block_header: z.object({
    // The first block of a chain has no number.
    raw_data: z.object({ number: z._default(z.int(), 0), timestamp: z._default(z.int(), 0) }),
  }),
});

const log = z.object({
  address: wireHex,
  topics: z._default(z.array(wireHex), []),
  data: z._default(wireHex, ''),
});

/** What became of a transaction; an empty object where the node does not know it. */
const transactionInfo = z.object({
  id: z.optional(wireHash),
  blockNumber: z.optional(z.int()),
  blockTimeStamp: z.optional(z.int()),
  result: z.optional(z.string()),
  receipt: z._default(z.object({ result: z.optional(z.string()) }), {}),
  log: z._default(z.array(log), []),
  internal_transactions: z._default(z.array(z.object({ rejected: z.optional(z.boolean()) })), []),
});

const transaction = z.object({
  txID: z.optional(wireHash),
  raw_data_hex: z.optional(wireHex),
  ret: z._default(z.array(z.object({ contractRet: z.optional(z.string()) })), []),
});

const page = z.object({
  success: z.literal(true),
  data: z.array(z.object({ transaction_id: wireHash })).check(z.maxLength(chainLimits.transfersPerPage)),
  meta: z._default(z.object({ fingerprint: z.optional(z.string()) }), {}),
});

const called = z.object({
  result: z.object({ result: z.optional(z.boolean()), message: z.optional(z.string()) }),
  constant_result: z._default(z.array(wireHex), []),
});

const built = z.object({
  result: z.object({ result: z.optional(z.boolean()), message: z.optional(z.string()) }),
  transaction: z.optional(
    z.object({
      txID: wireHash,
      raw_data_hex: wireHex,
      raw_data: z.object({
        ref_block_bytes: wireHex,
        ref_block_hash: wireHex,
        expiration: z.int(),
        timestamp: z.int(),
      }),
    }),
  ),
});

const taken = z.object({ result: z.optional(z.boolean()), code: z.optional(z.union([z.string(), z.int()])) });

export type TokenCall = {
  /** 20 bytes in hexadecimal digits. */
  readonly owner: string;
  readonly contract: string;
  readonly selector: string;
  readonly words: string;
};

/** `solid`: as the chain can no longer undo it. */
type Side = 'solid' | 'newest';
const sides = { solid: 'walletsolidity', newest: 'wallet' } as const;

const callOf = ({ owner, contract, selector, words }: TokenCall) => ({
  owner_address: tronPrefix + owner,
  contract_address: tronPrefix + contract,
  function_selector: selector,
  parameter: words,
  visible: false,
});

/** Questions to one node. Every answer that is not right is a NodeFault. */
export function makeTronNode(wire: Wire) {
  const ask = <S extends z.ZodMiniType>(path: string, body: unknown, shape: S) =>
    wire.send(path, { path: `/${path}`, body }, shape);

  return {
    head: (side: Side) => ask(`${sides[side]}/getnowblock`, {}, block),
    firstBlock: () => ask('wallet/getblockbynum', { num: 0 }, block),
    info: async (side: Side, hash: string) => {
      const info = await ask(`${sides[side]}/gettransactioninfobyid`, { value: hash }, transactionInfo);
      if (info.id === undefined) return undefined;
      const { id, blockNumber, blockTimeStamp } = info;
      const isRight = id === hash && blockNumber !== undefined && blockTimeStamp !== undefined;
      if (!isRight) throw new NodeFault('the node speaks of another transaction');
      return { ...info, blockNumber: BigInt(blockNumber), at: new Date(blockTimeStamp) };
    },
    /** True where the chain has the transaction as successful. Its bytes must make its hash. */
    hasSucceeded: async (hash: string) => {
      const {
        txID,
        raw_data_hex: raw,
        ret,
      } = await ask('walletsolidity/gettransactionbyid', { value: hash }, transaction);
      const own =
        raw === undefined ? undefined : Buffer.from(sha256(Buffer.from(raw, 'hex'))).toString('hex');
      if (txID !== hash || own !== hash) throw new NodeFault('a transaction does not make its hash');
      return ret.length === 1 && ret[0]?.contractRet === 'SUCCESS';
    },
    /** Hashes of transfers of a token to an address, and whether they were all. A hint: each is looked up. */
    listTransfers: async (address: string, contract: string, isFinal: boolean) => {
      const hashes = new Set<string>();
      const final = isFinal ? 'only_confirmed=true' : 'only_unconfirmed=true';
      const query = `only_to=true&${final}&limit=${chainLimits.transfersPerPage}&contract_address=${contract}`;
      let more = '';
      for (let pages = 0; pages < chainLimits.transferPagesMax; pages += 1) {
        const path = `/v1/accounts/${address}/transactions/trc20?${query}${more}`;
        const { data, meta } = await wire.send('v1/accounts', { path }, page);
        for (const one of data) hashes.add(one.transaction_id);
        if (meta.fingerprint === undefined || data.length === 0) break;
        more = `&fingerprint=${encodeURIComponent(meta.fingerprint)}`;
      }
      return [...hashes];
    },
    /** What a call would answer now; a call that would fail is a NodeFault. */
    call: async (asked: TokenCall) => {
      const { result, constant_result: words } = await ask(
        'wallet/triggerconstantcontract',
        callOf(asked),
        called,
      );
      if (result.result !== true || result.message !== undefined) throw new NodeFault('the call would fail');
      return words[0] ?? '';
    },
    build: async (asked: TokenCall, feeSun: number) => {
      const body = { ...callOf(asked), fee_limit: feeSun, call_value: 0 };
      const { result, transaction: one } = await ask('wallet/triggersmartcontract', body, built);
      if (result.result !== true || one === undefined) throw new NodeFault('the node builds no transaction');
      return one;
    },
    /** True where the node took it in now. */
    broadcast: async (raw: string) =>
      (await ask('wallet/broadcasthex', { transaction: raw }, taken)).result === true,
  };
}

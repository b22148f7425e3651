// A chain of TRON for tests: blocks of three seconds, nineteen of them until nothing is undone, and a token.
import { createHash, randomBytes } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak256 } from '#domain/wire/hashes.ts';
import { bytesOf, numberOf, readMessage } from './protobuf.ts';

/** 20 bytes each, in hexadecimal digits. */
type Account = string;

type Log = { address: string; topics: string[]; data: string };

export type TronTransaction = {
  hash: string;
  raw: string;
  /** Undefined while no block has it. */
  block: number | undefined;
  contractRet: string;
  /** What the receipt says, where that is something else. */
  receiptRet?: string;
  result: string | undefined;
  internal: { rejected: boolean }[];
  logs: Log[];
  /** For the lists of addresses: which token went where. */
  moves: { contract: Account; to: Account }[];
};

export const solidDepth = 19;
const blockMs = 3_000;
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const word = (digits: string) => digits.padStart(64, '0');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export type TronChain = ReturnType<typeof makeTronChain>;

export function makeTronChain(start: Date) {
  let head = 100;
  let missing = 0;
  const transactions = new Map<string, TronTransaction>();
  const purse = makePurse();

  function add(given: Partial<TronTransaction>): TronTransaction {
    const raw = given.raw ?? randomBytes(120).toString('hex');
    const made: TronTransaction = {
      hash: sha256(Buffer.from(raw, 'hex')),
      raw,
      block: undefined,
      contractRet: 'SUCCESS',
      result: undefined,
      internal: [],
      logs: [],
      moves: [],
      ...given,
    };
    transactions.set(made.hash, made);
    return made;
  }

  function mine(blocks: number): void {
    for (let made = 0; made < blocks; made += 1) {
      head += 1;
      for (const one of transactions.values()) one.block ??= head;
    }
  }

  return {
    transactions,
    /** Blocks that no node shows as undone. */
    solid: () => Math.max(0, head - solidDepth - missing),
    head: () => head,
    timeOf: (block: number) => start.getTime() + (block - 100) * blockMs,
    mine,
    /** The newest blocks never happened; what stood in them is gone, and the height is the same. */
    reorg(depth: number): void {
      for (const one of transactions.values())
        if (one.block !== undefined && one.block > head - depth) transactions.delete(one.hash);
    },
    /** A node that lags: its final blocks are older by so many. */
    lag: (blocks: number) => {
      missing = blocks;
    },
    endow: purse.endow,
    balance: purse.balance,
    /** Somebody pays; the next block has it. */
    pay(ask: { contract: Account; to: readonly Account[]; units: bigint; over?: Partial<TronTransaction> }) {
      const { contract, to, units, over = {} } = ask;
      const from = 'cd'.repeat(20);
      const made = add({
        logs: to.map((one) => logOf(contract, from, one, units)),
        moves: to.map((one) => ({ contract, to: one })),
        ...over,
      });
      mine(1);
      return made;
    },
    /** Takes a signed transfer as the network does: once, in its time, by who owns what it moves. */
    take(message: Buffer): Taken {
      const { raw, hash, isSigned, expiration, contract, owner, data } = readSigned(message);
      if (transactions.has(hash)) return 'DUP_TRANSACTION_ERROR';
      if (!isSigned) return 'SIGERROR';
      if (expiration <= start.getTime() + (head - 100) * blockMs) return 'TRANSACTION_EXPIRATION_ERROR';
      const to = data.slice(32, 72);
      const units = BigInt(`0x${data.slice(72)}`);
      const isCovered = data.startsWith('a9059cbb') && purse.move({ contract, from: owner, to, units });
      const done = { logs: [logOf(contract, owner, to, units)], moves: [{ contract, to }] };
      add({ raw, ...(isCovered ? done : { contractRet: 'REVERT', result: 'FAILED' }) });
      return 'taken';
    },
  };
}

/** Who holds how much of which token. */
function makePurse() {
  const balances = new Map<string, bigint>();
  const balance = (contract: Account, account: Account) => balances.get(`${contract} ${account}`) ?? 0n;
  const endow = (contract: Account, account: Account, units: bigint) => {
    balances.set(`${contract} ${account}`, units);
  };
  return {
    balance,
    endow,
    /** False where the sender does not hold so much. */
    move(ask: { contract: Account; from: Account; to: Account; units: bigint }): boolean {
      const { contract, from, to, units } = ask;
      if (balance(contract, from) < units) return false;
      endow(contract, from, balance(contract, from) - units);
      endow(contract, to, balance(contract, to) + units);
      return true;
    },
  };
}

type Taken = 'taken' | 'DUP_TRANSACTION_ERROR' | 'SIGERROR' | 'TRANSACTION_EXPIRATION_ERROR';

function logOf(contract: Account, from: Account, to: Account, units: bigint): Log {
  const topics = [transferTopic, word(from), word(to)];
  return { address: contract, topics, data: word(units.toString(16)) };
}

/** What a signed transaction says, and whether the owner of what it moves has signed it. */
function readSigned(message: Buffer) {
  const fields = readMessage(message);
  const raw = bytesOf(fields, 1);
  const hash = sha256(raw);
  const body = readMessage(raw);
  const parameter = readMessage(bytesOf(readMessage(bytesOf(body, 11)), 2));
  const call = readMessage(bytesOf(parameter, 2));
  const owner = bytesOf(call, 1).toString('hex').slice(2);
  return {
    raw: raw.toString('hex'),
    hash,
    owner,
    isSigned: signerOf(bytesOf(fields, 2), hash) === owner,
    expiration: numberOf(body, 8),
    contract: bytesOf(call, 2).toString('hex').slice(2),
    data: bytesOf(call, 4).toString('hex'),
  };
}

function signerOf(signature: Buffer, hash: string): string {
  const recovery = (signature[64] ?? 27) - 27;
  const given = Buffer.concat([Buffer.from([recovery]), signature.subarray(0, 64)]);
  const found = secp256k1.recoverPublicKey(given, Buffer.from(hash, 'hex'), { prehash: false });
  const point = secp256k1.Point.fromBytes(found).toBytes(false);
  return Buffer.from(keccak256(point.slice(1)).slice(12)).toString('hex');
}
